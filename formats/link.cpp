// Packing a journal and unpacking it, move by move along the game.
#include "formats/link.h"

#include <algorithm>
#include <bit>

#include "engine/all_games.h"
#include "engine/hash.h"
#include "formats/bits.h"

namespace croupier {
namespace {

// What stands in a link behind the number that no legal move has.
enum class Word : std::uint8_t { undo, redo, finish, hint, rewind, safe, all, line, text };
constexpr int word_bits = 4;
constexpr int check_bits = 12;

// Of a move among the legal ones; how many they are for "none of them".
std::uint64_t index_in(const MoveList& legal, Move move) {
    return static_cast<std::uint64_t>(std::ranges::find(legal, move) - legal.begin());
}
int bits_for(const MoveList& legal) { return static_cast<int>(std::bit_width(legal.size())); }

// Tells whether entries and table are those that the link was made from.
std::uint64_t check_of(const std::vector<Entry>& entries, const Match& match) {
    Hasher hasher;
    for (const Entry& entry : entries)
        for (char letter : to_text(entry) + "\n") hasher.add(static_cast<std::uint8_t>(letter));
    for (int shift = 0; shift < 64; shift += 8)
        hasher.add(static_cast<std::uint8_t>(match.position_hash() >> shift));
    return hasher.value() & ((std::uint64_t{1} << check_bits) - 1);
}

// The same position in a match of its own, to walk along a line without playing it.
MatchResult scratch_of(const Match& match) { return match_from_position(match.position()); }

bool makes(Match& match, Move move) { return bool(match.play(mover(match, move), move)); }

// --- packing

class Packer {
public:
    explicit Packer(Match& match) : match_(match) {}

    void put(const Entry& entry) {
        if (!put_shortly(entry)) put_text(entry);
        carry_out(match_, entry);
    }
    BitWriter& bits() { return bits_; }

private:
    void put_word(Word word) {
        const MoveList legal = match_.legal_moves();
        bits_.put(legal.size(), bits_for(legal));
        bits_.put(static_cast<std::uint64_t>(word), word_bits);
    }
    bool put_move(const Match& match, Move move) {
        const MoveList legal = match.legal_moves();
        const std::uint64_t index = index_in(legal, move);
        if (index == legal.size()) return false;
        bits_.put(index, bits_for(legal));
        return true;
    }
    bool put_plain(Word word) {
        put_word(word);
        return true;
    }

    bool put_shortly(const Entry& entry) {
        switch (entry.command) {
        case Command::undo: return put_plain(Word::undo);
        case Command::redo: return put_plain(Word::redo);
        case Command::finish: return put_plain(Word::finish);
        case Command::hint: return put_plain(Word::hint);
        case Command::rewind:
            put_word(Word::rewind);
            bits_.put_any(*number_from(entry.text, INT32_MAX));
            return true;
        case Command::play: return put_play(entry);
        case Command::line: return put_line(entry);
        default: return false;
        }
    }
    bool put_play(const Entry& entry) {
        const auto moves = match_.read_play(entry.text);
        if (!moves || index_in(match_.legal_moves(), moves->front()) == match_.legal_moves().size())
            return false;
        const Move move = moves->front();
        const std::vector<Move> homeward(moves->begin() + 1, moves->end());
        if (!homeward.empty()) {
            if (homeward == match_.followers(move, Homeward::safe)) {
                put_word(Word::safe);
            } else if (homeward == match_.followers(move, Homeward::all)) {
                put_word(Word::all);
            } else {
                return false;
            }
        }
        return put_move(match_, move);
    }
    bool put_line(const Entry& entry) {
        const auto moves = match_.read_line(entry.text);
        MatchResult scratch = scratch_of(match_);
        if (!moves || !scratch) return false;
        const BitWriter before = bits_;
        put_word(Word::line);
        bits_.put_any(moves->size());
        for (Move move : *moves) {
            if (put_move(**scratch, move) && makes(**scratch, move)) continue;
            bits_ = before;
            return false;
        }
        return true;
    }
    void put_text(const Entry& entry) {
        const std::string text = to_text(Entry{entry.command, entry.text, {}});
        put_word(Word::text);
        bits_.put_any(text.size());
        for (char letter : text) bits_.put(static_cast<unsigned char>(letter), 7);
    }

    Match& match_;
    BitWriter bits_;
};

// --- unpacking

class Unpacker {
public:
    Unpacker(std::string_view text, Match& match) : bits_(text), match_(match) {}

    BitReader& bits() { return bits_; }

