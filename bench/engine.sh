# The engine: moves a second natively and in WebAssembly, then requests a second over a pipe.
part() { echo "engine: part $1 of 3, $2" >&2; }
part 1 "random games natively"
build/release/croupier bench
part 2 "random games in WebAssembly"
node bench/engine.mjs build/wasm/croupier.wasm
part 3 "random games through the protocol"
build/release/bench_engine build/release/croupier
