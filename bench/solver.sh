# The solvers: targets F, K, C, M natively beside their peers and beside a search without reductions,
# then W and H in WebAssembly.
bench=build/release/bench_solver
$bench freecell
$bench proofs
$bench klondike
for mode in CA CL CA+hidden=first3 CL+hidden=first3; do
    $bench deals $mode 1 1000
done
for mode in MMC MMD MMT MME; do
    $bench deals $mode 1 100000
done
for mode in FC K3 K1 CA CL MMC MMD MMT MME; do
    build/release/plain_deals $mode 200 30000
done
node bench/solver.mjs build/wasm/croupier.wasm build/release/croupier
$bench deals K3 1 20000
