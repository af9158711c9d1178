# Columns that are longer than the window: something gives way, and never the card on top.
import re
import unittest

from player import Player

RANKS = "A23456789TJQK"
PACK = [rank + suit for suit in "SHCD" for rank in RANKS]


def columns(*sizes, down=0):
    """A position of Cards with columns of so many cards; `down` cards of each lie face down."""
    cards, piles = iter(PACK), []
    for number, size in enumerate(sizes, 1):
        taken = [next(cards) for _ in range(size)]
        hidden = min(down, size - 1)
        piles.append(f"t{number}: " + " ".join([*taken[:hidden], *(["/"] if hidden > 0 else []), *taken[hidden:]]))
    return " | ".join(["cards", *piles])


class LongColumn(Player):
    def table(self, *sizes, down=0, size=(80, 24)):
        self.put_position(columns(*sizes, down=down))
        return self.sit_down(size=size)

    def first_column(self, terminal):
        """What the rows of the first column show, from its label down to the message."""
        screen = terminal.screen()
        labels = next(line for line in screen if re.match(" +1 +2 ", line))
        end = (labels.index("1") + labels.index("2")) // 2
        return [line[:end].strip() for line in screen[screen.index(labels) + 1:-3]]

    def test_that_fits_shows_every_card(self):
        rows = self.first_column(self.table(13, 13, 13, 13))
        self.assertEqual(rows[:13], ["┌10♠──┐" if rank == "T" else f"┌{rank}♠───┐" for rank in RANKS])

    def test_first_gives_up_the_body_of_its_last_card(self):
        rows = self.first_column(self.table(15, 13, 13, 11))
        self.assertEqual(rows[0], "┌A♠───┐")
        self.assertEqual(rows[14], "┌2♥───┐")
        self.assertEqual(len(rows), 15)

    def test_then_its_face_down_cards_share_a_row(self):
        rows = self.first_column(self.table(17, 13, 13, 9, down=5))
        self.assertEqual(rows[:2], ["┌░ 5 ░┐", "┌6♠───┐"])

    def test_then_the_cards_at_its_base_do(self):
        rows = self.first_column(self.table(40, 12))
        self.assertEqual((rows[0], len(rows)), ("⋮ 26", 15))
        self.assertEqual(rows[-1], "┌A♦───┐")

    def test_shows_its_top_in_every_window(self):
        for size in ((80, 24), (80, 30), (120, 40)):
            for length, top in ((16, "3♥"), (26, "K♥"), (39, "K♣"), (52, "K♦")):
                for down in (0, 3, 50):
                    with self.subTest(size=size, length=length, down=down):
                        terminal = self.table(length, *([52 - length] if length < 52 else []), down=down, size=size)
                        cards = re.findall(r"(?m)^┌(\w+[♣♠♦♥])", "\n".join(self.first_column(terminal)))
                        self.assertEqual(cards[-1:], [top])
                        terminal.close()

    def test_gives_its_top_to_the_hand(self):
        terminal = self.table(40, 12)
        terminal.key("Enter")
        terminal.wait_for("In your hand: ")


if __name__ == "__main__":
    unittest.main()
