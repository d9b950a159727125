#!/usr/bin/python3
"""Cuts the fonts to what the page needs: fonts.py SOURCES FOLDER_IN FOLDER_OUT.

They keep the letters of the catalogues and of the sources, and all Latin, Greek and Cyrillic ones of Europe, which
players' names may have; those behind B612 keep what B612 lacks.
"""
import pathlib
import sys

from fontTools import subset


def letters_of(folder):
    """All letters that the game says or may say, beyond those of ASCII."""
    found = set()
    for pattern in ("assets/**/*", "src/**/*.cpp", "src/**/*.h"):
        for file in pathlib.Path(folder).glob(pattern):
            if file.is_file():
                found |= {ord(letter) for letter in file.read_text(encoding="utf-8") if ord(letter) > 0x7E}
    return found


def letters_in(font):
    return set(subset.load_font(str(font), subset.Options()).getBestCmap())


def cut(source, target, letters):
    options = subset.Options()
    options.hinting = source.endswith(".otf")  # light hints of the other kind are FreeType's own
    options.layout_features = []
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "MATH", "FFTM", "DSIG"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font["head"].modified = font["head"].created  # the same bytes each time
    font.recalcTimestamp = False
    subset.save_font(font, target, options)


def main(sources, given, wanted):
    ranges = [range(0x20, 0x7F), range(0xA0, 0x180), range(0x370, 0x400), range(0x400, 0x460)]
    letters = letters_of(sources) | {letter for each in ranges for letter in each}
    fonts = sorted(pathlib.Path(given).iterdir())
    preferred = [font for font in fonts if font.name.startswith("B612")]
    common = set.intersection(*(letters_in(font) for font in preferred))
    for font in fonts:
        wished = letters if font in preferred else letters - common | set(ranges[0])
        cut(str(font), str(pathlib.Path(wanted) / font.name), wished)


if __name__ == "__main__":
    main(*sys.argv[1:])
