# Whether the time of an answer tells a failed claim from a no-match or a discard: inside the program, then over a socket.
build/release/bench_timing 100000
python3 bench/timing.py 100000
