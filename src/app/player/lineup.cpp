#include "app/player/lineup.h"

#include <algorithm>
#include <array>

#include "ai/temperament.h"
#include "app/match_runner.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "base/index.h"

namespace terramorph {

namespace {

Player first_person(const std::vector<Player>& players) {
    const auto person = std::ranges::find(players, kPerson, &Player::kind);
    Player found = person == players.end() ? another_looking({}) : *person;
    found.team = 0;
    return found;
}

bool is_unlike(const Player& player, const std::vector<Player>& players) {
    return std::ranges::none_of(players, [&](const Player& other) {
        return other.name == player.name || other.color == player.color || other.emblem == player.emblem;
    });
}

/// Where all are in one team there's nobody to fight.
void part(std::vector<Player>& players) {
    const int team = players.front().team;
    if (!std::ranges::all_of(players, [&](const Player& each) { return each.team == team; })) return;
    for (Player& each : players) each.team = 0;
}

/// The person on the list looks like this from now on; whoever did so looks as it did before.
void take_looks(std::vector<Player>& players, const Player& looks) {
    const auto person = std::ranges::find(players, kPerson, &Player::kind);
    if (person == players.end()) return;
    const Player before = *person;
    for (Player& other : players) {
        if (other.name == looks.name) other.name = before.name;
        if (other.color == looks.color) other.color = before.color;
        if (other.emblem == looks.emblem) other.emblem = before.emblem;
    }
    person->name = looks.name, person->color = looks.color, person->emblem = looks.emblem;
    person->shape = looks.shape;
}

/// The kinds of computers that aim, each once.
std::vector<PlayerKind> characters() {
    std::vector<PlayerKind> kinds;
    for (const Temperament& each : temperaments())
        if (each.strategy == Strategy::aim) kinds.push_back(computer(each.id));
    return kinds;
}

/// As many computers as are asked for: those that were changed (the first of `alone` is the person), then
/// others by the preferences.
void add(const Values& preferences, const std::vector<Player>& alone, std::size_t count,
         MatchSettings& settings) {
    const std::vector<PlayerKind> kinds = characters();
    for (std::size_t k = 0; k < count; ++k) {
        if (k + 1 < alone.size() && is_unlike(alone[k + 1], settings.players)) {
            settings.players.push_back(alone[k + 1]);
            continue;
        }
        Player opponent = another_looking(settings.players);
        opponent.kind = kinds[(settings.seed + k) % kinds.size()];
        opponent.difficulty = static_cast<Difficulty>(preferences[at(Preference::difficulty)]);
        settings.players.push_back(opponent);
    }
}

MatchSettings match_alone(MatchSettings settings, const Values& preferences,
                          const std::vector<Player>& alone) {
    settings.players = {first_person(settings.players)};
    if (!alone.empty()) settings.players[0].team = alone[0].team;
    add(preferences, alone, static_cast<std::size_t>(preferences[at(Preference::opponents)]), settings);
    part(settings.players);
    const Parameter& order = parameter_of(Rule::turn_order);
    if (settings.rule(Rule::turn_order) == order.default_value)
        settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    return settings;
}

}  // namespace

Player another_looking(const std::vector<Player>& players) {
    Player player = another_player(players);
    std::array<std::ptrdiff_t, kTankShapeNames.size()> wearers{};
    for (const Player& each : players) ++wearers[at(each.shape)];
    player.shape = static_cast<TankShape>(std::ranges::min_element(wearers) - wearers.begin());
    return player;
}

void add_computers(const Session& session, std::size_t count, MatchSettings& settings) {
    add(session.preferences, session.alone, count, settings);
}

MatchSettings next_match(const Session& session, Lineup lineup) {
    if (lineup == Lineup::friends) return session.settings;
    return match_alone(session.settings, session.preferences, session.alone);
}

MatchSettings first_match(MatchSettings settings) {
    return match_alone(std::move(settings), default_values(kPreferences), {});
}

void take_alone(Session& session, const std::vector<Player>& players) {
    if (players == next_match(session, Lineup::alone).players) return;
    session.alone = players;
    const auto person = std::ranges::find(session.alone, kPerson, &Player::kind);
    std::rotate(session.alone.begin(), person, person + 1);
    take_looks(session.settings.players, session.alone[0]);
    prefer(session, Preference::opponents, static_cast<double>(session.alone.size() - 1));
}

void set_difficulty(Session& session, Difficulty difficulty) {
    prefer(session, Preference::difficulty, static_cast<double>(difficulty));
    for (Player& player : session.alone) player.difficulty = difficulty;
}

void step_difficulty(Session& session, int step) {
    step_preference(session, Preference::difficulty, step);
    set_difficulty(session, static_cast<Difficulty>(preference(session, Preference::difficulty)));
}

Lineup lineup_of(const std::vector<Player>& players) {
    return std::ranges::count(players, kPerson, &Player::kind) > 1 ? Lineup::friends : Lineup::alone;
}

}  // namespace terramorph
