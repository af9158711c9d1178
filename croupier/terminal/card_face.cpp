// Drawing a card with box characters, or with those of a typewriter.
#include "croupier/terminal/card_face.h"

#include "croupier/engine/card_text.h"
#include "croupier/terminal/wrap.h"

namespace croupier::terminal {
namespace {

struct Glyphs {
    std::string_view top_left, top_right, bottom_left, bottom_right, across, down;
    std::string_view pattern, dots, mark, turn;
};
constexpr Glyphs box{"┌", "┐", "└", "┘", "─", "│", "░", "⋮", "•", "↻"};
constexpr Glyphs plain_glyphs{"+", "+", "+", "+", "-", "|", "#", ":", "*", "O"};

std::string repeated(std::string_view glyph, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += glyph;
    return text;
}

std::string wide(std::string_view left, std::string_view middle, std::string_view right,
                 int width) {
    return std::string(left) + repeated(middle, width - 2) + std::string(right);
}

void add_box(std::vector<Stroke>& out, const Drawn& drawn, const Glyphs& glyphs,
             std::string_view inside, Ink ink) {
    const int width = drawn.width, height = drawn.height;
    const bool patterned = inside != " ";
    out.push_back(
        {0, 0, wide(glyphs.top_left, patterned ? inside : glyphs.across, glyphs.top_right, width),
         ink});
    for (int row = 1; row < height - 1; ++row)
        out.push_back({0, row, wide(glyphs.down, inside, glyphs.down, width), ink});
    if (height > 1)
        out.push_back({0, height - 1,
                       wide(glyphs.bottom_left, glyphs.across, glyphs.bottom_right, width), ink});
}

void add_centred(std::vector<Stroke>& out, const Drawn& drawn, const std::string& text, Ink ink) {
    out.push_back({(drawn.width - columns_of(text)) / 2, (drawn.height - 1) / 2, text, ink});
}

// How many cards a back stands for, with room around the number where that keeps it centred.
void add_number(std::vector<Stroke>& out, const Drawn& drawn) {
    std::string text = std::to_string(drawn.stands);
    const int rest = drawn.width - 2 - columns_of(text);
    const int room = drawn.height > 1 ? rest : rest > 3 ? 2 : 0;
    text = repeated(" ", room / 2) + text + repeated(" ", room - room / 2);
    add_centred(out, drawn, text, Ink::bright);
}

void add_face(std::vector<Stroke>& out, const Drawn& drawn, Card card, const CardStyle& style,
              const Glyphs& glyphs) {
    const Ink ink = ink_of(card.suit(), style.four_colours);
    const std::string name = name_on_card(card, style.ascii);
    add_box(out, drawn, glyphs, " ", Ink::border);
    out.push_back({1, 0, name, ink});
    if (drawn.height < 3) return;
    add_centred(out, drawn, sign_of(card.suit(), style.ascii), ink);
    if (drawn.height > 3)
        out.push_back({drawn.width - 1 - columns_of(name), drawn.height - 1, name, ink});
}

// The suit that an empty foundation waits for, where its name tells.
std::string awaited(const TablePile& pile, bool ascii) {
    if (pile.role != Role::foundation) return "";
    const auto suit = pile.name.size() > 1 ? suit_of(pile.name[1]) : std::nullopt;
    return suit ? sign_of(*suit, ascii) : "A";
}

}  // namespace

Ink ink_of(Suit suit, bool four_colours) {
    switch (suit) {
    case Suit::clubs: return four_colours ? Ink::green : Ink::black;
    case Suit::diamonds: return four_colours ? Ink::blue : Ink::red;
    case Suit::hearts: return Ink::red;
    case Suit::spades: break;
    }
    return Ink::black;
}

std::string sign_of(Suit suit, bool ascii) {
    if (ascii) return {letter_of(suit)};
    constexpr std::string_view signs[] = {"♣", "♠", "♦", "♥"};
    return std::string(signs[static_cast<std::size_t>(suit)]);
}

std::string name_on_card(Card card, bool ascii) {
    const std::string rank = card.rank() == 10 ? "10" : to_text(card).substr(0, 1);
    return rank + sign_of(card.suit(), ascii);
}

std::vector<Stroke> strokes(const Drawn& drawn, const TablePile& pile, const CardStyle& style,
                            bool mark, bool turnable) {
    const Glyphs& glyphs = style.ascii ? plain_glyphs : box;
    std::vector<Stroke> out;
    switch (drawn.what) {
    case Shown::outline:
        add_box(out, drawn, glyphs, " ", Ink::border);
        add_centred(out, drawn,
                    pile.role == Role::stock ? std::string(turnable ? glyphs.turn : "")
                                             : awaited(pile, style.ascii),
                    Ink::border);
        break;
    case Shown::face:
        add_face(out, drawn, pile.cards[static_cast<std::size_t>(drawn.index)], style, glyphs);
        break;
    case Shown::back:
    case Shown::backs:
        add_box(out, drawn, glyphs, glyphs.pattern, Ink::pale);
        if (drawn.stands > 1) add_number(out, drawn);
        break;
    case Shown::more:
        out.push_back({0, 0, repeated(" ", drawn.width), Ink::pale});
        add_centred(out, drawn, std::string(glyphs.dots) + " " + std::to_string(drawn.stands),
                    Ink::pale);
        break;
    }
    if (mark) {
        const bool ten = drawn.what == Shown::face &&
                         pile.cards[static_cast<std::size_t>(drawn.index)].rank() == 10;
        const int dx = drawn.width - (ten && drawn.width < 6 ? 1 : 2);
        out.push_back({dx, 0, std::string(glyphs.mark), Ink::red});
    }
    return out;
}

}  // namespace croupier::terminal
