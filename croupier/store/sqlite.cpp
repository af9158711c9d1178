// A store in one SQLite file: a connection that writes, one that reads, one that tidies up.
#include <fcntl.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "croupier/store/file.h"
#include "croupier/store/sqlite_checkpointer.h"
#include "croupier/store/sqlite_open.h"
#include "croupier/store/sqlite_reader.h"
#include "croupier/store/sqlite_schema.h"
#include "croupier/store/sqlite_writer.h"
#include "croupier/store/store.h"

namespace croupier::store {
namespace {

using namespace online;

class SqliteStore final : public Store {
public:
    SqliteStore(File lock, File log, Connection writer, Connection reader, Connection checkpointer,
                const std::string& path, Durability durability)
        : lock_(std::move(lock)), durability_(durability), reader_(std::move(reader)),
          writer_(std::move(writer)),
          checkpointer_(std::move(checkpointer), std::move(log), path, durability, commits_) {
        sqlite3_wal_hook(
            writer_.connection().handle(),
            [](void* self, sqlite3*, const char*, int pages) {
                static_cast<Checkpointer*>(self)->committed(pages);
                return SQLITE_OK;
            },
            &checkpointer_);
    }
    bool ready() const { return reader_.ready(); }
    // The first commit of a log waits for the disk; it had better be one that nobody waits for.
    std::optional<std::string> begin_log() {
        const std::string same = "PRAGMA user_version = " + std::to_string(migrations().size());
        if (writer_.connection().run(same.c_str()) == SQLITE_OK) return std::nullopt;
        return writer_.connection().trouble();
    }

    std::optional<std::string> write(std::span<const Change> changes) override {
        if (auto trouble = checkpointer_.trouble()) return trouble;
        const std::lock_guard lock(commits_);
        return writer_.write(changes);
    }
    bool waits_for_disk() const override { return durability_ == Durability::power; }
    std::optional<Player> player(std::string_view id) override { return reader_.player(id); }
    std::optional<Player> account(std::string_view name) override { return reader_.account(name); }
    std::optional<Token> token(std::string_view id) override { return reader_.token(id); }
    void each_open_room(const std::function<void(const OpenRoom&)>& visit) override {
        reader_.each_open_room(visit);
    }
    RoomId last_room() override { return reader_.last_room(); }
    std::vector<Player> leaders(int count) override { return reader_.leaders(count); }
    std::vector<PlayedMatch> matches_of(std::string_view player, int count) override {
        return reader_.matches_of(player, count);
    }
    std::optional<MatchKept> match(std::string_view id) override { return reader_.match(id); }

private:
    File lock_;  // let go last
    const Durability durability_;
    std::mutex commits_;
    SqliteReader reader_;
    SqliteWriter writer_;
    Checkpointer checkpointer_;
};

ParseError failure(std::string sentence) { return {ParseCode::bad_value, 0, std::move(sentence)}; }

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& name, Durability durability) {
    // SQLite gives names like :memory: and file:… a meaning of their own.
    const std::string path = std::filesystem::absolute(name).string();
    File locked = open_file(path + ".lock", O_RDWR | O_CREAT);
    if (!locked)
        return failure(path + ".lock cannot be written: " + std::strerror(errno) +
                       ". The folder must exist and be writable.");
    if (!lock(locked))
        return failure(path + " is in use by another server. Stop that one, or name another file.");
    if (!open_file(path, O_RDWR | O_CREAT))
        return failure(path + " cannot be written: " + std::strerror(errno) + ".");
    if (auto objection = objection_to(path)) return failure(*std::move(objection));

    int code = SQLITE_OK;
    Connection writer = connect(path, durability, code);
    if (code != SQLITE_OK) return failure(writer.trouble());
    if (auto trouble = prepare(writer, path)) return failure(*std::move(trouble));
    Connection reader = connect(path, durability, code);
    if (code != SQLITE_OK) return failure(reader.trouble());
    Connection checkpointer = connect(path, durability, code);
    if (code != SQLITE_OK) return failure(checkpointer.trouble());
    sqlite3_busy_timeout(checkpointer.handle(), 0);  // it comes again in a moment
    File log = open_file(path + "-wal", O_RDWR);
    if (!log) return failure(path + "-wal cannot be opened: " + std::strerror(errno) + ".");
    auto store =
        std::make_unique<SqliteStore>(std::move(locked), std::move(log), std::move(writer),
                                      std::move(reader), std::move(checkpointer), path, durability);
    if (!store->ready())
        return failure(path + " has not the tables that this program makes. It was left as it is: "
                              "put a backup in its place, or move it away.");
    if (auto trouble = store->begin_log()) return failure(*std::move(trouble));
    return std::unique_ptr<Store>(std::move(store));
}

}  // namespace croupier::store
