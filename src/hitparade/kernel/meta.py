"""What a lobby needs to know of a game without loading its rules: title, seats, options, bots."""

from __future__ import annotations

from typing import Literal, cast
from unicodedata import category

from msgspec import Struct

from hitparade.kernel.errors import BadOption
from hitparade.kernel.values import Json, JsonObject

OptionKind = Literal["switch", "number", "clock", "choice", "teams"]


class Option(Struct, frozen=True):
    """One named option: its kind, default and the reason for the default, in every language, and the rule behind it.

    ``least`` and ``most`` bound a number or a clock (in seconds; a clock may also be one of ``choices``, such as
    ``"off"``); ``choices`` are all the values of a choice. ``important`` options stand first in the lobby.
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

    def problem(self, value: Json, seats: int) -> str | None:
        """Why ``value`` can't be taken by a match of so many seats, or None if it can."""
        match self.kind:
            case "switch":
                return None if isinstance(value, bool) else "must be true or false"
            case "choice":
                return None if value in self.choices else f"must be one of {list(self.choices)}"
            case "teams":
                return _teams_problem(value, seats)
            case _:
                return self._number_problem(value)

    def _number_problem(self, value: Json) -> str | None:
        if value in self.choices or (type(value) is int and self.least <= value <= self.most):
            return None
        other = f" or one of {list(self.choices)}" if self.choices else ""
        return f"must be a whole number from {self.least} to {self.most}{other}"


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


class BotMeta(Struct, frozen=True):
    """A bot as a character: ``name`` on the wire, the name people see, one sentence on how it plays, and its head."""

    name: str
    title: dict[str, str]
    method: dict[str, str]
    head: str


class Meta(Struct, frozen=True):
    """The facts of a game. ``rules_version`` stands in the head of every log and grows when a rule changes."""

    name: str
    title: dict[str, str]
    line: dict[str, str]
    seats: tuple[int, int]
    minutes: int
    rules_version: int
    options: tuple[Option, ...]
    bots: tuple[BotMeta, ...]
    stand_in: str

    def read_options(self, given: Json, seats: int) -> JsonObject:
        """All options with their values, defaults filled in. Raises BadOption for an unknown name or a wrong value."""
        if not isinstance(given, dict):
            raise BadOption("bad-option", f"Options are an object of names and values, not {given!r}.")
        known = {option.name: option for option in self.options}
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
