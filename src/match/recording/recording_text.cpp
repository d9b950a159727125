// A recording as lines of text.
#include <algorithm>
#include <optional>
#include <utility>

#include "base/files/record.h"
#include "base/options.h"
#include "base/text.h"
#include "battle/content/arsenal.h"
#include "match/recording/line_checksum.h"
#include "match/recording/recording.h"

namespace terramorph {

namespace {

constexpr std::string_view kTitle = "terramorph recording ";
constexpr std::string_view kFormat = "5";
constexpr std::size_t kMaxLines = 2000000;
constexpr std::int64_t kMaxTicks = std::int64_t{1} << 40;

std::string line_text(const Recording::Line& line) {
    return concat(line.tick, " ", line.turn, " ", command_text(line.command));
}

/// Reads numbered lines and verifies their checksums.
struct Lines {
    std::string_view rest;
    LineChecksum checksum = {};
    int number = 0;

    bool any() const { return rest.find('\n') != std::string_view::npos; }
    /// None at the end of the text and at a damaged line.
    std::optional<std::string_view> next() {
        if (!any()) return std::nullopt;
        const auto end = rest.find('\n');
        std::string_view line = rest.substr(0, end);
        rest = rest.substr(end + 1);
        ++number;
        if (line.ends_with('\r')) line.remove_suffix(1);  // some mail programs end lines like this
        return checksum.verify(line);
    }
};

/// Takes the first word off the line.
std::string_view take_word(std::string_view& line) {
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(line.size(), word.size() + 1));
    return word;
}

std::optional<std::uint64_t> hash_of(std::string_view digits) {
    return digits.size() == 16 ? from_hex(digits) : std::nullopt;
}

/// Reads the lines after the settings.
class PlayReader {
  public:
    explicit PlayReader(Recording& recording) : recording_(recording) { begin_round_result(); }

    /// "120 7 aim 2 450 500", "120 7 hash 0123456789abcdef" and "120 7 left": tick and turn first. Turn 0 is
    /// for results from before the match.
    Refusal read(std::string_view line);

  private:
    void begin_round_result() {
        round_result_ = {};
        round_result_.players.resize(recording_.settings.players.size());
    }
    Refusal read_hash(std::string_view digits);
    Refusal read_round(std::string_view line);

    Recording& recording_;
    RoundResult round_result_;  // not closed yet
    int turn_ = 0;
    Ticks tick_;
};

Refusal PlayReader::read(std::string_view line) {
    const auto tick = to_integer(take_word(line));
    const auto turn = to_integer(take_word(line));
    if (!tick || *tick < 0 || *tick > kMaxTicks || !turn || *turn < 0 || *turn > 1000000000)
        return error("a line must start with its tick and its turn");
    tick_ = Ticks::of(*tick);
    turn_ = static_cast<int>(*turn);
    if (is_round_result_line(line)) return read_round(line);
    if (turn_ == 0) return error("turn 0 can only hold earlier rounds");
    if (line.starts_with("hash ")) return read_hash(line.substr(5));
    if (line == "left") {
        recording_.left_at = tick_;
        return std::nullopt;
    }
    const auto command = parse_command(line);
    if (!command) return command.error();
    recording_.record({*command, turn_, tick_});
    return std::nullopt;
}

Refusal PlayReader::read_hash(std::string_view digits) {
    const auto hash = hash_of(digits);
    if (!hash) return error("a hash must be 16 hexadecimal digits");
    recording_.record_state(turn_, tick_, *hash);
    return std::nullopt;
}

Refusal PlayReader::read_round(std::string_view line) {
    const auto closed = read_round_result(line, round_result_);
    if (!closed) return closed.error();
    if (!*closed) return std::nullopt;
    if (static_cast<int>(recording_.round_results.size()) >= recording_.settings.rounds() - (turn_ == 0))
        return error("the match has no more rounds");
    round_result_.turn = turn_;
    round_result_.tick = tick_;
    round_result_.checks = recording_.checks.size();
    recording_.round_results.push_back(std::move(round_result_));
    begin_round_result();
    return std::nullopt;
}

/// "arsenal 0123456789abcdef"
std::optional<std::uint64_t> fingerprint_of(std::string_view word, std::optional<std::string_view> line) {
    return line && take_word(*line) == word ? hash_of(*line) : std::nullopt;
}

/// Why the first line isn't that of a recording; none if it is.
Refusal validate_title(std::string_view written, Lines& lines) {
    if (!written.starts_with(kTitle)) return error("this isn't a recording of a match");
    if (lines.next() == concat(kTitle, kFormat)) return std::nullopt;
    written.remove_prefix(kTitle.size());
    const std::string_view number = written.substr(0, written.find_first_of(" \n"));
    if (number == kFormat) return error("this line is damaged");
    return error(
        "this was recorded by another version of the game: its recordings have the number {number}, this "
        "game's have {own}",
        {{"number", sanitized(number, 20)}, {"own", kFormat}});
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
    recording.arsenal = current_fingerprint(*arsenal);
    const auto planets = fingerprint_of("planets", lines.next());
    if (!planets) return error("the planets' fingerprint is missing");
    recording.planets = *planets;
    return std::nullopt;
}

/// Reads everything after the settings, as far as it's undamaged.
void read_play(Lines& lines, const std::string& file_name, Recording& recording) {
    const auto stop = [&](const Message& why) {
        recording.damage = RecordPlace{file_name}.mistake(lines.number, why).message;
    };
    PlayReader reader(recording);
    while (lines.any()) {
        const auto line = lines.next();
        if (!line) return stop(message("this line is damaged"));
        if (recording.lines.size() + recording.checks.size() > kMaxLines)
            return stop(message("the recording is too long"));
        if (const auto refusal = reader.read(*line)) return stop(refusal->message);
    }
}

/// What recordings that don't name a rule were played by: they're older than it.
MatchSettings settings_before_rules(const Planets& planets) {
    MatchSettings settings = default_settings(planets);
    settings.rules[at(Rule::living_land)] = static_cast<double>(LivingLand::scenery);
    settings.rules[at(Rule::scars)] = 0;
    settings.rules[at(Rule::refuel)] = 0;
    return settings;
}

}  // namespace

