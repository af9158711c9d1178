"""What documents say about the code is true: versions, tables, functions, commands, options, metrics."""

import re
import sqlite3
import unittest

from repository import ROOT, names, rows, sources, text


class Facts(unittest.TestCase):
    def only(self, pattern, where, what):
        """The one thing that the pattern finds, however often it is said."""
        found = set(re.findall(pattern, where))
        self.assertEqual(len(found), 1, f"{what}: {sorted(found)}")
        return found.pop()


class Versions(Facts):
    def test_of_saves_statistics_and_preferences(self):
        page = text("docs/save-format.md")
        formats = sources("croupier/formats")
        for heading, constant in (("Saves", "save_version"), ("Statistics", "statistics_version")):
            with self.subTest(heading):
                said = self.only(rf"## {heading}, version (\d+)", page, heading)
                self.assertEqual(said, self.only(rf"int {constant} = (\d+);", formats, constant))
        said = self.only(r"## Preferences, version (\d+)", page, "preferences")
        code = sources("croupier/formats", "preferences*.cpp")
        self.assertEqual(said, self.only(r"int \w*version = (\d+);", code, "preferences"))

    def test_of_meridian_saves(self):
        said = self.only(r"## Saves of Meridian Master, version ([\d.]+)", text("docs/save-format.md"), "page")
        code = sources("croupier/formats")
        self.assertEqual(said, self.only(r'meridian_save_version = "([\d.]+)"', code, "code"))

    def test_of_records(self):
        said = self.only(r"(?m)^croupier record (\d+)$",
                         text("docs/record-format.md"), "page")
        self.assertEqual(said, self.only(r'"croupier record (\d+)', sources("croupier"), "code"))

    def test_of_links(self):
        said = self.only(r"n\(6\) version, (\d+)", text("docs/replay-links.md"), "page")
        self.assertEqual(said, self.only(r"int link_version = (\d+);", sources("croupier/formats"), "code"))

    def test_of_the_engine_protocol(self):
        said = self.only(r"`protocol` \((\d+)\)", text("docs/engine-protocol.md"), "page")
        code = sources("croupier/protocol")
        self.assertEqual(said, self.only(r"constexpr int \w*version = (\d+);", code, "code"))

    def test_of_the_protocol_of_the_online_table(self):
        page = text("docs/server-protocol.md")
        said = self.only(r'"version":(\d+)', page, "examples")
        self.assertEqual(said, self.only(r"\bVersion (\d+)\.", page, "first section"))
        self.assertEqual(said, self.only(r"\| `version` \| (\d+);", page, "table"))
        online = sources("croupier/online")
        self.assertEqual(said, self.only(r"constexpr int \w*version = (\d+);", online, "code"))
        self.assertEqual(said, self.only(r"speaks version (\d+)", online, "refusal"))
        self.assertEqual(said, self.only(r'with\("version", (\d+)\)', sources("croupier/load"), "load"))

    def test_of_the_program(self):
        version = self.only(r"project\(croupier VERSION ([\d.]+)", text("CMakeLists.txt"), "project")
        newest = re.search(r"(?m)^## \[([\d.]+)\]", text("CHANGELOG.md"))
        self.assertEqual(newest and newest[1], version)


