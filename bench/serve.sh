# The server: requests a second for a page of 1 kB, over connections that stay open.
page=$(mktemp -d)
book=$(mktemp -u)
head -c 1024 /dev/zero | tr '\0' x >"$page/index.html"
coproc SERVER { exec build/release/croupier serve --listen 127.0.0.1:0 --web "$page" --data "$book"; }
pid=$SERVER_PID
trap 'kill "$pid" && wait "$pid"; rm -r "$page" "$book"*' EXIT
read -r line <&"${SERVER[0]}"
port=${line##*:}
for connections in 1 32 500; do
    build/release/bench_serve "${port%% *}" "$pid" "$connections" 5
done
