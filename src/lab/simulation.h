#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/ticks.h"
#include "match/match.h"

namespace terramorph {

/// Options of a match between computers.
struct Simulation {
    int players = 4;
    int rounds = 5;
    int width = 2048;
    double seed = 1;
    std::string generator = "circle-hill";
    std::string planet = "dusk";              ///< where the first round is fought
    std::string computers = "spoiler,moron";  ///< taken in turn
    std::string teams = "0";                  ///< taken in turn; 0 is none
    std::vector<std::string> rules;           ///< "walls=rubber": the other rules of the match, by name
};

/// The land of a measurement's sample with this number: each generator in turn, with a fresh seed drawn from
/// the stream, 2,048 columns wide.
MapSettings sample_terrain(std::uint32_t seed, std::uint32_t stream, int number);

/// Draws a map that's good to fight on for the first round of these settings, as the game does.
void draw_good_map(MatchSettings& settings);

/// Sets a rule given as "walls=rubber", or a factor of a galaxy ("fi=1"); or says what's wrong with it.
Refusal set_rule(MatchSettings& settings, const std::string& setting);

/// The settings of such a match, or what's wrong with the options.
Result<MatchSettings> settings_of(const Simulation& simulation);

struct Played {
    std::unique_ptr<Match> match;  ///< finished
    Ticks ticks = 0;               ///< of the battles, without thinking
};

/// Plays a match of computers to its end at full speed.
Played play_computers(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal);

/// How a match ended.
struct Ending {
    std::uint32_t seed = 0;
    int turns = 0;
    Ticks ticks = 0;
    std::uint64_t hash = 0;
    PlayerId winner = {};
    std::vector<Score> scores;  ///< by player
};

/// Plays independent matches on up to `jobs` threads (see parallel_for). The k-th has the settings' seed plus
/// k; the endings are in this order.
std::vector<Ending> play_matches(const MatchSettings& settings, int matches, int jobs);

}  // namespace terramorph
