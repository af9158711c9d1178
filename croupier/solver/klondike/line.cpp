// From the plays of the search back to the moves of the engine.
#include "croupier/solver/klondike/line.h"

#include "croupier/solver/klondike/line_writer.h"

namespace croupier::solver::klondike {

std::vector<Move> moves_of(const Layout& layout, const Klondike& start,
                           const DepthFirstSearch& depth_first) {
    LineWriter writer(layout, start);
    State state = layout.start();
    const auto settle = [&] {
        layout.settle(state, [&](Card card, bool from_stock) {
            from_stock ? writer.send_home_from_stock(card) : writer.send_home(card);
        });
    };
    settle();
    Plays lister;
    depth_first.each_step([&](const Play& play, const State& settled) {
        Cards home = state.home;
        for (Card card : lister.preparations(layout, state, play.home)) {
            (home & just(card)) != 0 ? writer.fetch_back(card) : writer.send_home(card);
            home ^= just(card);
        }
        if (play.cleared.known()) writer.carry_away(play.cleared);
        if (play.card.known()) {
            const bool bed = (state.beds & just(play.card)) != 0;
            if (play.goes_home) {
                bed ? writer.send_home(play.card) : writer.send_home_from_stock(play.card);
                home |= just(play.card);
            } else {
                bed ? writer.carry_away(play.card) : writer.take_to_column(play.card);
            }
        }
        if (home == settled.home) {
            state = settled;
        } else {
            state = after(layout, state, play);
            settle();
        }
    });
    writer.finish();
    return std::move(writer).line();
}

}  // namespace croupier::solver::klondike