std::string RecordingWriter::head(const Recording& recording) {
    const std::string written =
        concat(kTitle, kFormat, "\ngame ", recording.version, "\nrules ", recording.rules, "\narsenal ",
               hex_text(recording.arsenal), "\nplanets ", hex_text(recording.planets), "\n",
               settings_text(recording.settings), "\nplay\n");
    std::string all;
    for (const std::string_view line : split(std::string_view(written).substr(0, written.size() - 1), '\n'))
        all += checksum_.sign(line);
    return all;
}

/// The results that follow the checks written so far.
std::string RecordingWriter::round_results(const Recording& recording) {
    std::string all;
    for (; round_results_ < recording.round_results.size() &&
           recording.round_results[round_results_].checks <= checks_;
         ++round_results_) {
        const RoundResult& round_result = recording.round_results[round_results_];
        for (const std::string& line : round_result_lines(round_result))
            all += checksum_.sign(concat(round_result.tick, " ", round_result.turn, " ", line));
    }
    return all;
}

std::string RecordingWriter::checks(const Recording& recording, std::size_t lines) {
    std::string all = round_results(recording);
    for (; checks_ < recording.checks.size() && recording.checks[checks_].lines <= lines;) {
        const Recording::Check& check = recording.checks[checks_++];
        all += checksum_.sign(concat(check.tick, " ", check.turn, " hash ", hex_text(check.hash)));
        all += round_results(recording);
    }
    return all;
}

std::string RecordingWriter::more(const Recording& recording) {
    std::string all = std::exchange(begun_, true) ? "" : head(recording);
    // the last aim may have changed since it was written; then it's written again
    for (std::size_t k = lines_ == 0 ? 0 : lines_ - 1; k < recording.lines.size(); ++k) {
        const std::string line = line_text(recording.lines[k]);
        if (k + 1 == lines_ && line == last_) continue;
        all += checks(recording, k);
        all += checksum_.sign(line);
        last_ = line;
    }
    lines_ = recording.lines.size();
    return all + checks(recording, lines_);
}

std::string RecordingWriter::leave(const Recording& recording, Ticks tick) {
    const std::string all = more(recording);
    const int turn = recording.checks.empty() ? 1 : recording.checks.back().turn;
    return all + checksum_.sign(concat(tick, " ", turn, " left"));
}

std::string recording_text(const Recording& recording) {
    RecordingWriter writer;
    return recording.left_at > 0 ? writer.leave(recording, recording.left_at) : writer.more(recording);
}

Result<Recording> parse_recording(std::string_view written, const std::string& file_name,
                                  const Planets& planets) {
    Lines lines{written};
    const auto mistake = [&](const Error& what) {
        return RecordPlace{file_name}.mistake(std::max(1, lines.number), what.message);
    };
    Recording recording;
    if (const auto refusal = validate_title(written, lines)) return mistake(*refusal);
    if (const auto refusal = read_versions(lines, recording)) return mistake(*refusal);

    std::string settings(static_cast<std::size_t>(lines.number),
                         '\n');  // so that its lines keep their numbers in errors
    std::optional<std::string_view> line;
    while ((line = lines.next()) && *line != "play") settings += concat(*line, "\n");
    if (!line) return mistake(error("the recording breaks off, or is damaged, before its first turn"));
    auto parsed = parse_settings(settings, file_name, planets, settings_before_rules(planets));
    if (!parsed) return parsed.error();
    recording.settings = parsed.take();
    read_play(lines, file_name, recording);
    return recording;
}

}  // namespace terramorph
