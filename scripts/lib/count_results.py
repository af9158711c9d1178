"""Adds up what the suites found: count_results.py RESULTS… (folders with what ctest and each suite wrote)."""

import sys
import xml.etree.ElementTree as xml
from collections import Counter
from pathlib import Path


def outcome(case):
    if case.find("failure") is not None or case.find("error") is not None or case.get("status") == "fail":
        return "failed"
    if case.find("skipped") is not None or case.get("status") in ("notrun", "disabled"):
        return "skipped"
    return "passed"


def count(suite, folder):
    """The cases of one suite; a check without a file of its own is one case."""
    own = folder / f"{suite.get('name')}.xml"
    if not own.is_file():
        return Counter([outcome(suite)])
    cases = Counter(outcome(case) for case in xml.parse(own).iter("testcase"))
    # A suite that fell over, or ran nothing, is no success.
    if outcome(suite) != "passed" and cases["failed"] == 0:
        cases["failed"] = 1
    if sum(cases.values()) == 0:
        cases["failed"] = 1
    return cases


def main(folders):
    table, total = {}, Counter()
    for folder in map(Path, folders):
        for path in sorted(folder.glob("*.junit")):
            for suite in xml.parse(path).iter("testcase"):
                part = f"{folder.parent.name}: {suite.get('name').split('.')[0]}"
                found = count(suite, folder)
                table.setdefault(part, Counter()).update(found)
                total.update(found)
    print(f"\n{'part':40}{'passed':>8}{'failed':>8}")
    for part, found in table.items():
        print(f"{part:40}{found['passed']:8}{found['failed']:8}")
    skipped = f", {total['skipped']} skipped" if total["skipped"] else ""
    print(f"{total['passed']} passed, {total['failed']} failed{skipped}")
    return 0 if total["failed"] == 0 and total["passed"] > 0 else 1


sys.exit(main(sys.argv[1:]))
