// Tables of characters, by their numbers in Unicode.
#include "croupier/online/look_alike.h"

#include <algorithm>
#include <string_view>

namespace croupier::online {
namespace {

struct Span {
    char32_t first, last;
};

constexpr Span spaces[] = {{0x09, 0x0d},     {0x20, 0x20},     {0x85, 0x85},     {0xa0, 0xa0},
                           {0x1680, 0x1680}, {0x2000, 0x200a}, {0x2028, 0x2029}, {0x202f, 0x202f},
                           {0x205f, 0x205f}, {0x3000, 0x3000}};

constexpr Span invisible[] = {
    {0x00, 0x1f},       {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},
    {0x600, 0x605},     {0x61c, 0x61c},     {0x6dd, 0x6dd},     {0x70f, 0x70f},
    {0x890, 0x891},     {0x8e2, 0x8e2},     {0x115f, 0x1160},   {0x17b4, 0x17b5},
    {0x180b, 0x180f},   {0x200b, 0x200f},   {0x202a, 0x202e},   {0x2060, 0x206f},
    {0x2800, 0x2800},   {0x3164, 0x3164},   {0xe000, 0xf8ff},   {0xfdd0, 0xfdef},
    {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xffff},
    {0x110bd, 0x110bd}, {0x110cd, 0x110cd}, {0x13430, 0x1345f}, {0x1bca0, 0x1bcaf},
    {0x1d173, 0x1d17a}, {0xe0000, 0x10ffff}};

constexpr Span combining_marks[] = {{0x300, 0x36f},   {0x483, 0x489},   {0x1ab0, 0x1aff},
                                    {0x1dc0, 0x1dff}, {0x20d0, 0x20ff}, {0xfe20, 0xfe2f}};

template <class Spans>
bool holds(const Spans& spans, char32_t point) {
    return std::ranges::any_of(
        spans, [=](Span span) { return point >= span.first && point <= span.last; });
}

// Letters with accents, as the letters under them, from U+00C0 and from U+1E00 on.
constexpr std::string_view from_c0 =
    "aaaaaaaceeeeiiiidnoooooxouuuuypsaaaaaaaceeeeiiiidnooooo-ouuuuypy"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr std::string_view from_1e00 =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
    "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
    "wwwwwwwwwwxxxxyyzzzzzzhtwyassssdaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
    "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyllvvyy";

// Small letters of Greek and Cyrillic that look like Latin ones, large or small.
constexpr std::u32string_view foreign = U"αβεζηικμνορτυχ"
                                        U"авекмнорстухіјѕԁԛԝһӏ";
constexpr std::string_view alike = "abeznikmvoptux"
                                   "abekmhopctyxijsdqwhi";
static_assert(foreign.size() == alike.size());

char32_t small(char32_t point) {
    if (point >= 'A' && point <= 'Z') return point + 32;
    if (point >= 0x391 && point <= 0x3a9) return point + 32;  // Greek
    if (point >= 0x410 && point <= 0x42f) return point + 32;  // Cyrillic
    if (point >= 0x400 && point <= 0x40f) return point + 80;
    if (point >= 0x500 && point <= 0x52f && point % 2 == 0) return point + 1;
    return point == 0x4c0 ? 0x4cf : point;
}

// Whole alphabets in another dress: wide, in circles and squares, for formulas.
char32_t undressed(char32_t point) {
    const auto letter = [](char32_t index) { return 'a' + index % 26; };
    if (point >= 0xff01 && point <= 0xff5e) return point - 0xfee0;
    if (point >= 0x249c && point <= 0x24b5) return letter(point - 0x249c);
    if (point >= 0x24b6 && point <= 0x24e9) return letter(point - 0x24b6);
    if (point >= 0x1d400 && point <= 0x1d6a3) return letter(point - 0x1d400);
    if (point >= 0x1d7ce && point <= 0x1d7ff) return '0' + (point - 0x1d7ce) % 10;
    for (const char32_t first : {0x1f110u, 0x1f130u, 0x1f150u, 0x1f170u, 0x1f1e6u})
        if (point >= first && point < first + 26) return letter(point - first);
    return point;
}

}  // namespace

bool is_space(char32_t point) { return holds(spaces, point); }
bool is_invisible(char32_t point) { return holds(invisible, point); }
bool is_mark(char32_t point) { return holds(combining_marks, point); }

char32_t plain(char32_t point) {
    point = small(undressed(point));
    if (point >= 0xc0 && point < 0xc0 + from_c0.size())
        point = static_cast<unsigned char>(from_c0[point - 0xc0]);
    if (point >= 0x1e00 && point < 0x1e00 + from_1e00.size())
        point = static_cast<unsigned char>(from_1e00[point - 0x1e00]);
    if (const std::size_t found = foreign.find(point); found != std::u32string_view::npos)
        point = static_cast<unsigned char>(alike[found]);
    if (point == '0') return 'o';
    return point == '1' || point == 'l' || point == '|' ? U'i' : point;
}

}  // namespace croupier::online
