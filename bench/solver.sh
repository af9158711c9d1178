# The solvers: targets F, K, C, M natively beside their peers and beside a search without reductions,
# then W and H in WebAssembly.
bench=build/release/bench_solver
part() { echo "solver: part $1 of 8, $2" >&2; }

part 1 "FreeCell beside fc-solve"
$bench freecell
part 2 "proofs beside fc-solve"
$bench proofs
part 3 "Klondike, each deal three times"
$bench klondike
part 4 "Cards"
for mode in CA CL CA+hidden=first3 CL+hidden=first3; do
    $bench deals $mode 1 1000
done
part 5 "Meridian"
for mode in MMC MMD MMT MME; do
    $bench deals $mode 1 100000
done
part 6 "verdicts beside those of a search without reductions, a line for each mode"
for mode in FC K3 K1 CA CL MMC MMD MMT MME; do
    build/release/plain_deals $mode 200 30000
done
part 7 "WebAssembly"
node bench/solver.mjs build/wasm/croupier.wasm build/release/croupier
part 8 "twenty thousand deals of Klondike"
$bench deals K3 1 20000
