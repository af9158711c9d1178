# The engine: moves a second natively and in WebAssembly, then requests a second over a pipe.
build/release/croupier bench
node bench/engine.mjs build/wasm/croupier.wasm
build/release/bench_engine build/release/croupier
