#include "app/input/script.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "base/text.h"

namespace terramorph {

namespace {

using Words = std::vector<std::string_view>;
using ActionKind = Action::Kind;

constexpr double kMaxWaitSeconds = 3600;
constexpr double kScriptFarthest = 16384;
constexpr int kMinSide = 64;
constexpr int kMaxSide = 8192;

Argument shown(std::string_view word) { return {"word", sanitized(word, 40)}; }

Refusal read_key(std::string_view word, Action& action) {
    if (parse_key(word, action.press)) return std::nullopt;
    return error("no such key: \"{word}\"", {shown(word)});
}

Refusal read_number(std::string_view word, double low, double high, double& number) {
    const auto read = to_number(word);
    if (!read || *read < low || *read > high)
        return error("\"{word}\" isn't a number from {low} to {high}",
                     {shown(word), {"low", low}, {"high", high}});
    number = *read;
    return std::nullopt;
}

Refusal read_seconds(std::string_view word, Action& action) {
    return read_number(word, 0, kMaxWaitSeconds, action.seconds);
}

Refusal read_point(std::string_view across, std::string_view down, Vec2<float>& point) {
    double x = 0, y = 0;
    if (auto refusal = read_number(across, 0, kScriptFarthest, x)) return refusal;
    if (auto refusal = read_number(down, 0, kScriptFarthest, y)) return refusal;
    point = {static_cast<float>(x), static_cast<float>(y)};
    return std::nullopt;
}

Refusal read_side(std::string_view word, int& side) {
    const auto read = to_integer(word);
    if (!read || *read < kMinSide || *read > kMaxSide)
        return error("\"{word}\" isn't a whole number from {low} to {high}",
                     {shown(word), {"low", kMinSide}, {"high", kMaxSide}});
    side = static_cast<int>(*read);
    return std::nullopt;
}

bool plain_file_name(std::string_view name) {
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
               c == '-' || c == '_';
    });
    return plain && name.front() != '.' && name.ends_with(".png") && name.find("..") == name.npos;
}

Refusal read_name(std::string_view word, Action& action) {
    action.words = word;
    if (plain_file_name(word)) return std::nullopt;
    return error(
        "\"{word}\" isn't a plain file name (letters, digits, \"-\", \"_\" and \".\", ending in .png)",
        {shown(word)});
}

/// The syntax of an action, and the reader of its arguments.
struct Verb {
    std::string_view name;
    std::string_view usage;
    ActionKind kind;
    std::size_t arguments;
    Refusal (*read)(const Words& words, Action& action);
};

constexpr std::array kVerbs = {
    Verb{"key", "key NAME", ActionKind::key, 1, [](const Words& w, Action& a) { return read_key(w[1], a); }},
    Verb{"hold", "hold NAME SECONDS", ActionKind::hold, 2,
         [](const Words& w, Action& a) {
             auto refusal = read_key(w[1], a);
             return refusal ? refusal : read_seconds(w[2], a);
         }},
    Verb{"move", "move X Y", ActionKind::move, 2,
         [](const Words& w, Action& a) { return read_point(w[1], w[2], a.to); }},
    Verb{"click", "click X Y", ActionKind::click, 2,
         [](const Words& w, Action& a) { return read_point(w[1], w[2], a.to); }},
    Verb{"drag", "drag X Y X Y", ActionKind::drag, 4,
         [](const Words& w, Action& a) {
             auto refusal = read_point(w[1], w[2], a.from);
             return refusal ? refusal : read_point(w[3], w[4], a.to);
         }},
    Verb{"wait", "wait SECONDS", ActionKind::wait, 1,
         [](const Words& w, Action& a) { return read_seconds(w[1], a); }},
    Verb{"shot", "shot NAME.png", ActionKind::shot, 1,
         [](const Words& w, Action& a) { return read_name(w[1], a); }},
    Verb{"size", "size W H", ActionKind::size, 2,
         [](const Words& w, Action& a) {
             auto refusal = read_side(w[1], a.width);
             return refusal ? refusal : read_side(w[2], a.height);
         }},
    Verb{"sheet", "sheet NAME.png", ActionKind::sheet, 1,
         [](const Words& w, Action& a) { return read_name(w[1], a); }},
    Verb{"moment", "moment GOOD SECONDS NAME.png", ActionKind::moment, 3,
         [](const Words& w, Action& a) {
             a.good = w[1];
             auto refusal = read_seconds(w[2], a);
             return refusal ? refusal : read_name(w[3], a);
         }},
    Verb{"quit", "quit", ActionKind::quit, 0, [](const Words&, Action&) { return Refusal(); }},
};

/// A line of typed text includes everything after its first blank, also "#".
Result<Action> read_text(std::string_view line) {
    Action action{.kind = ActionKind::text, .words = std::string(trimmed(line.substr(4)))};
    if (action.words.empty()) return error("expected: {usage}", {{"usage", "text WORDS"}});
    return action;
}

Result<Action> read_line(std::string_view line) {
    const Words parts = words(line);
    if (parts.front() == "text") return read_text(line);
    const auto verb =
        std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& v) { return v.name == parts.front(); });
    if (verb == kVerbs.end()) return error("there's no \"{word}\"", {shown(parts.front())});
    if (parts.size() != verb->arguments + 1) return error("expected: {usage}", {{"usage", verb->usage}});
    Action action{.kind = verb->kind};
    if (auto refusal = verb->read(parts, action)) return *refusal;
    return action;
}

/// The line without its comment, which is a "#" at the beginning or after a blank, except in typed text.
std::string_view without_comment(std::string_view line) {
    line = trimmed(line);
    if (line.starts_with("text ")) return line;
    for (std::size_t k = 0; k < line.size(); ++k)
        if (line[k] == '#' && (k == 0 || line[k - 1] == ' ' || line[k - 1] == '\t'))
            return trimmed(line.substr(0, k));
    return line;
}

}  // namespace

Result<std::vector<Action>> parse_script(std::string_view script) {
    std::vector<Action> actions;
    int number = 0;
    for (const std::string_view whole : split(script, '\n')) {
        ++number;
        const std::string_view line = without_comment(whole);
        if (line.empty()) continue;
        auto action = read_line(line);
        if (!action)
            return error("line {line}: {problem}", {{"line", number}, {"problem", action.error().message}});
        actions.push_back(action.take());
    }
    return actions;
}

}  // namespace terramorph
