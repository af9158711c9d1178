#!/usr/bin/env python3
"""Runs one file of tests and writes what it found as JUnit: run_unittest.py FILE RESULTS."""

import sys
import time
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path


class Recorder(unittest.TextTestResult):
    """Notes each test with its time and what went wrong in it."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.suite = xml.Element("testsuite")

    def startTest(self, test):
        super().startTest(test)
        self.begun = time.monotonic()
        self.wrong = {}

    def stopTest(self, test):
        super().stopTest(test)
        self.note(test.id(), time.monotonic() - self.begun, self.wrong)

    def note(self, name, seconds, wrong):
        group, _, method = name.rpartition(".")
        case = xml.SubElement(self.suite, "testcase", classname=group, name=method, time=f"{seconds:.3f}")
        for kind, text in wrong.items():
            xml.SubElement(case, kind).text = text

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.wrong["failure"] = self.failures[-1][1]

    def addError(self, test, err):
        super().addError(test, err)
        if isinstance(test, unittest.TestCase):
            self.wrong["error"] = self.errors[-1][1]
        else:  # a class or module that could not be prepared
            self.note(test.id(), 0, {"error": self.errors[-1][1]})

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err:
            self.wrong["failure"] = f"{subtest}: {err[1]}"

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        if isinstance(test, unittest.TestCase):
            self.wrong["skipped"] = reason


def main(path, results):
    sys.path.insert(0, str(path.parent))
    tests = unittest.defaultTestLoader.discover(str(path.parent), path.name)
    result = unittest.TextTestRunner(resultclass=Recorder).run(tests)
    results.parent.mkdir(parents=True, exist_ok=True)
    xml.ElementTree(result.suite).write(results, encoding="utf-8", xml_declaration=True)
    if result.testsRun == 0:
        print(f"error: there is no test in {path}", file=sys.stderr)
        return 2
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
