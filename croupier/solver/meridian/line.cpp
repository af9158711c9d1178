// Plays the steps at a table of the engine and writes down its moves.
#include "croupier/solver/meridian/line.h"

namespace croupier::solver::meridian {
namespace {

class Player {
public:
    explicit Player(const Meridian& start) : state_(start) {}

    void play(const Step& step) {
        for (int i = step.bridge; i > 0; --i) {
            const Card laid{static_cast<std::uint8_t>(step.bridge_card(i))};
            turn_to(laid);
            play(carry(Meridian::waste_place, Meridian::first_column + step.to));
        }
        const Card moved{step.card};
        if (step.to == at_home) take_along(moved);
        if (step.from == in_stock) turn_to(moved);
        play(carry(source(step, moved), target(step, moved), count(step, moved)));
    }
    // The rest of the stock.
    void finish() {
        while (!state_.won()) {
            const Card top = state_.waste.empty() ? Card{} : state_.waste.top();
            if (top.known() && next_home().contains(top)) {
                play(carry(Meridian::waste_place, foundation_of(top)));
            } else {
                turn();
            }
        }
    }
    std::vector<Move> line() && { return std::move(line_); }

private:
    void play(Move move) {
        state_.apply(move);
        line_.push_back(move);
    }
    // Draws until the card is the top of the waste.
    void turn_to(Card wanted) {
        while (state_.waste.empty() || state_.waste.top() != wanted) turn();
    }
    void turn() {
        const bool turns_over =
            state_.stock.empty() && state_.options.recycle == Meridian::Recycle::own;
        play(turns_over ? recycle_move : draw_move);
    }
    // Cards of the stock that its foundation wants before.
    void take_along(Card moved) {
        const int way = moved.rank() >= 7 ? 1 : -1;
        for (int rank = way > 0 ? 7 : 6; rank != moved.rank(); rank += way) {
            const Card before = card(rank, moved.suit());
            if (!next_home().contains(before)) continue;
            turn_to(before);
            play(carry(Meridian::waste_place, foundation_of(before)));
        }
    }
    CardSet next_home() const {
        CardSet next = state_.up.next_home();
        next.insert_all(state_.down.next_home());
        return next;
    }
    int source(const Step& step, Card moved) const {
        if (step.from < columns) return Meridian::first_column + step.from;
        if (step.from == in_stock) return Meridian::waste_place;
        if (step.from == at_home) return foundation_of(moved);
        const bool in_first = !state_.pocket[0].empty() && state_.pocket[0].top() == moved;
        return Meridian::first_pocket + (in_first ? 0 : 1);
    }
    int target(const Step& step, Card moved) const {
        if (step.to < columns) return Meridian::first_column + step.to;
        if (step.to == at_home) return foundation_of(moved);
        return Meridian::first_pocket + (state_.pocket[0].empty() ? 0 : 1);
    }
    int count(const Step& step, Card moved) const {
        int cards = 1;
        if (step.from < columns)
            while (state_.columns[step.from].from_top(cards) != moved) ++cards;
        return cards;
    }
    static int foundation_of(Card card) {
        const int first = card.rank() >= 7 ? Meridian::first_up : Meridian::first_down;
        return first + decltype(Meridian::up)::slot_of(card.suit());
    }

    Meridian state_;
    std::vector<Move> line_;
};

}  // namespace

std::vector<Move> line_of(const Meridian& start, std::span<const Step> steps) {
    Player player(start);
    for (const Step& step : steps) player.play(step);
    player.finish();
    return std::move(player).line();
}

}  // namespace croupier::solver::meridian
