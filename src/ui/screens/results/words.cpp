#include "ui/screens/results/words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/sprites/emblems.h"

namespace terramorph {

Results results_of(const Match& match) { return {match.scores(), match.settings().players}; }

std::string side_name(const Results& results, const Side& side) {
    if (side.players.size() > 1) return tr("Team {letter}", {{"letter", team_letter(side.team)}});
    return results.player(side.players.front()).name;
}

std::string round_words(const Match& match) {
    const PlayerId winner = match.state().winner;
    if (!winner.exists())
        return std::string(tanks_alive(match.battle().state()) > 0 ? tr("nobody won")
                                                                   : tr("nobody was left"));
    const std::vector<Side> sides = match.scores().sides();
    const auto won = std::ranges::find_if(
        sides, [&](const Side& side) { return match.state().allies(side.players.front(), winner); });
    return tr("{name} was the last one standing", {{"name", side_name(results_of(match), *won)}});
}

std::string short_number(std::int64_t number) {
    const auto tenths = [&](double unit) {
        return to_text(std::round(static_cast<double>(number) / unit * 10) / 10);
    };
    if (std::abs(number) < 10000) return grouped_text(number);
    if (std::abs(number) < 1000000) return tr("{thousands}k", {{"thousands", tenths(1000)}});
    return tr("{millions}M", {{"millions", tenths(1000000)}});
}

}  // namespace terramorph
