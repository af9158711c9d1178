// Questions and their answers.
#include "croupier/load/client.h"

#include <algorithm>

#include "croupier/formats/json_writer.h"
#include "croupier/load/scan.h"
#include "croupier/load/table.h"

namespace croupier::load {

Client::Client(Table& table, EventLoop& loop, Tally& tally, int the_seat)
    : seat(the_seat), table_(table), tally_(tally), socket_(loop, *this) {}

void Client::arrive() {
    if (!socket_.open(table_.url(), table_.source(*this))) lost("there is no socket left");
}

unsigned Client::ask(SentRequest asked, std::string_view type, std::string_view members) {
    if (asked.id == 0) asked.id = ++last_id_;
    asked_.push_back(asked);
    formats::JsonWriter json(type);
    json.word("id", std::to_string(asked.id));
    if (!members.empty()) json.raw(members);
    socket_.send(json.finish());
    return asked.id;
}

void Client::greet() {
    formats::JsonWriter json;
    json.with("version", 1);
    if (!token.empty()) json.word("token", token);
    ask({.what = RequestKind::hello}, "hello", json.take());
}

void Client::lost(std::string_view why) {
    seated = false;
    table_.lost(*this, why);
}

void Client::received(std::string_view text) {
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
    table_.received(*this, type, text);
}

void Client::answered(std::string_view text, std::string_view id, bool ok) {
    const auto wanted = number(id).value_or(0);
    const auto found = std::ranges::find(asked_, static_cast<unsigned>(wanted), &SentRequest::id);
    if (found == asked_.end()) {
        tally_.fault("nobody asked for this: " + std::string(text.substr(0, 200)));
        return;
    }
    const SentRequest asked = *found;
    asked_.erase(found);
    if (!ok) ++tally_.refusals[std::string(word(field(text, "code")))];
    table_.answered(*this, asked, ok, text);
}

}  // namespace croupier::load
