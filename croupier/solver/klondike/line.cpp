// From the plays of the search back to the moves of the engine.
#include "croupier/solver/klondike/line.h"

#include "croupier/solver/klondike/hand.h"

namespace croupier::klondike {

std::vector<Move> moves_of(const Ground& ground, const Klondike& start, const Tree& tree) {
    Hand hand(ground, start);
    Spot spot = ground.start();
    const auto settle = [&] {
        ground.settle(spot, [&](Card card, bool from_stock) {
            from_stock ? hand.send_home_from_stock(card) : hand.send_home(card);
        });
    };
    settle();
    Plays lister;
    tree.each_step([&](const Play& play, const Spot& settled) {
        Cards home = spot.home;
        for (Card card : lister.errands(ground, spot, play.home)) {
            (home & just(card)) != 0 ? hand.fetch_back(card) : hand.send_home(card);
            home ^= just(card);
        }
        if (play.cleared.known()) hand.carry_away(play.cleared);
        if (play.card.known()) {
            const bool bed = (spot.beds & just(play.card)) != 0;
            if (play.goes_home) {
                bed ? hand.send_home(play.card) : hand.send_home_from_stock(play.card);
                home |= just(play.card);
            } else {
                bed ? hand.carry_away(play.card) : hand.take_to_column(play.card);
            }
        }
        if (home == settled.home) {
            spot = settled;
        } else {
            spot = after(ground, spot, play);
            settle();
        }
    });
    hand.finish();
    return std::move(hand).line();
}

}  // namespace croupier::klondike
