// Meridian Master: the invariants, and what is said when one fails.
#include "tests/support/meridian.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

using I = MeridianInvariant;

// Which invariants fail after something was done to a sound state.
template <class F>
std::vector<I> failing(std::string_view settings, F&& spoil) {
    MeridianGameState state = dealt(settings).game_state();
    spoil(state);
    std::vector<I> names;
    for (const MeridianFault& fault : validate_state(state)) {
        EXPECT_FALSE(fault.sentence.empty());
        names.push_back(fault.invariant);
    }
    return names;
}
using Names = std::vector<I>;

}  // namespace

TEST(MeridianInvariants, HoldInEveryGamePlayedAtRandom) {
    RULE("M-029", "M-102");
    for (const char* mode : {"mode=classic", "mode=double_pocket", "mode=traditional"}) {
        MeridianMaster master = dealt(mode, 7);
        std::uint64_t random = 12345;
        for (int i = 0; i < 150 && master.status() == MeridianStatus::active; ++i) {
            const MoveList moves = master.match()->legal_moves();
            random = random * 6364136223846793005u + 1442695040888963407u;
            const Move move = moves[(random >> 33) % moves.size()];
            if (move.kind == MoveKind::carry) {
                const Card base = master.match()->full_table()[move.from].cards.end()[-move.count];
                ASSERT_TRUE(master.execute_move(master.ids().of(base), *location_at(move.to)));
            } else {
                ASSERT_TRUE(master.draw_card());
            }
            const auto faults = master.validate_state();
            ASSERT_TRUE(faults.empty()) << faults.front().sentence;
        }
    }
}

TEST(MeridianInvariants, NameWhatIsWrongWithTheCards) {
    RULE("M-029");
    EXPECT_EQ(failing("", [](auto&) {}), Names{});
    EXPECT_EQ(failing("", [](auto& s) { s.deck.pop_back(); }),
              (Names{I::card_count, I::whole_deck}));
    EXPECT_EQ(failing("", [](auto& s) { s.deck[0] = s.deck[1]; }),
              (Names{I::unique_ids, I::whole_deck}));
    EXPECT_EQ(failing("", [](auto& s) { s.deck[0].value = "none"; }), (Names{I::unique_ids}));
    EXPECT_EQ(failing("",
                      [](auto& s) {
                          s.waste.push_back(s.tableau[6].back());
                          s.tableau[6].pop_back();
                      }),
              (Names{I::stock_size}));
}

TEST(MeridianInvariants, NameWhatIsWrongWithPocketsAndFoundations) {
    RULE("M-029", "M-060");
    const auto take = [](MeridianCards& to, MeridianCards& from) {
        to.push_back(from.back());
        to.back().is_face_up = true;
        from.pop_back();
    };
    const auto one_too_many = [&](auto& s) {
        take(s.pocket, s.deck);
        take(s.pocket, s.deck);
    };
    EXPECT_EQ(failing("", one_too_many), (Names{I::pocket_size}));
    const auto second = [&](auto& s) { take(s.pocket2, s.deck); };
    EXPECT_EQ(failing("", second), (Names{I::second_pocket}));
    EXPECT_EQ(failing("mode=double_pocket", second), Names{});
    const auto astray = [&](auto& s) {
        for (int i = 0; i < 2; ++i) take(s.foundations.up[0], s.deck);
    };
    EXPECT_EQ(failing("", astray), (Names{I::foundation_order}));
}

TEST(MeridianInvariants, NameWhatIsWrongWithTypesAndFaces) {
    RULE("M-029", "MD-04");
    const auto typed = [](std::string_view type, bool with_card) {
        return [=](auto& s) {
            s.column_types[6] = type;
            if (with_card) s.column_typing_cards[6] = s.tableau[6].front();
        };
    };
    EXPECT_EQ(failing("", typed("ace", true)), (Names{I::column_types}));
    EXPECT_EQ(failing("", typed("ace", false)), (Names{I::column_types}));
    EXPECT_EQ(failing("", typed("untyped", true)), (Names{I::column_types}));
    EXPECT_EQ(failing("", typed("", false)), (Names{I::column_types}));
    EXPECT_EQ(failing("", typed("queen", false)), (Names{I::column_types}));
    const auto turned = [](std::size_t card, bool up) {
        return [=](auto& s) { s.tableau[6][card].is_face_up = up; };
    };
    EXPECT_EQ(failing("", turned(0, false)), (Names{I::faces}));
    EXPECT_EQ(failing("mode=traditional", turned(0, true)), (Names{I::faces}));
    EXPECT_EQ(failing("mode=traditional", turned(6, false)), (Names{I::faces}));
    EXPECT_EQ(failing("", [](auto& s) { s.deck[3].is_face_up = true; }), (Names{I::faces}));
    EXPECT_EQ(name_of(I::faces), "faces");
    EXPECT_EQ(name_of(I::card_count), "card_count");
}

}  // namespace croupier::test
