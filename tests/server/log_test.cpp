// The lines that an operator reads.
#include "croupier/server/log.h"

#include <gtest/gtest.h>

#include <sstream>

namespace croupier::server {
namespace {

TEST(Log, IsTextForPeople) {
    EXPECT_EQ(log_line(LogFormat::text, 784111777005, Level::info, "answer",
                       {{"target", "/a.txt"}, {"status", 200}, {"why", "a \"b\""}, {"none", ""}}),
              "1994-11-06T08:49:37.005Z info answer target=/a.txt status=200 why=\"a \\\"b\\\"\" "
              "none=\"\"\n");
}

TEST(Log, IsJsonForPrograms) {
    EXPECT_EQ(
        log_line(LogFormat::json, 0, Level::error, "cannot_write",
                 {{"trouble", "the \"disk\""}, {"room", 17}}),
        "{\"time\":\"1970-01-01T00:00:00.000Z\",\"level\":\"error\",\"event\":\"cannot_write\","
        "\"trouble\":\"the \\\"disk\\\"\",\"room\":17}\n");
}

TEST(Log, IsOneLineWhateverTheClientWrote) {
    for (const LogFormat format : {LogFormat::text, LogFormat::json}) {
        const std::string line =
            log_line(format, 0, Level::info, "answer", {{"target", "/\n\x1b[2J\xc3\x7f"}});
        EXPECT_NE(line.find("/??[2J??"), std::string::npos) << line;
        EXPECT_EQ(line.find('\n'), line.size() - 1);
    }
}

TEST(Log, SaysNoMoreThanIsWanted) {
    std::ostringstream out;
    Log log(out, Level::info, LogFormat::text);
    log.write(Level::debug, "connected");
    EXPECT_EQ(out.str(), "");
    log.write(Level::info, "open");
    log.write(Level::error, "cannot_write");
    EXPECT_NE(out.str().find(" info open\n"), std::string::npos);
    EXPECT_NE(out.str().find(" error cannot_write\n"), std::string::npos);
}

}  // namespace
}  // namespace croupier::server
