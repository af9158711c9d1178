// A request while it is answered.
#pragma once

#include <algorithm>
#include <utility>

#include "croupier/protocol/answers.h"
#include "croupier/protocol/session.h"

namespace croupier::protocol {

// One line: the answer's id, and either its members or the error.
inline void write_line(const Json& id, Json error, std::string& out) {
    formats::append_line(out, {{"id", id}, {"ok", false}, {"error", std::move(error)}});
}

// Milliseconds since the start of the match.
inline Time time_in(Members& members) { return members.number_if("at", 0, latest_time); }

// Seats are counted from 0; the solitaires have one.
inline std::optional<Seat> seat_in(Members& members, const Match& match) {
    const auto seats =
        static_cast<std::int64_t>(std::max<std::size_t>(match.seat_results().size(), 1));
    const auto number = members.number_if("seat", 0, seats - 1);
    return number ? std::optional(seat(static_cast<int>(*number))) : std::nullopt;
}

struct Session::Request {
    Request(const Json& json, std::string& lines) : in(json), lines_(lines) {
        const auto found = json.is_object() ? json.find("id") : json.end();
        if (!json.is_object() || found == json.end()) return;
        // What is sent back must be small and plain.
        if (found->is_string() || found->is_number_integer()) {
            id_ = *found;
        } else if (!found->is_null()) {
            in.object_to("id", "a text or a whole number is expected here");
        }
    }

    Members in;
    Json out = Json::object();

    const Json& id() const { return id_; }
    std::string& lines() { return lines_; }
    bool failed() const { return !error_.is_null() || in.fault(); }
    void fail(std::string_view code, std::string_view sentence) { error_ = fault(code, sentence); }
    void fail(const ParseError& error) { error_ = fault(error); }
    void refuse(const Match& match, Move move, Refusal why) {
        error_ = refusal(match.explain(move, why), why);
    }
    void answer_later() { later_ = true; }

    void reply() {
        if (in.fault() && error_.is_null()) error_ = fault(*in.fault());
        if (!error_.is_null()) return write_line(id_, std::move(error_), lines_);
        if (later_) return;
        out["id"] = id_;
        out["ok"] = true;
        formats::append_line(lines_, out);
    }

private:
    std::string& lines_;
    Json id_ = nullptr;
    Json error_ = nullptr;
    bool later_ = false;
};

}  // namespace croupier::protocol
