// The game as a seat may see it, as JSON.
#include "croupier/engine/card_text.h"
#include "croupier/online/message.h"

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

void write_card(formats::JsonWriter& json, Card card) {
    card.known() ? json.plain(to_text(card)) : json.null();
}

std::string opponent_text(const SeatInfo& seat_state, int cards) {
    formats::JsonWriter json;
    json.open().word("id", seat_state.id).with("nickname", seat_state.name);
    json.with("cardCount", cards).with("isConnected", seat_state.connected).close();
    return json.take();
}

// B-051: the top group, and the number of cards under it.
void write_slots(formats::JsonWriter& json, const RoomInfo& info, const BluffBuddy& seen) {
    json.key("penaltySlots").open_list();
    for (int s = 0; s < seats; ++s) {
        const PenaltySlot& slot = seen.slots[s];
        const int group = top_group(slot);
        json.open().word("playerId", info.seats[static_cast<std::size_t>(s)].id);
        json.key("topCards").open_list();
        for (int i = slot.size() - group; i < slot.size(); ++i) write_card(json, slot[i]);
        json.close_list().with("buriedCount", slot.size() - group);
        if (seen.options.show_seals) json.with("sealed", slot.sealed() > 0);
        json.close();
    }
    json.close_list();
}

void write_pending(formats::JsonWriter& json, const CardHand::Begun& begun) {
    json.key("pendingMove").open().word("card", to_text(begun.card));
    if (begun.source != 0) json.word("source", name_of_place(begun.source));
    if (begun.to != 0) json.with("recipient", begun.to - BluffBuddy::first_slot);
    json.close();
}

formats::JsonWriter about_turn(std::string_view type, std::string_view room,
                               const TurnClock& clock) {
    formats::JsonWriter json(type);
    json.word("room", room).with("turn", clock.turn).with("seat", clock.seat);
    json.with("remaining", clock.remaining);
    return json;
}

}  // namespace

Message MessageWriter::played(std::string_view id, int turn, PlayResult result) {
    formats::JsonWriter json = answer("ok", id);
    json.with("turn", turn).word("result", word_of(result));
    return Message(json.finish());
}

TableText MessageWriter::table(const RoomInfo& info, const View<BluffBuddy>& view,
                               const TurnClock& clock) {
    const BluffBuddy& seen = view.state();
    TableText table;
    for (int s = 0; s < seats; ++s) {
        const auto seat_state = static_cast<std::size_t>(s);
        table.seats_[seat_state] = opponent_text(info.seats[seat_state], seen.hands[s].size());
    }
    formats::JsonWriter json(512);
    json.key("openCenter").open_list();
    for (const Pile<1>& card : seen.centre)
        card.empty() ? json.null() : json.plain(to_text(card.top()));
    json.close_list().key("poolTopCard");
    seen.pool.empty() ? json.null() : json.plain(to_text(seen.pool.top()));
    if (seen.options.pool_count) json.with("poolCount", seen.pool.size());
    write_slots(json, info, seen);
    json.key("currentPlayerId");
    const int actor = static_cast<int>(seen.to_act());
    seen.over() ? json.null() : json.plain(info.seats[static_cast<std::size_t>(actor)].id);
    json.with("turnTimeRemaining", clock.remaining);
    table.open_ = json.take();
    return table;
}

Message MessageWriter::state(const RoomInfo& info, const TableText& table,
                             const View<BluffBuddy>& view, std::optional<int> seat,
                             const TurnClock& clock) {
    const BluffBuddy& seen = view.state();
    formats::JsonWriter json("game:state", 1000);  // malloc is quickest up to 1032 bytes
    json.word("roomId", info.code).word("phase", name_of(phase_of(seen)));
    json.with("round", clock.round()).key("myHand").open_list();
    if (seat)
        for (int i = 0; i < seen.hands[*seat].size(); ++i) write_card(json, seen.hands[*seat][i]);
    json.close_list().key("opponents").open_list();
    for (int s = 0; s < seats; ++s)
        if (s != seat) json.raw(table.seats_[static_cast<std::size_t>(s)]);
    json.close_list().raw(table.open_).key("myIndex");
    seat ? json.number(*seat) : json.null();
    if (seat && seat == static_cast<int>(seen.to_act()) && seen.hands[*seat].begun().card.known())
        write_pending(json, seen.hands[*seat].begun());
    return Message(json.finish());
}

Message MessageWriter::turn(std::string_view room, const TurnClock& clock,
                            const View<BluffBuddy>* of_actor) {
    formats::JsonWriter json = about_turn("game:turn", room, clock);
    if (of_actor != nullptr) {
        json.key("moves").open_list();
        for (const Move move : of_actor->state().legal_moves())
            json.plain(to_text(of_actor->state(), move));
        json.close_list();
    }
    return Message(json.finish());
}

Message MessageWriter::select(std::string_view room, const TurnClock& clock,
                              const View<BluffBuddy>& of_actor) {
    const BluffBuddy& seen = of_actor.state();
    const CardHand::Begun& begun = seen.hands[clock.seat].begun();
    formats::JsonWriter json = about_turn("game:select_target", room, clock);
    json.word("card", to_text(begun.card)).key("sources").open_list();
    for (const int source : seen.apparent_sources(begun.card.rank()))
        if (begun.source == 0 || source == begun.source) json.plain(name_of_place(source));
    json.close_list();
    return Message(json.finish());
}
Message MessageWriter::selecting(std::string_view room, const TurnClock& clock) {
    return Message(about_turn("game:selecting", room, clock).finish());
}

Message MessageWriter::play(std::string_view room, const PlayOutcome& play) {
    formats::JsonWriter json("game:played");
    json.word("room", room).with("turn", play.turn).with("seat", play.seat);
    json.word("card", to_text(card_of(play.move))).word("result", word_of(play.result));
    if (play.result == PlayResult::matched)
        json.word("source", name_of_place(play.move.from))
            .with("recipient", play.move.to - BluffBuddy::first_slot);
    json.word("by", name_of(play.by));
    return Message(json.finish());
}
Message MessageWriter::round_end(std::string_view room, int round) {
    formats::JsonWriter json("game:round:end");
    json.word("room", room).with("round", round);
    return Message(json.finish());
}

}  // namespace croupier::online
