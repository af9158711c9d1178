# How far the hints lead: followed from the deal, in each mode, with and without knowing all cards.
build/release/bench_hints "${HINT_DEALS:-5}"
