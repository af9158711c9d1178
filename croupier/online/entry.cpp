// Entries as lines, and lines as entries.
#include "croupier/online/entry.h"

#include <charconv>
#include <span>
#include <utility>
#include <vector>

#include "croupier/engine/card_text.h"
#include "croupier/engine/hex.h"

namespace croupier::online {
namespace {

constexpr std::size_t longest_move = 10;  // "QH pool >4"

// The words of a line, taken from the left; `ok` turns false when one does not fit.
class Words {
public:
    explicit Words(std::string_view text) : rest_(text) {}

    std::string_view word() {
        const std::size_t end = std::min(rest_.find(' '), rest_.size());
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        ok = ok && !word.empty();
        return word;
    }
    int number(int least, int most) {
        const std::string_view text = word();
        int value = least;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
        ok = ok && fault == std::errc{} && end == text.data() + text.size() && value >= least &&
             value <= most;
        return ok ? value : least;
    }
    int seat() { return number(0, BluffBuddy::seats - 1); }
    template <std::size_t N>
    std::array<std::uint8_t, N> bytes() {
        return keep(from_hex<N>(word()));
    }
    template <class T>
    T keep(std::optional<T> value) {
        ok = ok && value.has_value();
        return value ? std::move(*value) : T{};
    }
    bool either(std::string_view no, std::string_view yes) {
        const std::string_view text = word();
        ok = ok && (text == no || text == yes);
        return text == yes;
    }
    std::string_view rest() const { return rest_; }
    std::string_view all() { return std::exchange(rest_, {}); }

