#!/usr/bin/env python3
"""Samples how well the tests watch the rules: mutate.py SOURCE WORK [--mutants N] [--seed S] [--at FILE:LINE].

In a copy of the tree one thing after the other is made wrong (an operator, a number, a statement left out), and some test
must fail. A mutant that does not compile, or compiles to the same code, does not count. Survivors are listed with their
change; the status is 1 where fewer than LEAST_KILLED are killed."""

import argparse
import json
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import time

LEAST_KILLED = 85  # %
LAYERS = ("terrain", "battle", "match")
COSMETIC = {"star_names.cpp", "relief.cpp"}  # words, and the picture of a map
# The programs that can see a layer, and what of them.
PROGRAMS = {
    "terrain": ("terrain_tests", "battle_tests", "lab_tests"),
    "battle": ("battle_tests", "lab_tests", "ai_tests", "match_tests"),
    "match": ("match_tests", "lab_tests", "ai_tests"),
}
FILTERS = {"lab_tests": "*Golden*:Barrage*:Simulation*", "ai_tests": "*Golden*"}
SLOW_SHARE = 0.6  # of a program's time is taken by its slow tests, which come last
LONGEST = 120  # seconds of the processor for a program: several times what it takes
ROOM = 6 << 30  # bytes for one, so that a mutant cannot take all there is

SWAPS = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" == ", " != "), (r" != ", " == "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " / "), (r" / ", " * "), (r" % ", " / "),
    (r" \+= ", " -= "), (r" -= ", " += "), (r" && ", " || "), (r" \|\| ", " && "),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"\bstd::min\b", "std::max"), (r"\bstd::max\b", "std::min"),
    (r"\bif \(!", "if ("), (r"(?<=[(,] )-(?=\w)|(?<=return )-(?=\w)", ""),
]
NUMBER = re.compile(r"(?<![\w.'\"])(\d+)(?![\w.'])")
STATEMENT = re.compile(r"^\s+(if \(.*\) [^{]*|[a-z_][\w:.\->\[\]()]*(\(.*\)| [-+*/|&^]?= .*|\+\+));$")
NO_STATEMENT = re.compile(r"^\s+(return|const|auto|using|static|constexpr|else|case|throw|break|continue)\b")
UNTOUCHED = re.compile(r'^\s*(//|#)|\bassert\(|Error\{|mistake\(|operator|template|namespace|\btext\(|\.reserve\(|"')


def lines_that_matter(text):
    """The numbers of the lines, from 0, that say what is done: no comments, no words, no tables of parameters."""
    in_table = False
    for number, line in enumerate(text.split("\n")):
        in_table = in_table or bool(re.search(r"\bParameter k\w+", line))
        if not in_table and not UNTOUCHED.search(line):
            yield number
        if line.rstrip().endswith(";"):
            in_table = False


def changes_of(line):
    """Every line that this one could become by one mistake."""
    code = line.split(" // ")[0]
    for pattern, instead in SWAPS:
        for found in re.finditer(pattern, code):
            yield line[: found.start()] + instead + line[found.end():]
    for found in NUMBER.finditer(code):
        yield line[: found.start()] + str(int(found[1]) + 1) + line[found.end():]
    if STATEMENT.match(code) and not NO_STATEMENT.match(code):
        yield re.match(r"\s*", line)[0] + ";"


def mutants_of(tree, layers):
    """All that can be made wrong, as (file, number of the line, its new text)."""
    for layer in layers:
        for file in sorted((tree / "src" / layer).rglob("*.cpp")):
            if file.name in COSMETIC:
                continue
            text = file.read_text()
            lines = text.split("\n")
            for number in lines_that_matter(text):
                for changed in changes_of(lines[number]):
                    yield file, number, changed


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))


