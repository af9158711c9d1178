// Where the data lies: the one file that knows the folder, so that the others compile alike in
// every copy of it.
#include "tests/support/data.h"

namespace croupier::test {

std::string data_file(const std::string& name) { return CROUPIER_TEST_DATA "/" + name; }

}  // namespace croupier::test
