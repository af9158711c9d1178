// Unpacking a journal and playing it, move by move.
#include "croupier/formats/link.h"
#include "croupier/formats/link_encoding.h"

namespace croupier::formats {
namespace {

using namespace links;

class Unpacker {
public:
    Unpacker(std::string_view text, Match& match) : bits_(text), match_(match) {}

    BitReader& bits() { return bits_; }

    // The next entry; nothing when the bits say none.
    std::optional<Entry> take() {
        const auto index = take_index(match_);
        if (!index) return std::nullopt;
        if (*index < match_.legal_moves().size()) return play_of(match_.legal_moves()[*index], {});
        const auto code = bits_.take(entry_code_bits);
        if (!code || *code > static_cast<std::uint64_t>(EntryCode::text)) return std::nullopt;
        switch (static_cast<EntryCode>(*code)) {
        case EntryCode::undo: return Entry{Command::undo, "", {}};
        case EntryCode::redo: return Entry{Command::redo, "", {}};
        case EntryCode::finish: return Entry{Command::finish, "", {}};
        case EntryCode::hint: return Entry{Command::hint, "", {}};
        case EntryCode::rewind: {
            const auto turns = bits_.take_any();
            if (!turns) return std::nullopt;
            return Entry{Command::rewind, std::to_string(*turns), {}};
        }
        case EntryCode::safe: return take_followed(Homeward::safe);
        case EntryCode::all: return take_followed(Homeward::all);
        case EntryCode::line: return take_line();
        case EntryCode::text: return take_text();
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

}  // namespace

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
    const auto fault = [&](std::string_view what, std::vector<Argument> about = {}) {
        const bool short_of = unpacker.bits().used_up();
        return ParseError{short_of ? ParseCode::cut_short : ParseCode::refused,
                          dot + 1 + unpacker.bits().offset(),
                          std::string(what) + (short_of ? ": the link is cut short" : ""),
                          std::move(about)};
    };
    if (unpacker.bits().take(6) != link_version)
        return fault("the link has no version that is known here");
    const auto count = unpacker.bits().take_any();
    if (!count) return fault("the link does not say how many moves it has");
    const std::string all = std::to_string(*count);
    std::vector<Entry> entries;
    while (entries.size() < *count) {
        const std::string move = std::to_string(entries.size() + 1);
        const std::string place = "the link fails at move " + move + " of " + all;
        const std::optional<Entry> entry = unpacker.take();
        if (!entry) return fault(place, {{"move", move}, {"of", all}});
        if (const auto error = carry_out(**match, *entry))
            return fault(place + ": " + error->sentence, {{"move", move}, {"of", all}});
        entries.push_back(*entry);
    }
    if (unpacker.bits().take(check_bits) != check_of(entries, **match) || !unpacker.bits().at_end())
        return fault("the link fails after move " + all +
                         ": these are not the moves that it was made from",
                     {{"of", all}});
    SaveHead head{"", to_text(DealId{id->game, (*match)->settings(), id->number}), 0};
    if (upto < entries.size()) {
        match = deal_match(*id);
        for (std::size_t i = 0; i < upto; ++i) carry_out(**match, entries[i]);
    }
    return Save{std::move(head), std::move(*match)};
}

}  // namespace croupier::formats
