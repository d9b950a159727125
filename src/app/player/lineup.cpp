#include "app/player/lineup.h"

#include <algorithm>

#include "ai/temperament.h"
#include "app/match_runner.h"
#include "app/player/preferences.h"
#include "app/session.h"

namespace terramorph {

namespace {

Player first_person(const std::vector<Player>& players) {
    const auto person = std::ranges::find(players, kPerson, &Player::kind);
    Player found = person == players.end() ? another_player({}) : *person;
    found.team = 0;
    return found;
}

/// The kinds of computers that aim, each once.
std::vector<PlayerKind> characters() {
    std::vector<PlayerKind> kinds;
    for (const Temperament& each : temperaments())
        if (each.strategy == Strategy::aim) kinds.push_back(computer(each.id));
    return kinds;
}

}  // namespace

MatchSettings next_match(const Session& session, Lineup lineup) {
    MatchSettings settings = session.settings;
    if (lineup == Lineup::friends) return settings;
    settings.players = {first_person(settings.players)};
    const std::vector<PlayerKind> kinds = characters();
    const auto count = static_cast<std::size_t>(preference(session, Preference::opponents));
    for (std::size_t k = 0; k < count; ++k) {
        Player opponent = another_player(settings.players);
        opponent.kind = kinds[(settings.seed + k) % kinds.size()];
        opponent.difficulty = static_cast<Difficulty>(preference(session, Preference::difficulty));
        settings.players.push_back(opponent);
    }
    const Parameter& order = parameter_of(Rule::turn_order);
    if (settings.rule(Rule::turn_order) == order.default_value)
        settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    return settings;
}

Lineup lineup_of(const std::vector<Player>& players) {
    return std::ranges::count(players, kPerson, &Player::kind) > 1 ? Lineup::friends : Lineup::alone;
}

void skip_armory(MatchRunner& runner) {
    const Match& match = runner.match();
    while (match.phase() == Phase::shopping)
        if (runner.give(Ready{match.player()})) return;
}

}  // namespace terramorph
