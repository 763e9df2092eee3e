"""What a lobby needs to know of a game without loading its rules: title, seats, options, bots."""

from __future__ import annotations

from typing import Literal, cast
from unicodedata import category

import msgspec
from msgspec import Struct

from hitparade.kernel.errors import BadOption
from hitparade.kernel.packs import PackHead, is_own
from hitparade.kernel.values import Json, JsonObject

OptionKind = Literal["switch", "number", "clock", "choice", "teams", "list", "weights", "text", "packs"]


class Option(Struct, frozen=True):
    """One named option: its kind, default and the reason for the default, in every language, and the rule behind it.

    ``least`` and ``most`` bound a number or a clock (in seconds; either may also be one of ``choices``, such as
    ``"off"``); ``choices`` are all the values of a choice. A list holds ``least`` to ``most`` of its ``choices``, each
    once if it is a set of them (``distinct``). With ``own`` a choice or list takes packs that a host brought, too, as
    ``own:`` and their ids.
    Packs (always hidden) say of each of those what the rules need to know of it, as ``PackHead``. Weights are whole
    numbers from ``least`` to ``most``, one for each of ``choices``, not all 0. A text is null or has 1 to ``most``
    characters. ``important`` options stand first in the lobby; ``hidden`` ones are for tests and research, and no room
    offers or takes them.
    """

    name: str
    kind: OptionKind
    default: Json
    title: dict[str, str]
    reason: dict[str, str]
    rule: str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    important: bool = False
    distinct: bool = False
    own: bool = False
    hidden: bool = False

    def problem(self, value: Json, seats: int) -> str | None:
        """Why ``value`` can't be taken by a match of so many seats, or None if it can."""
        match self.kind:
            case "switch":
                return None if isinstance(value, bool) else "must be true or false"
            case "choice":
                return None if self._is_choice(value) else f"must be one of {list(self.choices)}"
            case "teams":
                return _teams_problem(value, seats)
            case "list":
                return self._list_problem(value)
            case "weights":
                return self._weights_problem(value)
            case "text":
                return self._text_problem(value)
            case "packs":
                return _packs_problem(value)
            case _:
                return self._number_problem(value)

    def _number_problem(self, value: Json) -> str | None:
        if value in self.choices or (type(value) is int and self.least <= value <= self.most):
            return None
        other = f" or one of {list(self.choices)}" if self.choices else ""
        return f"must be a whole number from {self.least} to {self.most}{other}"

    def _list_problem(self, value: Json) -> str | None:
        items = cast("list[Json]", value) if isinstance(value, list) else None
        if items is None or not self.least <= len(items) <= self.most:
            return f"must be a list of {self.least} to {self.most}"
        if not all(map(self._is_choice, items)):
            return f"must be a list out of {list(self.choices)}"
        return "must name each only once" if self.distinct and len(set(items)) < len(items) else None

    def _is_choice(self, value: Json) -> bool:
        """Whether the value is one of the choices, or can name what a host brought."""
        return value in self.choices or (self.own and isinstance(value, str) and is_own(value))

    def _weights_problem(self, value: Json) -> str | None:
        weights = cast("list[Json]", value) if isinstance(value, list) else []
        good = all(type(weight) is int and self.least <= weight <= self.most for weight in weights)
        if good and len(weights) == len(self.choices) and any(weights):
            return None
        return f"must be {len(self.choices)} whole numbers from {self.least} to {self.most}, not all 0"

    def _text_problem(self, value: Json) -> str | None:
        if value is None or (isinstance(value, str) and 1 <= len(value) <= self.most and not _has_controls(value)):
            return None
        return f"must be null or a text of 1 to {self.most} characters"


def _packs_problem(value: Json) -> str | None:
    """What the rules know of packs that a host brought, by name: a ``PackHead`` each."""
    try:
        packs = msgspec.convert(value, dict[str, PackHead])
    except msgspec.ValidationError as error:
        return f"must be an object of packs: {error}"
    return None if all(map(is_own, packs)) else "must name each pack as own: and its id"


def _teams_problem(value: Json, seats: int) -> str | None:
    """Teams (H1): None, or for each seat an object with a ``name`` of 1 to 24 characters and a ``color``."""
    if value is None:
        return None
    if not isinstance(value, list) or len(teams := cast("list[Json]", value)) != seats:
        return f"must be null or a list of {seats} teams, one a seat"
    return next((problem for team in teams if (problem := _team_problem(team))), None)


def _team_problem(team: Json) -> str | None:
    if not isinstance(team, dict) or set(fields := cast("JsonObject", team)) != {"name", "color"}:
        return "each team must be an object with a name and a color"
    name, color = fields["name"], fields["color"]
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= len(name) <= 24 or _has_controls(name):
        return "a team's name must have 1 to 24 characters, none of them a control character"
    return None if color in TEAM_COLORS else f"a team's color must be one of {list(TEAM_COLORS)}"


def _has_controls(text: str) -> bool:
    return any(category(letter) == "Cc" for letter in text)


TEAM_COLORS = ("red", "blue", "rose", "snow", "coal", "lemon")
HOUSE_TEAMS: tuple[JsonObject, ...] = ({"name": "Foxes", "color": "red"}, {"name": "Herons", "color": "blue"})
"""What teams are called, by seat, where nobody has chosen."""


class BotMeta(Struct, frozen=True):
    """A bot as a character: ``name`` on the wire, the name people see, one sentence on how it plays, and its head."""

    name: str
    title: dict[str, str]
    method: dict[str, str]
    head: str


class Meta(Struct, frozen=True):
    """The facts of a game. ``rules_version`` stands in the head of every log and grows when a rule changes.

    ``races``: it matters who is first, so rooms measure connections closely while this game is on the table.
    """

    name: str
    title: dict[str, str]
    line: dict[str, str]
    seats: tuple[int, int]
    minutes: int
    rules_version: int
    options: tuple[Option, ...]
    bots: tuple[BotMeta, ...]
    stand_in: str
    races: bool = False

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options that a lobby shows."""
        return tuple(option for option in self.options if not option.hidden)

    def read_options(self, given: Json, seats: int, *, offered: bool = False) -> JsonObject:
        """All options with their values, defaults filled in. Raises BadOption for an unknown name or a wrong value.

        With ``offered`` no other options may be given than those that a lobby shows.
        """
        if not isinstance(given, dict):
            raise BadOption("bad-option", f"Options are an object of names and values, not {given!r}.")
        known = {option.name: option for option in (self.offered if offered else self.options)}
        options = cast("JsonObject", given)
        for name, value in options.items():
            if name not in known:
                raise BadOption(
                    "unknown-option", f"{self.title['en']} has no option {name!r}; it has {', '.join(known) or 'none'}."
                )
            if problem := known[name].problem(value, seats):
                raise BadOption("bad-option", f"Option {name} {problem}, not {value!r}.")
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def check_seats(self, seats: int) -> None:
        """Raises BadOption when the game is not for so many."""
        least, most = self.seats
        if type(seats) is not int or not least <= seats <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            raise BadOption("bad-seats", f"{self.title['en']} is for {wanted} players, not {seats!r}.")
