# The page in Chromium: sizes, the first table, a long drag.
source scripts/lib/build.sh
source scripts/lib/web.sh
need_group browser
build_web
(cd web && CROUPIER_TEST_PORT=$(free_port) npx playwright test --config bench/playwright.config.ts)
