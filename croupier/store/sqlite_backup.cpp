// A copy of a store that may be in use: one moment of it, in one file.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "croupier/store/file.h"
#include "croupier/store/sqlite_open.h"
#include "croupier/store/sqlite_schema.h"
#include "croupier/store/store.h"

namespace croupier::store {

std::optional<std::string> back_up(const std::string& name, const std::string& copy_name) {
    const std::string path = std::filesystem::absolute(name).string();
    const std::string copy = std::filesystem::absolute(copy_name).string();
    const std::string part = copy + ".part";
    if (std::filesystem::exists(copy)) return copy + " exists already. Name another file.";
    int code = SQLITE_OK;
    // The head is asked for through SQLite: closing a file takes away the locks that this program
    // has on it, also those of a store.
    Connection connection = connect(path, Durability::process, code);
    if (code != SQLITE_OK) return connection.trouble();
    sqlite3_db_config(connection.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    if (connection.number("PRAGMA application_id") != application_id)
        return path + " is not a file of this program.";
    const File file = open_file(part, O_RDWR | O_CREAT | O_TRUNC);
    if (!file) return part + " cannot be written: " + std::strerror(errno) + ".";
    Statement vacuum(connection, "VACUUM INTO ?");
    std::optional<std::string> trouble;
    if (!vacuum || !vacuum.with(part).run())
        trouble = "The copy failed: " + std::string(sqlite3_errmsg(connection.handle())) + ".";
    // A link, unlike a new name, never takes the place of a file that came meanwhile.
    else if (::fsync(file.descriptor()) != 0 || ::link(part.c_str(), copy.c_str()) != 0)
        trouble = copy + " cannot be written: " + std::strerror(errno) + ".";
    ::unlink(part.c_str());
    if (!trouble && !sync_folder_of(copy))
        trouble = "The folder of " + copy + " cannot be forced to the disk.";
    return trouble;
}

}  // namespace croupier::store
