# Terminals of all kinds: without colours, without Unicode, without a cursor, unknown ones.
import re
import unittest

from player import Player

PROMPT = re.compile(r"^> ?$", re.MULTILINE)
TABLE = re.compile(r"^ +1 +2 +3 +4 +5 +6 +7$", re.MULTILINE)


def colours(text):
    """The parameters of the sequences that set colours; 39 and 49 are the terminal's own."""
    sequences = re.findall(r"\x1b\[([\d;]*)m", text)
    return {word for sequence in sequences for word in sequence.split(";")
            if re.fullmatch(r"(3[0-8]|4[0-8]|9\d|10\d)", word)}


class Recorded(Player):
    def tour(self, **env):
        """All that the program writes while it is played and its pages are looked at."""
        record = self.data / "record"
        terminal = self.sit_down("K3-17", record=record, env=env)
        terminal.play("47", "12")
        terminal.wait_for("JS does not go on KC.")
        terminal.key("Enter")
        terminal.wait_for("In your hand")
        terminal.type("i")
        terminal.wait_for("Try ")
        for page in "?to":
            terminal.type(page)
            terminal.wait_until(lambda screen: "x leave" not in screen[-1], "a page")
            terminal.key("Escape")
            terminal.wait_for("x leave")
        self.coloured = terminal.coloured()
        self.leave(terminal)
        said = record.read_bytes()
        self.assertIn(b"Klondike", said)
        return said


class Colours(Recorded):
    def test_are_there(self):
        self.assertTrue(colours(self.tour().decode()))
        self.assertTrue(colours(self.coloured))

    def test_are_not_there_when_no_color_is_set(self):
        self.assertEqual(colours(self.tour(NO_COLOR="1").decode()), set())
        self.assertEqual(colours(self.coloured), set())

    def test_are_there_when_no_color_is_empty(self):
        self.assertTrue(colours(self.tour(NO_COLOR="").decode()))

    def test_are_not_there_when_the_terminal_has_none(self):
        self.assertEqual(colours(self.tour(TERM="vt100").decode()), set())

    def test_are_eight_when_the_terminal_has_eight(self):
        found = colours(self.tour(TERM="xterm").decode())
        self.assertTrue(found)
        self.assertFalse(found & {"38", "48"})


class Letters(Recorded):
    def test_are_those_of_ascii_in_the_locale_c(self):
        said = self.tour(LC_ALL="C")
        self.assertEqual([byte for byte in said if byte > 127], [])
        self.assertIn(b"JS", said)

    def test_are_those_of_unicode_in_a_locale_with_them(self):
        self.assertIn("♠", self.tour(LC_ALL="C.UTF-8").decode())

    def test_the_locale_that_is_said_first_counts(self):
        self.assertTrue(self.tour(LANG="C.UTF-8", LC_CTYPE="C").isascii())

    def test_a_locale_that_is_not_there_is_as_c(self):
        self.assertTrue(self.tour(LC_ALL="xx_YY.UTF-8").isascii())


class Kinds(Player):
    def test_of_every_day_show_the_table(self):
        for term in ("xterm-256color", "xterm", "screen", "screen-256color", "tmux", "linux", "vt100", "ansi"):
            with self.subTest(term=term):
                terminal = self.sit_down("K3-17", "--no-save", env={"TERM": term})
                terminal.wait_for(TABLE)
                terminal.play("47")
                terminal.wait_for(" 1 move")
                self.leave(terminal)

    def is_plain(self, term, why):
        terminal = self.open("play", "K3-17", env={"TERM": term})
        terminal.wait_for(PROMPT)
        terminal.wait_for(f"{why} Playing line by line.")
        terminal.play("47")
        terminal.wait_for("1 move")
        terminal.play("quit")
        self.assertEqual(terminal.exit_status(), 0)
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_that_cannot_move_the_cursor_are_played_line_by_line(self):
        self.is_plain("dumb", "The terminal 'dumb' cannot move its cursor.")

    def test_that_are_not_known_are_played_line_by_line(self):
        self.is_plain("no-such-terminal", "The terminal 'no-such-terminal' is not known here.")

    def test_without_a_name_are_played_line_by_line(self):
        self.is_plain("", "TERM does not say which terminal this is.")
        self.file("klondike").unlink()
        self.is_plain(None, "TERM does not say which terminal this is.")


if __name__ == "__main__":
    unittest.main()
