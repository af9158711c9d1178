// Alea and Mash, the hash that seeds it.
#include "croupier/engine/alea.h"

namespace croupier {
namespace {

constexpr double two_to_minus_32 = 2.3283064365386963e-10;
constexpr double two_to_32 = 4294967296.0;

class Mash {
public:
    double operator()(std::string_view text) {
        for (char letter : text) {
            n_ += static_cast<unsigned char>(letter);
            double h = 0.02519603282416938 * n_;
            n_ = whole(h);
            h -= n_;
            h *= n_;
            n_ = whole(h);
            h -= n_;
            n_ += h * two_to_32;
        }
        return whole(n_) * two_to_minus_32;
    }

private:
    static double whole(double value) {
        return static_cast<std::uint32_t>(static_cast<std::uint64_t>(value));
    }
    double n_ = 0xefc8249d;
};

}  // namespace

Alea::Alea(std::string_view seed) {
    Mash mash;
    s0_ = mash(" ");
    s1_ = mash(" ");
    s2_ = mash(" ");
    for (double* s : {&s0_, &s1_, &s2_}) {
        *s -= mash(seed);
        if (*s < 0) *s += 1;
    }
}

double Alea::next() {
    const double t = 2091639 * s0_ + carry_ * two_to_minus_32;
    s0_ = s1_;
    s1_ = s2_;
    carry_ = static_cast<double>(static_cast<std::uint32_t>(t));
    s2_ = t - carry_;
    return s2_;
}

}  // namespace croupier
