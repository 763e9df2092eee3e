"""What a client has sent and the server has not confirmed: each message under its own id, with who waits for it."""

from __future__ import annotations

import asyncio
from asyncio import Future
from typing import TypeAlias

from hitparade.client.refusal import Refused
from hitparade.wire import incoming

Message: TypeAlias = incoming.Move | incoming.ActMessage


class Unconfirmed:
    """Messages that have to be sent again after a broken connection, in the order in which they were made."""

    def __init__(self) -> None:
        self._messages: dict[str, Message] = {}
        self._numbers: dict[str, Future[int]] = {}

    def add(self, message: Message) -> Future[int]:
        """Remembers a message. The future is the number of the news at which it was done, or raises Refused."""
        number: Future[int] = asyncio.get_running_loop().create_future()
        self._messages[message.id], self._numbers[message.id] = message, number
        return number

    def messages(self) -> list[Message]:
        """All of them, oldest first."""
        return list(self._messages.values())

    def forget(self, message_id: str) -> Future[int] | None:
        """Remembers it no longer. Returns its future if somebody still waits for it."""
        self._messages.pop(message_id, None)
        number = self._numbers.pop(message_id, None)
        return None if number is None or number.done() else number

    def confirm(self, message_id: str, number: int) -> None:
        """The message was done with the news of this ``number`` at the latest."""
        if (waiting := self.forget(message_id)) is not None:
            waiting.set_result(number)

    def refuse(self, message_id: str, refused: Refused) -> None:
        """The message was refused."""
        if (waiting := self.forget(message_id)) is not None:
            waiting.set_exception(refused)

    def refuse_all(self, refused: Refused) -> None:
        """Nothing will be confirmed any more."""
        for message_id in list(self._messages):
            self.refuse(message_id, refused)
