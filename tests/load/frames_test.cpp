// Frames as a client reads and writes them; what it writes is what the server reads.
#include "croupier/load/frames.h"

#include <gtest/gtest.h>

#include "croupier/server/frames.h"

namespace croupier::load {
namespace {

TEST(ClientFrames, TheServerReadsWhatAClientWrites) {
    for (const std::size_t size : {0u, 5u, 125u, 126u, 4096u}) {
        const std::string text(size, 'x');
        std::string bytes;
        append_masked_text(bytes, text, 0x12345678);
        append_masked_pong(bytes, "ping", 7);
        append_masked_close(bytes, 9);
        std::span<char> left(bytes);
        server::FrameReader reader;
        const server::Received heard = reader.next(left);
        EXPECT_EQ(heard.kind, server::Received::Kind::text);
        EXPECT_EQ(heard.text, text);
        EXPECT_EQ(reader.next(left).kind, server::Received::Kind::pong);
        EXPECT_EQ(reader.next(left).code, server::close_code::normal);
        EXPECT_TRUE(left.empty());
    }
}

TEST(ClientFrames, AClientReadsWhatTheServerWrites) {
    for (const std::size_t size : {0u, 5u, 125u, 126u, 65535u, 65536u}) {
        const std::string text(size, 'y');
        std::string bytes;
        server::append_text(bytes, text);
        server::append_ping(bytes);
        server::append_close(bytes, server::close_code::going_away, "closing time");
        std::string_view left(bytes);
        const Frame frame = take_frame(left);
        EXPECT_EQ(frame.kind, Frame::Kind::text);
        EXPECT_EQ(frame.payload, text);
        EXPECT_EQ(take_frame(left).kind, Frame::Kind::ping);
        EXPECT_EQ(take_frame(left).kind, Frame::Kind::close);
        EXPECT_TRUE(left.empty());
    }
}

TEST(ClientFrames, HalfAFrameWaitsForTheRest) {
    std::string bytes;
    server::append_text(bytes, std::string(300, 'z'));
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        std::string_view part = std::string_view(bytes).substr(0, size);
        EXPECT_EQ(take_frame(part).kind, Frame::Kind::nothing) << size;
        EXPECT_EQ(part.size(), size);
    }
}

TEST(ClientFrames, FragmentsBinaryAndMaskedFramesAreFaults) {
    for (const std::string_view bytes : {"\x01\x01x", "\x82\x01x", "\x81\x81xxxxx", "\xc1\x01x"}) {
        std::string_view left = bytes;
        EXPECT_EQ(take_frame(left).kind, Frame::Kind::fault);
    }
}

}  // namespace
}  // namespace croupier::load
