// Whether a sanitizer looks on: everything takes longer then.
#pragma once

namespace croupier::test {

constexpr bool is_instrumented() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    return true;
#endif
#endif
    return false;
}

}  // namespace croupier::test
