# Work in the background: beside NAME COMMAND… begins it, finished NAME shows what it says until it has ended well.

declare -A begun=()

# In a process group of its own, so that whatever ends the script ends all of it.
beside() {
    local name=$1
    shift
    mkdir -p build
    set -m
    "$@" >"build/$name.log" 2>&1 </dev/null &
    set +m
    begun[$name]=$!
}

finished() {
    local name=$1 job=${begun[$1]}
    tail -n +1 -f --pid="$job" "build/$name.log"
    unset "begun[$name]"
    wait "$job"
}

end_begun() {
    local job
    for job in "${begun[@]}"; do kill -- "-$job" 2>/dev/null || true; done
}
trap end_begun EXIT
