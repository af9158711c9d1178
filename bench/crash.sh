# Kill -9 under load: no answered move may be lost, everybody gets his seat back, 10,000 rooms open within a second.
folder=$(mktemp -d -p build)
trap 'rm -r "$folder"' EXIT
mkdir "$folder/web"
echo "<!doctype html>" >"$folder/web/index.html"
build/release/bench_crash build/release/croupier "$folder" "${CROUPIER_KILLS:-100}" 50 10000
