# Builds presets: build_preset PRESET [TARGET…], packages included.

# shellcheck source=scripts/lib/packages.sh
source scripts/lib/packages.sh

# The tests are configured only where they are asked for: `scripts/serve` needs no GoogleTest.
with_tests=OFF

need_for_preset() {
    case $1 in
    release | debug) need_group build ;;
    clang | asan | tsan) need_group build test ;;
    wasm) need_group build wasm ;;
    *)
        echo "error: no preset '$1'; there are: release debug clang asan tsan wasm" >&2
        return 2
        ;;
    esac
    [[ $with_tests == OFF ]] || need_group test
}

build_preset() {
    local preset=$1 targets=()
    shift
    (($# == 0)) || targets=(--target "$@")
    need_for_preset "$preset"
    echo "== build $preset: ${*:-everything}"
    cmake --preset "$preset" -DCROUPIER_BUILD_TESTS=$with_tests --log-level=WARNING >/dev/null
    cmake --build --preset "$preset" "${targets[@]}"
}
