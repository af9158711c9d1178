# The online table: ours on one core beside boardgame.io and Colyseus, clients on the other.
if (($(nproc) < 2)); then
    echo "error: two cores are needed, one for the server and one for the clients" >&2
    exit 1
fi
# What npm brings stays out of the sources.
mkdir -p build/peers
cp bench/peers/*.mjs bench/peers/package.json bench/peers/package-lock.json bench/peers/.npmrc build/peers
stamp=build/peers/node_modules/.package-lock.json
if [[ ! -f $stamp ]] || ! cmp -s bench/peers/package-lock.json build/peers/installed.json; then
    # Not "ci": it insists on optional packages of other systems, which a lock written here does not have.
    if (cd build/peers && npm install --no-audit --no-fund --ignore-scripts); then
        cp bench/peers/package-lock.json build/peers/installed.json
    else
        echo "the other servers cannot be installed: they are left out"
    fi
fi
python3 bench/server.py
