// RULE("KT-07", "K-046"): the numbered rules that a test shows to hold.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

namespace croupier::test {

inline void record_rules(std::initializer_list<const char*> numbers) {
    for (const char* number : numbers)
        testing::Test::RecordProperty("rule:" + std::string(number), "");
}

}  // namespace croupier::test

#define RULE(...) croupier::test::record_rules({__VA_ARGS__})
