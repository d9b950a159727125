#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "battle/arsenal.h"
#include "match/command.h"
#include "match/settings.h"

namespace terramorph {

class Match;

/// A match as settings and commands, with the state's hash at the beginning of every turn and the end of
/// every round. The replay, the save and the bug report are this one thing; a save is a recording that is not
/// finished.
struct Recording {
    struct Line {
        Command command;
        int turn;  ///< in which it was given
    };
    struct Check {
        int turn;
        std::uint64_t hash;
        std::size_t lines;  ///< how many commands came before it
    };

    MatchSettings settings;
    std::uint64_t arsenal = 0;  ///< its fingerprint
    std::uint64_t planets = 0;  ///< theirs
    std::vector<Line> lines;
    std::vector<Check> checks;

    void note_state(int turn, std::uint64_t hash) { checks.push_back({turn, hash, lines.size()}); }
    /// Keeps the command. Of several aims in a row only the last matters, and only that is kept.
    void note(const Command& command, int turn);
};

/// Of all that planets do to a match, which is everything but their colours and words.
std::uint64_t fingerprint(const Planets& planets);

/// As text, and back. Anything that is no whole recording is an error that names the line.
std::string recording_text(const Recording& recording);
Result<Recording> parse_recording(std::string_view text, const std::string& file_name,
                                  const Planets& planets = built_in_planets());

/// Plays a recording at full speed up to its last command, and on until the match waits again. An error says
/// which turn first came out otherwise, or which command was refused. Planets (none: the game's own) must be
/// those of the recording only if its rules draw from them.
Result<std::unique_ptr<Match>> play_back(const Recording& recording, std::shared_ptr<const Arsenal> arsenal,
                                         std::shared_ptr<const Planets> planets = nullptr);

}  // namespace terramorph
