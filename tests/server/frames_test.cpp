// Frames of a WebSocket, whole and in pieces, good and bad.
#include "croupier/server/frames.h"

#include <gtest/gtest.h>

#include <vector>

#include "croupier/online/utf8.h"

namespace croupier::server {
namespace {

using Kind = Received::Kind;
constexpr unsigned text_frame = 0x81, ping = 0x89, pong = 0x8a, close = 0x88;

// As a client writes it; a longer way to tell the length can be forced.
std::string frame(unsigned first, std::string_view payload, std::size_t told_in = 99) {
    constexpr std::string_view mask = "\x37\xfa\x21\x3d";
    std::string bytes(1, static_cast<char>(first));
    const std::size_t size = payload.size();
    if (told_in == 99) told_in = size < 126 ? 0 : size < 65536 ? 2 : 8;
    bytes += static_cast<char>(0x80 | (told_in == 0 ? size : told_in == 2 ? 126 : 127));
    for (std::size_t i = told_in; i-- > 0;) bytes += static_cast<char>(size >> (8 * i));
    bytes += mask;
    for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(payload[i] ^ mask[i % 4]);
    return bytes;
}

// What is received, as words: "text:Hello".
std::string word_for(const Received& received) {
    constexpr const char* kinds[] = {"nothing", "text", "ping", "pong", "close", "fault"};
    const std::string kind = kinds[static_cast<int>(received.kind)];
    if (received.kind == Kind::fault) return kind + ":" + std::to_string(received.code);
    if (received.kind == Kind::close)
        return kind + ":" + std::to_string(received.code) + ":" + std::string(received.text);
    return kind + ":" + std::string(received.text);
}

// Bytes arrive in pieces of that size.
std::vector<std::string> heard_in(const std::string& bytes, std::size_t piece = 1 << 20) {
    FrameReader reader;
    std::string waiting;
    std::vector<std::string> words;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        waiting += bytes.substr(at, piece);
        std::span<char> rest(waiting);
        for (Received received = reader.next(rest); received.kind != Kind::nothing;
             received = reader.next(rest))
            words.push_back(word_for(received));
        waiting = std::string(rest.data(), rest.size());
    }
    return words;
}

using Words = std::vector<std::string>;

TEST(Frames, OfTheStandardsExample) {
    EXPECT_EQ(heard_in("\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58"), Words{"text:Hello"});
}

TEST(Frames, AreHeardInWhateverPiecesTheyCome) {
    const std::string bytes = frame(text_frame, "one") + frame(ping, "are you there") +
                              frame(0x01, "tw") + frame(pong, "") + frame(0x00, "") +
                              frame(0x80, "o") + frame(text_frame, std::string(300, 'x')) +
                              frame(text_frame, "") + frame(close, "\x03\xe8 bye");
    const Words wanted{
        "text:one", "ping:are you there", "pong:", "text:two", "text:" + std::string(300, 'x'),
        "text:",    "close:1000: bye"};
    for (std::size_t piece = 1; piece < 40; ++piece)
        EXPECT_EQ(heard_in(bytes, piece), wanted) << piece;
}

TEST(Frames, AreUnmaskedWhereTheyLie) {
    std::string bytes = frame(text_frame, "a message that is longer than a few words");
    std::span<char> rest(bytes);
    const Received received = FrameReader().next(rest);
    EXPECT_EQ(received.text.data() + received.text.size(), bytes.data() + bytes.size());
    EXPECT_TRUE(rest.empty());
}

TEST(Frames, HaveAtMost4096Bytes) {
    const std::string most(longest_message, 'x');
    EXPECT_EQ(heard_in(frame(text_frame, most)), Words{"text:" + most});
    EXPECT_EQ(heard_in(frame(text_frame, most + "x")), Words{"fault:1009"});
    EXPECT_EQ(heard_in(frame(text_frame, most + "x").substr(0, 4)), Words{"fault:1009"});
    EXPECT_EQ(heard_in(frame(0x01, most) + frame(0x80, "")), Words{"text:" + most});
    EXPECT_EQ(heard_in(frame(0x01, most) + frame(0x80, "x")), Words{"fault:1009"});
    EXPECT_EQ(heard_in(frame(0x01, most) + frame(ping, "x") + frame(0x80, "")),
              (Words{"ping:x", "text:" + most}));
    EXPECT_EQ(heard_in(std::string("\x81\xff\0\0\0\0\0\1\0\0", 10)), Words{"fault:1009"});
    EXPECT_LT(frame(text_frame, most).size() - 1, longest_frame);
}

TEST(Frames, TellTheirLengthInTheShortestWay) {
    for (std::size_t told_in : {2U, 8U})
        EXPECT_EQ(heard_in(frame(text_frame, "x", told_in)), Words{"fault:1002"});
    EXPECT_EQ(heard_in(frame(text_frame, std::string(125, 'x'), 2)), Words{"fault:1002"});
    EXPECT_EQ(heard_in(frame(text_frame, std::string(126, 'x'), 8)), Words{"fault:1002"});
    EXPECT_EQ(heard_in(frame(text_frame, std::string(126, 'x'))).size(), 1U);
    EXPECT_EQ(heard_in("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff"), Words{"fault:1002"});
}

TEST(Frames, OfAClientAreMasked) {
    EXPECT_EQ(heard_in("\x81\x05Hello"), Words{"fault:1002"});
    EXPECT_EQ(heard_in(std::string("\x89\0", 2)), Words{"fault:1002"});
}

TEST(Frames, OfOtherKindsAreRefused) {
    for (unsigned bit : {0x10U, 0x20U, 0x40U})
        EXPECT_EQ(heard_in(frame(text_frame | bit, "x")), Words{"fault:1002"});
    for (unsigned opcode : {3U, 4U, 5U, 6U, 7U, 11U, 12U, 13U, 14U, 15U})
        EXPECT_EQ(heard_in(frame(0x80 | opcode, "x")), Words{"fault:1002"}) << opcode;
    EXPECT_EQ(heard_in(frame(0x82, "x")), Words{"fault:1003"});
    EXPECT_EQ(heard_in(frame(0x02, "x")), Words{"fault:1003"});
}

TEST(Frames, InFragmentsKeepTheirOrder) {
    EXPECT_EQ(heard_in(frame(0x80, "x")), Words{"fault:1002"});
    EXPECT_EQ(heard_in(frame(0x00, "x")), Words{"fault:1002"});
    EXPECT_EQ(heard_in(frame(0x01, "x") + frame(text_frame, "y")), Words{"fault:1002"});
    EXPECT_EQ(heard_in(frame(0x01, "x") + frame(0x80, "y") + frame(0x01, "z") + frame(0x80, "")),
              (Words{"text:xy", "text:z"}));
    EXPECT_EQ(heard_in(frame(0x01, "x") + frame(0x80, "y") + frame(0x80, "z")),
              (Words{"text:xy", "fault:1002"}));
}

TEST(Frames, ThatControlAreShortAndInOnePiece) {
    EXPECT_EQ(heard_in(frame(ping, std::string(125, 'x'))).front().size(), 5U + 125);
    EXPECT_EQ(heard_in(frame(ping, std::string(126, 'x'))), Words{"fault:1002"});
    for (unsigned first : {0x08U, 0x09U, 0x0aU})
        EXPECT_EQ(heard_in(frame(first, "")), Words{"fault:1002"});
}

TEST(Frames, OfTextAreUtf8AcrossFragments) {
    EXPECT_EQ(heard_in(frame(text_frame, "Ay\xc5\x9f"
                                         "e")),
              Words{"text:Ay\xc5\x9f"
                    "e"});
    EXPECT_EQ(heard_in(frame(0x01, "Ay\xc5") + frame(0x80, "\x9f")), Words{"text:Ay\xc5\x9f"});
    EXPECT_EQ(heard_in(frame(text_frame, "Ay\xc5")), Words{"fault:1007"});
    EXPECT_EQ(heard_in(frame(close, "\x03\xe8\xff")), Words{"fault:1007"});
}

TEST(Frames, CloseForAReason) {
    EXPECT_EQ(heard_in(frame(close, "")), Words{"close:0:"});
    for (int code : {1000, 1001, 1002, 1003, 1007, 1011, 1014, 3000, 4999}) {
        const std::string payload{static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
        EXPECT_EQ(heard_in(frame(close, payload)), Words{"close:" + std::to_string(code) + ":"});
    }
    for (int code : {0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535}) {
        const std::string payload{static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
        EXPECT_EQ(heard_in(frame(close, payload)), Words{"fault:1002"}) << code;
    }
    EXPECT_EQ(heard_in(frame(close, "\x03")), Words{"fault:1002"});
}

TEST(Frames, AreNotHeardAfterTheEnd) {
    EXPECT_EQ(heard_in(frame(close, "") + frame(text_frame, "x")), Words{"close:0:"});
    EXPECT_EQ(heard_in(frame(0x82, "x") + frame(text_frame, "x"), 1), Words{"fault:1003"});
}

std::string written(auto append, auto... arguments) {
    std::string out = "before";
    append(out, arguments...);
    EXPECT_TRUE(out.starts_with("before"));
    return out.substr(6);
}

TEST(Frames, AreWrittenUnmasked) {
    EXPECT_EQ(written(append_text, "Hello"), "\x81\x05Hello");
    EXPECT_EQ(written(append_text, std::string(126, 'x')).substr(0, 5),
              std::string("\x81\x7e\0\x7ex", 5));
    EXPECT_EQ(written(append_text, std::string(70'000, 'x')).substr(0, 11),
              std::string("\x81\x7f\0\0\0\0\0\1\x11\x70x", 11));
    EXPECT_EQ(written(append_ping), std::string("\x89\0", 2));
    EXPECT_EQ(written(append_pong, "x"), "\x8a\x01x");
    EXPECT_EQ(written(append_close, 1001, "bye"), "\x88\x05\x03\xe9"
                                                  "bye");
}

TEST(Frames, ThatCloseCutALongReasonBetweenLetters) {
    std::string reason(122, 'x');
    reason += "\xc5\x9f!";
    EXPECT_EQ(written(append_close, 1000, reason), "\x88\x7c\x03\xe8" + std::string(122, 'x'));
    EXPECT_EQ(written(append_close, 1000, std::string(200, 'y')),
              "\x88\x7d\x03\xe8" + std::string(123, 'y'));
}

TEST(Utf8, IsWhatTheStandardAllows) {
    for (std::string_view good :
         {"", "plain letters", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf",
          "\xee\x80\x80", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf",
          "12345678\xc5\x9f"
          "12345678"})
        EXPECT_TRUE(online::is_utf8(good)) << good;
    for (std::string_view bad : {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc2", "\xe0\x9f\xbf",
                                 "\xed\xa0\x80", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5",
                                 "\xff", "\xe2\x82", "\xe2\x82x", "12345678\x80", "\xf0\x90\x80x"})
        EXPECT_FALSE(online::is_utf8(bad)) << bad;
}

}  // namespace
}  // namespace croupier::server
