# Gives a process a quarter of a core, for as long as the `with` lasts.
import contextlib
import os
import signal
import threading
import time
from pathlib import Path

PERIOD = 4000  # microseconds; the longer it is, the longer the process stands still in one piece
QUOTA = PERIOD // 4


def group():
    """A control group of our own and the files that limit it; nothing where none can be made."""
    for parent, limits in ((Path("/sys/fs/cgroup"), {"cpu.max": f"{QUOTA} {PERIOD}"}),
                           (Path("/sys/fs/cgroup/cpu"), {"cpu.cfs_period_us": PERIOD, "cpu.cfs_quota_us": QUOTA})):
        folder = parent / f"croupier-bench-{os.getpid()}"
        with contextlib.suppress(OSError):
            folder.mkdir()
            with contextlib.suppress(OSError):
                if all((folder / name).exists() for name in limits):
                    for name, value in limits.items():
                        (folder / name).write_text(str(value))
                    return folder
            folder.rmdir()
    return None


@contextlib.contextmanager
def squeezed(pid):
    folder = group()
    if folder:
        (folder / "cgroup.procs").write_text(str(pid))
        try:
            yield f"control group, {QUOTA} of {PERIOD} us"
        finally:
            (folder.parent / "cgroup.procs").write_text(str(pid))
            folder.rmdir()
        return
    done = threading.Event()

    def beat():
        while not done.is_set():
            os.kill(pid, signal.SIGCONT)
            time.sleep(QUOTA / 1e6)
            os.kill(pid, signal.SIGSTOP)
            time.sleep((PERIOD - QUOTA) / 1e6)
        os.kill(pid, signal.SIGCONT)

    drum = threading.Thread(target=beat)
    drum.start()
    try:
        yield f"stopped and continued, {QUOTA} of {PERIOD} us"
    finally:
        done.set()
        drum.join()
