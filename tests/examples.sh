#!/usr/bin/env bash
# The example as a project of its own: tests/examples.sh COMPILER subdirectory|package RELEASE-BUILD
# From the sources it asks for all that this processor can, fused multiply-add included: no shuffle may change.
set -euo pipefail
compiler=$1 way=$2 release=$3
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# A copy outside of the tree: nothing is found by chance.
cp -r "$root/examples/cpp" "$work/example"
options=(-DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Release -G Ninja)
case $way in
subdirectory)
    options+=(-DCROUPIER_SOURCE="$root" -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=40
        "-DCMAKE_CXX_FLAGS=-march=native -ffp-contract=fast" -DCMAKE_CXX_FLAGS_RELEASE=-O1)
    ;;
package)
    cmake --install "$release" --prefix "$work/prefix" --component development >/dev/null
    options+=(-DCMAKE_PREFIX_PATH="$work/prefix")
    ;;
esac
cmake -S "$work/example" -B "$work/build" "${options[@]}"
cmake --build "$work/build" --target example
"$work/build/example" | diff "$root/examples/cpp/expected.txt" -

# The same by pkg-config, without CMake.
if [[ $way == package ]]; then
    export PKG_CONFIG_PATH=$work/prefix/lib/pkgconfig:$(echo "$work"/prefix/lib/*/pkgconfig)
    read -ra flags < <(pkg-config --cflags --libs croupier)
    "$compiler" -std=c++20 "$work/example/main.cpp" "${flags[@]}" -o "$work/by-pkg-config"
    "$work/by-pkg-config" | diff "$root/examples/cpp/expected.txt" -
fi
