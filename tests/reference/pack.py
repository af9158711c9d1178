"""The 52 cards as two-letter strings, and which card may follow which."""

RANKS = "A23456789TJQK"
SUITS = "CDHS"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
ALL = frozenset(CARDS)
KINGS = frozenset("K" + suit for suit in SUITS)

# The card of the same suit one rank lower. "" stands for no card: the Ace has nothing below it,
# and a foundation whose top is "" is empty, so "top == BELOW[card]" is the whole foundation rule.
BELOW = {"A" + suit: "" for suit in SUITS}
BELOW.update({high + suit: low + suit for suit in SUITS for low, high in zip(RANKS, RANKS[1:])})


def _other_colour(suit: str) -> str:
    return "CS" if suit in "DH" else "DH"


# The cards that may lie on a card in a column: opposite colour, exactly one rank lower.
FITS_ON: dict[str, frozenset[str]] = {"A" + suit: frozenset() for suit in SUITS}
FITS_ON.update({
    high + suit: frozenset(low + other for other in _other_colour(suit))
    for suit in SUITS for low, high in zip(RANKS, RANKS[1:])
})


def checked_deck(deck: list[str]) -> list[str]:
    """The deck itself, if it is the 52 cards in some order."""
    if sorted(deck) != sorted(CARDS):
        raise ValueError("a deck is the 52 different cards")
    return deck
