// The files in tests/data.
#pragma once

#include <string>

namespace croupier::test {

std::string data_file(const std::string& name);  // its path

}  // namespace croupier::test
