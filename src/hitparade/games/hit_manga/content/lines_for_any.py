"""Lines that a bot may read for a picture that nobody wrote lines for: they fit wherever somebody speaks."""

from __future__ import annotations

ENGLISH = (
    "I can explain everything.",
    "Nobody move. Nobody saw anything.",
    "This is not what I ordered.",
    "Mother was right about this.",
    "And that is how it all began.",
    "Five more minutes, then I go home.",
    "I have trained my whole life for this.",
    "Is it too late to say no?",
    "Just act natural.",
    "They told me it would be easy.",
    "So this is my life now.",
    "One day you will all thank me.",
    "Why does it always happen on a Monday?",
    "I knew I had forgotten something.",
)

JAPANESE = (
    "話せば長くなるんだ。",
    "頼んだのと違うんですけど。",
    "ここだけの話にしてくれ。",
    "ついにこの日が来たか……！",
    "あと5分だけ待って。",
    "なぜ今日に限って。",
    "聞いてた話と違う。",
    "落ち着け、落ち着け、落ち着けない。",
    "母さんの言うとおりだった。",
)
