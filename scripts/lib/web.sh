# Builds the page: build_web leaves it in build/web, packages included.

# The page's tools need this Node.js or a newer one.
node_needed=20.19

node_is_new_enough() {
    local version
    version=$(node --version 2>/dev/null) || return 1
    printf '%s\n' "$node_needed" "${version#v}" | sort -CV
}

# Where the system's Node.js is too old, its npm fetches a newer one, and an npm that runs with it: an older npm leaves
# out packages that are not for the Node.js it runs with itself.
need_node() {
    need_group page
    ! node_is_new_enough || return 0
    local modules=$PWD/web/node/node_modules
    if [[ ! -f $modules/.package-lock.json ]]; then
        echo "== Node.js from npm: the system's $(node --version 2>/dev/null || echo 'is missing and') is older than $node_needed"
        (cd web/node && npm ci --no-audit --no-fund)
    fi
    PATH=$(dirname "$modules"/node-linux-*/bin/node):$modules/.bin:$PATH # one package per processor
    if ! node_is_new_enough; then
        echo "error: the page's tools need Node.js $node_needed or newer: please install it and npm" >&2
        return 1
    fi
}

need_web_modules() {
    need_node
    install_web_modules
}

install_web_modules() {
    local stamp=web/node_modules/.package-lock.json
    if [[ ! -f $stamp || web/package-lock.json -nt $stamp ]]; then
        echo "== the page's tools (npm ci)"
        (cd web && npm ci --no-audit --no-fund)
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
