# Numbered steps with durations and counts: step COUNTER HEADLINE COMMAND…, at the end finish.

step_number=0
total_passed=0
total_failed=0
table=()

# Counters read a step's output on stdin and print "PASSED FAILED". A step may run several programs:
# their numbers are added.
number_after() { sed -nE "s/$1/\\1/p" <<<"$output" | awk '{ sum += $1 } END { print sum + 0 }'; }

count_nothing() { echo "0 0"; }

count_check() { echo "1 0"; }

count_gtest() {
    local output passed failed
    output=$(cat)
    passed=$(number_after '^\[  PASSED  \] ([0-9]+) tests?.*')
    failed=$(number_after '^ *([0-9]+) FAILED TESTS?$')
    echo "${passed:-0} ${failed:-0}"
}

count_unittest() {
    local output ran failures errors skipped
    output=$(cat)
    ran=$(number_after '^Ran ([0-9]+) tests? in .*')
    failures=$(number_after '^FAILED \(.*failures=([0-9]+).*')
    errors=$(number_after '^FAILED \(.*errors=([0-9]+).*')
    skipped=$(number_after '^[A-Z]+ \(.*skipped=([0-9]+).*')
    echo "$((${ran:-0} - ${failures:-0} - ${errors:-0} - ${skipped:-0}))" \
        "$((${failures:-0} + ${errors:-0}))"
}

count_node() {
    local output passed failed
    output=$(cat)
    passed=$(number_after '^# pass ([0-9]+)$')
    failed=$(number_after '^# fail ([0-9]+)$')
    echo "${passed:-0} ${failed:-0}"
}

# libFuzzer says this at the end of a run that found nothing.
count_fuzz() { echo "$(grep -cE '^Done [0-9]+ runs in ') 0"; }

# Playwright: "  12 passed (3.4s)"; what passed at the second try is named as flaky in the log.
count_playwright() {
    local output
    output=$(cat)
    echo "$(($(number_after '^ +([0-9]+) passed .*') + $(number_after '^ +([0-9]+) flaky$')))" \
        "$(number_after '^ +([0-9]+) failed$')"
}

count_vitest() {
    local output
    output=$(sed 's/\x1b\[[0-9;]*m//g')
    echo "$(number_after '^ +Tests .*[^0-9]([0-9]+) passed.*') $(number_after '^ +Tests +([0-9]+) failed.*')"
}

step() {
    local counter=$1 headline=$2 start=$SECONDS status passed failed log
    shift 2
    step_number=$((step_number + 1))
    log=build/log/$step_number.txt
    mkdir -p build/log
    printf '%2d. %-52s' "$step_number" "$headline"

    # A subshell outside of any condition: only there does set -e stop a function.
    set +e
    (
        set -e
        "$@"
    ) >"$log" 2>&1
    status=$?
    set -e

    read -r passed failed < <("count_$counter" <"$log")
    if ((status == 0 && passed == 0)) && [[ $counter != nothing ]]; then
        echo "no test ran" >>"$log"
        status=1
    fi
    if ((status != 0)); then
        [[ $counter != check ]] || passed=0
        ((failed > 0)) || failed=1
    fi
    total_passed=$((total_passed + passed))
    total_failed=$((total_failed + failed))
    ((passed + failed == 0)) ||
        table+=("$(printf '%-52s%8d%8d' "$headline" "$passed" "$failed")")

    printf '%4d s' $((SECONDS - start))
    if ((status == 0)); then
        ((passed == 0)) || printf '%8d passed' "$passed"
        printf '\n'
    else
        printf '  failed\n'
        cat "$log"
        printf '\nStopped: step %d (%s) failed.\n' "$step_number" "$headline"
        finish
    fi
}

finish() {
    printf '\n%-52s%8s%8s\n' part passed failed
    printf '%s\n' "${table[@]}"
    printf '%d passed, %d failed\n' "$total_passed" "$total_failed"
    exit $((total_failed > 0))
}
