// What can be done next in Klondike: the plays that cannot be taken back.
//
// Cards go home and are fetched back at will as long as they are placed, so all positions that
// differ by such errands are one; a play digs up a bed or takes a card from the stock, for good.
#pragma once

#include <vector>

#include "solver/key_set.h"
#include "solver/klondike_spot.h"

namespace croupier::klondike {

// After the errands that leave these cards home, the card goes home or to a column. Where that
// takes an empty column to be made, `cleared` is the base that is carried away for it first.
struct Play {
    Cards home = 0;
    Card card;
    Card cleared;
    bool goes_home = false;
};

struct Child {
    Spot spot;
    std::uint64_t key = 0;
    Play play;
};

using KnownKeys = KeySet<std::uint64_t>;

class Plays {
public:
    // Adds the positions that one play leads to, settled; some may be listed twice. The memory of
    // their keys is asked for at once, because waiting for it is most of the work.
    void list(const Ground& ground, const Spot& spot, const KnownKeys& known,
              std::vector<Child>& children);
    // The cards that go home or are fetched back, one after another, to have these home.
    std::vector<Card> errands(const Ground& ground, const Spot& spot, Cards home);
    std::size_t bytes() const { return errands_.capacity() * sizeof(Errand); }

private:
    // A position within reach by errands, and the plays that an earlier one with more cards home
    // has already offered.
    struct Errand {
        Cards home;
        Cards homeward, columnward, cleared;
        std::size_t from;
    };
    void add(Cards home, std::size_t from);
    void offer(const Ground& ground, const Spot& spot, const KnownKeys& known, std::size_t at,
               Cards reach, std::vector<Child>& children);

    std::vector<Errand> errands_;
};

// The position after a play, not yet settled.
Spot after(const Ground& ground, Spot spot, const Play& play);

}  // namespace croupier::klondike
