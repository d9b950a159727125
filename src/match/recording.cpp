#include "match/recording.h"

#include <optional>

#include "base/text.h"
#include "match/match.h"

namespace terramorph {

namespace {

constexpr std::string_view kAnyTitle = "terramorph recording ";
constexpr std::string_view kTitle = "terramorph recording 4";
constexpr std::size_t kMostLines = 2000000;
constexpr int kMostTicksPerTurn = 20 * 60 * kTicksPerSecond;

std::optional<std::uint64_t> hash_of(std::string_view digits) {
    return digits.size() == 16 ? from_hex(digits) : std::nullopt;
}

std::optional<std::uint64_t> fingerprint_of(std::string_view word, std::optional<std::string_view> line) {
    return line && line->starts_with(word) ? hash_of(line->substr(word.size())) : std::nullopt;
}

/// "7 aim 2 450 500" and "7 hash 0123456789abcdef": the turn first.
std::optional<Error> read_line(std::string_view line, Recording& recording) {
    const auto blank = line.find(' ');
    const auto turn = to_integer(line.substr(0, blank));
    if (blank == std::string_view::npos || !turn || *turn < 1 || *turn > 1000000000)
        return Error{"a line must begin with its turn"};
    const std::string_view rest = line.substr(blank + 1);
    if (rest.starts_with("hash ")) {
        const auto hash = hash_of(rest.substr(5));
        if (!hash) return Error{"a hash must be 16 hexadecimal digits"};
        recording.note_state(static_cast<int>(*turn), *hash);
        return std::nullopt;
    }
    const auto command = parse_command(rest);
    if (!command) return command.error();
    recording.lines.push_back({*command, static_cast<int>(*turn)});
    return std::nullopt;
}

/// The lines of the text with their numbers. What no end of line follows was cut off, and is none.
struct Lines {
    std::string_view rest;
    int number = 0;

    std::optional<std::string_view> next() {
        const auto end = rest.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view line = rest.substr(0, end);
        rest = rest.substr(end + 1);
        ++number;
        return line;
    }
};

/// Compares the match with the recording's hashes up to where the match is.
std::optional<Error> differs(const Recording& recording, const Match& match, std::size_t& checked) {
    const auto& made = match.recording().checks;
    for (; checked < made.size() && checked < recording.checks.size(); ++checked) {
        const auto& expected = recording.checks[checked];
        if (expected.turn == made[checked].turn && expected.hash == made[checked].hash) continue;
        return Error{text("turn ", made[checked].turn, " came out otherwise: its hash is ",
                          hex_text(made[checked].hash), ", recorded was ", hex_text(expected.hash),
                          " for turn ", expected.turn)};
    }
    return std::nullopt;
}

std::optional<Error> play_out(Match& match) {
    for (int tick = 0; match.phase() == Phase::flying; ++tick) {
        if (tick == kMostTicksPerTurn) return Error{text("turn ", match.turn(), " does not come to an end")};
        match.step();
    }
    match.take_events();
    return std::nullopt;
}

}  // namespace

void Recording::note(const Command& command, int turn) {
    const bool aims_again = std::holds_alternative<Aim>(command) && !lines.empty() &&
                            lines.back().turn == turn && std::holds_alternative<Aim>(lines.back().command);
    if (aims_again)
        lines.back().command = command;
    else
        lines.push_back({command, turn});
}

std::uint64_t fingerprint(const Planets& planets) {
    Hash hash;
    for (const Planet& planet : planets) {
        hash.add(std::string_view(planet.name));
        for (const double value : planet.values) hash.add(value);
    }
    return hash.value();
}

std::string recording_text(const Recording& recording) {
    std::string all = text(kTitle, "\narsenal ", hex_text(recording.arsenal), "\nplanets ",
                           hex_text(recording.planets), "\n", settings_text(recording.settings), "\nplay\n");
    auto check = recording.checks.begin();
    const auto write_checks = [&](std::size_t lines) {
        for (; check != recording.checks.end() && check->lines <= lines; ++check)
            all += text(check->turn, " hash ", hex_text(check->hash), "\n");
    };
    for (std::size_t k = 0; k < recording.lines.size(); ++k) {
        write_checks(k);
        all += text(recording.lines[k].turn, " ", command_text(recording.lines[k].command), "\n");
    }
    write_checks(recording.lines.size());
    return all;
}

Result<Recording> parse_recording(std::string_view written, const std::string& file_name,
                                  const Planets& planets) {
    const auto mistake = [&](int line, std::string_view what) {
        return Error{text(file_name, ":", line, ": ", what)};
    };
    Lines lines{written};
    const auto title = lines.next();
    if (title && title->starts_with(kAnyTitle) && *title != kTitle)
        return mistake(
            1, text("another version of the game recorded this: it must begin with \"", kTitle, "\""));
    if (title != kTitle) return mistake(1, text("this is no recording: it must begin with \"", kTitle, "\""));
    Recording recording;
    const auto arsenal = fingerprint_of("arsenal ", lines.next());
    if (!arsenal) return mistake(2, "the arsenal's fingerprint is missing");
    const auto worlds = fingerprint_of("planets ", lines.next());
    if (!worlds) return mistake(3, "the planets' fingerprint is missing");
    recording.arsenal = *arsenal;
    recording.planets = *worlds;

    std::string settings = "\n\n\n";  // so that its lines keep their numbers in errors
    std::optional<std::string_view> line;
    while ((line = lines.next()) && *line != "play") settings += text(*line, "\n");
    if (!line) return mistake(lines.number, "the recording ends before its first turn");
    auto parsed = parse_settings(settings, file_name, planets);
    if (!parsed) return parsed.error();
    recording.settings = parsed.take();

    while ((line = lines.next())) {
        if (recording.lines.size() + recording.checks.size() > kMostLines)
            return mistake(lines.number, "the recording is too long");
        if (const auto error = read_line(*line, recording)) return mistake(lines.number, error->text);
    }
    if (!lines.rest.empty()) return mistake(lines.number + 1, "the recording breaks off in this line");
    return recording;
}

Result<std::unique_ptr<Match>> play_back(const Recording& recording, std::shared_ptr<const Arsenal> arsenal,
                                         std::shared_ptr<const Planets> planets) {
    if (recording.arsenal != arsenal->fingerprint)
        return Error{"this was recorded with other weapons: the weapons file has changed since"};
    const bool draws = recording.settings.planets() != PlanetRule::fixed;
    if (draws && recording.planets != fingerprint(planets ? *planets : built_in_planets()))
        return Error{"this was recorded with other planets: the planets file has changed since"};
    auto match = std::make_unique<Match>(recording.settings, std::move(arsenal), std::move(planets));
    std::size_t checked = 0;
    if (auto error = differs(recording, *match, checked)) return *error;
    for (const auto& line : recording.lines) {
        if (line.turn != match->turn())
            return Error{text("turn ", match->turn(), " was expected, recorded is turn ", line.turn)};
        if (const auto refusal = match->apply(line.command))
            return Error{
                text("turn ", line.turn, ": ", command_text(line.command), " was refused: ", refusal->text)};
        if (auto error = play_out(*match)) return *error;
        if (auto error = differs(recording, *match, checked)) return *error;
    }
    if (checked < recording.checks.size())
        return Error{text("turn ", recording.checks[checked].turn, " was recorded but never came")};
    return match;
}

}  // namespace terramorph
