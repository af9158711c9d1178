// Drawing the piles. What matters is never told by colour alone: labels say it too.
#include "croupier/terminal/draw_table.h"

#include <algorithm>

#include "croupier/terminal/wrap.h"

namespace croupier::terminal {
namespace {

// The piles and counts that a hint speaks of.
struct Hinted {
    int from = -1, to = -1, count = 1;
};

int place_of(const Table& table, Role role) {
    const auto found = std::ranges::find(table, role, &TablePile::role);
    return found == table.end() ? -1 : static_cast<int>(found - table.begin());
}

Hinted hinted_by(const Scene& scene) {
    const std::optional<Move> move = scene.session.hinted();
    if (!move) return {};
    if (move->kind == MoveKind::carry) return {move->from, move->to, move->count};
    return {place_of(scene.table, Role::stock), place_of(scene.table, Role::waste), 1};
}

class Painter {
public:
    Painter(Screen& screen, const Scene& scene)
        : screen_(screen), scene_(scene), hinted_(hinted_by(scene)) {
        if (scene.hand.held()) targets_ = targets(scene.session.match(), *scene.hand.held());
        turnable_ = scene.session.match().check(recycle_move) == Refusal::none;
    }

    void paint() {
        for (std::size_t i = 0; i < scene_.table.size(); ++i) paint_label(static_cast<int>(i));
        for (const Drawn& drawn : scene_.layout.drawn) paint_card(drawn);
    }

private:
    bool is_target(int pile) const { return std::ranges::find(targets_, pile) != targets_.end(); }

    // Whether it is among the `count` top cards; an empty pile counts as its own top.
    bool among_top(const Drawn& drawn, int count) const {
        const auto size = scene_.table[static_cast<std::size_t>(drawn.pile)].cards.size();
        return drawn.index >= static_cast<int>(size) - count;
    }

    Background background_of(const Drawn& drawn) const {
        const auto& held = scene_.hand.held();
        const Cursor& cursor = scene_.hand.cursor();
        if (held && drawn.pile == held->pile && among_top(drawn, held->count))
            return Background::picked;
        if (drawn.pile == cursor.pile && among_top(drawn, held ? 1 : cursor.count))
            return Background::cursor;
        if (is_target(drawn.pile) && among_top(drawn, 1)) return Background::target;
        if (drawn.pile == hinted_.from && among_top(drawn, hinted_.count))
            return Background::picked;
        if (drawn.pile == hinted_.to && among_top(drawn, 1)) return Background::target;
        switch (drawn.what) {
        case Shown::face: return Background::card;
        case Shown::back:
        case Shown::backs: return Background::back;
        case Shown::outline:
        case Shown::more: break;
        }
        return Background::felt;
    }

    bool is_marked(const Drawn& drawn) const {
        return drawn.what == Shown::face &&
               std::ranges::any_of(scene_.session.marks(), [&](const PlaySession::Mark& mark) {
                   return mark.place == drawn.pile && among_top(drawn, mark.count);
               });
    }

    void paint_card(const Drawn& drawn) {
        const TablePile& pile = scene_.table[static_cast<std::size_t>(drawn.pile)];
        const Background background = background_of(drawn);
        for (const Stroke& stroke : strokes(drawn, pile, scene_.style, is_marked(drawn), turnable_))
            screen_.put(drawn.x + stroke.dx, drawn.y + stroke.dy, stroke.text,
                        {stroke.ink, background});
    }

    void paint_label(int pile) {
        const Place& place = scene_.layout.places[static_cast<std::size_t>(pile)];
        std::string label = label_of(scene_.table[static_cast<std::size_t>(pile)]);
        Style style{Ink::pale, Background::felt};
        if (scene_.hand.held() && scene_.hand.held()->pile == pile) {
            style = {Ink::bright, Background::felt};
            label = "(" + label + ")";
        } else if (is_target(pile)) {
            style = {Ink::black, Background::target};
            label = ">" + label + "<";
        } else if (pile == hinted_.from || pile == hinted_.to) {
            style = {Ink::bright, Background::felt};
            label = (pile == hinted_.from ? "from " : "to ") + label;
        }
        screen_.put(place.x + (place.width - columns_of(label)) / 2, place.y - 1, label, style);
    }

    Screen& screen_;
    const Scene& scene_;
    Hinted hinted_;
    std::vector<int> targets_;
    bool turnable_ = false;
};

}  // namespace

void draw_table(Screen& screen, const Scene& scene) { Painter(screen, scene).paint(); }

}  // namespace croupier::terminal
