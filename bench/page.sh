# The page in Chromium: sizes, the first table, a long drag.
source scripts/lib/build.sh
source scripts/lib/web.sh
build_web
scripts/page browser --config bench/playwright.config.ts
