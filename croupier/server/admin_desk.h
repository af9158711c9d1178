// Carries out what an operator asks for. What changes something is answered when it is written.
#pragma once

#include <memory>
#include <string>

#include "croupier/server/admin.h"
#include "croupier/server/copyist.h"
#include "croupier/server/durations.h"
#include "croupier/server/service.h"

namespace croupier::server {

class AdminDesk {
public:
    // `book` is the file of the store, for copies.
    AdminDesk(Service& service, Clerk& clerk, const Durations& commits, std::string book, Log& log);

    void take(const Errand& errand, Reply reply);

private:
    void carry_out(const AdminCommand& command, const Reply& reply);
    // Answers `done` when it is written, or that there is `nobody` to do it to.
    void change(const Service::Order& order, std::string done, std::string nobody,
                const Reply& reply);
    void copy(const std::string& file, const Reply& reply);
    Answer metrics() const;
    Answer rooms() const;

    Service& service_;
    const Clerk& clerk_;
    const Durations& commits_;
    std::string book_;
    Log& log_;
    Copyist copyist_;
};

}  // namespace croupier::server