class Tables(Facts):
    """Builds the tables in memory as the server does, step by step."""

    def setUp(self):
        schema = sources("croupier/store", "sqlite_schema.cpp")
        self.steps = re.findall(r'R"sql\((.*?)\)sql"', schema, re.S)
        self.tables = sqlite3.connect(":memory:")
        self.addCleanup(self.tables.close)
        for step in self.steps:
            self.tables.executescript(step)

    def test_version(self):
        page = text("docs/storage-format.md")
        self.assertEqual(int(self.only(r"version of the\s+tables: (\d+)", page, "page")), len(self.steps))
        told = [row[0] for row in rows("docs/storage-format.md") if row[0].isdigit()]
        self.assertEqual(told, [str(step + 1) for step in range(len(self.steps))])

    def test_application_id(self):
        self.only(r"0x[0-9a-f]{8}", text("docs/storage-format.md") + sources("croupier/store"), "application id")

    def test_columns(self):
        listed = {names(row[0])[0]: row for row in rows("docs/storage-format.md", "Tables") if names(row[0])}
        there = {name for (name,) in self.tables.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")}
        self.assertEqual(set(listed), there)
        for table, row in listed.items():
            with self.subTest(table):
                columns = {name: key for name, key in self.tables.execute(
                    "SELECT name, pk FROM pragma_table_info(?)", (table,))}
                keys = [name for name, place in sorted(columns.items(), key=lambda it: it[1]) if place]
                self.assertEqual(names(row[1]), keys)
                missing = set(columns) - set(keys) - set(names(row[2]))
                self.assertEqual(missing, set())


class WebAssembly(Facts):
    def test_functions_and_their_arguments(self):
        code = text("croupier/wasm/api.cpp")
        exported = {}
        for name in re.findall(r"^EXPORT\((\w+)\)", code, re.M):
            given = re.search(rf"[ *]{name}\(([^)]*)\) {{", code)[1]
            exported[name] = len(given.split(",")) if given else 0
        listed = {}
        for row in rows("docs/wasm.md"):
            for name, given in re.findall(r"`(croupier_\w+)\(([^)]*)\)`", row[0]):
                listed[name] = len(given.split(",")) if given else 0
        self.assertEqual(listed, exported)

    def test_the_comment_at_the_top_counts_right(self):
        code = text("croupier/wasm/api.cpp")
        count = len(re.findall(r"^EXPORT\(", code, re.M))
        head = code.split("#include")[0]
        words = "one two three four five six seven eight nine ten eleven twelve".split()
        for said in re.findall(rf"\b({'|'.join(words)}|\d+) functions", head):
            self.assertEqual(int(said) if said.isdigit() else words.index(said) + 1, count)


class Commands(Facts):
    def test_of_the_program_are_on_the_man_page(self):
        commands = sorted(re.findall(r'add_subcommand\(\s*"(\w+)"', sources("croupier/cli")))
        page = text("docs/croupier.1")
        synopsis = page.split(".Sh SYNOPSIS")[1].split("\n.Sh")[0]
        self.assertEqual(sorted(re.findall(r"\.Nm\n\.Cm (\w+)", synopsis)), commands)
        section = page.split(".Sh COMMANDS")[1].split("\n.Sh")[0]
        self.assertEqual(set(commands) - set(re.findall(r"^\.It Cm (\w+)", section, re.M)), set())

    def test_of_the_operator(self):
        code = sources("croupier/cli/server", "admin*.cpp")
        orders = set(re.findall(r'"(\w+)"', re.search(r"IsMember\(\s*{([^}]*)}", code)[1]))
        listed = set()
        for row in rows("docs/operations.md", "The operator's port"):
            listed |= {name.split()[0] for name in names(row[0])} - {"croupier"}
        self.assertEqual(listed, orders)
        page = text("docs/croupier.1").split("\n.It Cm admin")[1].split("\n.It Cm load")[0]
        named = " , ".join(re.findall(r"^\.It Cm (.*)$", page, re.M))
        self.assertEqual(set(re.findall(r"(?:^|, )(?:Cm )?([a-z]+)", named)), orders)


    def test_of_the_engine_protocol(self):
        commands = set(re.findall(r'{"(\w+)", &Session::', sources("croupier/protocol")))
        listed = set()
        for row in rows("docs/engine-protocol.md"):
            if len(row) == 3:
                listed |= set(names(row[0]))
        self.assertEqual(listed, commands)


class Errors(Facts):
    def test_of_the_online_table(self):
        code = set(re.findall(r'"(ERR_\w+)"', sources("croupier/online", "problem.cpp")))
        self.assertGreater(len(code), 10)
        self.assertEqual(set(re.findall(r"ERR_[A-Z_]+", text("docs/server-protocol.md"))), code)

    def test_that_other_documents_name_exist(self):
        code = sources("croupier/online")
        for page in ("docs/operations.md", "docs/security.md"):
            for error in set(re.findall(r"ERR_[A-Z_]+", text(page))):
                with self.subTest(page=page, error=error):
                    self.assertIn(f'"{error}"', code)


class Options(Facts):
    """Those of `croupier serve` and their environment variables."""

    def test_are_in_the_table_for_operators(self):
        code = sources("croupier/cli/server", "serve*.cpp")
        flags = re.findall(r'add_(?:option|flag)(?:_function<[^>]*>)?\(\s*"(--[\w-]+)"', code)
        variables = re.findall(r'envname\("(\w+)"\)', code)
        self.assertEqual(len(flags), len(variables))
        self.assertEqual(variables, ["CROUPIER_" + flag[2:].upper().replace("-", "_") for flag in flags])
        listed = {names(row[0])[0]: names(row[1])[0]
                  for row in rows("docs/operations.md", "Every option") if names(row[0])}
        self.assertEqual(listed, dict(zip(flags, variables)))

    def test_that_documents_name_exist(self):
        known = set(re.findall(r'"(--[\w-]+)"', sources("croupier/cli")))
        named = set(re.findall(r"(?<![\w-])--[a-z][\w-]*", text("docs/operations.md") + text("docs/security.md")))
        self.assertEqual(named - known, set())


class Figures(Facts):
    def test_metrics(self):
        code = sources("croupier/server", "metrics.cpp")
        there = set(re.findall(r'"([a-z]\w+)",\s*"(?:gauge|counter)"', code))
        for summary in re.findall(r'"([a-z_]+_seconds)",\s*"[A-Z]', code):
            there |= {summary, summary + "_max"}
        self.assertGreater(len(there), 5)
        named = set(re.findall(r"\bcroupier_([a-z_]+)", text("docs/operations.md")))
        self.assertEqual(named, there)

    def test_events_of_the_log(self):
        code = sources("croupier/server") + sources("croupier/cli/server")
        written = set()
        for pair in re.findall(r'Level::\w+,\s*(?:\w+ \? )?"([a-z_]+)"(?:\s*:\s*"([a-z_]+)")?', code):
            written |= {event for event in pair if event}
        listed = set()
        for row in rows("docs/operations.md", "Logs"):
            listed |= set(names(row[1]))
        self.assertEqual(written - listed, set(), "not in docs/operations.md")
        unknown = {event for event in listed if f'"{event}"' not in code}
        self.assertEqual(unknown, set(), "not in the code")


class Emotes(Facts):
    def test_are_the_same_in_the_server_the_page_and_the_protocol(self):
        server = re.search(r"known\[\] = \{(.*?)\};", text("croupier/online/lobby_rooms.cpp"), re.S)[1]
        page = re.search(r"emotes = \[(.*?)\]", text("web/src/online/wire.ts"), re.S)[1]
        row = re.search(r"\| `emote\{room,emote\}` \| one of (.*?);", text("docs/server-protocol.md"))[1]
        listed = re.findall(r'"(\w+)"', server)
        self.assertEqual(listed, re.findall(r"'(\w+)'", page))
        self.assertEqual(listed, re.findall(r"`(\w+)`", row))


class Folders(Facts):
    def test_are_named_where_the_map_is(self):
        folders = {path.name for path in (ROOT / "croupier").iterdir() if path.is_dir()}
        for page in ("README.md", "docs/architecture.md"):
            with self.subTest(page):
                named = set(re.findall(r"`(?:croupier/)?(\w+)/`", text(page)))
                self.assertEqual(folders - named, set())


if __name__ == "__main__":
    unittest.main()
