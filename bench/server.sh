# The online table: ours on one core beside boardgame.io and Colyseus, clients on the other.
if ((BASH_VERSINFO[0] < 4)) || (($(nproc) < 2)); then
    echo "error: two cores are needed, one for the server and one for the clients" >&2
    exit 1
fi
stamp=bench/peers/node_modules/.package-lock.json
if [[ ! -f $stamp || bench/peers/package-lock.json -nt $stamp ]]; then
    (cd bench/peers && npm ci --no-audit --no-fund --ignore-scripts) ||
        echo "the other servers cannot be installed: they are left out"
fi
python3 bench/server.py
