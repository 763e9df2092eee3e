"""However a message is cut on its way, it is read: in one piece, in crumbs, in fragments, or several in one breath."""

from __future__ import annotations

import asyncio
import json

from tests.serving import Server
from tests.web.wire import Line, run, table
from websockets.frames import Frame, Opcode


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def ping(number: int) -> bytes:
    """The protocol's own ping, which is answered with the same figure."""
    return json.dumps({"type": "ping", "sent_ms": number}).encode()


async def answers(line: Line, *numbers: int) -> None:
    """Hears just these pongs, in this order."""
    assert [(await line.hear("pong"))["sent_ms"] for _ in numbers] == list(numbers)


def test_messages_come_through_however_they_are_cut(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, _):
            line = lines[0]
            write = line.socket.transport.write
            write(frame(Opcode.TEXT, ping(1)))
            await answers(line, 1)
            write(b"".join(frame(Opcode.TEXT, ping(number)) for number in (2, 3, 4)))
            await answers(line, 2, 3, 4)
            write(frame(Opcode.PING, b"are you there?") + frame(Opcode.TEXT, ping(5)))
            await answers(line, 5)
            for byte in frame(Opcode.TEXT, ping(6)):
                write(bytes([byte]))
                await asyncio.sleep(0)
            await answers(line, 6)
            long = ping(7) + b" " * 1000
            write(frame(Opcode.TEXT, long[:20], fin=False) + frame(Opcode.PONG, b"unasked"))
            write(frame(Opcode.CONT, long[20:500], fin=False))
            write(frame(Opcode.CONT, long[500:]) + frame(Opcode.TEXT, ping(8)))
            await answers(line, 7, 8)

    run(test)


def test_a_text_in_the_middle_of_another_is_an_error_that_ends_the_connection(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, _):
            line = lines[0]
            line.socket.transport.write(frame(Opcode.TEXT, ping(1)[:5], fin=False))
            await asyncio.sleep(0.05)
            line.socket.transport.write(frame(Opcode.TEXT, ping(2)))
            await line.socket.wait_closed()
            assert line.socket.close_code == 1002
            await lines[1].act("pause")

    run(test)


def test_frames_without_a_mask_or_with_reserved_bits_end_the_connection(server: Server) -> None:
    async def test() -> None:
        async with table(server) as (lines, _):
            lines[0].socket.transport.write(Frame(Opcode.TEXT, ping(1)).serialize(mask=False))
            reserved = frame(Opcode.TEXT, ping(1))
            lines[1].socket.transport.write(bytes([reserved[0] | 0x40]) + reserved[1:])
            for line in lines[:2]:
                await line.socket.wait_closed()
                assert line.socket.close_code == 1002

    run(test)
