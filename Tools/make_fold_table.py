#!/usr/bin/env python3
"""Writes the fold table that the index writer and the browser share.

Usage: Tools/make_fold_table.py

Writes site/js/fold-table.js and Sources/SearchIndex/FoldTable.swift from Python's Unicode data and the choices below.
Browsers have Unicode's decompositions, so that their table lacks what these give. A test holds the two to each other for every
character. Run it only to change what folds to what: then search indexes of old builds no longer match.
"""

import pathlib
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Katakana that are 96 after their hiragana.
KATAKANA = [(0x30A1, 0x30F6), (0x30FD, 0x30FE)]
# Letters of these blocks fold; letters of others (Chinese characters, for one) stand for themselves.
LETTER_BLOCKS = [(0x41, 0x17F), (0x1CD, 0x233), (0x1E00, 0x1EFF), (0x2070, 0x209F), (0x2160, 0x217F), (0xFB00, 0xFB06),
                 (0xFF01, 0xFF9D)]
# Characters of these blocks that are neither letters nor digits part words.
SPACE_BLOCKS = [(0x00, 0xFF), (0x3000, 0x3030), (0x30A0, 0x30FF), (0xFE30, 0xFE6F), (0xFF00, 0xFF9F)]
# All of these part words: punctuation, symbols, lone surrogates, private characters, emoji.
SPACE_RANGES = [(0x2000, 0x2BFF), (0x2E00, 0x2E7F), (0xD800, 0xF8FF), (0xFFE0, 0xFFFF), (0x1F000, 0x1FAFF),
                (0xE0000, 0x10FFFF)]
# Apostrophes and prime marks, invisible characters, and accents that follow their letter.
DROPPED = [0x27, 0x60, 0xAD, 0xB4, 0x2B9, *range(0x2BB, 0x2BE), 0x2C8, *range(0x300, 0x370), *range(0x200B, 0x2010),
           *range(0x2018, 0x201C), 0x2032, 0x2035, 0x2060, *range(0xFE00, 0xFE10), 0xFEFF, 0xFF07]
# What Unicode does not decompose the way people type it.
CHOSEN = {"ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "đ": "d", "Đ": "d",
          "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ł": "l", "Ł": "l", "ħ": "h", "Ħ": "h", "ı": "i", "ŧ": "t", "Ŧ": "t",
          "ŋ": "n", "Ŋ": "n", "ĸ": "k", "ŉ": "n",
          "×": "x", "♀": " f ", "♂": " m "}
MARKS = [0x3099, 0x309A]
# Korean syllables fold to the letters that are typed for them, so that a syllable half typed is a prefix of the whole:
# the initials, vowels and finals in Unicode's order, those made of two keys as both.
INITIALS = "ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ"
VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ"
FINALS = "_ ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"


def hiragana(text):
    """Katakana as hiragana; the long mark stays."""
    return "".join(chr(ord(c) - 0x60) if 0x30A1 <= ord(c) <= 0x30F6 or c in "ヽヾ" else c for c in text)


def fold(char):
    """What one character folds to, or None where it stands for itself."""
    if char in CHOSEN:
        return CHOSEN[char]
    parts = unicodedata.normalize("NFKD", char)
    plain = "".join(c for c in parts if not unicodedata.combining(c) and c != "\u2044").lower()
    plain = "".join(CHOSEN.get(c, c) for c in plain)
    is_known = plain and all("a" <= c <= "z" or "0" <= c <= "9" or "\u3041" <= c <= "ヺ" or c == "ー" for c in plain)
    return hiragana(plain) if is_known else None


def ranges(points):
    """Code points as text: `first-last` in hexadecimal, parted by spaces."""
    found = []
    for point in sorted(points):
        if found and found[-1][1] == point - 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return " ".join(f"{a:x}" if a == b else f"{a:x}-{b:x}" for a, b in found)


def steps(ranges):
    """Such text as scripts have it, which is shorter: how far each range begins behind the last, and how much longer it is."""
    found, last = [], 0
    for text in ranges.split(" "):
        ends = [int(end, 16) for end in text.split("-")]
        length = ends[-1] - ends[0]
        found.append(f"{ends[0] - last}-{length}" if length else f"{ends[0] - last}")
        last = ends[-1]
    return " ".join(found)


