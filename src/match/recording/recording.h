#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/ticks.h"
#include "battle/content/arsenal.h"
#include "match/command.h"
#include "match/recording/line_checksum.h"
#include "match/recording/round_result.h"
#include "match/settings/settings.h"

namespace terramorph {

class Match;

/// Increase it by one whenever the same commands no longer give the same match.
constexpr int kRulesVersion = 14;

/// A match as settings and commands, with the state's hash at the beginning of every turn and the end of
/// every round, and the result of each round. It's used for replays, saves, bug reports and play by mail; a
/// save is an unfinished recording.
struct Recording {
    struct Line {
        Command command;
        int turn;    ///< in which it was given
        Ticks tick;  ///< of the match
    };
    struct Check {
        int turn;
        Ticks tick;
        std::uint64_t hash;
        std::size_t lines;  ///< number of commands before it
    };

    MatchSettings settings;
    std::string version;        ///< of the game
    int rules = kRulesVersion;  ///< of the rules it was played with
    std::uint64_t arsenal = 0;  ///< fingerprint of the arsenal
    std::uint64_t planets = 0;  ///< fingerprint of the planets
    std::vector<Line> lines;
    std::vector<Check> checks;
    std::vector<RoundResult> round_results;  ///< first those of rounds played in an earlier recording
    Ticks left_at;                           ///< the tick at which the match was left in mid-flight, or 0
    Message damage;  ///< why the text was read only in part; empty: it was read completely

    void record_state(int turn, Ticks tick, std::uint64_t hash) {
        checks.push_back({turn, tick, hash, lines.size()});
    }
    /// The rounds played in an earlier recording.
    std::vector<RoundResult> past() const;
    /// Keeps the command. Of several aims in a row only the last one is kept.
    void record(const Line& line);
};

/// A hash of everything in the planets that affects a match: all but colours and words.
std::uint64_t fingerprint(const Planets& planets);

/// Writes a recording while it grows; each returned text is to be appended.
class RecordingWriter {
  public:
    /// Everything new since the last call; at first the settings.
    std::string more(const Recording& recording);
    /// Everything new, and a note that the match is left at this tick.
    std::string leave(const Recording& recording, Ticks tick);

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

/// Converts to text and back. A text that's damaged or cut off after its settings is read up to there, with a
/// note; any other invalid text is an error that names the line. A last line without a line break counts as
/// not written.
std::string recording_text(const Recording& recording);
Result<Recording> parse_recording(std::string_view text, const std::string& file_name,
                                  const Planets& planets = built_in_planets());

}  // namespace terramorph
