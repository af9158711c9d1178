"""Whole-deck Klondike positions around the few piles that a test is about."""

RANKS = "A23456789TJQK"
SUITS = "CDHS"
DECK = [rank + suit for rank in RANKS for suit in SUITS]


def cards_of(name: str, text: str) -> list[str]:
    """The cards of a pile; a foundation is written by its top alone."""
    cards = text.replace("/", "").split()
    if not name.startswith("f"):
        return cards
    return [rank + top[1] for top in cards for rank in RANKS[:RANKS.index(top[0]) + 1]]


def klondike(**piles: str) -> str:
    """A position with these piles; the other cards lie in the stock and in the columns left over, where high
    cards are on top."""
    given = set(piles)
    used = [card for name, text in piles.items() for card in cards_of(name, text)]
    rest = [card for card in DECK if card not in used]
    kings = [card for card in rest if card[0] == "K"]
    others = [card for card in rest if card[0] != "K"]
    if "stock" not in piles and "waste" not in piles:
        piles["stock"], others = " ".join(others[:24]), others[24:]
    for column in (f"t{number}" for number in range(7, 0, -1)):
        if not kings and not others:
            break
        if column in piles:
            continue
        down, others = others[:int(column[1]) - 1], others[int(column[1]) - 1:]
        top = kings.pop() if kings else others.pop()
        piles[column] = f"{' '.join(down)} / {top}" if down else top
    rest = kings + others
    if rest:
        piles[next(name for name in ("t7", "t6", "t5") if name not in given)] += " " + " ".join(rest)
    order = ["stock", "waste"] + [f"f{n}" for n in range(1, 5)] + [f"t{n}" for n in range(1, 8)]
    return " | ".join(["klondike"] + [f"{name}: {piles[name]}" for name in order if piles.get(name)])
