"""Animals of the deck, drawn by hand in card units about their own middle: cats, shark, dinosaur, panda."""

from __future__ import annotations

from hitparade.art.ink import INK, PAPER, Group, group, line, oval, pair, path


def ghost() -> Group:
    """A friendly, hungry ghost with its tongue out."""
    arm = path("M60 6Q104-4 122 30Q120 46 106 38Q100 54 88 44Q82 58 72 46L58 38Z", PAPER, 6)
    body = (
        "M-70 96Q-92-84 0-92Q92-84 72 60Q70 96 104 108Q72 122 44 104Q30 96 20 112Q4 132-14 112"
        "Q-26 96-38 112Q-54 128-70 96Z"
    )
    return group(
        pair(arm),
        path(body, PAPER, 6),
        path("M-26-66H26L0-106Z", PAPER, 5),
        line("M-64-48Q-46-62-26-66M26-66Q46-62 64-48", 5),
        oval(-24, -24, 12, 19),
        oval(26, -24, 12, 19),
        oval(-27, -32, 4.5, 6, PAPER),
        oval(23, -32, 4.5, 6, PAPER),
        path("M-30 8Q0 20 32 8Q32 50 8 52L4 78Q-6 86-12 78L-12 50Q-30 40-30 8Z", INK, 4),
        path("M-11 42Q-2 34 10 42L5 76Q-4 82-10 75Z", PAPER, 0),
    )


def tyrannosaur() -> Group:
    """A dinosaur's head and shoulders from the side, looking left, jaws open."""
    body = (
        "M104 200V-30Q104-112 22-116H-66Q-124-116-126-66V-42Q-124-30-108-30H-8Q2-16-2 0L-84 10Q-108 14-106 36"
        "Q-104 56-80 56L-22 60Q-4 64-6 82Q-8 134-44 200Z"
    )
    back = "M104 200V-30Q104-112 22-116H2Q66-94 62-10Q60 70 44 200Z"
    spikes = (
        "M40-118L72-140L70-100ZM74-94L110-104L96-62ZM98-52L134-50L104-16ZM102-2L138 8L104 34ZM102 52L138 66L104 86Z"
    )
    teeth = "M-112-30L-101-6-88-30-76-6-62-30-50-6-37-30-25-10-10-30"
    return group(
        path(spikes, INK, 5),
        path("M-114-34H0V18H-104Z", INK, 0),
        path(body, PAPER, 7),
        path(back, INK, 0),
        path(teeth, PAPER, 4.5),
        path("M-86 10L-78-10-66 7-55-12-42 5-32-10-20 3Z", PAPER, 4.5),
        path("M-30-92Q4-108 22-78Q14-56-10-60Q-28-68-30-92Z", PAPER, 5),
        oval(-8, -77, 8, 9),
        line("M-40-100L22-92", 9),
        oval(-102, -82, 7, 6),
        path("M-8 84Q-36 76-50 92L-62 84L-58 100L-68 108L-54 112Q-38 112-32 106L-6 118Z", PAPER, 6),
    )


def shark() -> Group:
    """A whole shark in mid-leap, snout to the left."""
    body = (
        "M-128-6Q-96-58-20-58Q70-54 120-18L160-62Q166-20 148 4Q164 30 150 62L114 18Q60 54-6 54L-60 50"
        "Q-86 46-96 30L-60 22L-118 8Q-132 4-128-6Z"
    )
    back = "M-128-6Q-96-58-20-58Q70-54 120-18L160-62Q166-20 148 4L116 2Q60 14 0 0Q-60-14-128-6Z"
    return group(
        path("M-8-52Q14-106 62-108Q44-84 54-46Z", INK, 6),
        path("M24 44Q14 82-26 92Q-24 66-20 44Z", INK, 6),
        path(body, PAPER, 7),
        path(back, INK, 5),
        path("M-116 6L-56 16L-30 34L-60 46Q-84 44-94 31L-62 23Z", INK, 4),
        path("M-114 6L-103 18-94 9-82 22-74 13-62 25-54 17L-42 27-34 24L-56 14Z", PAPER, 2.5),
        path("M-92 33L-86 25-77 40-68 28-60 44-50 32-44 42L-60 48Q-82 46-92 33Z", PAPER, 2.5),
        oval(-62, -20, 10, 10, PAPER, 4),
        oval(-64, -18, 4.5, 5),
        line("M-80-36L-48-30", 7, PAPER),
        line("M0-16Q8 4 0 22M14-14Q22 6 14 24M28-12Q36 8 28 24", 4.5),
    )


def panda() -> Group:
    """A panda in a black suit and a tie."""
    patch = (oval(0, 0, 20, 26),)
    face = pair(group(*patch, x=32, y=-2, turn=26))
    eyes = (oval(x, -4, 7.5, 8.5, PAPER) for x in (-28, 28))
    whiskers = line("M-62 34l5-9M-54 34l5-9M52 34l5-9M60 34l5-9", 3.5)
    return group(
        path("M-112 180Q-116 70-50 60H50Q116 70 112 180Z", INK, 6),
        path("M-26 56L0 116L26 56Z", PAPER, 5),
        path("M-9 66H9L6 80L14 122L0 136L-14 122L-6 80Z", "tone:mid", 4.5),
        line("M-28 58L-44 92L-12 118M28 58L44 92L12 118", 4, PAPER),
        pair(oval(58, -58, 25)),
        path("M-84 4Q-84-74 0-74T84 4Q84 66 0 66T-84 4Z", PAPER, 6),
        face,
        *eyes,
        oval(-27, -3, 3.6, 4.4),
        oval(29, -3, 3.6, 4.4),
        path("M-14 20Q0 12 14 20Q10 33 0 33Q-10 33-14 20Z", INK, 0),
        line("M0 32V40M-15 43Q-7 51 0 41Q7 51 15 43", 4.5),
        whiskers,
    )