    // The next entry; nothing when the bits say none.
    std::optional<Entry> take() {
        const auto index = take_index(match_);
        if (!index) return std::nullopt;
        if (*index < match_.legal_moves().size()) return play_of(match_.legal_moves()[*index], {});
        const auto word = bits_.take(word_bits);
        if (!word || *word > static_cast<std::uint64_t>(Word::text)) return std::nullopt;
        switch (static_cast<Word>(*word)) {
        case Word::undo: return Entry{Command::undo, "", {}};
        case Word::redo: return Entry{Command::redo, "", {}};
        case Word::finish: return Entry{Command::finish, "", {}};
        case Word::hint: return Entry{Command::hint, "", {}};
        case Word::rewind: {
            const auto turns = bits_.take_any();
            if (!turns) return std::nullopt;
            return Entry{Command::rewind, std::to_string(*turns), {}};
        }
        case Word::safe: return take_followed(Homeward::safe);
        case Word::all: return take_followed(Homeward::all);
        case Word::line: return take_line();
        case Word::text: return take_text();
        }
        return std::nullopt;
    }

private:
    std::optional<std::size_t> take_index(const Match& match) {
        const MoveList legal = match.legal_moves();
        const auto index = bits_.take(bits_for(legal));
        if (!index || *index > legal.size()) return std::nullopt;
        return *index;
    }
    std::optional<Move> take_move(const Match& match) {
        const auto index = take_index(match);
        if (!index || *index == match.legal_moves().size()) return std::nullopt;
        return match.legal_moves()[*index];
    }
    Entry play_of(Move move, const std::vector<Move>& homeward) const {
        std::vector<Move> moves{move};
        moves.insert(moves.end(), homeward.begin(), homeward.end());
        return {Command::play, match_.play_text(moves), {}};
    }
    std::optional<Entry> take_followed(Homeward which) {
        const auto move = take_move(match_);
        if (!move) return std::nullopt;
        return play_of(*move, match_.followers(*move, which));
    }
    std::optional<Entry> take_line() {
        const auto count = bits_.take_any();
        MatchResult scratch = scratch_of(match_);
        if (!count || !scratch) return std::nullopt;
        std::vector<Move> moves;
        for (std::uint64_t i = 0; i < *count; ++i) {
            const auto move = take_move(**scratch);
            if (!move || !makes(**scratch, *move)) return std::nullopt;
            moves.push_back(*move);
        }
        return Entry{Command::line, match_.line_text(moves), {}};
    }
    std::optional<Entry> take_text() {
        const auto size = bits_.take_any();
        std::string text;
        for (std::uint64_t i = 0; size && i < *size; ++i) {
            const auto letter = bits_.take(7);
            if (!letter) return std::nullopt;
            text += static_cast<char>(*letter);
        }
        const Result<Entry> entry = entry_from(text);
        return size && entry ? std::optional(*entry) : std::nullopt;
    }

    BitReader bits_;
    Match& match_;
};

bool is_kept(const Entry& entry) {
    return entry.command != Command::pause && entry.command != Command::resume;
}

}  // namespace

Result<std::string> write_link(const SaveHead& head, const Match& match) {
    const Result<DealId> id = deal_id_from(head.deal);
    if (!id)
        return ParseError{ParseCode::bad_value, 0,
                          "only a game that was dealt by a deal id has a link"};
    MatchResult replayed = deal_match(*id);
    if (!replayed) return replayed.error();
    std::vector<Entry> entries;
    for (const Entry& entry : match.journal())
        if (is_kept(entry)) entries.push_back({entry.command, entry.text, {}});
    Packer packer(**replayed);
    packer.bits().put(link_version, 6);
    packer.bits().put_any(entries.size());
    for (const Entry& entry : entries) packer.put(entry);
    packer.bits().put(check_of(entries, **replayed), check_bits);
    return head.deal + "." + packer.bits().text();
}

Result<Save> read_link(std::string_view text, std::size_t upto) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    if (dot == text.size())
        return ParseError{ParseCode::syntax, dot,
                          "this is no link: a deal id, a dot and the moves are expected"};
    const Result<DealId> id = deal_id_from(text.substr(0, dot));
    if (!id) return id.error();
    MatchResult match = deal_match(*id);
    if (!match) return match.error();
    Unpacker unpacker(text.substr(dot + 1), **match);
    const auto fault = [&](std::string_view what) {
        const bool short_of = unpacker.bits().used_up();
        return ParseError{short_of ? ParseCode::cut_short : ParseCode::refused,
                          dot + 1 + unpacker.bits().offset(),
                          std::string(what) + (short_of ? ": the link is cut short" : "")};
    };
    if (unpacker.bits().take(6) != link_version)
        return fault("the link has no version that is known here");
    const auto count = unpacker.bits().take_any();
    if (!count) return fault("the link does not say how many moves it has");
    std::vector<Entry> entries;
    while (entries.size() < *count) {
        const std::string place = "the link fails at move " + std::to_string(entries.size() + 1) +
                                  " of " + std::to_string(*count);
        const std::optional<Entry> entry = unpacker.take();
        if (!entry) return fault(place);
        if (const auto error = carry_out(**match, *entry))
            return fault(place + ": " + error->sentence);
        entries.push_back(*entry);
    }
    if (unpacker.bits().take(check_bits) != check_of(entries, **match) || !unpacker.bits().at_end())
        return fault("the link fails after move " + std::to_string(*count) +
                     ": these are not the moves that it was made from");
    SaveHead head{"", to_text(DealId{id->game, (*match)->settings(), id->number}), 0};
    if (upto < entries.size()) {
        match = deal_match(*id);
        for (std::size_t i = 0; i < upto; ++i) carry_out(**match, entries[i]);
    }
    return Save{std::move(head), std::move(*match)};
}

}  // namespace croupier