letters = {}
for first, last in LETTER_BLOCKS:
    for point in range(first, last + 1):
        target = fold(chr(point))
        if target not in (None, chr(point)):
            letters.setdefault(target, []).append(chr(point))
for char in "♀♂":
    letters[CHOSEN[char]] = [char]
for point in [point for first, last in KATAKANA for point in range(first, last + 1)]:
    letters.setdefault(hiragana(chr(point)), []).append(chr(point))
for source, target in {"ヷ": "わ", "ヸ": "ゐ", "ヹ": "ゑ", "ヺ": "を"}.items():
    letters.setdefault(target, []).append(source)
letters["\u3099"] = ["\uff9e", "\u309b"]
letters["\u309a"] = ["\uff9f", "\u309c"]

voiced = []
for point in range(0x3041, 0x30A0):
    parts = unicodedata.normalize("NFD", chr(point))
    if len(parts) == 2:
        voiced.append(parts + chr(point))

mapped = {ord(c) for sources in letters.values() for c in sources}
spaces = {p for a, b in SPACE_BLOCKS for p in range(a, b + 1)
          if not chr(p).isalnum() and chr(p) != "ー" and unicodedata.category(chr(p)) not in ("Mn", "Lm")}
spaces |= {p for a, b in SPACE_RANGES for p in range(a, b + 1)}
spaces -= mapped | set(DROPPED) | set(MARKS)



def is_decomposed(char, target):
    """Whether site/js/fold.js needs no table for a letter."""
    is_in = lambda blocks: any(first <= ord(char) <= last for first, last in blocks)
    return is_in(KATAKANA) or (is_in(LETTER_BLOCKS) and fold(char) == target and char not in CHOSEN)


def lines(is_wanted):
    """What folds to each target, a line a target."""
    wanted = {target: [c for c in sources if is_wanted(c, target)] for target, sources in sorted(letters.items())}
    return "\n".join(f"{target.replace(' ', '_')} {''.join(sources)}" for target, sources in wanted.items() if sources)


voiced_pairs = ("voiced", "A kana, a voicing mark, and the one kana that they make.", " ".join(sorted(voiced)))
blocks = " ".join(f"{first:x}-{last:x}" for first, last in sorted(LETTER_BLOCKS + KATAKANA))
letter_blocks = ("blocks", "Code points whose letters fold as Unicode decomposes them, in hexadecimal.", blocks)
of_points = ["blocks", "dropped", "spaces"]
constants = [
    ("initials", "The first letters of Korean syllables.", INITIALS),
    ("vowels", "The vowels of Korean syllables, as they are typed.", VOWELS),
    ("finals", "The last letters of Korean syllables, as they are typed; an underscore for none.", FINALS),
    ("dropped", "Code points that fold to nothing, in hexadecimal.", ranges(DROPPED)),
    ("spaces", "Code points that part words, in hexadecimal.", ranges(spaces)),
]
about = "What letters fold to: a target, a space, its sources. An underscore stands for a space."
js = "// Written by Tools/make_fold_table.py: do not edit. The same table is in Sources/SearchIndex/FoldTable.swift.\n\n"
exceptions = lines(lambda *pair: not is_decomposed(*pair))
js += f"/** {about} Those that Unicode decomposes, and katakana, are not there. */\nexport const letters = `{exceptions}`;\n"
for name, sentence, value in [letter_blocks, *constants]:
    if name in of_points:
        sentence = sentence.replace("in hexadecimal", "each range as what is between it and the last, and its length but one")
        value = steps(value)
    js += f'\n/** {sentence} */\nexport const {name} = "{value}";\n'

swift = "// Written by Tools/make_fold_table.py: do not edit. The same table is in site/js/fold-table.js.\n"
swift += "// swift-format-ignore-file\n\n/// The table of ``fold(_:)`` as text.\nenum FoldTable {\n"
swift += f'    /// {about}\n    static let letters = """\n{lines(lambda *_: True)}\n"""\n'
for name, sentence, value in [voiced_pairs, *constants]:
    swift += f'\n    /// {sentence}\n    static let {name} = "{value}"\n'
swift += "}\n"

(ROOT / "site/js").mkdir(parents=True, exist_ok=True)
(ROOT / "site/js/fold-table.js").write_text(js, encoding="utf-8")
(ROOT / "Sources/SearchIndex/FoldTable.swift").write_text(swift, encoding="utf-8")
