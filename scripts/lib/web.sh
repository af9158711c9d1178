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

web_types() { (cd web && npx tsc -p .); }
web_lint() { (cd web && npx eslint src tests bench && npx prettier --check --log-level warn src tests bench); }
web_units() { (cd web && npx vitest run); }

# A port that is free now: two runs on one machine stay out of each other's way.
free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# browser_tests [PLAYWRIGHT ARGUMENTS…]: in Chromium, against build/release/croupier serve.
browser_tests() {
    need_group browser
    (cd web && CROUPIER_TEST_PORT=$(free_port) npx playwright test "$@")
}
