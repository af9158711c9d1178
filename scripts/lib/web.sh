# Builds the page: build_web leaves it in build/web, packages included.

# The page's tools need this Node.js or a newer one.
node_needed=20.19

node_is_new_enough() {
    local version
    version=$(node --version 2>/dev/null) || return 1
    printf '%s\n' "$node_needed" "${version#v}" | sort -CV
}

# npm belongs to the system's Node.js; the tools run with a pinned one where that is too old.
system_path=$PATH
# It would say of each tool that it is too old for it.
system_npm() { PATH=$system_path npm --loglevel=error "$@"; }

need_node() {
    need_group page
    ! node_is_new_enough || return 0
    # One package per processor; not every npm links what is in them.
    local folder=$PWD/web/node
    if ! compgen -G "$folder/node_modules/node-linux-*/bin/node" >/dev/null; then
        echo "== Node.js from npm: the system's $(node --version 2>/dev/null || echo 'is missing and') is older than $node_needed"
        (cd "$folder" && system_npm ci --no-audit --no-fund)
    fi
    PATH=$(dirname "$folder"/node_modules/node-linux-*/bin/node):$PATH
    if ! node_is_new_enough; then
        echo "error: the page's tools need Node.js $node_needed or newer: please install it and npm" >&2
        return 1
    fi
}

need_web_modules() {
    need_node
    local stamp=web/node_modules/.package-lock.json
    if [[ ! -f $stamp || web/package-lock.json -nt $stamp ]]; then
        echo "== the page's tools (npm ci)"
        (cd web && system_npm ci --no-audit --no-fund)
    fi
}

# in_web TOOL ARGUMENT…: a tool of the page's own.
in_web() {
    local tool=$1
    shift
    (cd web && "node_modules/.bin/$tool" "$@")
}

build_page() {
    echo "== the page"
    in_web vite build --logLevel warn
    (cd web && node build/finish.mjs)
}

build_web() {
    need_web_modules
    build_preset wasm
    build_page
}
