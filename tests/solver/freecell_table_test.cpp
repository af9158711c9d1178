// The table that FreeCell's search keeps: it follows the engine, and prices and keys are right.
#include <gtest/gtest.h>

#include <map>

#include "croupier/engine/games/freecell/game.h"
#include "croupier/engine/random.h"
#include "croupier/solver/freecell/moves.h"
#include "tests/solver/freecell_endgames.h"
#include "tests/solver/plain_search.h"

namespace croupier::test {
namespace {

using solver::freecell::Key, solver::freecell::Cost, solver::freecell::SearchContext,
    solver::freecell::Table;

// Collects the moves and holds the cost and the key of each against the table it leads to.
struct Checker {
    const Table& table;
    const SearchContext& context;
    std::vector<Move> moves{};

    void costed(Move move, Cost cost) {
        Table next = table;
        next.play(move, context);
        EXPECT_EQ(cost.points, next.cost(context.weights).points);
        EXPECT_EQ(cost.over, next.cost(context.weights).over);
        Key key;
        EXPECT_TRUE(table.key_after(move, context, key));
        EXPECT_EQ(key, next.key());
        moves.push_back(move);
    }
    void unpriced(Move move) {
        Key key;
        EXPECT_FALSE(table.key_after(move, context, key));
        moves.push_back(move);
    }
};

// Plays a position that depends on the seed at random, on the search's table and on the engine's;
// calls visit(table, state) before each move.
template <class F>
void walk(bool takeback, std::uint64_t seed, std::uint64_t way, F&& visit) {
    PlayoutRandom random(seed), choice(way);
    Freecell state = seed % 2 == 0 ? random_endgame(random, takeback)
                                   : Freecell::deal({takeback}, FreecellGame::numbered_deck(seed));
    SearchContext context;
    Table table;
    table.set(state, context);
    std::vector<Move> told;
    table.settle(context, &told);
    for (int turn = 0; turn < 60; ++turn) {
        for (Move move : told) {
            ASSERT_EQ(state.check(move), Refusal::none);
            state.apply(move);
        }
        visit(table, state);
        Checker checker{table, context};
        solver::freecell::Moves(table, table.cost(context.weights), context, checker)
            .make(takeback);
        if (checker.moves.empty()) return;
        told.clear();
        table.play(checker.moves[choice.below(checker.moves.size())], context, &told);
    }
}

}  // namespace

TEST(FreecellTable, FollowsTheEngine) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        walk(seed % 3 == 0, seed, seed, [](const Table& table, const Freecell& state) {
            for (int i = 0; i < Freecell::cells_count; ++i)
                EXPECT_EQ(table.cell(i), state.cells[i].empty() ? Card{} : state.cells[i].top());
            for (int c = 0; c < Freecell::columns_count; ++c) {
                ASSERT_EQ(table.columns()[c].size, state.columns[c].size());
                EXPECT_EQ(table.columns()[c].run_shades(), state.columns[c].run_shades());
                for (int i = 0; i < state.columns[c].size(); ++i)
                    EXPECT_EQ(table.columns()[c][i], state.columns[c][i]);
            }
            EXPECT_EQ(table.foundations().total(), state.foundations.home());
        });
}

TEST(FreecellTable, PricesItselfTheSameWhereverItCameFrom) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        walk(seed % 3 == 0, seed, seed, [](const Table& table, const Freecell& state) {
            SearchContext context;
            Table afresh;
            afresh.set(state, context);
            EXPECT_EQ(table.cost(context.weights).points, afresh.cost(context.weights).points);
            EXPECT_EQ(table.cost(context.weights).over, afresh.cost(context.weights).over);
        });
}

TEST(FreecellTable, HasOneKeyWhateverTheOrderOfColumnsAndCells) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        std::map<std::pair<std::uint64_t, std::uint64_t>, Freecell> tables;
        StateSet<Freecell> states;
        for (std::uint64_t again = 1; again <= 10; ++again)  // the same deal, played in another way
            walk(seed % 3 == 0, seed, again, [&](const Table& table, const Freecell& played) {
                const Freecell state = in_order(played);
                const Key key = table.key();
                const auto [at, fresh] = tables.try_emplace({key.black, key.red}, state);
                EXPECT_EQ(at->second, state);
                EXPECT_EQ(states.insert(state), fresh);
            });
    }
}

}  // namespace croupier::test
