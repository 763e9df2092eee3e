"""Every refusal over HTTP as a problem with a stable code and a sentence, never a stack trace."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from hitparade.kernel.errors import HitparadeError
from hitparade.kernel.packs import BadPack
from hitparade.web.limits import TooOften
from hitparade.wire.http import PackFault, PackProblem, Problem

log = structlog.get_logger("hitparade.web")

STATUS = {
    "not-found": 404,
    "unknown-room": 404,
    "unknown-match": 404,
    "unknown-member": 404,
    "unknown-picture": 404,
    "unknown-pack": 404,
    "unknown-deck": 404,
    "bad-token": 401,
    "not-host": 403,
    "other-origin": 403,
    "room-locked": 403,
    "wrong-pin": 403,
    "match-running": 409,
    "name-taken": 409,
    "room-full": 409,
    "too-many-packs": 409,
    "too-large": 413,
    "slow-down": 429,
    "broken-room": 500,
    "house-full": 503,
    "not-ready": 503,
    "storage": 503,
}
"""The HTTP status of a code; 400 for all others."""

MOST_FAULTS = 100
"""So many faults of a pack are told."""

HTTP_CODES = {
    400: ("bad-request", "The request can't be read."),
    401: ("no-token", "This needs the token of a seat, as Authorization: Bearer."),
    403: ("forbidden", "This is not allowed."),
    404: ("not-found", "There is nothing under this address."),
    405: ("wrong-method", "This address does not take such a request."),
    413: ("too-large", "The request is larger than this address takes."),
}
"""Codes and sentences for what fails before any of our own code runs."""

PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=said)
    for status, said in (
        (400, "Refused: the request can't be read, or can't be done."),
        (401, "Refused: the token opens nothing here."),
        (403, "Refused: not allowed to whoever asks."),
        (404, "Refused: there is no such thing."),
        (409, "Refused: not now."),
        (413, "Refused: too large."),
        (429, "Refused: too often. Retry-After says how many seconds to wait."),
        (503, "Refused: the server can't do it at the moment."),
    )
}
"""For the documentation of handlers: every refusal is a problem."""

AnyRequest = Request[Any, Any, Any]


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A problem as a response, counted nowhere and cached by nobody."""
    return Response(problem, status_code=status, headers={"Cache-Control": "no-store", **(headers or {})})


def on_refusal(request: AnyRequest, error: HitparadeError) -> Response[Problem]:
    """A refusal by our own rules."""
    request.app.state.desk.count_refusal(error.code)
    headers = {"Retry-After": str(max(1, round(error.after_s)))} if isinstance(error, TooOften) else None
    return answer(STATUS.get(error.code, 400), _problem(error), headers)


def _problem(error: HitparadeError) -> Problem:
    """The problem to tell of: of a pack all that is wrong with it."""
    if not isinstance(error, BadPack):
        return Problem(error.code, error.sentence)
    told = [PackFault(f.code, f.sentence, f.card, f.answer, f.line) for f in error.faults[:MOST_FAULTS]]
    return PackProblem(error.code, error.sentence, told, len(error.faults))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A refusal by the framework: unknown address, wrong method, a body that is no such struct."""
    status = error.status_code
    code, sentence = HTTP_CODES.get(status, ("bad-request", "The request can't be answered."))
    if isinstance(error, ValidationException):
        code, sentence = "bad-request", f"The request can't be read: {_details(error)}."
    request.app.state.desk.count_refusal(code)
    return answer(status, Problem(code, sentence))


def _details(error: ValidationException) -> str:
    found: Any = error.extra
    if isinstance(found, list) and found and isinstance(found[0], dict):
        return f"{found[0].get('message', error.detail)} ({found[0].get('key', 'body')})"
    return error.detail


def on_recursion(request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """A body nested deeper than anybody means."""
    request.app.state.desk.count_refusal("bad-request")
    return answer(400, Problem("bad-request", "The request is nested too deeply."))


def on_failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: the log gets the stack, the client a sentence."""
    log.error("request failed", method=request.method, path=request.scope["path"], exc_info=error)
    request.app.state.desk.count_refusal("internal")
    return answer(HTTP_500_INTERNAL_SERVER_ERROR, Problem("internal", "Something went wrong on the server."))


HANDLERS: dict[Any, Any] = {
    HitparadeError: on_refusal,
    HTTPException: on_http_error,
    RecursionError: on_recursion,
    Exception: on_failure,
}
"""For the application: the handler of each kind of error."""
