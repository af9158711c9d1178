// Where random bytes come from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace croupier::online {

class Random {
public:
    virtual void fill(std::span<std::uint8_t> bytes) = 0;

    template <std::size_t size>
    std::array<std::uint8_t, size> bytes() {
        std::array<std::uint8_t, size> taken;
        fill(taken);
        return taken;
    }
    std::uint64_t below(std::uint64_t bound);  // uniform in 0 .. bound - 1
    // So many letters of the alphabet, each equally likely; it has 256 at most.
    std::string word(std::string_view alphabet, std::size_t length);

protected:
    Random() = default;
    ~Random() = default;
};

// libsodium's, which are the system's: for secrets.
class SecretRandom final : public Random {
public:
    SecretRandom();
    void fill(std::span<std::uint8_t> bytes) override;
};

// The same for the same seed: for tests.
class SeededRandom final : public Random {
public:
    explicit SeededRandom(std::uint64_t seed) : seed_(seed) {}
    void fill(std::span<std::uint8_t> bytes) override;

private:
    std::uint64_t seed_, drawn_ = 0;
};

// Before anything of libsodium is used; as often as one likes. Ends the program when it fails.
void prepare_sodium();

}  // namespace croupier::online
