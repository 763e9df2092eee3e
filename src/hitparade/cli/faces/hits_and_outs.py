"""Hits & Outs in a terminal: scoreboard, diamond with covers and runners, and what happened in sentences."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hitparade.cli.faces.plain import Plain
from hitparade.kernel.values import JsonObject, Seat

_BASES = {1: "a single", 2: "a double", 3: "a triple", 4: "a home run"}
_QUESTIONS = {
    "call": "call your shot, or step up?",
    "place": "where do you hide the Hit?",
    "lift": "which cover do you lift?",
}
_SHOTS = {"off": "", "held": "  Call your shot: held.", "called": "  SHOT CALLED!", "used": "  Call your shot: used."}
_REASONS = {
    "innings": "after the last inning",
    "extra-innings": "in extra innings",
    "walk-off": "by a walk-off",
    "tie": "as a tie",
    "gave-up": "because the other side gave up",
}


class HitsAndOuts(Plain):
    """The face of Hits & Outs."""

    def names(self, view: JsonObject, seats: int) -> list[str]:
        """The teams (H1)."""
        return [view["teams"][seat]["name"] for seat in range(seats)]

    def board(self, view: JsonObject, names: list[str]) -> RenderableType:
        """Scoreboard above, diamond below."""
        return Group(_scoreboard(view, names), Text(_situation(view, names)), Text(), _diamond(view, names))

    def label(self, move: JsonObject) -> str:
        """The corner, or what is done."""
        words = {"place": move.get("hit"), "lift": move.get("corner"), "call_shot": "call your shot"}
        return words.get(move["type"]) or super().label(move)

    def question(self, view: JsonObject, name: str) -> str:
        """What the phase asks for."""
        return f"{name}, {_QUESTIONS.get(view['phase'], 'the match is over.')}"

    def tell(self, event: JsonObject, names: list[str]) -> str | None:
        """One sentence an event, which fits a team as well as a person."""
        match event["type"]:
            case "started":
                return f"Pitching first: {names[event['home']]}."
            case "half_started":
                runner = " A runner stands on second." if event["bases"] else ""
                return f"Inning {event['inning']}, {event['half']}: {names[event['batting']]} at bat.{runner}"
            case "called":
                return f"{names[event['batting']]} called the shot!"
            case "stepped_up":
                return f"{names[event['batting']]} stepped up."
            case "placed":
                return _placed(event, names)
            case "out" | "hit" | "missed":
                return _lifted(event)
            case "half_ended":
                return f"Side out: {_count(event['runs'], 'run')} in this half."
            case "gave_up":
                return f"{names[event['seat']]} gave up."
            case "ended":
                return f"The match ends {_REASONS[event['reason']]}."
            case _:
                return super().tell(event, names)


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _placed(event: JsonObject, names: list[str]) -> str:
    where = f" with the Hit at {event['hit']}" if "hit" in event else ""
    return f"{names[event['pitching']]} hid the tokens{where} (seal {event['seal'][:8]}...)."


def _lifted(event: JsonObject) -> str:
    corner = event["corner"]
    if event["type"] == "out":
        return f"OUT at {corner}: {_count(event['outs'], 'out')}."
    if event["type"] == "missed":
        return f"The Hit lay at {corner}."
    worth = "a home run, as called" if event["called"] else _BASES[event["bases"]]
    return f"HIT at {corner}: {worth}, {_count(event['runs'], 'run')} in."


def _scoreboard(view: JsonObject, names: list[str]) -> Table:
    table = Table("", *[str(inning + 1) for inning in range(len(view["line"][0]))], "R")
    for seat in sorted(range(2), key=lambda seat: seat == view["home"]):
        runs = ["" if each is None else str(each) for each in view["line"][seat]]
        table.add_row(names[seat], *runs, str(view["score"][seat]), style="bold" if seat == view["batting"] else "")
    return table


def _situation(view: JsonObject, names: list[str]) -> str:
    if view["phase"] == "over":
        return _winners(view["winners"], names)
    outs = "●" * view["outs"] + "○" * (3 - view["outs"])
    half = f"Inning {view['inning']}, {view['half']}: {names[view['batting']]} at bat."
    return f"{half}  Outs {outs}{_SHOTS[view['shot']]}"


def _winners(winners: list[Seat], names: list[str]) -> str:
    return " and ".join(names[seat] for seat in winners) + (" won." if len(winners) == 1 else " shared the win.")


def _diamond(view: JsonObject, names: list[str]) -> Table:
    grid = Table.grid(padding=(0, 3))
    for _ in range(3):
        grid.add_column(justify="center", min_width=12)
    pitcher = Text(f"({names[view['pitching']]} pitch)", style="dim")
    grid.add_row("", _corner(view, "second"), "")
    grid.add_row(_corner(view, "third"), pitcher, _corner(view, "first"))
    grid.add_row("", _corner(view, "home"), "")
    return grid


def _corner(view: JsonObject, corner: str) -> Text:
    """The corner's name, its runner, and what stands or lay there."""
    runner = "" if corner == "home" else " ◆" if corner in view["bases"] else " ◇"
    text = Text(f"{corner}{runner}\n", style="bold" if corner in view["bases"] else "")
    return text.append(*_cover(view, corner))


def _cover(view: JsonObject, corner: str) -> tuple[str, str]:
    found = next((cover["found"] for cover in view["lifted"] if cover["corner"] == corner), None)
    if found:
        return ("[HIT]", "bold green") if found == "hit" else ("[out]", "red")
    if view["phase"] != "lift":
        return ("", "")
    return ("[HIT?]", "green") if view.get("hit") == corner else ("[ ? ]", "yellow")
