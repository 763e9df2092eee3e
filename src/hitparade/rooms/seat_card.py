"""The link that moves a seat to another device, and its QR code."""

from __future__ import annotations


def seat_path(code: str, member: int, pin: str) -> str:
    """The link's path. The PIN stands behind ``#``, which browsers keep to themselves: it gets into no server's log."""
    return f"/room/{code}#seat={member}-{pin}"


def qr_rows(link: str) -> list[str]:
    """A QR code as rows of 0 and 1, without its quiet border."""
    import segno  # only when somebody asks for a code

    return ["".join("1" if dark else "0" for dark in row) for row in segno.make(link, error="m", micro=False).matrix]
