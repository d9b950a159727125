// A recording as lines of text.
#include <algorithm>
#include <optional>
#include <utility>

#include "base/options.h"
#include "base/text.h"
#include "match/recording.h"

namespace terramorph {

namespace {

constexpr std::string_view kTitle = "terramorph recording ";
constexpr std::string_view kFormat = "5";
constexpr std::string_view kMark = " #";
constexpr std::size_t kMarkLength = 10;
constexpr std::size_t kMostLines = 2000000;
constexpr std::int64_t kMostTicks = std::int64_t{1} << 40;

std::string line_text(const Recording::Line& line) {
    return concat(line.tick, " ", line.turn, " ", command_text(line.command));
}

/// The lines of a text with their numbers, opened.
struct Lines {
    std::string_view rest;
    Seal seal = {};
    int number = 0;

    bool any() const { return rest.find('\n') != std::string_view::npos; }
    /// None at the end of the text, and where a line is damaged.
    std::optional<std::string_view> next() {
        if (!any()) return std::nullopt;
        const auto end = rest.find('\n');
        std::string_view line = rest.substr(0, end);
        rest = rest.substr(end + 1);
        ++number;
        if (line.ends_with('\r')) line.remove_suffix(1);  // as some mail programs end lines
        return seal.open(line);
    }
};

/// The word up to the next blank, which is taken off.
std::string_view take_word(std::string_view& line) {
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(line.size(), word.size() + 1));
    return word;
}

std::optional<std::uint64_t> hash_of(std::string_view digits) {
    return digits.size() == 16 ? from_hex(digits) : std::nullopt;
}

/// Reads what comes behind the settings, line by line.
class PlayReader {
  public:
    explicit PlayReader(Recording& recording) : recording_(recording) { begin_outcome(); }

    /// "120 7 aim 2 450 500", "120 7 hash 0123456789abcdef" and "120 7 left": tick and turn first. In turn 0
    /// nothing is but what was before the match.
    Refusal read(std::string_view line);

  private:
    void begin_outcome() {
        outcome_ = {};
        outcome_.players.resize(recording_.settings.players.size());
    }
    Refusal read_hash(std::string_view digits);
    Refusal read_round(std::string_view line);

    Recording& recording_;
    Outcome outcome_;  // not closed yet
    int turn_ = 0;
    std::int64_t tick_ = 0;
};

Refusal PlayReader::read(std::string_view line) {
    const auto tick = to_integer(take_word(line));
    const auto turn = to_integer(take_word(line));
    if (!tick || *tick < 0 || *tick > kMostTicks || !turn || *turn < 0 || *turn > 1000000000)
        return error("a line must begin with its tick and its turn");
    tick_ = *tick;
    turn_ = static_cast<int>(*turn);
    if (tells_outcome(line)) return read_round(line);
    if (turn_ == 0) return error("in turn 0 there is nothing but rounds of before");
    if (line.starts_with("hash ")) return read_hash(line.substr(5));
    if (line == "left") {
        recording_.left_at = tick_;
        return std::nullopt;
    }
    const auto command = parse_command(line);
    if (!command) return command.error();
    recording_.note({*command, turn_, tick_});
    return std::nullopt;
}

Refusal PlayReader::read_hash(std::string_view digits) {
    const auto hash = hash_of(digits);
    if (!hash) return error("a hash must be 16 hexadecimal digits");
    recording_.note_state(turn_, tick_, *hash);
    return std::nullopt;
}

Refusal PlayReader::read_round(std::string_view line) {
    const auto closed = read_outcome(line, outcome_);
    if (!closed) return closed.error();
    if (!*closed) return std::nullopt;
    if (static_cast<int>(recording_.outcomes.size()) >= recording_.settings.rounds() - (turn_ == 0))
        return error("the match has no more rounds");
    outcome_.turn = turn_;
    outcome_.tick = tick_;
    outcome_.checks = recording_.checks.size();
    recording_.outcomes.push_back(std::move(outcome_));
    begin_outcome();
    return std::nullopt;
}

/// "arsenal 0123456789abcdef"
std::optional<std::uint64_t> fingerprint_of(std::string_view word, std::optional<std::string_view> line) {
    return line && take_word(*line) == word ? hash_of(*line) : std::nullopt;
}

/// Why the first line is none of ours; none when it is.
Refusal refuses_title(std::string_view written, Lines& lines) {
    if (!written.starts_with(kTitle)) return error("this is no recording of a match");
    if (lines.next() == concat(kTitle, kFormat)) return std::nullopt;
    written.remove_prefix(kTitle.size());
    const std::string_view number = written.substr(0, written.find_first_of(" \n"));
    if (number == kFormat) return error("this line is damaged");
    return Error{concat("another version of the game recorded this: its recordings have the number ",
                        sanitized(number, 20), ", this game's have ", kFormat)};
}

Refusal read_versions(Lines& lines, Recording& recording) {
    auto game = lines.next();
    if (!game || take_word(*game) != "game") return error("the game's version is missing");
    recording.version = sanitized(*game, 40);
    auto rules = lines.next();
    const auto number = rules && take_word(*rules) == "rules" ? to_integer(*rules) : std::nullopt;
    if (!number || *number < 1 || *number > 1000000) return error("the version of the rules is missing");
    recording.rules = static_cast<int>(*number);
    const auto arsenal = fingerprint_of("arsenal", lines.next());
    if (!arsenal) return error("the arsenal's fingerprint is missing");
    recording.arsenal = *arsenal;
    const auto planets = fingerprint_of("planets", lines.next());
    if (!planets) return error("the planets' fingerprint is missing");
    recording.planets = *planets;
    return std::nullopt;
}

/// What comes behind the settings, as far as it is whole.
void read_play(Lines& lines, const std::string& file_name, Recording& recording) {
    const auto stop = [&](std::string_view why) {
        recording.damage = concat(file_name, ":", lines.number, ": ", why);
    };
    PlayReader reader(recording);
    while (lines.any()) {
        const auto line = lines.next();
        if (!line) return stop("this line is damaged");
        if (recording.lines.size() + recording.checks.size() > kMostLines)
            return stop("the recording is too long");
        if (const auto refusal = reader.read(*line)) return stop(refusal->text());
    }
}

}  // namespace

