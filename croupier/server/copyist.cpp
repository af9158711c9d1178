// A thread for each copy.
#include "croupier/server/copyist.h"

#include "croupier/store/store.h"

namespace croupier::server {

Copyist::~Copyist() {
    if (thread_.joinable()) thread_.join();
}

bool Copyist::copy(const std::string& book, const std::string& file, Done done) {
    if (busy_) return false;
    busy_ = true;
    if (thread_.joinable()) thread_.join();
    thread_ = std::thread([this, book, file, told = std::move(done)] {
        post_([this, told, trouble = store::back_up(book, file)] {
            busy_ = false;
            told(trouble);
        });
    });
    return true;
}

}  // namespace croupier::server
