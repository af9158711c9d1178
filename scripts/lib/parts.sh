# The parts of scripts/test that are more than one command.

symbolizer=$(command -v llvm-symbolizer-19 || true)
export ASAN_SYMBOLIZER_PATH=$symbolizer UBSAN_OPTIONS=print_stacktrace=1

jobs=$(nproc)

# at_once COMMAND: runs it for each line of the input, as many at once as there are cores; the
# output of each comes in one piece.
at_once() {
    xargs -P "$jobs" -I '{}' bash -c 'shown=$('"$1"' 2>&1); code=$?; printf "%s\n" "$shown"; exit $code' _ '{}'
}

# unit_tests PRESET RESULTS: leaves build/results/RESULTS-*.xml; prints all but the tests that went well.
unit_tests() {
    printf '%s\n' rules online solver terminal formats bots saves | at_once "
        build/$1/\${1}_tests --gtest_output=xml:build/results/$2-\$1.xml" |
        sed -e '/^\[ RUN /{N;/\n\[       OK /d}' -e '/^\[-----/d'
}

# python_tests FOLDER: its files side by side, the long ones first.
python_tests() {
    (cd "$1" && ls -S test_*.py) |
        PYTHONDONTWRITEBYTECODE=1 at_once "python3 -m unittest discover -s $1 -p \$1"
}

replay_playouts() {
    build/release/playouts --out build/playouts.txt
    PYTHONDONTWRITEBYTECODE=1 python3 tests/reference/replay.py build/playouts.txt
}

# random_games N: as tests/protocol/random_games.py --games 1000 does for long.
random_games() {
    PYTHONDONTWRITEBYTECODE=1 python3 tests/protocol/random_games.py --games "$1" --jobs 2
}

# tests_of_doors PRESET FOLDER: against the commands that strangers speak to.
tests_of_doors() {
    CROUPIER=$PWD/build/$1/croupier_sanitized python_tests "$2"
}

imports_nothing() {
    node -e '
        const module = new WebAssembly.Module(fs.readFileSync(process.argv[1]));
        const imports = WebAssembly.Module.imports(module);
        console.log(imports);
        process.exitCode = imports.length === 0 ? 0 : 1;' "$1"
}

# fuzz SECONDS: every fuzz program on a copy of its seed inputs; an input that fails stays in build/fuzz/found.
fuzz() {
    rm -rf build/fuzz/scratch
    mkdir -p build/fuzz/found
    local name
    for name in $(basename -s .cpp tests/fuzz/*.cpp); do
        mkdir -p "build/fuzz/scratch/$name"
        [[ ! -d tests/fuzz/corpus/$name ]] || cp -r "tests/fuzz/corpus/$name/." "build/fuzz/scratch/$name"
        echo "$name"
    done | at_once "
        echo == \$1; build/asan/fuzz_\$1 -max_total_time=$1 -artifact_prefix=build/fuzz/found/\$1- build/fuzz/scratch/\$1"
}