def boss_cat() -> Group:
    """A small fat black cat in a tie, very stern."""
    eye = path("M-46-48L-8-40Q-12-22-28-22T-46-48Z", PAPER, 0)
    return group(
        path("M44 56Q104 52 96 0Q82 24 40 22Z", INK, 5),
        path("M-60 62Q-70-8 0-10Q70-8 60 62Q0 74-60 62Z", INK, 6),
        path("M-62-50L-60-110L-20-86Q0-90 20-86L60-110L62-50Q64-2 0 0T-62-50Z", INK, 6),
        path("M-50-88L-36-76L-50-64ZM50-88L36-76L50-64Z", PAPER, 0),
        eye,
        Group((eye,), sx=-1),
        oval(-25, -34, 5, 9),
        oval(25, -34, 5, 9),
        path("M-7-23H7L0-15Z", PAPER, 0),
        line("M0-15V-10M-13-6Q-6-2 0-10Q6-2 13-6", 4, PAPER),
        line("M-60-24L-84-30M-60-16L-84-14M60-24L84-30M60-16L84-14", 4),
        path("M-11 4H11L7 16L16 48L0 60L-16 48L-7 16Z", PAPER, 4),
        oval(-34, 64, 17, 12, PAPER, 5),
        oval(34, 64, 17, 12, PAPER, 5),
    )


def fish() -> Group:
    """A large white fish from the side, head to the left."""
    return group(
        path("M-74 0Q-40-44 30-30L44-14L86-40Q74 0 86 40L44 14L30 30Q-40 44-74 0Z", PAPER, 6),
        path("M-20-36Q4-54 24-32Z", PAPER, 5),
        line(
            "M-42-24Q-28 0-42 24M-6-14q10 7 0 14M14-18q10 8 0 16M-6 4q10 7 0 14M14 2q10 8 0 16M60-14L74-20M60 14L74 20",
            4.5,
        ),
        line("M-58-14l10 10M-48-14l-10 10", 4.5),
    )


def running_cat() -> Group:
    """A black cat at full stretch, running to the right and looking back; the fish is laid over its mouth."""
    legs = line("M44 14Q74 20 104 50M56 6Q96 6 126 26M-56 14Q-84 26-108 58M-66 4Q-98 12-126 34", 20)
    tail = line("M-68-12Q-122-14-132-62Q-134-86-116-92", 17)
    return group(
        legs,
        tail,
        path("M-84 2Q-92-36-38-34L26-36Q60-34 62-4Q56 28 18 26L-46 28Q-78 28-84 2Z", INK, 5),
        path("M18-40L14-98L46-76Q60-80 74-76L106-98L108-40Q108 0 63 2T18-40Z", INK, 5),
        path("M26-82L40-70L28-58ZM94-82L82-70L94-58Z", PAPER, 0),
        oval(44, -44, 14, 16, PAPER),
        oval(84, -44, 14, 16, PAPER),
        oval(40, -43, 5, 10),
        oval(80, -43, 5, 10),
    )


def boxed_cat() -> Group:
    """A white kitten that looks out of a cardboard box."""
    return group(
        path("M-48-22L-48-88L-18-64Q0-68 18-64L48-88L48-22Q48 24 0 24T-48-22Z", PAPER, 6),
        path("M-40-68L-28-58L-40-46ZM40-68L28-58L40-46Z", INK, 0),
        oval(-20, -22, 11, 14),
        oval(20, -22, 11, 14),
        oval(-23, -28, 4.5, 5.5, PAPER),
        oval(17, -28, 4.5, 5.5, PAPER),
        oval(-17, -14, 5.5, 3.4, PAPER),
        oval(23, -14, 5.5, 3.4, PAPER),
        path("M-6-4H6L0 3Z", INK, 0),
        line("M0 3V7M-10 10Q-4 14 0 7Q4 14 10 10", 4),
        line("M-36-8L-62-13M-36 0L-62 4M36-8L62-13M36 0L62 4", 3.5),
        path("M-72 18H72L64 96H-64Z", "tone:light", 6),
        path("M-72 18L-100 40L-88 56L-66 34ZM72 18L100 40L88 56L66 34Z", PAPER, 5),
        path("M-30 46H30V76H-30Z", PAPER, 4.5),
        path("M-12 70V58L0 49L12 58V70Z", INK, 0),
        oval(-32, 18, 14, 10, PAPER, 5),
        oval(32, 18, 14, 10, PAPER, 5),
    )


def spider() -> Group:
    """A black spider with two round eyes, head down on its thread."""
    legs = "M14-6Q40-34 50-4M16 0Q46-14 54 22M16 6Q44 6 44 40M12 12Q30 20 28 48"
    return group(
        pair(line(legs, 6)),
        oval(0, -10, 25, 27),
        oval(0, 18, 17, 15),
        oval(-7, 20, 6, 7, PAPER),
        oval(7, 20, 6, 7, PAPER),
        oval(-6, 22, 2.4, 3),
        oval(6, 22, 2.4, 3),
        path("M-4-24L0-16L4-24L12-18L6-10L12-2L4 2L0-4L-4 2L-12-2L-6-10L-12-18Z", PAPER, 0),
    )
