#include "terrain/code/level_code.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.h"
#include "base/text/utf8.h"
#include "terrain/code/code_letters.h"
#include "terrain/code/code_table.h"
#include "terrain/code/level_letters.h"

namespace terramorph {

namespace {

using Finding = CodeCheck::Finding;

constexpr std::size_t kMinLetters = 10;
constexpr std::size_t kMaxTextLength = std::size_t{4} * kMaxCodeLetters;

/// In longer codes a letter too many or too few could be anywhere.
constexpr std::size_t kMaxGuessLength = 60;

constexpr std::size_t kShownAround = 60;  // bytes on each side of a mistake

/// A code as it was typed.
struct Typed {
    struct Letter {
        std::string_view written;  ///< one letter, in UTF-8
        std::size_t place;         ///< in the text
    };
    std::size_t length;  ///< of the text
    std::vector<Letter> written = {};
    CodeLetters letters = {};                    ///< 0 for letters that no code has
    std::optional<std::size_t> unreadable = {};  ///< the first of these

    /// Where a letter is in the text; the last is followed by the end.
    int place_of(std::size_t letter) const {
        return static_cast<int>(letter < written.size() ? written[letter].place : length);
    }
};

/// Blanks and dashes, including typographic ones: U+2000 to U+203F, U+00A0.
bool is_gap(std::string_view letter) {
    constexpr std::string_view kGaps = " -\t\r\n";
    return kGaps.find(letter.front()) != std::string_view::npos || letter.starts_with("\xe2\x80") ||
           letter == "\xc2\xa0";
}

Typed read(std::string_view text) {
    Typed typed = {text.size()};
    for (std::size_t place = 0; place < text.size();) {
        const auto written = text.substr(place, first_code_point(text.substr(place)).size);
        if (!is_gap(written)) {
            const auto letter = code_letter(written.front());
            if (!letter && !typed.unreadable) typed.unreadable = typed.letters.size();
            typed.letters.push_back(letter.value_or(0));
            typed.written.push_back({written, place});
        }
        place += written.size();
    }
    return typed;
}

/// "6th"
Argument ordinal(std::size_t number) {
    const std::size_t last = number / 10 % 10 == 1 ? 0 : number % 10;
    const Argument argument = {"number", number};
    switch (last) {
        case 1:
            return {"ordinal", message("{number}st", {argument})};
        case 2:
            return {"ordinal", message("{number}nd", {argument})};
        case 3:
            return {"ordinal", message("{number}rd", {argument})};
        default:
            return {"ordinal", message("{number}th", {argument})};
    }
}

/// A letter of a code as players see it.
char shown(const std::string& code, std::size_t letter) {
    for (const char c : code)
        if (c != '-' && letter-- == 0) return c;
    return '?';
}

/// A code that was perhaps meant, and the place of the mistake.
struct Guess {
    CodeLetters letters;
    std::size_t place = 0;  ///< of the mistake
};
using Guessed = std::optional<Guess>;

bool is_level(const CodeLetters& letters, const Planets& planets) {
    return check(letters).finding == Finding::right && level_of(letters, planets).ok();
}

/// Corrects one wrong letter in each block that has just one.
Guessed mended(CodeLetters letters) {
    Guessed guess;
    for (CodeCheck found = check(letters); found.finding != Finding::right; found = check(letters)) {
        if (found.finding == Finding::unclear) return std::nullopt;
        const auto place = static_cast<std::size_t>(found.place);
        letters[place] = found.right;
        if (!guess) guess = Guess{{}, place};
    }
    if (guess) guess->letters = std::move(letters);
    return guess;
}

Guessed with_neighbours_swapped(const CodeLetters& letters, const Planets& planets) {
    for (std::size_t k = 1; k < letters.size(); ++k) {
        CodeLetters other = letters;
        std::swap(other[k - 1], other[k]);
        if (is_level(other, planets)) return Guess{other, k - 1};
    }
    return std::nullopt;
}

Guessed with_one_less(const CodeLetters& letters, const Planets& planets) {
    for (std::size_t k = 0; k < letters.size(); ++k) {
        CodeLetters other = letters;
        other.erase(other.begin() + static_cast<std::ptrdiff_t>(k));
        if (is_level(other, planets)) return Guess{other, k};
    }
    return std::nullopt;
}

Guessed with_one_more(const CodeLetters& letters, const Planets& planets) {
    for (std::size_t k = 0; k <= letters.size(); ++k)
        for (std::uint8_t letter = 0; letter < std::uint8_t{kCodeAlphabet.size()}; ++letter) {
            CodeLetters other = letters;
            other.insert(other.begin() + static_cast<std::ptrdiff_t>(k), letter);
            if (is_level(other, planets)) return Guess{other, k};
        }
    return std::nullopt;
}

Argument written(const Typed& typed, std::size_t letter) {
    return {"letter", sanitized(typed.written[letter].written, 1)};
}

/// One letter is wrong, or isn't a letter of codes at all.
CodeMistake wrong_letter(const Typed& typed, std::size_t place, const Guessed& guess) {
    const Argument number = ordinal(place + 1), letter = written(typed, place);
    if (!guess)
        return {error("the {ordinal} letter, {letter}, is never used in codes", {number, letter}),
                typed.place_of(place), ""};
    const std::string proposal = in_groups(guess->letters);
    const Argument meant = {"meant", std::string(1, shown(proposal, place))};
    return {typed.unreadable
                ? error("the {ordinal} letter, {letter}, is never used in codes: perhaps {meant}",
                        {number, letter, meant})
                : error("the {ordinal} letter, {letter}, is wrong: perhaps {meant}", {number, letter, meant}),
            typed.place_of(place), proposal};
}

/// Letters have moved, or there is one too few or too many.
std::optional<CodeMistake> moved_letters(const Typed& typed, const Planets& planets) {
    if (typed.letters.size() > kMaxGuessLength) return std::nullopt;
    if (const auto guess = with_neighbours_swapped(typed.letters, planets))
        return CodeMistake{error("the {ordinal} letter, {letter}, and the next may have changed places",
                                 {ordinal(guess->place + 1), written(typed, guess->place)}),
                           typed.place_of(guess->place), in_groups(guess->letters)};
    if (const auto guess = with_one_less(typed.letters, planets))
        return CodeMistake{error("the {ordinal} letter, {letter}, may be extra",
                                 {ordinal(guess->place + 1), written(typed, guess->place)}),
                           typed.place_of(guess->place), in_groups(guess->letters)};
    if (const auto guess = with_one_more(typed.letters, planets)) {
        const std::string code = in_groups(guess->letters);
        return CodeMistake{
            error("the {ordinal} letter is missing: perhaps {meant}",
                  {ordinal(guess->place + 1), {"meant", std::string(1, shown(code, guess->place))}}),
            typed.place_of(guess->place), code};
    }
    return std::nullopt;
}

std::string prefixes() {
    std::vector<std::string> all;
    for (const Generator* generator : generators())
        if (const auto letters = generator->letters; !letters.empty()) all.emplace_back(letters);
    return joined(all, ", ");
}

/// Says what's wrong with letters whose checks fail.
CodeMistake diagnosis(const Typed& typed, const Planets& planets) {
    Guessed guess = mended(typed.letters);
    if (guess && !level_of(guess->letters, planets).ok()) guess.reset();
    if (guess) return wrong_letter(typed, guess->place, guess);
    if (auto mistake = moved_letters(typed, planets)) return *mistake;
    if (typed.letters.size() < kMinLetters)
        return {error("a code has at least {least} letters; this one has {count}",
                      {{"least", kMinLetters}, {"count", typed.letters.size()}}),
                -1, ""};
    if (!generator_of(typed.letters[0], typed.letters[1]))
        return {error("no code starts like this: the first two letters must be one of {all}",
                      {{"all", prefixes()}}),
                typed.place_of(0), ""};
    return {error("more than one letter of this code is wrong, missing or extra"), -1, ""};
}

}  // namespace

std::string level_code(const LevelSettings& settings) { return in_groups(level_letters(settings)); }

Result<std::string> code_of(const LevelSettings& settings) {
    if (Refusal refusal = validate(settings)) return *refusal;
    if (Refusal refusal = no_code(settings)) return *refusal;
    return level_code(settings);
}

std::variant<LevelSettings, CodeMistake> parse_level_code(std::string_view typed_text,
                                                          const Planets& planets) {
    if (typed_text.size() > kMaxTextLength)
        return CodeMistake{error("a code has at most {most} letters; this text has {count}",
                                 {{"most", kMaxCodeLetters}, {"count", typed_text.size()}}),
                           -1, ""};
    const Typed typed = read(typed_text);
    if (typed.letters.empty()) return CodeMistake{error("the code is empty"), -1, ""};
    if (typed.unreadable) {
        Guessed guess = mended(typed.letters);
        if (!guess && check(typed.letters).finding == Finding::right) guess = Guess{typed.letters};
        if (guess && !level_of(guess->letters, planets).ok()) guess.reset();
        return wrong_letter(typed, *typed.unreadable, guess);
    }
    if (check(typed.letters).finding != Finding::right) return diagnosis(typed, planets);
    auto level = level_of(typed.letters, planets);
    if (level) return level.take();
    return CodeMistake{level.error(), -1, ""};
}

std::string one_line_text(std::string_view typed, const CodeMistake& mistake) {
    const auto clean = [](std::string_view part) { return sanitized(part, static_cast<int>(kShownAround)); };
    std::string told;
    if (mistake.place < 0) {
        told = clean(typed);
    } else {
        const auto place = static_cast<std::size_t>(mistake.place);
        const std::size_t first = place > kShownAround ? place - kShownAround : 0;
        const std::size_t size = place < typed.size() ? first_code_point(typed.substr(place)).size : 0;
        told = concat(clean(typed.substr(first, place - first)), "[", clean(typed.substr(place, size)), "]",
                      clean(typed.substr(place + size)));
    }
    told = concat("\"", told, "\": ", mistake.text());
    return mistake.proposal.empty() ? told : concat(told, " (", mistake.proposal, ")");
}

}  // namespace terramorph
