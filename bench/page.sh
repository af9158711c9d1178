# The page in Chromium: sizes, the first table, a long drag.
source scripts/lib/build.sh
source scripts/lib/web.sh
part() { echo "page: part $1 of 2, $2" >&2; }
part 1 "the page is built"
need_group browser
build_web
part 2 "ten starts and a drag in Chromium; playwright counts the two"
(cd web && CROUPIER_TEST_PORT=$(free_port) npx playwright test --config bench/playwright.config.ts)
