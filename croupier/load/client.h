// One client at a table: its socket, its requests, each of which is answered once, and its view.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "croupier/load/tally.h"
#include "croupier/load/view.h"
#include "croupier/load/websocket_client.h"

namespace croupier::load {

class Table;

enum class RequestKind : std::uint8_t {
    hello,
    create,
    join,
    ready,
    hash,
    nonce,
    play,
    repeat,
    again
};

struct SentRequest {
    unsigned id = 0;
    RequestKind what = RequestKind::hello;
    int turn = 0;
    Clock::time_point due = {};  // when a play was to be sent
    bool measured = false;
    int game = 0;  // at this table
};

class Client final : WebSocketClient::Owner {
public:
    Client(Table& table, EventLoop& loop, Tally& tally, int seat);

    void arrive();  // also again
    void greet();
    void leave() { socket_.disconnect(); }
    // Sends {"type":TYPE,"id":ID,MEMBERS}; the id is a new one unless it is named.
    unsigned ask(SentRequest asked, std::string_view type, std::string_view members);
    std::size_t unanswered() const { return asked_.size(); }
    // Questions that went down with a server and are asked again when they make sense.
    void forget_questions() { asked_.clear(); }

    const int seat;
    std::string token, player, epoch;
    View view;
    CardSet hand;        // in the last view that was checked
    int turn = 0;        // the last one received
    bool fresh = false;  // a view was received that no turn has followed yet
    bool seated = false;
    bool returning = false;  // the socket was lost, and what was going on is not received yet
    std::string match, nonce, hash;  // the last two in hex, for that match

private:
    void opened() override { greet(); }
    void received(std::string_view text) override;
    void lost(std::string_view why) override;
    void answered(std::string_view text, std::string_view id, bool ok);

    Table& table_;
    Tally& tally_;
    WebSocketClient socket_;
    std::vector<SentRequest> asked_;
    unsigned last_id_ = 0;
};

}  // namespace croupier::load
