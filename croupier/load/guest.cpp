// Questions and their answers.
#include "croupier/load/guest.h"

#include <algorithm>

#include "croupier/load/scan.h"
#include "croupier/load/table.h"

namespace croupier::load {

Guest::Guest(Table& table, Loop& loop, Tally& tally, int the_seat)
    : seat(the_seat), table_(table), tally_(tally), line_(loop, *this) {}

void Guest::arrive() {
    if (!line_.open(table_.url(), table_.source(*this))) lost("there is no socket left");
}

unsigned Guest::ask(Asked asked, std::string_view type, std::string_view members) {
    if (asked.id == 0) asked.id = ++last_id_;
    asked_.push_back(asked);
    scratch_ = "{\"type\":\"";
    scratch_ += type;
    scratch_ += "\",\"id\":\"";
    scratch_ += std::to_string(asked.id);
    scratch_ += '"';
    if (!members.empty()) scratch_ += ',';
    scratch_ += members;
    scratch_ += '}';
    line_.say(scratch_);
    return asked.id;
}

void Guest::greet() {
    ask({.what = Ask::hello}, "hello",
        token.empty() ? "\"version\":1" : "\"version\":1,\"token\":\"" + token + "\"");
}

void Guest::lost(std::string_view why) {
    seated = false;
    table_.lost(*this, why);
}

void Guest::heard(std::string_view text) {
    ++tally_.frames;
    tally_.bytes += text.size();
    std::string_view type, id;
    Fields fields(text);
    while ((type.empty() || id.empty()) && fields.next()) {
        if (fields.key == "type") type = word(fields.value);
        if (fields.key == "id") id = word(fields.value);
        // An event has no id, and what has one begins with it.
        if (!type.empty() && type != "ok" && type != "error") break;
    }
    if (fields.broken() || type.empty()) return tally_.fault("a frame that is no JSON with a type");
    if (type == "ok" || type == "error") return answered(text, id, type == "ok");
    table_.told(*this, type, text);
}

void Guest::answered(std::string_view text, std::string_view id, bool ok) {
    const auto wanted = number(id).value_or(0);
    const auto found = std::ranges::find(asked_, static_cast<unsigned>(wanted), &Asked::id);
    if (found == asked_.end()) {
        tally_.fault("nobody asked for this: " + std::string(text.substr(0, 200)));
        return;
    }
    const Asked asked = *found;
    asked_.erase(found);
    if (!ok) ++tally_.refusals[std::string(word(field(text, "code")))];
    table_.answered(*this, asked, ok, text);
}

}  // namespace croupier::load
