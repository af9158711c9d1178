// The table on the full screen: the loop of keys and what they mean.
#include "croupier/terminal/full_table.h"

#include <algorithm>

#include "croupier/engine/card_text.h"
#include "croupier/terminal/clock_text.h"
#include "croupier/terminal/draw_table.h"
#include "croupier/terminal/frame.h"
#include "croupier/terminal/line_editor.h"
#include "croupier/terminal/pages.h"

namespace croupier {
namespace {

// Letters with which a typed move can begin; all others are keys.
constexpr std::string_view move_letters = "0123456789abcdhpqsw";

class FullTable {
public:
    FullTable(Sitting& sitting, Screen& screen, const Look& look)
        : sitting_(sitting), stage_(screen, sitting), look_(look),
          hand_(sitting, first_cursor(layout())) {}

    void play() {
        look_again();
        while (const auto input = stage_.read([&] { draw(); })) {
            if (!notices_.empty() && input->key != Key::release) notices_.erase(notices_.begin());
            obey(*input);
        }
        sitting_.stop_clock();
        sitting_.keep();
    }

private:
    Layout layout() const {
        const Match& match = sitting_.match();
        return lay_out(match.table(Seat::first), stage_.screen().window(), drawn_at_once(match));
    }
    CardLook card_look() const {
        const Preferences& preferences = sitting_.preferences();
        return {preferences.letters || !look_.unicode, preferences.four_colours};
    }

    void draw() {
        take_notices();
        const Table table = sitting_.match().table(Seat::first);
        const Layout laid = layout();
        draw_table(stage_.screen(), {sitting_, hand_, table, laid, card_look()});
        draw_title(stage_.screen(), sitting_);
        draw_bottom(stage_.screen(), laid,
                    {shown_message(), prompt_, input_.text(), has_stock(table)});
        const Place& here = laid.places[static_cast<std::size_t>(hand_.cursor().pile)];
        if (input_.empty()) {
            stage_.point_at(here.x, here.y);
        } else {
            stage_.point_at(static_cast<int>(1 + prompt_.size() + input_.text().size()),
                            laid.input_row);
        }
    }

    static bool has_stock(const Table& table) {
        return std::ranges::find(table, Role::stock, &TablePile::role) != table.end();
    }

    Message shown_message() const {
        if (message_.tone != Tone::question && !notices_.empty())
            return {notices_.front(), Tone::alarm};
        return message_.text.empty() ? idle_message() : message_;
    }
    Message idle_message() const {
        const Match& match = sitting_.match();
        if (match.outcome() == Outcome::won)
            return {"You have won in " + clock_text(sitting_.time()) + " with " +
                        std::to_string(match.tally().moves) + " moves. n deals again, x leaves.",
                    Tone::good};
        if (match.outcome() == Outcome::lost)
            return {"Nothing can bring a card home any more: the game is lost. n deals again.",
                    Tone::alarm};
        if (hand_.held()) return {held_text(*hand_.held()), Tone::quiet};
        if (stuck_) return {"No more useful moves: u undo, n new.", Tone::quiet};
        return {};
    }
    std::string held_text(const Held& held) const {
        const Table table = sitting_.match().table(Seat::first);
        const TablePile& pile = table[static_cast<std::size_t>(held.pile)];
        const Card card = pile.cards[pile.cards.size() - static_cast<std::size_t>(held.count)];
        const std::string more =
            held.count == 1 ? "" : " and " + std::to_string(held.count - 1) + " more";
        return "In your hand: " + to_text(card) + more + " from " + label_of(pile) +
               ". Arrows, Enter drops, Esc puts back.";
    }

    // Things no command asked for stay until a key is pressed; one after the other.
    void take_notices() {
        for (std::string& notice : sitting_.take_notices()) notices_.push_back(std::move(notice));
    }

    // After the position has changed.
    void look_again() {
        stuck_ = sitting_.match().outcome() == Outcome::open &&
                 sitting_.match().can_progress() == Verdict::no;
    }
    void tell(const Told& told) {
        message_ = {told.sentence, told.done ? Tone::plain : Tone::alarm};
        if (!told.done) return;
        hand_.settle();
        look_again();
    }

