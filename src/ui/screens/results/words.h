#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/match_runner.h"
#include "match/match.h"
#include "paint/canvas.h"

namespace terramorph {

/// Scores and players: the data of tables, charts and honours.
struct Results {
    const Scoreboard& scores;
    const std::vector<Player>& players;
    bool money = true;  ///< there's something to buy for it
    PlayerId mine = {};  ///< played here, while others play at other machines; none: all people play here

    const Player& player(PlayerId number) const { return players[number]; }
};
Results results_of(const Match& match, PlayerId mine = {});

/// The player's name, or "Team B" if there are several.
std::string side_name(const Results& results, const Side& side);

/// The winner of the round, as a sentence without a full stop.
std::string round_words(const Match& match);

/// What destroyed the people at the keyboard in this round: a sentence without a full stop to the only one,
/// or one about each; empty if none was.
std::string fate_words(const MatchRunner& runner);

/// The sides from first place to last with their points in the match, for whoever doesn't see the table.
std::vector<std::string> score_words(const Results& results);

/// The person at the keyboard, if there's just one.
PlayerId only_person(const Results& results);

/// A word in the upper left corner of a card or a picture.
void draw_tag(Canvas& canvas, Rect card, std::string_view words);
/// How far down a card it reaches, and a little more.
float below_tag(const Canvas& canvas);

/// At most some six letters: "9 800", "12.5k", "3M".
std::string short_number(std::int64_t number);

}  // namespace terramorph
