// The game as a seat may see it, as JSON.
#include "croupier/engine/card_text.h"
#include "croupier/online/letter.h"

namespace croupier::online {
namespace {

std::string_view word_of(PlayResult result) {
    return result == PlayResult::matched              ? "MATCHED"
           : result == PlayResult::awaiting_selection ? "AWAITING_TARGET_SELECTION"
                                                      : "NO_MATCH";
}
std::string_view name_of_place(int place) {
    return BluffBuddy::layout[static_cast<std::size_t>(place)].name;
}

void write_card(Pen& pen, Card card) { card.known() ? pen.plain(to_text(card)) : pen.null(); }

std::string opponent_text(const SeatFace& chair, int cards) {
    Pen pen;
    pen.open().word("id", chair.id).with("nickname", chair.name);
    pen.with("cardCount", cards).with("isConnected", chair.connected).close();
    return pen.take();
}

// B-051: the top group, and the number of cards under it.
void write_slots(Pen& pen, const RoomFace& face, const BluffBuddy& seen) {
    pen.key("penaltySlots").open_list();
    for (int s = 0; s < seats; ++s) {
        const PenaltySlot& slot = seen.slots[s];
        const int group = top_group(slot);
        pen.open().word("playerId", face.chairs[static_cast<std::size_t>(s)].id);
        pen.key("topCards").open_list();
        for (int i = slot.size() - group; i < slot.size(); ++i) write_card(pen, slot[i]);
        pen.close_list().with("buriedCount", slot.size() - group);
        if (seen.options.show_seals) pen.with("sealed", slot.sealed() > 0);
        pen.close();
    }
    pen.close_list();
}

void write_pending(Pen& pen, const CardHand::Begun& begun) {
    pen.key("pendingMove").open().word("card", to_text(begun.card));
    if (begun.source != 0) pen.word("source", name_of_place(begun.source));
    if (begun.to != 0) pen.with("recipient", begun.to - BluffBuddy::first_slot);
    pen.close();
}

Pen about_turn(std::string_view type, std::string_view room, const Clockwork& clock) {
    Pen pen(type);
    pen.word("room", room).with("turn", clock.turn).with("seat", clock.seat);
    pen.with("remaining", clock.remaining);
    return pen;
}

}  // namespace

Letter Scribe::played(std::string_view id, int turn, PlayResult result) {
    Pen pen = answer("ok", id);
    pen.with("turn", turn).word("result", word_of(result));
    return Letter(pen.finish());
}

TableText Scribe::table(const RoomFace& face, const View<BluffBuddy>& view,
                        const Clockwork& clock) {
    const BluffBuddy& seen = view.state();
    TableText table;
    for (int s = 0; s < seats; ++s) {
        const auto chair = static_cast<std::size_t>(s);
        table.chairs_[chair] = opponent_text(face.chairs[chair], seen.hands[s].size());
    }
    Pen pen(512);
    pen.key("openCenter").open_list();
    for (const Pile<1>& card : seen.centre)
        card.empty() ? pen.null() : pen.plain(to_text(card.top()));
    pen.close_list().key("poolTopCard");
    seen.pool.empty() ? pen.null() : pen.plain(to_text(seen.pool.top()));
    if (seen.options.pool_count) pen.with("poolCount", seen.pool.size());
    write_slots(pen, face, seen);
    pen.key("currentPlayerId");
    const int actor = static_cast<int>(seen.to_act());
    seen.over() ? pen.null() : pen.plain(face.chairs[static_cast<std::size_t>(actor)].id);
    pen.with("turnTimeRemaining", clock.remaining);
    table.open_ = pen.take();
    return table;
}

Letter Scribe::state(const RoomFace& face, const TableText& table, const View<BluffBuddy>& view,
                     std::optional<int> seat, const Clockwork& clock) {
    const BluffBuddy& seen = view.state();
    Pen pen("game:state", 1000);  // malloc is quickest up to 1032 bytes
    pen.word("roomId", face.code).word("phase", name_of(phase_of(seen)));
    pen.with("round", clock.round()).key("myHand").open_list();
    if (seat)
        for (int i = 0; i < seen.hands[*seat].size(); ++i) write_card(pen, seen.hands[*seat][i]);
    pen.close_list().key("opponents").open_list();
    for (int s = 0; s < seats; ++s)
        if (s != seat) pen.raw(table.chairs_[static_cast<std::size_t>(s)]);
    pen.close_list().raw(table.open_).key("myIndex");
    seat ? pen.number(*seat) : pen.null();
    if (seat && seat == static_cast<int>(seen.to_act()) && seen.hands[*seat].begun().card.known())
        write_pending(pen, seen.hands[*seat].begun());
    return Letter(pen.finish());
}

Letter Scribe::turn(std::string_view room, const Clockwork& clock,
                    const View<BluffBuddy>* of_actor) {
    Pen pen = about_turn("game:turn", room, clock);
    if (of_actor != nullptr) {
        pen.key("moves").open_list();
        for (const Move move : of_actor->state().legal_moves())
            pen.plain(to_text(of_actor->state(), move));
        pen.close_list();
    }
    return Letter(pen.finish());
}

Letter Scribe::select(std::string_view room, const Clockwork& clock,
                      const View<BluffBuddy>& of_actor) {
    const BluffBuddy& seen = of_actor.state();
    const CardHand::Begun& begun = seen.hands[clock.seat].begun();
    Pen pen = about_turn("game:select_target", room, clock);
    pen.word("card", to_text(begun.card)).key("sources").open_list();
    for (const int source : seen.apparent_sources(begun.card.rank()))
        if (begun.source == 0 || source == begun.source) pen.plain(name_of_place(source));
    pen.close_list();
    return Letter(pen.finish());
}
Letter Scribe::selecting(std::string_view room, const Clockwork& clock) {
    return Letter(about_turn("game:selecting", room, clock).finish());
}

Letter Scribe::play(std::string_view room, const Told& told) {
    Pen pen("game:played");
    pen.word("room", room).with("turn", told.turn).with("seat", told.seat);
    pen.word("card", to_text(card_of(told.move))).word("result", word_of(told.result));
    if (told.result == PlayResult::matched)
        pen.word("source", name_of_place(told.move.from))
            .with("recipient", told.move.to - BluffBuddy::first_slot);
    pen.word("by", name_of(told.by));
    return Letter(pen.finish());
}
Letter Scribe::round_end(std::string_view room, int round) {
    Pen pen("game:round:end");
    pen.word("room", room).with("round", round);
    return Letter(pen.finish());
}

}  // namespace croupier::online
