// What the C++ runtime expects around it, answered by traps, so that the module needs no imports.
#include <__config>
#include <__verbose_abort>

#include <cstdint>

extern "C" {
// The 128-bit division helpers of compiler-rt are built with stack protection.
std::uintptr_t __stack_chk_guard = 0x5bd1e995;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

// libc++abi would print before it aborts, and printing pulls in all of stdio.
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

// The system calls that libc refers to even when nothing calls them.
std::int32_t __imported_wasi_snapshot_preview1_fd_close(std::int32_t) { __builtin_trap(); }
std::int32_t __imported_wasi_snapshot_preview1_fd_fdstat_get(std::int32_t, std::int32_t) {
    __builtin_trap();
}
std::int32_t __imported_wasi_snapshot_preview1_fd_seek(std::int32_t, std::int64_t, std::int32_t,
                                                       std::int32_t) {
    __builtin_trap();
}
std::int32_t __imported_wasi_snapshot_preview1_fd_write(std::int32_t, std::int32_t, std::int32_t,
                                                        std::int32_t) {
    __builtin_trap();
}
[[noreturn]] void __imported_wasi_snapshot_preview1_proc_exit(std::int32_t) { __builtin_trap(); }
}

// The library's own macros open its inline namespace, whose name differs between builds of libc++.
_LIBCPP_BEGIN_NAMESPACE_STD
#if _LIBCPP_VERSION >= 200000
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
#else
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
#endif
_LIBCPP_END_NAMESPACE_STD