    void obey(const Input& input) {
        if (input.key != Key::release) message_ = {};
        if (!input_.empty() && typing(input)) return;
        const Layout laid = layout();
        const auto at = [&] {
            return hit(laid, sitting_.match().table(Seat::first), input.x, input.y);
        };
        switch (input.key) {
        case Key::up: return hand_.move(laid, Arrow::up);
        case Key::down: return hand_.move(laid, Arrow::down);
        case Key::left: return hand_.move(laid, Arrow::left);
        case Key::right: return hand_.move(laid, Arrow::right);
        case Key::enter: return handled(hand_.act());
        case Key::press: return handled(hand_.press(at()));
        case Key::release: return handled(hand_.release(at()));
        case Key::escape: return hand_.put_back();
        case Key::tab: return tell(sitting_.play("s"));
        case Key::letter: return letter(input.letter);
        default: return;
        }
    }
    // What the hand did may be no command at all.
    void handled(const Told& told) {
        if (told.done || !told.sentence.empty()) tell(told);
    }

    // Keys that belong to the line which is being typed.
    bool typing(const Input& input) {
        switch (input.key) {
        case Key::letter: input_.type(input.letter); return true;
        case Key::rub_out: input_.rub_out(); return true;
        case Key::escape: input_.clear(); return true;
        case Key::enter: typed(input_.take()); return true;
        default: return false;
        }
    }
    void typed(const std::string& line) {
        if (line == "q" || line == "quit") return stage_.leave();
        tell(sitting_.play(line));
    }

    void letter(char letter) {
        if (letter == ' ') return handled(hand_.act());
        if (move_letters.find(letter) != std::string_view::npos) {
            hand_.put_back();
            input_.type(letter);
            return;
        }
        switch (letter) {
        case 'u': return tell(sitting_.undo());
        case 'r': return tell(sitting_.redo());
        case 'f': return tell(sitting_.finish());
        case 'S': return tell(sitting_.solve());
        case 'i': return hint();
        case 'n': return deal([&] { return sitting_.deal_anew(); });
        case 'R': return deal([&] { return sitting_.restart(); });
        case 'g': return deal_by_name();
        case 't': return show_statistics(stage_, sitting_);
        case '?': return show_help(stage_, sitting_);
        case 'o': message_ = {show_options(stage_, sitting_), Tone::plain}; return;
        case 'x': return stage_.leave();
        default: return;
        }
    }

    void hint() {
        const Told told = sitting_.hint();
        message_ = {told.sentence, told.done ? Tone::plain : Tone::alarm};
        hand_.put_back();
    }

    template <class F>
    void deal(F&& dealing) {
        if (sitting_.begun()) {
            message_ = {"This game will count as lost. Go on? (y/n)", Tone::question};
            const bool sure = stage_.asked([&] { draw(); });
            message_ = {};
            if (!sure) return;
        }
        const Told told = dealing();
        tell(told);
        if (told.done) hand_.point_at(first_cursor(layout()));
    }

    void deal_by_name() {
        prompt_ = "deal number or name: ";
        message_ = {"A number, or a name such as " + sitting_.deal_name() + ". Esc: back.",
                    Tone::plain};
        std::string name;
        while (const auto input = stage_.read([&] { draw(); })) {
            if (input->key == Key::escape) break;
            if (input->key == Key::enter) {
                name = input_.take();
                break;
            }
            if (input->key == Key::rub_out) input_.rub_out();
            if (input->key == Key::letter) input_.type(input->letter);
        }
        prompt_ = usual_prompt;
        input_.clear();
        message_ = {};
        if (name.empty()) return;
        if (const Result<DealId> id = sitting_.deal_meant(name)) {
            deal([&] { return sitting_.deal(*id); });
        } else {
            tell({false, id.error().sentence});
        }
    }

    Sitting& sitting_;
    Stage stage_;
    Look look_;
    Hand hand_;
    LineEditor input_;
    std::string_view prompt_ = usual_prompt;
    Message message_;
    std::vector<std::string> notices_;
    bool stuck_ = false;
};

}  // namespace

void play_full_screen(Sitting& sitting, const Look& look) {
    Screen screen(look);
    if (screen.opened()) FullTable(sitting, screen, look).play();
}

}  // namespace croupier
