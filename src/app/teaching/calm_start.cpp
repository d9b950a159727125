#include "app/teaching/calm_start.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <span>

#include "ai/temperament.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "app/teaching/lessons.h"
#include "app/teaching/short_aim.h"
#include "base/index.h"
#include "base/random.h"
#include "battle/systems/weather.h"
#include "match/galaxy/fresh_map.h"

namespace terramorph {

namespace {

constexpr int kSeedsTried = 400, kGroundsMeasured = 24, kLandsTried = 8;
constexpr double kPatientStorm = 48;                // turns without damage
constexpr double kGentleWind = 40;                  // % of the planet's: one thing after the other
constexpr int kEasyDistance = 560, kEasyHill = 60;  // columns, the latter above the higher of two tanks

bool stays_dry(const MatchSettings& settings) {
    for (int turn = 0; turn < kDryTurns; ++turn)
        if (weather_of(settings.level.planet, battle_seed_of(settings, 0), turn) == Weather::rain)
            return false;
    return true;
}

int shortfall_of(const MatchSettings& settings) {
    return measure_ground(settings, settings.level, battle_seed_of(settings, 0)).shortfall();
}

bool begins_as_newcomer(const Session& session, Lineup lineup) {
    return lineup == Lineup::alone && preference(session, Preference::matches) == 0 &&
           preference(session, Preference::tips) != static_cast<double>(TipsWanted::off);
}

}  // namespace

bool begins_as_newcomer(const Session& session) { return begins_as_newcomer(session, session.lineup); }

MatchSettings lobbing_rivals(MatchSettings settings) {
    const auto lobs = [](const Temperament& each) {
        return each.strategy == Strategy::aim && !each.ways.empty() && each.ways.front() == Way::lob;
    };
    const std::span<const Temperament> all = temperaments();
    const auto lobber = std::ranges::find_if(all, lobs);
    if (lobber == all.end()) return settings;
    for (Player& player : settings.players)
        if (player.kind != kPerson) player.kind = computer(lobber->id);
    return settings;
}

int hardness_of_first_mark(const MatchSettings& settings) {
    const StartingLand land =
        starting_land(battle_rules(settings, settings.level), settings.level,
                      static_cast<int>(settings.players.size()), battle_seed_of(settings, 0));
    const auto person = std::ranges::find(settings.players, kPerson, &Player::kind);
    if (person == settings.players.end()) return 0;
    const SpawnPoint own = land.spots[static_cast<std::size_t>(person - settings.players.begin())];
    int least = std::numeric_limits<int>::max();
    for (const SpawnPoint other : land.spots) {
        const int distance = std::abs(other.x - own.x);
        if (distance == 0) continue;
        const auto between = std::span(land.surface).subspan(at(std::min(own.x, other.x)), at(distance));
        const int hill = static_cast<int>(
            to_columns(*std::ranges::max_element(between) - std::max(own.height, other.height)));
        least = std::min(least, std::max(0, distance - kEasyDistance) + std::max(0, hill - kEasyHill));
    }
    return least;
}

LevelSettings easy_land(MatchSettings settings) {
    LevelSettings easiest = settings.level;
    int least = std::numeric_limits<int>::max();
    for (int k = 0; k < kLandsTried && least > 0; ++k) {
        settings.level = next_level(settings);
        if (const int hard = hardness_of_first_mark(settings); hard < least)
            least = hard, easiest = settings.level;
    }
    return easiest;
}

LevelSettings next_land(const Session& session, Lineup lineup) {
    const MatchSettings match = next_match(session, lineup);
    return begins_as_newcomer(session, lineup) ? easy_land(match) : next_level(match);
}

MatchSettings calm_start(MatchSettings settings) {
    const auto unless_chosen = [&settings](Rule rule, double value) {
        if (settings.rule(rule) == parameter_of(rule).default_value) settings.set(rule, value);
    };
    unless_chosen(Rule::sudden_death, kPatientStorm);
    unless_chosen(Rule::wind, kGentleWind);
    int least = stays_dry(settings) ? hardness_of_first_mark(settings) : std::numeric_limits<int>::max();
    const int most = shortfall_of(settings);
    MatchSettings other = settings;
    for (int tried = 0, measured = 0; least > 0 && tried < kSeedsTried && measured < kGroundsMeasured;
         ++tried) {
        other.seed = mix(other.seed + 1);
        if (!stays_dry(other)) continue;
        ++measured;
        if (shortfall_of(other) > most) continue;
        if (const int hard = hardness_of_first_mark(other); hard < least)
            least = hard, settings.seed = other.seed;
    }
    return settings;
}

void aim_first_shot(Session& session) {
    const Match& match = session.match();
    const PlayerId player = match.player();
    if (!begins_as_newcomer(session) || !is_first_shot(session, match) || match.phase() != Phase::aiming ||
        match.player(player).kind != kPerson)
        return;
    (void)session.runner->give(short_aim(match, player));
}

}  // namespace terramorph
