// The fingerprint of random playouts: one number a game that any change of its rules changes.
#include <fstream>

#include "croupier/engine/playout.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"

namespace croupier::test {

// tests/data/fingerprints.txt holds what every build must give; the WebAssembly test reads it too.
TEST(Fingerprint, IsTheSameInEveryBuild) {
    std::ifstream file(data_file("fingerprints.txt"));
    ASSERT_TRUE(file);
    int games = 0;
    std::string id;
    std::uint64_t deals = 0;
    for (std::string expected; file >> id >> deals && std::getline(file, expected); ++games) {
        each_game([&]<class G>(std::type_identity<G>) {
            if (id != G::State::id) return;
            EXPECT_EQ(" " + to_text(random_playouts<G>(1, deals)), expected) << id;
        });
    }
    EXPECT_EQ(games, std::tuple_size_v<AllGames>);
}

}  // namespace croupier::test
