// Events, tables, refusals and faults as JSON.
#include "croupier/protocol/answers.h"

#include "croupier/engine/card_text.h"

namespace croupier::protocol {
namespace {

Json arguments_json(const std::vector<Argument>& arguments) {
    Json json = Json::object();
    for (const Argument& argument : arguments) json[std::string(argument.name)] = argument.value;
    return json;
}

}  // namespace

Json to_json(const Match& match, const Event& event) {
    Json json{{"kind", name_of(event.kind)}};
    if (event.kind == EventKind::moved && event.move.kind == MoveKind::carry) {
        json["from"] = match.pile_name(event.move.from);
        json["to"] = match.pile_name(event.move.to);
        json["count"] = event.move.count;
    }
    if (event.kind == EventKind::turned_up) {
        json["pile"] = match.pile_name(event.place);
        json["card"] = to_text(event.card);
    }
    if (event.kind == EventKind::typed) json["pile"] = match.pile_name(event.place);
    if (event.kind == EventKind::warned) json["warning"] = name_of(event.warning);
    if (event.kind == EventKind::hinted) json["move"] = match.notation(event.move);
    return json;
}

Json to_json(const Table& table) {
    Json piles = Json::array();
    for (const TablePile& pile : table) {
        Json cards = Json::array();
        for (Card card : pile.cards) cards.push_back(to_text(card));
        Json shown{{"name", pile.name},
                   {"role", name_of(pile.role)},
                   {"face_down", pile.face_down},
                   {"cards", std::move(cards)}};
        if (!pile.mark.empty()) shown["mark"] = pile.mark;
        piles.push_back(std::move(shown));
    }
    return piles;
}

Json refusal(const Explanation& why, Refusal refusal) {
    return {{"kind", "refusal"},
            {"code", code_of(refusal)},
            {"arguments", arguments_json(why.arguments)},
            {"sentence", why.sentence}};
}

Json fault(std::string_view code, std::string_view sentence) {
    return {{"kind", "request"}, {"code", code}, {"sentence", sentence}};
}

Json fault(const ParseError& error) {
    Json json = fault(code_of(error.code), error.sentence);
    if (error.offset > 0) json["offset"] = error.offset;
    if (!error.arguments.empty()) json["arguments"] = arguments_json(error.arguments);
    return json;
}

std::string_view word_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::open: return "open";
    case Outcome::won: return "won";
    case Outcome::lost: return "lost";
    }
    return "";
}

std::string_view word_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::yes: return "yes";
    case Verdict::no: return "no";
    case Verdict::unknown: return "unknown";
    }
    return "";
}

}  // namespace croupier::protocol
