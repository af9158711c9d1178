// The table on the full screen: the loop of keys and what they mean.
#include "croupier/terminal/full_table.h"

#include <algorithm>

#include "croupier/terminal/draw_table.h"
#include "croupier/terminal/frame.h"
#include "croupier/terminal/idle_message.h"
#include "croupier/terminal/line_editor.h"
#include "croupier/terminal/pages.h"

namespace croupier::terminal {
namespace {

// Letters with which a typed move can begin; all others are keys.
constexpr std::string_view move_letters = "0123456789abcdhpqsw";

class FullTable {
public:
    FullTable(PlaySession& session, Screen& screen, const TerminalFeatures& features)
        : session_(session), loop_(screen, session), features_(features),
          hand_(session, first_cursor(layout())) {}

    void play() {
        look_again();
        while (const auto input = loop_.read([&] { draw(); })) {
            if (!notices_.empty() && input->key != Key::release) notices_.erase(notices_.begin());
            obey(*input);
        }
        session_.stop_clock();
        session_.keep();
    }

private:
    Layout layout() const {
        const Match& match = session_.match();
        return lay_out(match.table(Seat::first), loop_.screen().window(), drawn_at_once(match));
    }
    CardStyle card_style() const {
        const formats::Preferences& preferences = session_.preferences();
        return {preferences.letters || !features_.unicode, preferences.four_colours};
    }

    void draw() {
        take_notices();
        const Table table = session_.match().table(Seat::first);
        const Layout laid = layout();
        draw_table(loop_.screen(), {session_, hand_, table, laid, card_style()});
        draw_title(loop_.screen(), session_);
        draw_bottom(loop_.screen(), laid,
                    {shown_message(), prompt_, input_.text(), has_stock(table)});
        const Place& here = laid.places[static_cast<std::size_t>(hand_.cursor().pile)];
        if (input_.empty()) {
            loop_.point_at(here.x, here.y);
        } else {
            loop_.point_at(static_cast<int>(1 + prompt_.size() + input_.text().size()),
                           laid.input_row);
        }
    }

    static bool has_stock(const Table& table) {
        return std::ranges::find(table, Role::stock, &TablePile::role) != table.end();
    }

    Message shown_message() const {
        if (message_.tone != Tone::question && !notices_.empty())
            return {notices_.front(), Tone::alarm};
        return message_.text.empty() ? idle_message(session_, hand_, stuck_) : message_;
    }

    // Things no command asked for stay until a key is pressed; one after the other.
    void take_notices() {
        for (std::string& notice : session_.take_notices()) notices_.push_back(std::move(notice));
    }

    // After the position has changed.
    void look_again() {
        stuck_ = session_.match().outcome() == Outcome::open &&
                 session_.match().can_progress() == Verdict::no;
    }
    void tell(const CommandResult& result) {
        message_ = {result.sentence, result.done ? Tone::plain : Tone::alarm};
        if (!result.done) return;
        hand_.settle();
        look_again();
    }

    void obey(const Input& input) {
        if (input.key != Key::release) message_ = {};
        if (!input_.empty() && typing(input)) return;
        const Layout laid = layout();
        const auto at = [&] {
            return hit(laid, session_.match().table(Seat::first), input.x, input.y);
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
        case Key::tab: return tell(session_.play("s"));
        case Key::letter: return letter(input.letter);
        default: return;
        }
    }
    // What the hand did may be no command at all.
    void handled(const CommandResult& result) {
        if (result.done || !result.sentence.empty()) tell(result);
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
        if (line == "q" || line == "quit") return loop_.leave();
        tell(session_.play(line));
    }

    void letter(char letter) {
        if (letter == ' ') return handled(hand_.act());
        if (move_letters.find(letter) != std::string_view::npos) {
            hand_.put_back();
            input_.type(letter);
            return;
        }
        switch (letter) {
        case 'u': return tell(session_.undo());
        case 'r': return tell(session_.redo());
        case 'f': return tell(session_.finish());
        case 'S': return tell(session_.solve());
        case 'B': return tell(session_.go_back());
        case 'i': return hint();
        case 'n': return deal([&] { return session_.deal_anew(); });
        case 'R': return deal([&] { return session_.restart(); });
        case 'g': return deal_by_name();
        case 't': return show_statistics(loop_, session_);
        case '?': return show_help(loop_, session_);
        case 'o': message_ = {show_options(loop_, session_), Tone::plain}; return;
        case 'x': return loop_.leave();
        default: return;
        }
    }

    void hint() {
        const CommandResult result = session_.hint();
        message_ = {result.sentence, result.done ? Tone::plain : Tone::alarm};
        hand_.put_back();
    }

    template <class F>
    void deal(F&& dealing) {
        if (session_.begun()) {
            message_ = {"This game will count as lost. Go on? (y/n)", Tone::question};
            const bool sure = loop_.confirmed([&] { draw(); });
            message_ = {};
            if (!sure) return;
        }
        const CommandResult result = dealing();
        tell(result);
        if (result.done) hand_.point_at(first_cursor(layout()));
    }

    void deal_by_name() {
        prompt_ = "deal number or name: ";
        message_ = {"A number, or a name such as " + session_.deal_name() + ". Esc: back.",
                    Tone::plain};
        std::string name;
        while (const auto input = loop_.read([&] { draw(); })) {
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
        if (const Result<DealId> id = session_.deal_meant(name)) {
            deal([&] { return session_.deal(*id); });
        } else {
            tell({false, id.error().sentence});
        }
    }

    PlaySession& session_;
    InputLoop loop_;
    TerminalFeatures features_;
    Hand hand_;
    LineEditor input_;
    std::string_view prompt_ = usual_prompt;
    Message message_;
    std::vector<std::string> notices_;
    bool stuck_ = false;
};

}  // namespace

void play_full_screen(PlaySession& session, const TerminalFeatures& features) {
    Screen screen(features);
    if (screen.opened()) FullTable(session, screen, features).play();
}

}  // namespace croupier::terminal
