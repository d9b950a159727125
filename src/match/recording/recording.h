#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "battle/content/arsenal.h"
#include "match/command.h"
#include "match/recording/line_checksum.h"
#include "match/recording/round_result.h"
#include "match/settings/settings.h"

namespace terramorph {

class Match;

/// Grows by one whenever the same commands no longer give the same match.
constexpr int kRulesVersion = 1;

/// A match as settings and commands, with the state's hash at the beginning of every turn and the end of
/// every round, and what each round came to. The replay, the save, the bug report and the match by letter are
/// this one thing; a save is a recording that is not finished.
struct Recording {
    struct Line {
        Command command;
        int turn;           ///< in which it was given
        std::int64_t tick;  ///< of the match
    };
    struct Check {
        int turn;
        std::int64_t tick;
        std::uint64_t hash;
        std::size_t lines;  ///< how many commands came before it
    };

    MatchSettings settings;
    std::string version;        ///< of the game
    int rules = kRulesVersion;  ///< that it was played by
    std::uint64_t arsenal = 0;  ///< its fingerprint
    std::uint64_t planets = 0;  ///< theirs
    std::vector<Line> lines;
    std::vector<Check> checks;
    std::vector<RoundResult>
        round_results;         ///< of its rounds, those first that it goes on from without playing them
    std::int64_t left_at = 0;  ///< the tick at which somebody left the match in mid-flight, else 0
    Message damage;            ///< why not all of a text was read; empty: it was

    void record_state(int turn, std::int64_t tick, std::uint64_t hash) {
        checks.push_back({turn, tick, hash, lines.size()});
    }
    /// The rounds that were played before, in another recording.
    std::vector<RoundResult> past() const;
    /// Keeps the command. Of several aims in a row only the last matters, and only that is kept.
    void record(const Line& line);
};

/// Of all that planets do to a match, which is everything but their colours and words.
std::uint64_t fingerprint(const Planets& planets);

/// Writes a recording while it is made: each text goes behind those before it.
class RecordingWriter {
  public:
    /// All that has come since the last call; first the settings.
    std::string more(const Recording& recording);
    /// The same, and that the match is left now, at this tick.
    std::string leave(const Recording& recording, std::int64_t tick);

  private:
    std::string head(const Recording& recording);
    std::string checks(const Recording& recording, std::size_t lines);
    std::string round_results(const Recording& recording);

    LineChecksum checksum_;
    std::size_t lines_ = 0;   // written
    std::size_t checks_ = 0;  // written
    std::size_t round_results_ = 0;
    std::string last_;  // line
    bool begun_ = false;
};

/// As text, and back. A text that breaks off, or is damaged, behind its settings is read up to there and
/// says so; anything else that is no recording is an error that names the line. What no end of line follows
/// was never written.
std::string recording_text(const Recording& recording);
Result<Recording> parse_recording(std::string_view text, const std::string& file_name,
                                  const Planets& planets = built_in_planets());

}  // namespace terramorph
