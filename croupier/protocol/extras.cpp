// The state, save and result of a match, which come with an answer when they are asked for.
#include "croupier/protocol/extras.h"

#include <algorithm>
#include <array>

#include "croupier/engine/suggest.h"
#include "croupier/protocol/state.h"

namespace croupier::protocol {

Extras extras_in(Members& members) {
    constexpr const char* key = "with";
    struct Word {
        std::string_view name;
        bool Extras::* member;
    };
    constexpr std::array words{Word{"state", &Extras::state}, Word{"save", &Extras::save},
                               Word{"result", &Extras::result}};
    Extras extras;
    extras.state = members.flag_or("show", false);
    if (!members.has(key)) return extras;
    for (const Json& json : members.list(key)) {
        const std::string name = json.is_string() ? json.get<std::string>() : "";
        const auto found = std::ranges::find(words, std::string_view(name), &Word::name);
        if (found != words.end()) {
            extras.*found->member = true;
            continue;
        }
        std::array<std::string_view, words.size()> names;
        std::ranges::transform(words, names.begin(), &Word::name);
        members.object_to(key, (json.is_string() ? "there is no '" + name + "' to come with it"
                                                 : "texts are expected in this list") +
                                   "; what can is " + listed(names) + did_you_mean(name, names));
        break;
    }
    return extras;
}

void add_extras(Json& out, const Extras& extras, const Save& seated, Seat seat) {
    if (extras.state) out["state"] = state_as_json(seated, seat);
    if (extras.save) out["save"] = save_text(seated);
    if (extras.result) out["result"] = result_json(seated.match->result());
}

std::string save_text(const Save& seated) {
    SaveHead head = seated.head;
    head.time = std::max(head.time, seated.match->elapsed());
    return formats::write_save(head, *seated.match);
}

Json result_json(const GameResult& result) {
    return {{"mode", result.mode},
            {"played", result.played},
            {"won", result.won},
            {"elapsed", result.elapsed},
            {"moves", result.moves},
            {"score", result.score ? Json(*result.score) : Json(nullptr)},
            {"assisted", result.assisted},
            {"stalemate", result.stalemate},
            {"hints", result.hints},
            {"undos", result.undos}};
}

}  // namespace croupier::protocol