std::string Seal::mark(std::string_view words) {
    hash_.add(words);
    return hex_text(hash_.value()).substr(8);
}

std::string Seal::close(std::string_view words) { return concat(words, kMark, mark(words), "\n"); }

std::optional<std::string_view> Seal::open(std::string_view line) {
    if (line.size() < kMarkLength) return std::nullopt;
    const std::string_view words = line.substr(0, line.size() - kMarkLength);
    if (line.substr(words.size()) != concat(kMark, mark(words))) return std::nullopt;
    return words;
}

std::string sealed(std::string_view written) {
    std::string all;
    Seal seal;
    for (std::size_t end; (end = written.find('\n')) != std::string_view::npos;
         written.remove_prefix(end + 1))
        all += seal.close(written.substr(0, end));
    return all;
}

std::string RecordingWriter::head(const Recording& recording) {
    const std::string written =
        concat(kTitle, kFormat, "\ngame ", recording.version, "\nrules ", recording.rules, "\narsenal ",
               hex_text(recording.arsenal), "\nplanets ", hex_text(recording.planets), "\n",
               settings_text(recording.settings), "\nplay\n");
    std::string all;
    for (const std::string_view line : split(std::string_view(written).substr(0, written.size() - 1), '\n'))
        all += seal_.close(line);
    return all;
}

/// Those that come behind the checks written so far.
std::string RecordingWriter::outcomes(const Recording& recording) {
    std::string all;
    for (; outcomes_ < recording.outcomes.size() && recording.outcomes[outcomes_].checks <= checks_;
         ++outcomes_) {
        const Outcome& outcome = recording.outcomes[outcomes_];
        for (const std::string& line : outcome_lines(outcome))
            all += seal_.close(concat(outcome.tick, " ", outcome.turn, " ", line));
    }
    return all;
}

std::string RecordingWriter::checks(const Recording& recording, std::size_t lines) {
    std::string all = outcomes(recording);
    for (; checks_ < recording.checks.size() && recording.checks[checks_].lines <= lines;) {
        const Recording::Check& check = recording.checks[checks_++];
        all += seal_.close(concat(check.tick, " ", check.turn, " hash ", hex_text(check.hash)));
        all += outcomes(recording);
    }
    return all;
}

std::string RecordingWriter::more(const Recording& recording) {
    std::string all = std::exchange(begun_, true) ? "" : head(recording);
    // the last aim may have changed since it was written: then it is written again
    for (std::size_t k = lines_ == 0 ? 0 : lines_ - 1; k < recording.lines.size(); ++k) {
        const std::string line = line_text(recording.lines[k]);
        if (k + 1 == lines_ && line == last_) continue;
        all += checks(recording, k);
        all += seal_.close(line);
        last_ = line;
    }
    lines_ = recording.lines.size();
    return all + checks(recording, lines_);
}

std::string RecordingWriter::leave(const Recording& recording, std::int64_t tick) {
    const std::string all = more(recording);
    const int turn = recording.checks.empty() ? 1 : recording.checks.back().turn;
    return all + seal_.close(concat(tick, " ", turn, " left"));
}

std::string recording_text(const Recording& recording) {
    RecordingWriter writer;
    return recording.left_at > 0 ? writer.leave(recording, recording.left_at) : writer.more(recording);
}

Result<Recording> parse_recording(std::string_view written, const std::string& file_name,
                                  const Planets& planets) {
    Lines lines{written};
    const auto mistake = [&](const Error& what) {
        return Error{concat(file_name, ":", std::max(1, lines.number), ": ", what.text())};
    };
    Recording recording;
    if (const auto refusal = refuses_title(written, lines)) return mistake(*refusal);
    if (const auto refusal = read_versions(lines, recording)) return mistake(*refusal);

    std::string settings(static_cast<std::size_t>(lines.number),
                         '\n');  // so that its lines keep their numbers in errors
    std::optional<std::string_view> line;
    while ((line = lines.next()) && *line != "play") settings += concat(*line, "\n");
    if (!line) return mistake(error("the recording breaks off, or is damaged, before its first turn"));
    auto parsed = parse_settings(settings, file_name, planets);
    if (!parsed) return parsed.error();
    recording.settings = parsed.take();
    read_play(lines, file_name, recording);
    return recording;
}

}  // namespace terramorph
