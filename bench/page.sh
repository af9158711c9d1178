# The page in Chromium: sizes, the first table, a long drag.
source scripts/lib/build.sh
source scripts/lib/web.sh
part() { echo "page: part $1 of 2, $2" >&2; }
part 1 "the page is built"
build_web
part 2 "ten starts and a drag in Chromium; playwright counts the two"
scripts/page browser --config bench/playwright.config.ts
