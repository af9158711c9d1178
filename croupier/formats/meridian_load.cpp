// Reading saves of Meridian: the cards are laid out, checked as a whole and opened as a position.
#include <algorithm>

#include "croupier/engine/all_games.h"
#include "croupier/formats/meridian_save.h"
#include "croupier/formats/settings.h"

namespace croupier::formats {
namespace {

// Far beyond any game; the arithmetic of the engine has room above it.
constexpr std::int64_t most_counted = 100'000'000;

ParseError refused(std::string sentence) { return {ParseCode::impossible, 0, std::move(sentence)}; }

class Reader {
public:
    explicit Reader(const Json& json) : members_(json) {}

    Result<MeridianMaster> master(std::optional<Millis> now) {
        const Settings settings =
            members_.has("options") ? settings_in(members_, "options") : Settings{};
        read_mode();
        read_areas();
        const Tally tally = tally_in();
        const Millis timestamp = members_.number("timestamp", 0, latest_time);
        const Millis elapsed = members_.number_if("elapsedMs", 0, latest_time).value_or(0);
        if (members_.fault()) return *members_.fault();
        const auto faults = validate_state(state_);
        if (!faults.empty()) return refused(faults.front().sentence);

        Settings house;
        const Result<std::string> text = position(settings, house);
        if (!text) return text.error();
        MatchResult match = match_from_position(*text, house, {tally, elapsed});
        if (!match) return refused(match.error().sentence);
        if ((*match)->outcome() != Outcome::open) return refused("Game not active");
        return MeridianMaster::over(std::move(*match), std::move(ids_),
                                    {start_time_, now.value_or(timestamp)});
    }

private:
    void read_mode() {
        const std::string mode = members_.text("gameMode");
        const auto& words = Meridian::Options::mode_words;
        const auto found = std::ranges::find(words, mode);
        if (found == std::end(words)) members_.object_to("gameMode", "this is no mode of Meridian");
        if (found != std::end(words)) state_.game_mode = *found;
    }

    MeridianCard card_in(const Json& json, const std::string& place, bool face_up) {
        const std::string id = json.is_string() ? json.get<std::string>() : "";
        const std::optional<Card> card = card_named_by(id);
        if (!card) members_.object_to(place, "the id of a card is expected here");
        if (!card) return {};
        ids_.set(*card, id);
        return card_data(ids_, *card, face_up);
    }

    MeridianCards cards_in(const Json& list, const std::string& place, bool face_up = true) {
        MeridianCards cards;
        if (!list.is_array()) members_.object_to(place, "a list of cards is expected here");
        if (!list.is_array()) return cards;
        for (const Json& id : list)
            cards.push_back(card_in(id, place + "/" + std::to_string(cards.size()), face_up));
        return cards;
    }

    void read_areas() {
        state_.deck = cards_in(members_.list("deck"), "deck", false);
        state_.waste = cards_in(members_.list("waste"), "waste");
        state_.pocket = cards_in(members_.list("pocket"), "pocket");
        state_.pocket2 = cards_in(members_.list("pocket2"), "pocket2");
        const Json& foundations = members_.object("foundations");
        read_foundations(foundations, "up", state_.foundations.up);
        read_foundations(foundations, "down", state_.foundations.down);
        const Json& tableau = seven("tableau");
        const Json& types = seven("columnTypes");
        const Json& typing_cards = seven("columnTypingCards");
        for (std::size_t c = 0; c < MeridianAreas::columns && !members_.fault(); ++c) {
            const std::string number = std::to_string(c);
            state_.tableau[c] = cards_in(tableau[c], "tableau/" + number);
            read_type(types[c], typing_cards[c], c);
        }
        if (!members_.fault()) turn_down();
    }

    const Json& seven(const char* key) {
        const Json& list = members_.list(key);
        if (list.size() != MeridianAreas::columns)
            members_.object_to(key, "one entry for each of seven columns is expected here");
        return list;
    }

    void read_foundations(const Json& all, const char* key,
                          std::array<MeridianCards, suits>& foundations) {
        Members piles(all, "/foundations");
        Members by_suit(piles.object(key), std::string("/foundations/") + key);
        for (std::size_t slot = 0; slot < suits; ++slot) {
            const std::string suit(1, small_letter_of(meridian_suits[slot]));
            foundations[slot] = cards_in(by_suit.list(suit.c_str()),
                                         std::string("foundations/") + key + "/" + suit);
        }
        for (const auto* faulty : {&piles, &by_suit})
            if (faulty->fault()) members_.object_to("", faulty->fault()->sentence);
    }

    // MD-04: the original writes null for a column that is untyped since the deal.
    void read_type(const Json& type, const Json& typing, std::size_t c) {
        const std::string word = type.is_string() ? type.get<std::string>() : "";
        const bool none = type.is_null() && state_.tableau[c].empty();
        for (const std::string_view known : {"ace", "king", "untyped"})
            if (word == known || (type.is_null() && known == "untyped"))
                state_.column_types[c] = none ? "" : known;
        const std::string number = std::to_string(c);
        if (!none && state_.column_types[c].empty())
            members_.object_to("columnTypes/" + number, "this is no type of a column");
        if (typing.is_null()) return;
        const MeridianIds kept = ids_;
        state_.column_typing_cards[c] = card_in(typing, "columnTypingCards/" + number, true);
        ids_ = kept;  // only a card that lies on the table gives its id
    }

