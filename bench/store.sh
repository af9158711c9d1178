# The store on the disk of the build folder: commits, answers, and reading 10,000 rooms.
folder=$(mktemp -d -p build)
trap 'rm -r "$folder"' EXIT
build/release/bench_store "$folder"
