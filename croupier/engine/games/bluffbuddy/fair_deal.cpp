// Commitments, and the deck that follows from a secret and four nonces.
#include "croupier/engine/games/bluffbuddy/fair_deal.h"

#include <span>
#include <vector>

namespace croupier {
namespace {

using Bytes = std::vector<std::uint8_t>;

// SHA-256(secret, nonces, i) for i = 0, 1, …, one after the other without end.
class DealStream {
public:
    DealStream(const DealSecret& secret, const std::array<Nonce, 4>& nonces)
        : message_(secret.begin(), secret.end()) {
        for (const Nonce& nonce : nonces)
            message_.insert(message_.end(), nonce.begin(), nonce.end());
        message_.resize(message_.size() + 8);
    }

    void extend(Bytes& bytes, std::size_t more) {
        for (const std::size_t enough = bytes.size() + more; bytes.size() < enough; ++next_) {
            for (std::size_t i = 0; i < 8; ++i)
                message_[message_.size() - 1 - i] = static_cast<std::uint8_t>(next_ >> (8 * i));
            const Digest block = sha256(message_);
            bytes.insert(bytes.end(), block.begin(), block.end());
        }
    }

private:
    Bytes message_;  // the number of the block at its end, big end first
    std::uint64_t next_ = 0;
};

}  // namespace

Digest commitment(std::string_view match, std::string_view options, std::string_view seats,
                  const DealSecret& secret) {
    Bytes message;
    for (const std::string_view part : {std::string_view("croupier-deal-1"), match, options, seats})
        message.insert(message.end(), part.begin(), part.end());
    message.insert(message.end(), secret.begin(), secret.end());
    return sha256(message);
}

std::string seats_text(const std::array<std::string, 4>& players) {
    return players[0] + "," + players[1] + "," + players[2] + "," + players[3];
}

FairDeal fair_deal(const DealSecret& secret, const std::array<Nonce, 4>& nonces) {
    constexpr std::size_t usually_enough = 256;
    const Deck sorted = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades},
                                    AceIs::high);  // B-019
    DealStream stream(secret, nonces);
    Bytes bytes;
    for (;;) {
        stream.extend(bytes, usually_enough);
        if (const auto deck = shuffled_deck(sorted, std::span(bytes).subspan(1)))
            return {*deck, bytes[0] & 3};
    }
}

}  // namespace croupier
