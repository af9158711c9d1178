"""Tests of single rules of BluffBuddy on small positions.

P0 of the rules is seat 1 of the texts. With starter=4 seat 1 acts last, so that one card in h1 is
enough for a position in which P0 acts; its play then ends the game, after the seals are checked."""

import random
import unittest

from bluffbuddy import State
from bluffbuddy_table import in_turn
from pack import CARDS

LAST = "bluffbuddy starter=4"  # see above


def after(text: str, *moves: str) -> str:
    state = State.read(text)
    for move in moves:
        state = state.play(move)
    return state.text()


def seals(text: str, *moves: str) -> list[int]:
    return State.read(after(text, *moves)).table.sealed


def offered(text: str) -> list[str]:
    """The sources offered to the seat to act, in order."""
    pairs = [move.split() for move in State.read(text).legal_moves()]
    return [words[1] for words in pairs if words[-1] == ">1"]


def shuffled(seed: int) -> list[str]:
    deck = CARDS[:]
    random.Random(seed).shuffle(deck)
    return deck


class BluffBuddyRules(unittest.TestCase):
    def refused(self, text: str, *moves: str) -> None:
        for move in moves:
            with self.assertRaises(ValueError, msg=move):
                State.read(text).play(move)

    def unreadable(self, text: str) -> None:
        with self.assertRaises(ValueError, msg=text):
            State.read(text)

    def test_deal(self) -> None:  # BT-01
        deck = shuffled(1)
        table = State.deal({"starter": "3"}, deck).table
        self.assertEqual(table.centre, [(deck[51],), (deck[50],), (deck[49],), (deck[48],)])
        for seat, first in ((2, 47), (1, 43), (0, 39), (3, 35)):
            self.assertEqual(table.hands[seat], tuple(deck[first - step] for step in range(4)))
        self.assertEqual(table.deck, tuple(deck[:32]))
        self.assertIn("bluffbuddy starter=1 | deck: ", State.deal({}, deck).text())

    def test_turns(self) -> None:  # BT-02, BT-03, BT-50
        self.assertEqual(in_turn(1), [1, 0, 3, 2])
        state, order, texts = State.deal({"starter": "3"}, shuffled(2)), [], []
        while not state.over():
            order.append(state.to_act())
            state = state.play("timeout")
            texts.append(state.text())
        self.assertEqual(order, [2, 1, 0, 3] * 12)
        self.assertEqual((len(state.table.pool), state.legal_moves()), (48, []))
        again = State.deal({"starter": "3"}, shuffled(2))
        for text in texts:
            again = State.read(again.play("timeout").text())
            self.assertEqual(again.text(), text)

    def test_only_own_cards(self) -> None:  # BT-04
        self.refused("bluffbuddy starter=1 | h1: QH | h2: 9C | h3: 9D | h4: 9H",
                     "9C -", "KS -", "", "QH  -", "QH - >1", "QH>1", "QH >1 c1", "qh -", "Timeout")
        self.refused("bluffbuddy starter=1", "QH -", "timeout")

    def test_choosing_a_source(self) -> None:  # BT-05
        start = f"{LAST} | pool: 5C | c1: QS | c2: 7D | c3: QD"
        text = start + " | h1: QH"
        self.assertEqual(offered(text), ["c1", "c3"])
        self.assertEqual(after(text, "QH"), start + " | h1=QH: QH")
        expected = f"{LAST} | pool: 5C | c1: QS | c2: 7D | s4: QD QH"
        self.assertEqual(after(text, "QH", "QH c3 >4"), expected)
        self.assertEqual(after(text, "QH c3 >4"), expected)
        self.assertEqual(after(text, "QH >4"), start + " | h1=QH>4: QH")
        self.assertEqual(after(text, "QH >4", "QH c3"), expected)
        self.assertEqual(after(text, "QH c3"), start + " | h1=QH-c3: QH")
        self.assertEqual(after(text, "QH c3", "QH >4"), expected)
        self.assertEqual(after(text, "QH c3", "QH c3 >4"), expected)

    def test_begun_play(self) -> None:  # BD-02
        text = "bluffbuddy starter=1 | pool: 5C | c1: QS | c3: QD | h1{}: QH 2C | h2: 8C 9C | h3: 8D 9D | h4: 8H 9H"
        for mark, moves in {
            "=QH": ["QH -"] + [f"QH {source} >{seat}" for source in ("c1", "c3") for seat in range(1, 5)],
            "=QH-c3": ["QH -", "QH c3 >1", "QH c3 >2", "QH c3 >3", "QH c3 >4"],
            "=QH>2": ["QH -", "QH c1 >2", "QH c3 >2"],
        }.items():
            self.assertEqual(State.read(text.format(mark)).legal_moves(), moves)
            self.assertEqual(after(text.format(mark)), text.format(mark))
            self.refused(text.format(mark), "QH", "2C", "2C -", "QH pool", "QH pool >2", "QH c2 >2")
        self.refused(text.format("=QH"), "QH c1", "QH >2")
        self.refused(text.format("=QH-c3"), "QH c1 >2", "QH c1", "QH c3")
        self.refused(text.format("=QH>2"), "QH c1 >3", "QH >2")
        self.assertIn("pool: 5C QH |", after(text.format("=QH-c3"), "QH -"))

    def test_one_source(self) -> None:  # BD-02: the recipient is never automatic
        text = f"{LAST} | pool: 5C | c3: QD | h1: QH"
        self.assertEqual(after(text, "QH"), f"{LAST} | pool: 5C | c3: QD | h1=QH-c3: QH")
        self.assertEqual(after(text, "QH >2"), f"{LAST} | pool: 5C | s2=sealed2: QD QH")

    def test_pool(self) -> None:  # BT-06
        self.assertEqual(after(f"{LAST} | pool: KC 2S 2D | h1: 2H", "2H pool >2"),
                         f"{LAST} | pool: KC | s2=sealed3: 2S 2D 2H")
        self.assertEqual(State.read(f"{LAST} | s2: 2S 2D 2H").scores(), [0, 6, 0, 0])

    def test_add_and_move(self) -> None:  # BT-07, BT-08
        text = "bluffbuddy starter=1 | s2: AH AS | h1: AD | h2: 8C | h3: 8D | h4: AC"
        rest = " | h2: 8C | h3: 8D | h4: AC"
        self.assertEqual(after(text, "AD s2 >2"), f"bluffbuddy starter=1 | s2: AH AS AD{rest}")
        self.assertEqual(State.read(text).play("AD s2 >2").scores(), [0, 33, 0, 0])
        self.assertEqual(after(text, "AD s2 >3"), f"bluffbuddy starter=1 | s3: AH AS AD{rest}")
        self.assertEqual(after(f"{LAST} | s1: JH JS | h1: JD", "JD s1 >4"), f"{LAST} | s4=sealed3: JH JS JD")

    def test_discard(self) -> None:  # BT-09, BT-10
        for move in ("QH", "QH >3", "QH -"):
            self.assertEqual(after(f"{LAST} | pool: 5C | h1: QH", move), f"{LAST} | pool: 5C QH")
        self.assertEqual(after(f"{LAST} | c1: QS | h1: QH", "QH -"), f"{LAST} | pool: QH | c1: QS")
        text = "bluffbuddy matching=forced starter=4 | c1: QS | c2: 7D | h1{}: QH"
        self.refused(text.format(""), "QH -", "QH c2", "QH c2 >1")
        self.refused(text.format("=QH-c1"), "QH -")
        self.assertEqual(State.read(text.format("")).legal_moves(), [f"QH c1 >{seat}" for seat in range(1, 5)])
        self.assertIn("pool: QH |", after(text.format(""), "timeout"))  # BD-25
        unmatched = "bluffbuddy matching=forced starter=4 | c2: 7D | h1: QH"
        self.assertEqual(State.read(unmatched).legal_moves(), ["QH -"])
        self.assertIn("pool: QH |", after(unmatched, "QH c2"))

    def test_priority(self) -> None:  # BT-11
        hands = "h1: KC | h2: {} | h3: KD | h4: KH"
        text = f"bluffbuddy starter=2 | pool: 6D | c2: 6C | c4: 6S | {hands.format('6H')}"
        self.assertEqual(offered(text), ["c2", "c4", "pool"])
        text = f"bluffbuddy starter=2 | pool: 8S | s4: 8D 8C | {hands.format('8H')}"
        self.assertEqual(offered(text), ["pool", "s4"])
        table = State.read(f"bluffbuddy starter=2 | {hands.format('9H')}").table
        table.slots = [("9C", "9D")] * 4  # more nines than there are: the order alone
        self.assertEqual(table.apparent("9H"), ["s2", "s1", "s4", "s3"])

    def test_onion_skin(self) -> None:  # BT-12, BT-13
        text = "bluffbuddy starter=1 | s3: 9D 9C JH JS | h1: JD | h2: JC | h3: 9S | h4: 9H"
        moved = after(text, "JD s3 >2")
        self.assertIn("| s2: JH JS JD | s3: 9D 9C |", moved)
        self.assertEqual(offered(moved), ["s3"])
        self.assertEqual(offered(text.replace("JD", "KD").replace("9H", "JD").replace("KD", "9H")), [])
        state = State.read(f"{LAST} | s3: QS QC 9D 9C QH QD | h1: 2C")
        state.table.hands[0] = ("QH",)  # five queens: the group alone
        self.assertEqual(state.play("QH s3 >1").table.slots[::2], [("QH", "QD", "QH"), ("QS", "QC", "9D", "9C")])

    def test_seals(self) -> None:  # BT-14 to BT-18
        self.assertEqual(after(f"{LAST} | s2: 9D 9C JS JH JD | h1: JC", "JC s2 >2"),
                         f"{LAST} | s2=sealed6: 9D 9C JS JH JD JC")
        self.assertEqual(State.read(f"{LAST} | s2: 9D 9C JS JH JD JC").scores()[1], 98)
        self.assertEqual(seals(f"{LAST} | pool: JS 7D | s3: JH JD | h1: JC", "JC s3 >3"), [0, 0, 3, 0])
        self.assertEqual(seals(f"{LAST} | pool: AS 8D AD 7D | c1: AC | h1: AH", "AH c1 >4"), [0, 0, 0, 2])
        self.assertEqual(seals(f"{LAST} | pool: JS | s3: JH JD | h1: JC", "JC s3 >3"), [0] * 4)
        self.assertEqual(seals(f"{LAST} | deck: QS 2C 2D 2H | pool: QC 7D | s2: QH QD | h1: 9C", "9C"), [0] * 4)

    def test_seal_by_covering(self) -> None:  # BT-19, BT-25
        text = "bluffbuddy starter=3 | pool: QC 8D QS{} | s2{}: QH QD{} | h1: 7H{} | h4: 9D"
        start = text.format("", "", "", " | h2: 7D | h3: 7C")
        self.assertEqual(seals(start, "7C -"), [0, 2, 0, 0])
        self.assertEqual(after(start, "7C -", "7D pool >4"), text.format("", "=sealed2", " | s4: 7C 7D", ""))

    def test_cross_lock_and_cascade(self) -> None:  # BT-20 to BT-23
        hands = "h1: 9C | h2: 8C | h3: 8D | h4: {}"
        self.assertEqual(seals(f"bluffbuddy starter=1 | s2: QS QH | s3: QD QC JH JD | {hands.format('JC')}", "9C"),
                         [0, 2, 0, 0])
        self.assertEqual(after(f"{LAST} | s2: QH QD | s3: QS QC | s4: 5S 5H 5C | h1: 5D", "5D s4 >2"),
                         f"{LAST} | s2=sealed6: QH QD 5S 5H 5C 5D | s3=sealed2: QS QC")
        self.assertEqual(seals(f"{LAST} | s2: QH 5S 5H 5D 5C | s3: QS QD QC | h1: 9C", "9C"), [0, 5, 3, 0])
        self.assertEqual(seals(f"{LAST} | s2: QH QD | s3: QS QC | h1: 9C", "9C"), [0] * 4)

    def test_cards_on_a_seal(self) -> None:  # BT-24, BD-09
        text = "{} | c1: 7S | s2=sealed4: JS JH JD JC | s3: 7D 7C | h1: 7H"
        slot, part = (text.format(f"bluffbuddy {seals}starter=4") for seals in ("", "seals=part "))
        self.assertEqual(seals(slot, "7H c1 >2"), [0, 4, 2, 0])
        self.assertEqual(State.read(slot).play("7H c1 >2").scores()[1], 80 + 14)
        self.assertEqual(seals(part, "7H c1 >2"), [0, 4, 0, 0])

    def test_sealed_part(self) -> None:  # BD-09, the option
        text = "bluffbuddy seals=part starter=1 | s2=sealed4: JS JH JD JC{} | h1: {} | h2: 9C | h3: 9D | h4: {}"
        self.assertIn("s2=sealed4: JS JH JD JC | s3: 7S 7H 7D |",
                      after(text.format(" 7S 7H", "7D", "7C"), "7D s2 >3"))
        again = after(text.format(" 7S 7H 7D", "7C", "9H"), "7C s2 >2")
        self.assertIn("s2=sealed8: JS JH JD JC 7S 7H 7D 7C |", again)
        deep = text.format(" 9S 9H 7S 7H", "7D", "7C")  # under the open sevens open nines
        self.assertEqual(offered(after(deep, "7D s2 >1", "7C -")), ["s2"])
        locked = "bluffbuddy seals=part starter=4 | s2=sealed2: QH QD | s3: QS QC 5S 5H | h1: 5D"
        self.assertEqual(seals(locked, "5D s3 >2"), [0, 5, 2, 0])
        across = "bluffbuddy seals=part starter=4 | s2=sealed2: 7S 7H 7D | h1: 7C"  # constructed
        self.assertEqual(after(across, "7C s2 >1"),
                         "bluffbuddy seals=part starter=4 | s1=sealed2: 7D 7C | s2=sealed2: 7S 7H")

    def test_memory_rule(self) -> None:  # BT-27 to BT-29
        text = "bluffbuddy starter=1 | pool: 7D | c1: 4C | s2=sealed4: JS JH JD JC 7S 7H | s3: 4H 4S{}"
        start = text.format(" | h1: 7C | h2: 9C | h3: 9D | h4: 9H")
        missed = text.format(" | h2: 9C | h3: 9D | h4: 9H").replace("pool: 7D", "pool: 7D 7C")
        for move in ("7C s2 >3", "7C s3", "7C s3 >1", "7C c1 >4"):
            self.assertEqual(after(start, move), missed)
        self.assertEqual(after(start, "7C s2", "7C >1"), missed)
        self.assertEqual(State.read(start).play("7C s2 >3").view(0), State.read(missed).view(0))
        self.assertEqual(offered(start), ["pool", "s2"])
        self.assertIn("| s4=sealed2: 7D 7C |", after(start, "7C", "7C pool >4"))  # the other sevens are locked
        self.refused(start, "7C s7", "7C s7 >1", "7C pool >7", "7C s3 >5", "7C >0", "7C s1", "7C s4 >1", "7C c2 >1")

    def test_views(self) -> None:  # BT-30, BT-31
        options = "bluffbuddy{} starter=1"
        text = ("{} | deck: 2C 2D 2H 2S | pool: 5D 9H | c1: KS | c4: 3C | s2{}: 9D 9C JS JH"
                " | h1: 3S KD | h2: 6C 6D | h3: 6H 6S | h4: 8C 8D")
        seen = "{} | pool: 9H | c1: KS | c4: 3C | s2: ?? ?? JS JH | h1: {} | h2: {} | h3: ?? ?? | h4: ?? ??"
        head = options.format("")
        for mark in ("", "=sealed4", "=sealed2"):
            state = State.read(text.format(head, mark))
            self.assertEqual(state.view(0), seen.format(head, "3S KD", "?? ??"))
            self.assertEqual(state.view(1), seen.format(head, "?? ??", "6C 6D"))
            self.assertEqual(state.view(None), seen.format(head, "?? ??", "?? ??"))
        head = options.format(" show_seals=on pool_count=on")
        shown = seen.replace("pool:", "pool: ??").replace("s2:", "s2=sealed4:")
        self.assertEqual(State.read(text.format(head, "=sealed4")).view(0), shown.format(head, "3S KD", "?? ??"))

    def test_view_of_a_begun_play(self) -> None:  # BD-30
        state = State.read("bluffbuddy starter=1 | c1: QS | h1=QH-c1: QH | h2: 9C | h3: 9D | h4: 9H")
        self.assertIn("| h1=QH-c1: QH | h2: ??", state.view(0))
        for viewer in (1, 2, 3, None):
            self.assertIn("| h1: ?? | h2", state.view(viewer))

    def test_view_of_the_end(self) -> None:  # BT-32
        text = f"{LAST} | pool: 2C 3C | c2: 4C | s2=sealed2: QD QH | s4: 9C 9D 5C 5D"
        for viewer in (0, 1, 2, 3, None):
            self.assertEqual(State.read(text).view(viewer), text)

    def test_timeouts(self) -> None:  # BT-33, BT-34
        hands = " | h1: {} | h2: 8C 8D 8H 8S | h3: 9C 9D 9H 9S | h4: 6C 6D 6H 6S"
        text = "bluffbuddy{} starter=1 | c1: 4D" + hands.format("3S JH 7D 4C")
        self.assertIn(" | pool: 4C | c1: 4D | h1: 3S JH 7D |", after(text.format(""), "timeout"))
        self.assertIn(" | pool: 3S | c1: 4D | h1: JH 7D 4C |", after(text.format(" timeout=first"), "timeout"))
        with self.assertRaises(NotImplementedError):
            State.read(text.format(" timeout=random")).play("timeout")
        text = "bluffbuddy starter=1 | h1: TS KD | h2: 8C 8D | h3: 9C 9D | h4: 6C 6D"
        self.assertIn(" | pool: TS | h1: KD |", after(text, "timeout"))

    def test_timeouts_of_a_choice(self) -> None:  # BT-35, BT-36, BD-03
        text = f"{LAST} | pool: 5C | c1: QS | c2: 7D | c3: QD | h1: QH"
        self.assertIn("| c3: QD | s4: QS QH", after(text, "QH", "timeout"))
        self.assertIn("| c3: QD | s2: QS QH", after(text, "QH >2", "timeout"))
        self.assertIn("| c1: QS | c2: 7D | s4: QD QH", after(text, "QH c3", "timeout"))
        self.assertEqual(after(f"{LAST} | s3: AH AS | h1: AD", "AD", "timeout"), f"{LAST} | s3=sealed3: AH AS AD")
        self.assertEqual(after(f"{LAST} | s1: AH AS | h1: AD", "AD", "timeout"), f"{LAST} | s4=sealed3: AH AS AD")
        self.assertEqual(after(f"{LAST} | s3=sealed2: AH AS | h1: AD", "AD", "timeout"),
                         f"{LAST} | pool: AD | s3=sealed2: AH AS")

    def test_scores_and_places(self) -> None:  # BT-41, BT-42
        state = State.read(f"{LAST} | pool: 3C | c1: JD | s1: KS KH KD KC 9D | s2: 3S 3H 3D"
                           " | s3: JS JH 2D | s4: 7D 5C 2S")
        self.assertEqual((state.scores(), state.places()), ([49, 90, 42, 14], [3, 4, 2, 1]))
        self.assertEqual(State.read(f"{LAST} | s1: {' '.join(CARDS)}").scores()[0], 548)
        for slots, places in {"s1: KC KD | s2: JC | s3: QC JD | s4: JH 3C": [1, 1, 3, 4], "pool: 3C": [1] * 4,
                              "s1: KC | s2: 3C | s3: 3D | s4: JC JD": [1, 2, 2, 4]}.items():
            self.assertEqual(State.read(f"{LAST} | {slots}").places(), places)

    def test_dealing_small_decks(self) -> None:
        text = "bluffbuddy starter=4 | deck: 2C 2D 2H 2S 4C 4D 4H 4S | h1: QH"
        self.assertEqual(after(text, "QH"),
                         "bluffbuddy starter=4 | pool: QH | h1: 2D 2C | h2: 2S 2H | h3: 4D 4C | h4: 4S 4H")

    def test_texts(self) -> None:  # docs/position-format.md
        self.assertEqual(after("bluffbuddy  starter=4 |h1: qh| s2=sealed2 :9c  9D | s1:"),
                         "bluffbuddy starter=4 | s2=sealed2: 9C 9D | h1: QH")
        hands = "h1: QH | h2: 2C | h3: 2D | h4: 2H"
        starter = "bluffbuddy starter=1 | "
        for text in ("bluffbuddy", "bluffbuddy | c1: QH", "klondike starter=1", "bluffbuddy starter=5"):
            self.unreadable(text)
        for piles in ("t1: QH", "s1: QH QH", "s1: QH | c1: QH", "s1: QH | s1: QD", "s1: ??", "s1: / QH", "c1: QH QD",
                      "h1: QH", "h4: QH QD", "h1: 2C 3C 4C 5C 6C | h2: 2D 3D 4D 5D 6D", "deck: QH",
                      f"deck: {' '.join(CARDS[:36])}", "s1=sealed3: QH QD", "s1=sealed0: QH QD", "s1=: QH QD",
                      "s1=sealed2:", "pool=sealed1: QH"):
            self.unreadable(starter + piles)
        self.assertEqual(after(starter + hands), starter + hands)
        for name, mark in (("h1", "QS"), ("h1", "QH-c1"), ("h1", "QH-c2"), ("h1", "QH>5"), ("h1", ""), ("h2", "2C")):
            self.unreadable(f"{starter}c1: KH | {hands.replace(name, f'{name}={mark}')}")
