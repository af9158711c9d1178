// Packing a journal, move by move along the game.
#include "croupier/formats/link.h"
#include "croupier/formats/link_encoding.h"

namespace croupier::formats {
namespace {

using namespace links;

class Packer {
public:
    explicit Packer(Match& match) : match_(match) {}

    void put(const Entry& entry) {
        if (!put_shortly(entry)) put_text(entry);
        carry_out(match_, entry);
    }
    BitWriter& bits() { return bits_; }

private:
    void put_code(EntryCode code) {
        const MoveList legal = match_.legal_moves();
        bits_.put(legal.size(), bits_for(legal));
        bits_.put(static_cast<std::uint64_t>(code), entry_code_bits);
    }
    bool put_move(const Match& match, Move move) {
        const MoveList legal = match.legal_moves();
        const std::uint64_t index = index_in(legal, move);
        if (index == legal.size()) return false;
        bits_.put(index, bits_for(legal));
        return true;
    }
    bool put_plain(EntryCode code) {
        put_code(code);
        return true;
    }

    bool put_shortly(const Entry& entry) {
        switch (entry.command) {
        case Command::undo: return put_plain(EntryCode::undo);
        case Command::redo: return put_plain(EntryCode::redo);
        case Command::finish: return put_plain(EntryCode::finish);
        case Command::hint: return put_plain(EntryCode::hint);
        case Command::rewind:
            put_code(EntryCode::rewind);
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
                put_code(EntryCode::safe);
            } else if (homeward == match_.followers(move, Homeward::all)) {
                put_code(EntryCode::all);
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
        put_code(EntryCode::line);
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
        put_code(EntryCode::text);
        bits_.put_any(text.size());
        for (char letter : text) bits_.put(static_cast<unsigned char>(letter), 7);
    }

    Match& match_;
    BitWriter bits_;
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

}  // namespace croupier::formats
