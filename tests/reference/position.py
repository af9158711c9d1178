"""Options with their defaults, and the one-line position text: writing and reading."""

# The first value of each option is its default; the order is that of the position text.
OPTIONS: dict[str, dict[str, list[str]]] = {
    "klondike": {"draw": ["3", "1"], "passes": ["unlimited"] + list("123456789")},
    "freecell": {"takeback": ["off", "on"]},
    "cards": {"stacks": ["ordered", "free"], "hidden": ["formula", "first3"]},
    "meridian": {"mode": ["classic", "double_pocket", "traditional", "expert"],
                 "passes": ["unlimited"] + list("123456789"), "empty": ["ace_or_king", "any"],
                 "lock": ["on", "off"], "ends": ["capped", "open"], "recycle": ["with_draw", "own"],
                 "takeback": ["off", "on"]},
    "bluffbuddy": {"matching": ["free", "forced"], "seals": ["slot", "part"], "show_seals": ["off", "on"],
                   "timeout": ["lowest", "first", "random"], "pool_count": ["off", "on"],
                   "starter": ["drawn", "1", "2", "3", "4"]},
}

Pile = tuple[str, int, tuple[str, ...]]  # name (t1, or t1=ace with a mark), number of face-down cards, cards


def full_options(game: str, given: dict[str, str]) -> dict[str, str]:
    """Every option of the game with its value; unknown names and values are refused."""
    known = OPTIONS[game]
    for name, value in given.items():
        if value not in known.get(name, []):
            raise ValueError(f"{game} has no option {name}={value}")
    return {name: given.get(name, values[0]) for name, values in known.items()}


def parse_options(words: list[str]) -> dict[str, str]:
    """The words name=value as a dictionary."""
    pairs = [word.partition("=") for word in words]
    return {name: value for name, _, value in pairs}


def write(game: str, options: dict[str, str], piles: list[Pile]) -> str:
    """The position text: options that differ from the default, then the piles that hold cards."""
    head = [game]
    for name, values in OPTIONS[game].items():
        if options[name] != values[0]:
            head.append(f"{name}={options[name]}")
    parts = [" ".join(head)]
    for name, down, cards in piles:
        if cards:
            shown = cards if down == 0 else cards[:down] + ("/",) + cards[down:]
            parts.append(f"{name}: {' '.join(shown)}")
    return " | ".join(parts)


def read(text: str) -> tuple[str, dict[str, str], dict[str, Pile]]:
    """Game, options and piles of a position text, these by name without mark."""
    head, *parts = text.split(" | ")
    game, *words = head.split(" ")
    piles = {}
    for part in parts:
        name, _, cards = part.partition(": ")
        shown = cards.split(" ")
        down = shown.index("/") if "/" in shown else 0
        piles[name.partition("=")[0]] = (name, down, tuple(card for card in shown if card != "/"))
    return game, full_options(game, parse_options(words)), piles


def top_of(piles: dict[str, Pile], name: str) -> str:
    """The top card of a pile, or no card when the pile is not written."""
    return piles[name][2][-1] if name in piles else ""


def mark_of(piles: dict[str, Pile], name: str) -> str:
    """The mark of a pile; "" when it has none or is not written."""
    return piles[name][0].partition("=")[2] if name in piles else ""


def columns_of(piles: dict[str, Pile], count: int) -> tuple[list[tuple[str, ...]], list[int]]:
    """The columns t1, t2 … and their numbers of face-down cards."""
    found = [piles.get(f"t{number}", ("", 0, ())) for number in range(1, count + 1)]
    return [cards for _, _, cards in found], [down for _, down, _ in found]
