// Counts of move sequences equal to those of the independent reference in Python.
#include <fstream>
#include <sstream>

#include "croupier/engine/perft.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> fields;
    std::stringstream stream(line);
    for (std::string field; std::getline(stream, field, ';');) {
        const auto first = field.find_first_not_of(' ');
        fields.push_back(first == std::string::npos
                             ? ""
                             : field.substr(first, field.find_last_not_of(' ') - first + 1));
    }
    return fields;
}

// GAME [option=value …] ; deck ; depth:count … [; moves …]
template <Game G>
void expect_counts(const std::vector<std::string>& fields) {
    const std::string& head = fields[0];
    const auto settings = settings_from(head.substr(std::min(head.find(' ') + 1, head.size())));
    const auto read =
        read_settings<G>(head.find(' ') == std::string::npos ? Settings{} : *settings);
    auto state = G::State::deal(read->first, *deck_from(fields[1]));
    if (fields.size() > 3) state = after(state, fields[3].substr(std::string("moves ").size()));
    std::stringstream counts(fields[2]);
    for (std::string pair; counts >> pair;) {
        const std::size_t colon = pair.find(':');
        const int depth = std::stoi(pair.substr(0, colon));
        EXPECT_EQ(perft(state, depth), std::stoull(pair.substr(colon + 1)))
            << head << " depth " << depth << "\n"
            << to_text(state);
    }
}

template <class G>
class Perft : public testing::Test {};
TYPED_TEST_SUITE(Perft, AllGamesTyped);

TYPED_TEST(Perft, EqualsTheReference) {
    const std::string path = data_file("perft/" + std::string(TypeParam::State::id) + ".txt");
    std::ifstream file(path);
    ASSERT_TRUE(file) << path;
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        expect_counts<TypeParam>(fields_of(line));
        ++lines;
    }
    EXPECT_GE(lines, 8);
}

}  // namespace
}  // namespace croupier::test
