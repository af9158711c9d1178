// Meridian Master: who listens, and what is told.
#include "croupier/engine/games/meridian/master.h"

namespace croupier {
namespace {

std::string_view text_of(Warning warning) {
    switch (warning) {
    case Warning::none: return "";
    case Warning::loop: return "Loop detected";
    case Warning::no_progress: return "No progress for many moves";
    case Warning::slow: return "No progress for a long time";
    }
    return "";
}

}  // namespace

int MeridianMaster::subscribe(MeridianListener listener) {
    ++subscriptions_;
    if (listener) listeners_.emplace_back(subscriptions_, std::move(listener));
    return subscriptions_;
}

void MeridianMaster::unsubscribe(int subscription) {
    std::erase_if(listeners_, [&](const auto& entry) { return entry.first == subscription; });
}

void MeridianMaster::tell(Meridian before, const Events& events) {
    if (listeners_.empty()) return;
    std::vector<MeridianEvent> told;
    for (const Event& event : events) {
        MeridianEvent& next = told.emplace_back(MeridianEvent{.kind = event.kind});
        next.warning = event.warning;
        next.text = text_of(event.warning);
        if (event.kind == EventKind::turned_up || event.kind == EventKind::typed)
            next.col = event.place - Meridian::first_column;
        if (event.card.known()) next.card_id = ids_.of(event.card);
        if (event.move.kind == MoveKind::carry) {
            next.card_id = ids_.of(lifted_by(before, event.move));
            next.source = location_at(event.move.from);
            next.target = location_at(event.move.to);
        }
        // One command may move several times; a draw that recycles says so before it is drawn.
        const bool recycles = event.move.kind == MoveKind::recycle;
        const bool done = event.kind == EventKind::moved || event.kind == EventKind::drawn ||
                          (event.kind == EventKind::recycled && recycles);
        if (done) before.apply(event.move);
        if (event.kind == EventKind::drawn) {
            next.card_id = ids_.of(before.waste.top());
            next.target = MeridianLocation::waste();
        }
    }
    const auto listeners = listeners_;
    for (const MeridianEvent& event : told)
        for (const auto& [number, listener] : listeners) listener(event);
}

MeridianAnswer MeridianMaster::refuse(MeridianAnswer answer) {
    const MeridianEvent event{.kind = EventKind::refused, .text = answer.reason};
    const auto listeners = listeners_;
    for (const auto& [number, listener] : listeners) listener(event);
    return answer;
}

}  // namespace croupier
