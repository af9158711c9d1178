# Sleep, signals and a sudden end: the terminal is given back as it was, and the game is kept.
import re
import signal
import unittest

from player import Player, bare
from terminal import state_of

PROMPT = re.compile(r"ready>$", re.MULTILINE)
# Nothing else is on the screen: an earlier answer with what came after it is not taken for the new one.
ONE_ANSWER = re.compile(r"\Aspeed((?!ready>).)*echoke((?!ready>).)*\nready>\s*\Z", re.DOTALL)


class InAShell(Player):
    """The program is started from a shell, which shows whether the terminal is still of use."""

    def setUp(self):
        super().setUp()
        self.terminal = self.shell()
        self.settings = self.stty()

    def stty(self):
        """The settings of the terminal, as the shell leaves them to a program."""
        self.terminal.type("clear; stty -a\r")
        return self.terminal.wait_for(ONE_ANSWER)

    def start(self):
        self.terminal.type("\"$PROGRAM\" play K3-17\r")
        self.terminal.wait_for("x leave")
        self.terminal.play("47")
        return self.terminal.wait_for(" 1 move")

    def is_usable(self):
        """Letters are echoed, lines end, and the screen is the one from before."""
        self.terminal.wait_for(PROMPT)
        self.assertEqual(self.stty(), self.settings)
        self.terminal.type("echo seen; expr 6 '*' 7")
        self.terminal.wait_for("ready> echo seen; expr 6 '*' 7")
        self.terminal.type("\r")
        self.terminal.wait_for("seen\n42\nready>")
        flags = {name: self.terminal.tell(name) for name in ("alternate_on", "cursor_flag", "mouse_any_flag")}
        self.assertEqual(flags, {"alternate_on": "0", "cursor_flag": "1", "mouse_any_flag": "0"})


class Sleep(InAShell):
    def test_gives_the_terminal_back_until_the_program_is_continued(self):
        before = self.start()
        self.terminal.key("C-z")
        self.terminal.wait_for("Stopped")
        self.is_usable()
        self.terminal.type("fg\r")
        self.terminal.wait_until(lambda screen: bare(screen) == bare(before), "the table as it was")

    def test_is_asked_for_by_a_signal_too(self):
        before = self.start()
        self.terminal.strike(signal.SIGTSTP)
        self.terminal.wait_for("Stopped")
        self.is_usable()
        self.terminal.type("fg\r")
        self.terminal.wait_until(lambda screen: bare(screen) == bare(before), "the table as it was")

    def test_does_not_end_the_game(self):
        self.start()
        for count in (2, 3):
            self.terminal.key("C-z")
            self.terminal.wait_for("Stopped")
            self.terminal.type("fg\r")
            self.terminal.wait_for("x leave")
            self.terminal.key("Tab")
            self.terminal.wait_for(f" {count} moves")
        self.terminal.type("x")
        self.is_usable()
        self.assertEqual(self.journal("klondike"), ["play 47", "play s", "play s"])

    def test_in_a_window_that_has_changed_fits_the_new_one(self):
        self.start()
        self.terminal.key("C-z")
        self.terminal.wait_for("Stopped")
        self.terminal.resize(120, 40)
        self.terminal.type("fg\r")
        screen = self.terminal.wait_until(lambda screen: len(screen) == 40 and "x leave" in screen[-1], "the last row")
        self.assertIn("┌4♦────•┐", "\n".join(screen))


class Ends(InAShell):
    def ends(self, number):
        self.start()
        self.terminal.strike(number)
        self.is_usable()
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_by_sigterm(self):
        self.ends(signal.SIGTERM)

    def test_by_sighup(self):
        self.ends(signal.SIGHUP)

    def test_by_sigint(self):
        self.ends(signal.SIGINT)

    def test_by_control_c(self):
        self.start()
        self.terminal.key("C-c")
        self.is_usable()
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_by_control_backslash(self):
        self.start()
        self.terminal.key("C-\\")
        self.is_usable()
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_by_x(self):
        self.start()
        self.terminal.type("x")
        self.is_usable()
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_from_a_page(self):
        for page in "?toig":
            with self.subTest(page=page):
                self.start()
                self.terminal.type(page)
                self.terminal.rest()
                self.terminal.strike(signal.SIGTERM)
                self.is_usable()
                self.file("klondike").unlink()


class SuddenEnd(Player):
    def setUp(self):
        super().setUp()
        self.terminal = self.sit_down("K3-17")
        self.terminal.play("47", "52", "12")
        self.before = self.terminal.wait_for(" 3 moves")
        self.process = self.terminal.processes()[-1]

    def goes_on(self):
        again = self.sit_down()
        again.wait_until(lambda screen: bare(screen) == bare(self.before), "the table as it was")
        again.type("u")
        again.wait_for("┌J♠───┐")
        self.assertEqual(self.statistics(), {})

    def test_by_kill_9_loses_no_move(self):
        self.terminal.strike(signal.SIGKILL)
        self.assertEqual(self.terminal.exit_status(), 128 + signal.SIGKILL)
        self.goes_on()

    def test_of_the_terminal_ends_the_program_and_loses_no_move(self):
        self.terminal.close()
        self.assertEqual(state_of(self.process), "Z")
        self.goes_on()


if __name__ == "__main__":
    unittest.main()
