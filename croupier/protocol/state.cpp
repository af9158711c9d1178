// Writing the state of a match.
#include "croupier/protocol/state.h"

#include <algorithm>

#include "croupier/engine/card_text.h"
#include "croupier/engine/hex.h"
#include "croupier/formats/settings.h"
#include "croupier/protocol/answers.h"
#include "croupier/protocol/request.h"

namespace croupier::protocol {
namespace {

// Cards, or a rank alone where every suit of it will do. Nothing when all cards or none fit.
Json wanted_texts(CardSet wanted) {
    Json texts = Json::array();
    if (wanted.size() == deck_size) return texts;
    for (int rank = ace; rank <= king; ++rank) {
        CardSet of_rank;
        for (int suit = 0; suit < suits; ++suit)
            of_rank.insert(card(rank, static_cast<Suit>(suit)));
        of_rank = of_rank & wanted;
        if (of_rank.size() == suits) {
            texts.push_back(to_text(*of_rank.begin()).substr(0, 1));
        } else {
            for (Card card : of_rank) texts.push_back(to_text(card));
        }
    }
    return texts;
}

Json piles_of(const Match& match, Seat seat) {
    const Table table = match.table(seat);
    const std::vector<CardSet> wants = match.wants();
    Json piles = to_json(table);
    for (std::size_t place = 0; place < table.size(); ++place) {
        piles[place]["letter"] = std::string(1, table[place].letter);
        if (Json texts = wanted_texts(wants[place]); !texts.empty())
            piles[place]["wants"] = std::move(texts);
    }
    return piles;
}

// Only of the seat to act: the moves of another seat would tell its hand.
Json moves_of(const Match& match, Seat seat) {
    Json moves = Json::array();
    if (match.to_act() != seat) return moves;
    for (Move move : match.legal_moves()) moves.push_back(move_as_json(match, move));
    return moves;
}

Json tally_json(const Tally& tally) {
    return {{"moves", tally.moves},
            {"total_moves", tally.total_moves},
            {"undos", tally.undos},
            {"hints", tally.hints},
            {"recycles", tally.recycles},
            {"draws", tally.draws},
            {"without_progress", tally.without_progress}};
}

int cards_unseen(const Position& position) {
    int cards = 0;
    for (const TablePile& pile : position.table(Seat::first))
        cards += static_cast<int>(pile.cards.size());
    return cards - position.known().size();
}

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

}  // namespace

Json move_as_json(const Match& match, Move move) {
    const Table table = match.table(match.to_act());
    const auto pile = [&](int place) -> const TablePile& {
        return table[static_cast<std::size_t>(place)];
    };
    const auto find = [&](Role role) -> const TablePile& {
        return *std::ranges::find(table, role, &TablePile::role);
    };
    Json json{{"move", match.notation(move)}};
    switch (move.kind) {
    case MoveKind::carry:
        json["from"] = pile(move.from).name;
        json["to"] = pile(move.to).name;
        json["count"] = move.count;
        if (move.count > 1 && match.limits().supermove) json["single"] = false;
        break;
    case MoveKind::draw:
    case MoveKind::recycle: {
        const bool recycles = find(Role::stock).cards.empty();
        json["from"] = find(Role::stock).name;
        json["to"] = find(Role::waste).name;
        json["count"] = move.kind == MoveKind::recycle
                            ? static_cast<int>(find(Role::waste).cards.size())
                            : match.limits().drawn;
        if (recycles) json["recycle"] = true;
        break;
    }
    case MoveKind::lay:
        json["card"] = to_text(Card{move.count});
        if (move.from != 0) json["source"] = pile(move.from).name;
        if (move.to != 0) json["to"] = std::string(1, pile(move.to).letter);
        break;
    case MoveKind::discard:
        json["card"] = to_text(Card{move.count});
        json["discard"] = true;
        break;
    case MoveKind::timeout:
    case MoveKind::none: break;
    }
    return json;
}

Json state_as_json(const Save& seated, Seat seat) {
    const Match& match = *seated.match;
    const Limits limits = match.limits();
    // B-059: the points of a slot would tell its covered cards; the number of a deal tells them
    // all.
    const bool several = !match.seat_results().empty();
    const bool secret = several && match.outcome() == Outcome::open;
    const bool scored = !match.score_name().empty();
    const Seat to_act = match.to_act();
    const bool can_finish = to_act != Seat::nobody && !match.finish_line().empty();
    Json json{{"game", match.game()},
              {"mode", match.mode()},
              {"deal", seated.head.deal.empty() || secret ? Json(nullptr) : Json(seated.head.deal)},
              {"options", formats::to_json(match.settings())},
              {"piles", piles_of(match, seat)},
              {"moves", moves_of(match, seat)},
              {"outcome", word_of(match.outcome())},
              {"to_act", to_act == Seat::nobody ? Json(nullptr) : Json(static_cast<int>(to_act))},
              {"tally", tally_json(match.tally())},
              {"score", secret || !scored ? Json(nullptr) : Json(match.score())},
              {"score_name", scored ? Json(match.score_name()) : Json(nullptr)},
              {"elapsed", match.elapsed()},
              {"paused", match.paused()},
              {"assisted", match.assisted()},
              {"undo_left", match.undo_left()},
              {"redo_left", match.redo_left()},
              {"turns", match.turns()},
              {"can_finish", can_finish},
              {"finish_wins", can_finish && match.finish_wins()},
              {"passes_left", or_null(limits.passes_left)},
              {"hidden", several ? Json(nullptr) : Json(cards_unseen(match))},
              {"hash", to_hex(several ? match.view_hash(seat) : match.position_hash())}};
    if (match.round() > 0) json["round"] = match.round();
    if (limits.supermove)
        json["supermove"] = {{"column", limits.supermove->column},
                             {"empty", limits.supermove->empty}};
    return json;
}

void Session::state(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Seat seat = seat_in(request.in, *seated->match).value_or(Seat::first);
    if (!request.failed()) request.out.update(state_as_json(*seated, seat));
}

}  // namespace croupier::protocol