class Workshop:
    def __init__(self, source, work):
        self.tree = work / "tree"
        self.build = work / "build"
        shutil.rmtree(self.tree, ignore_errors=True)
        for part in ("src", "tests", "cmake", "assets", "third_party"):
            shutil.copytree(source / part, self.tree / part, copy_function=shutil.copy)  # newer than what a killed run built
        for part in source.glob("*.*"):
            if part.is_file():
                shutil.copy(part, self.tree)
        options = ["-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O1", "-DTERRAMORPH_TESTS=ON", "-DTERRAMORPH_GAME=OFF"]
        subprocess.run(["cmake", "-S", self.tree, "-B", self.build, "-G", "Ninja", *options], check=True,
                       stdout=subprocess.DEVNULL)
        programs = sorted({program for programs in PROGRAMS.values() for program in programs})
        self.make(programs, check=True)
        self.slow = {program: self.slowest(program) for program in programs}

    def make(self, targets, check=False):
        return subprocess.run(["ninja", "-j2", "-C", self.build, *targets], check=check, stdout=subprocess.DEVNULL)

    def code_of(self, file):
        """What the file has been compiled to, without the places that a debugger is told."""
        layer = file.relative_to(self.tree / "src").parts[0]
        compiled = self.build / "CMakeFiles" / f"{layer}.dir" / (str(file.relative_to(self.tree)) + ".o")
        stripped = self.build / "stripped.o"
        subprocess.run(["strip", "-g", "-o", stripped, compiled], check=True)
        return stripped.read_bytes()

    def slowest(self, program):
        """The names of the program's slow tests, all of which must pass."""
        results = self.build / "results.json"
        subprocess.run([self.build / program, "--gtest_brief=1", f"--gtest_output=json:{results}",
                        "--gtest_filter=" + FILTERS.get(program, "*")], cwd=self.build, check=True, stdout=subprocess.DEVNULL)
        suites = json.loads(results.read_text())["testsuites"]
        times = sorted((float(test["time"][:-1]), f"{suite['name']}.{test['name']}") for suite in suites
                       for test in suite["testsuite"])
        share, slow = SLOW_SHARE * sum(each for each, _ in times), []
        while times and share > 0:
            took, name = times.pop()
            share -= took
            slow.append(name)
        return slow

    def passes(self, file, layer):
        """What to run, the likeliest and cheapest first: the program, and which tests of it."""
        programs = PROGRAMS[layer]
        yield programs[0], "*" + "".join(part.capitalize() for part in file.stem.split("_")) + "*.*"
        for program in programs:
            yield program, FILTERS.get(program, "*") + "-" + ":".join(self.slow[program])
        for program in programs:
            yield program, ":".join(self.slow[program])

    def fails(self, program, tests):
        """Whether some test fails, or the program crashes or goes on for too long."""
        command = [self.build / program, "--gtest_fail_fast", "--gtest_brief=1", "--gtest_filter=" + tests]
        return subprocess.run(command, cwd=self.build, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              preexec_fn=limit).returncode != 0

    def verdict(self, mutant):
        """What becomes of a mutant: "no code", "same code", "survives", or the program that has killed it."""
        file, number, changed = mutant
        layer = file.relative_to(self.tree / "src").parts[0]
        before, text = self.code_of(file), file.read_text()
        lines = text.split("\n")
        lines[number] = changed
        file.write_text("\n".join(lines))
        try:
            if self.make([layer]).returncode != 0:
                return "no code"
            if self.code_of(file) == before:
                return "same code"
            for program, tests in self.passes(file, layer):
                if self.make([program]).returncode != 0:
                    return "no code"
                if self.fails(program, tests):
                    return program
            return "survives"
        finally:
            file.write_text(text)
            self.make([layer])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--layers", default=",".join(LAYERS))
    parser.add_argument("--at", help="only in this file (battle/flight/flight.cpp), or this line of it (:12)")
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    workshop = Workshop(wanted.source.resolve(), wanted.work.resolve())
    mutants = list(mutants_of(workshop.tree, wanted.layers.split(",")))
    if wanted.at:
        name, _, line = wanted.at.partition(":")
        mutants = [each for each in mutants if str(each[0]).endswith("/" + name) and line in ("", str(each[1] + 1))]
    print(f"{len(mutants)} mutants are possible", flush=True)
    random.Random(wanted.seed).shuffle(mutants)
    killed, survivors = 0, []
    for mutant in mutants:
        if killed + len(survivors) == wanted.mutants:
            break
        file, number, changed = mutant
        began = time.time()
        verdict = workshop.verdict(mutant)
        place = f"{file.relative_to(workshop.tree)}:{number + 1}"
        original = file.read_text().split("\n")[number].strip()
        print(f"{time.time() - began:5.0f} s  {verdict:14} {place}  {original}  =>  {changed.strip()}", flush=True)
        if verdict == "survives":
            survivors.append(f"{place}\n    - {original}\n    + {changed.strip()}")
        elif verdict not in ("no code", "same code"):
            killed += 1
    judged = killed + len(survivors)
    print(f"\n{killed} of {judged} mutants are killed: {100 * killed / max(judged, 1):.1f} %, seed {wanted.seed}")
    print("\n".join(survivors))
    return 1 if 100 * killed < LEAST_KILLED * judged else 0


sys.exit(main())
