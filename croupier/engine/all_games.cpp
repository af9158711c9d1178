// The functions that take a game by name.
#include "croupier/engine/all_games.h"

#include <algorithm>

#include "croupier/engine/suggest.h"

namespace croupier {
namespace {

// Calls visit for the game of that name and returns what it returns; an error when there is none.
template <class R, class F>
Result<R> with_game(std::string_view id, F&& visit) {
    std::optional<Result<R>> result;
    each_game([&]<class G>(std::type_identity<G> game) {
        if (G::State::id == id) result.emplace(visit(game));
    });
    if (!result) return unknown_game(id);
    return std::move(*result);
}

template <Game G>
GameInfo info_of() {
    GameInfo info{G::State::id, G::title, G::modes, G::levels, G::last_number, {}};
    info.options = options_of<typename G::State::Options>();
    for (const OptionInfo& option : options_of<typename G::HouseRules>())
        info.options.push_back(option);
    return info;
}

ParseError moved_by(ParseError error, std::size_t offset) {
    error.offset += offset;
    return error;
}

}  // namespace

const std::vector<GameInfo>& games() {
    static const std::vector<GameInfo> list = [] {
        std::vector<GameInfo> infos;
        each_game([&]<class G>(std::type_identity<G>) { infos.push_back(info_of<G>()); });
        return infos;
    }();
    return list;
}

const GameInfo* find_game(std::string_view id) {
    const auto found = std::ranges::find(games(), id, &GameInfo::id);
    return found == games().end() ? nullptr : &*found;
}

ParseError unknown_game(std::string_view id) {
    std::vector<std::string_view> names;
    for (const GameInfo& game : games()) names.push_back(game.id);
    return {ParseCode::unknown_game, 0,
            "there is no game '" + std::string(id) + "'; the games are " + listed(names) +
                did_you_mean(id, names)};
}

Result<DealId> deal_id_from(std::string_view text) {
    const std::size_t dash = std::min(text.find('-'), text.size());
    const std::size_t plus = std::min(text.find('+'), text.size());
    std::string prefixes;
    for (const GameInfo& game : games()) {
        for (const Mode& mode : game.modes) {
            prefixes += (prefixes.empty() ? "" : ", ") + std::string(mode.prefix) + "-n";
            if (text.substr(0, dash) != mode.prefix || dash == text.size()) continue;
            if (plus < dash) break;
            const auto number =
                number_from(text.substr(dash + 1, plus - dash - 1), game.last_number);
            if (!number) return moved_by(number.error(), dash + 1);
            auto settings = settings_from(text.substr(std::min(plus + 1, text.size())), '+');
            if (!settings) return moved_by(settings.error(), plus + 1);
            if (!mode.key.empty())
                settings->insert(settings->begin(),
                                 {std::string(mode.key), std::string(mode.word)});
            return DealId{game.id, std::move(*settings), *number};
        }
    }
    return ParseError{ParseCode::syntax, 0,
                      "'" + std::string(text) + "' is no deal id: write " + prefixes +
                          ", with a number for n and options behind it as in K3-17+passes=3"};
}

std::string to_text(const DealId& id) {
    const GameInfo* game = find_game(id.game);
    assert(game != nullptr);
    const Mode* mode = &game->modes[0];
    std::string rest;
    for (const auto& [key, word] : id.settings) {
        const auto found = std::ranges::find_if(
            game->modes, [&](const Mode& m) { return m.key == key && m.word == word; });
        if (found != game->modes.end()) {
            mode = &*found;
        } else {
            rest += "+" + key + "=" + word;
        }
    }
    return std::string(mode->prefix) + "-" + std::to_string(id.number) + rest;
}

Result<Deck> numbered_deck(std::string_view game, std::uint64_t number) {
    return with_game<Deck>(game, [&]<class G>(std::type_identity<G>) -> Result<Deck> {
        const auto checked = number_from(std::to_string(number), G::last_number);
        if (!checked) return checked.error();
        return G::numbered_deck(number);
    });
}

MatchResult deal_match(std::string_view game, const Settings& settings, const Deck& deck) {
    return with_game<std::unique_ptr<Match>>(game, [&]<class G>(std::type_identity<G>) {
        return MatchFactory<G>::from_deck(settings, deck);
    });
}

MatchResult deal_match(const DealId& id) {
    const Result<Deck> deck = numbered_deck(id.game, id.number);
    if (!deck) return deck.error();
    return with_game<std::unique_ptr<Match>>(id.game, [&]<class G>(std::type_identity<G>) {
        return MatchFactory<G>::from_number(id.settings, id.number, *deck);
    });
}

MatchResult match_from_position(std::string_view text, const Settings& house_rules,
                                const Start& start) {
    const Result<PositionText> parts = split_position(text);
    if (!parts) return parts.error();
    return with_game<std::unique_ptr<Match>>(parts->game, [&]<class G>(std::type_identity<G>) {
        return MatchFactory<G>::from_position(text, house_rules, start);
    });
}

MatchResult replay(const Record& record) {
    const auto start = [&]() -> MatchResult {
        if (record.deck.empty()) {
            MatchResult match = match_from_position(record.position, record.settings);
            if (match && (*match)->game() != record.game)
                return ParseError{ParseCode::unknown_game, 0,
                                  "the record names " + record.game + " but its position is of " +
                                      std::string((*match)->game())};
            return match;
        }
        const Result<Deck> deck = deck_from(record.deck);
        if (!deck) return deck.error();
        return deal_match(record.game, record.settings, *deck);
    };
    MatchResult match = start();
    if (!match) return moved_by(match.error(), record.origin_offset);
    for (const auto& [entry, offset] : record.entries)
        if (auto error = carry_out(**match, entry)) return moved_by(*error, offset);
    return match;
}

MatchResult replay(std::string_view text) {
    const Result<Record> record = read_record(text);
    if (!record) return record.error();
    return replay(*record);
}

}  // namespace croupier
