# Builds the page: build_web leaves it in build/web, packages included.

need_web_modules() {
    need_group web
    local stamp=web/node_modules/.package-lock.json
    [[ -f $stamp && ! web/package-lock.json -nt $stamp ]] || (cd web && npm ci --no-audit --no-fund)
}

build_web() {
    build_preset wasm
    need_web_modules
    echo "== the page"
    (cd web && npx vite build --logLevel warn && node build/finish.mjs)
}
