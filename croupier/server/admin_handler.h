// Carries out what an operator asks for. What changes something is answered when it is written.
#pragma once

#include <memory>
#include <string>

#include "croupier/server/admin.h"
#include "croupier/server/backup_job.h"
#include "croupier/server/service.h"

namespace croupier::server {

class AdminHandler {
public:
    // `database` is the file of the store, for copies.
    AdminHandler(Service& service, EventLoop& loop, std::string database, Log& log);

    void handle(const AdminRequest& request, Reply reply);

private:
    void carry_out(const AdminCommand& command, const Reply& reply);
    // Answers `done` when it is written, or that there is `nobody` to do it to.
    void change(const Service::Order& order, std::string done, std::string nobody,
                const Reply& reply);
    void copy(const std::string& file, const Reply& reply);
    Answer metrics() const;
    Answer rooms() const;

    Service& service_;
    const EventLoop& loop_;
    std::string database_;
    Log& log_;
    BackupJob backups_;
};

}  // namespace croupier::server