    // MD-26: ids say nothing about faces.
    void turn_down() {
        const bool hides = state_.game_mode == "traditional" || state_.game_mode == "expert";
        if (!hides && !members_.has("faceDownCount")) return;
        const Json& counts = seven("faceDownCount");
        for (std::size_t c = 0; c < MeridianAreas::columns && !members_.fault(); ++c) {
            MeridianCards& column = state_.tableau[c];
            const std::uint64_t count =
                counts[c].is_number_unsigned() ? counts[c].get<std::uint64_t>() : UINT64_MAX;
            if (count > column.size())
                members_.object_to("faceDownCount/" + std::to_string(c),
                                   "a number of cards of this column is expected here");
            for (std::size_t i = 0; i < count && i < column.size(); ++i)
                column[i].is_face_up = false;
        }
    }

    Tally tally_in() {
        Members game(members_.object("currentGame"), "/currentGame");
        const auto number = [&](const char* key, std::int64_t most) {
            return static_cast<int>(game.number(key, 0, most));
        };
        const auto first = [&](const char* key, int moves) {
            const Json& json = members_.object("currentGame");
            const auto found = json.find(key);
            const bool none = found == json.end() || found->is_null();
            return none ? 0 : static_cast<int>(game.number(key, 1, moves));
        };
        Tally tally;
        tally.moves = tally.total_moves = number("moves", most_counted);
        tally.hints = number("hintUses", most_counted);
        tally.undos = number("undoUses", most_counted);
        tally.without_progress = number("movesWithoutProgress", tally.moves);
        tally.first_ace = first("firstAceMove", tally.moves);
        tally.first_king = first("firstKingMove", tally.moves);
        tally.draws = static_cast<int>(game.number_if("draws", 0, most_counted).value_or(0));
        tally.recycles = static_cast<int>(game.number_if("recycles", 0, most_counted).value_or(0));
        start_time_ = game.number("startTime", 0, latest_time);
        if (game.fault()) members_.object_to("", game.fault()->sentence);
        return tally;
    }

    // The rules go into the text, what is left is for the house.
    Result<std::string> position(const Settings& settings, Settings& house) const {
        Meridian::Options rules;
        set_option(rules, "mode", state_.game_mode);
        const Meridian::Variant mode = rules.mode;
        for (const Setting& setting : settings) {
            const SetOption done = set_option(rules, setting.key, setting.word);
            if (done == SetOption::unknown_key) house.push_back(setting);
            if (done == SetOption::bad_word)
                return refused("at /options/" + setting.key + ": there is no such choice");
        }
        if (rules.mode != mode) return refused("at /options/mode: the save is of another mode");
        std::string text(Meridian::id);
        for (const auto& [key, word] : settings_of(rules)) text += " " + key + "=" + word;
        append_piles(text);
        return text;
    }

    void append_piles(std::string& text) const {
        const auto append = [&](int place, const MeridianCards& cards, std::string_view mark = "") {
            if (cards.empty()) return;
            const PileInfo& info = Meridian::layout[static_cast<std::size_t>(place)];
            text += " | " + std::string(info.name) + std::string(mark) + ":";
            const bool by_top = info.role == Role::foundation;
            for (std::size_t i = by_top ? cards.size() - 1 : 0; i < cards.size(); ++i) {
                append_card(text, *card_named_by(cards[i].id));
                const bool last_down = info.role == Role::column && !cards[i].is_face_up &&
                                       i + 1 < cards.size() && cards[i + 1].is_face_up;
                if (last_down) text += " /";
            }
        };
        append(0, state_.deck);
        append(Meridian::waste_place, state_.waste);
        append(Meridian::first_pocket, state_.pocket);
        append(Meridian::first_pocket + 1, state_.pocket2);
        for (int slot = 0; slot < suits; ++slot) {
            const auto index = static_cast<std::size_t>(slot);
            append(Meridian::first_up + slot, state_.foundations.up[index]);
            append(Meridian::first_down + slot, state_.foundations.down[index]);
        }
        for (int c = 0; c < Meridian::columns_count; ++c) {
            const auto index = static_cast<std::size_t>(c);
            const std::string_view type = state_.column_types[index];
            append(Meridian::first_column + c, state_.tableau[index],
                   type == "ace"    ? "=ace"
                   : type == "king" ? "=king"
                                    : "");
        }
    }

    Members members_;
    MeridianGameState state_;
    MeridianIds ids_;
    Millis start_time_ = 0;
};

}  // namespace

Result<MeridianMaster> load_game(std::optional<std::string_view> text, std::optional<Millis> now) {
    if (!text || text->empty()) return ParseError{ParseCode::cut_short, 0, "No saved game"};
    const Result<Json> json = json_from(*text);
    if (!json) return json.error();
    if (!json->is_object()) return refused("this is no save of Meridian");
    const auto version = json->find("version");
    if (version == json->end() || *version != meridian_save_version)
        return ParseError{ParseCode::bad_value, 0, "Version mismatch"};
    return Reader(*json).master(now);
}

}  // namespace croupier::formats
