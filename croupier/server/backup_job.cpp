// One task for each copy.
#include "croupier/server/backup_job.h"

#include "croupier/store/store.h"

namespace croupier::server {

bool BackupJob::start(const std::string& database, const std::string& file, Done done) {
    if (busy_) return false;
    busy_ = true;
    worker_.submit(
        executor_, [database, file] { return store::back_up(database, file); },
        [this, answer = std::move(done)](const std::optional<std::string>& trouble) {
            busy_ = false;
            answer(trouble);
        });
    return true;
}

}  // namespace croupier::server