    bool ok = true;

private:
    std::string_view rest_;
};

std::optional<bots::Skill> bots_from(std::string_view word, bool& ok) {
    if (word == "off") return std::nullopt;
    const std::optional<bots::Skill> skill = bots::skill_from(word);
    ok = ok && skill;
    return skill;
}

std::string with_seat(std::string_view kind, int seat) {
    return std::string(kind) + " " + std::to_string(seat);
}

struct Writer {
    std::string operator()(const Opened& it) const {
        return std::string("open ") + (it.rules.rated ? "rated " : "casual ") +
               std::string(it.rules.bots
                               ? bots::skill_words[static_cast<std::size_t>(*it.rules.bots)]
                               : "off") +
               (it.rules.spectators ? " watched " : " unwatched ") + options_text(it.rules.options);
    }
    std::string operator()(const Sat& it) const {
        const Person& who = it.person;
        return with_seat("sit", it.seat) + " " + who.id + " " + std::to_string(who.rating) + " " +
               std::to_string(who.games) + " " + who.name;
    }
    std::string operator()(const BotSat& it) const {
        return with_seat("bot", it.seat) + " " +
               std::string(bots::skill_words[static_cast<std::size_t>(it.skill)]);
    }
    std::string operator()(const Stood& it) const { return with_seat("stand", it.seat); }
    std::string operator()(const Readied& it) const {
        return with_seat("ready", it.seat) + (it.ready ? " 1" : " 0");
    }
    std::string operator()(const Committed& it) const {
        return "commit " + it.match + " " + to_hex(it.secret);
    }
    std::string operator()(const Hashed& it) const {
        return with_seat("hash", it.seat) + " " + to_hex(it.hash);
    }
    std::string operator()(const NoncesOpened&) const { return "open_nonces"; }
    std::string operator()(const Nonced& it) const {
        return with_seat("nonce", it.seat) + " " + to_hex(it.nonce);
    }
    std::string operator()(const Dealt& it) const {
        return with_seat("deal", it.starter) + " " + croupier::to_text(it.deck);
    }
    std::string operator()(const Played& it) const {
        const std::string move = croupier::to_text(BluffBuddy{}, it.move);
        std::string text;
        text.reserve(64);
        text.append("play ").append(std::to_string(it.turn)).append(" ");
        text.append(std::to_string(it.seat)).append(" ").append(name_of(it.by)).append(" ");
        text.append(it.id).append(" ").append(move);
        return text.append(longest_move - std::min(longest_move, move.size()), ' ');
    }
    std::string operator()(const Abandoned& it) const { return with_seat("abandon", it.seat); }
    std::string operator()(const Ended&) const { return "end"; }
    std::string operator()(const Voted& it) const { return with_seat("again", it.seat); }
    std::string operator()(const Reopened&) const { return "reopen"; }
};

Entry read_open(Words& in) {
    Opened opened;
    opened.rules.rated = in.either("casual", "rated");
    opened.rules.bots = bots_from(in.word(), in.ok);
    opened.rules.spectators = in.either("unwatched", "watched");
    opened.rules.options = in.keep(options_from(in.all()));
    return opened;
}
Entry read_sit(Words& in) {
    Sat sat{in.seat(), {}};
    sat.person.id = in.word();
    sat.person.rating = in.number(0, 100'000);
    sat.person.games = in.number(0, 100'000'000);
    sat.person.name = in.all();
    return sat;
}
Entry read_play(Words& in) {
    Played played;
    played.turn = in.number(1, 48);
    played.seat = in.seat();
    const std::string_view by = in.word();
    played.by = by == "player" ? By::player : by == "bot" ? By::bot : By::clock;
    in.ok = in.ok && by == name_of(played.by);
    played.id = in.word();
    std::string_view move = in.all();
    while (move.ends_with(' ')) move.remove_suffix(1);
    const Result<Move> read = move_from(BluffBuddy{}, move);
    in.ok = in.ok && read;
    if (read) played.move = *read;
    return played;
}

}  // namespace

std::string_view name_of(By by) {
    constexpr std::string_view names[] = {"player", "bot", "clock"};
    return names[static_cast<std::size_t>(by)];
}

std::string options_text(const BluffBuddy::Options& options) {
    std::string text;
    for (const Setting& setting : settings_of(options))
        text += (text.empty() ? "" : " ") + setting.key + "=" + setting.word;
    return text;
}

std::optional<BluffBuddy::Options> options_from(std::string_view text) {
    BluffBuddy::Options options;
    Words words(text);
    while (!words.rest().empty()) {
        const std::string_view word = words.word();
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos ||
            set_option(options, word.substr(0, equals), word.substr(equals + 1)) != SetOption::done)
            return std::nullopt;
    }
    return options;
}

std::string to_text(const Entry& entry) { return std::visit(Writer{}, entry); }

std::optional<Entry> entry_from(std::string_view text) {
    Words in(text);
    const std::string_view kind = in.word();
    std::optional<Entry> entry;
    if (kind == "play") entry = read_play(in);
    if (kind == "open") entry = read_open(in);
    if (kind == "sit") entry = read_sit(in);
    if (kind == "bot") entry = BotSat{in.seat(), in.keep(bots::skill_from(in.word()))};
    if (kind == "stand") entry = Stood{in.seat()};
    if (kind == "ready") entry = Readied{in.seat(), in.number(0, 1) == 1};
    if (kind == "commit") entry = Committed{std::string(in.word()), in.bytes<32>()};
    if (kind == "hash") entry = Hashed{in.seat(), in.bytes<32>()};
    if (kind == "open_nonces") entry = NoncesOpened{};
    if (kind == "nonce") entry = Nonced{in.seat(), in.bytes<16>()};
    if (kind == "deal") {
        const int starter = in.seat();
        const Result<Deck> deck = deck_from(in.all());
        in.ok = in.ok && deck;
        entry = Dealt{starter, deck ? *deck : Deck{}};
    }
    if (kind == "abandon") entry = Abandoned{in.seat()};
    if (kind == "end") entry = Ended{};
    if (kind == "again") entry = Voted{in.seat()};
    if (kind == "reopen") entry = Reopened{};
    return in.ok && in.rest().empty() ? entry : std::nullopt;
}

}  // namespace croupier::online
