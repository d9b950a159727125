// A round of the ladder, and its measurements.
#include <algorithm>
#include <ctime>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include "ai/battle_view.h"
#include "ai/computer_player.h"
#include "lab/flies.h"
#include "lab/ladder.h"
#include "lab/simulation.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kLadderStream = 400;
constexpr Walls kWallsOfRounds[] = {Walls::none,   Walls::rubber, Walls::none,
                                    Walls::padded, Walls::spring, Walls::wrap};

double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

MatchSettings settings_of(const std::vector<Contestant>& contestants, std::uint32_t seed, int number) {
    const int level = number / static_cast<int>(contestants.size());
    const auto generators = terramorph::generators();
    MatchSettings settings = default_settings();
    settings.seed = hash_bits(seed, kLadderStream, level, 0);
    const auto generator = static_cast<std::size_t>(level) % generators.size();
    settings.level.terrain = sample_terrain(seed, kLadderStream, level);
    settings.set(Rule::rounds, 1);
    settings.set(Rule::armory, level / static_cast<int>(generators.size()) % 2);
    const std::size_t walls = static_cast<std::size_t>(level) / generators.size() + generator;
    settings.set(Rule::walls, static_cast<double>(kWallsOfRounds[walls % std::size(kWallsOfRounds)]));
    settings.players.clear();
    for (std::size_t place = 0; place < contestants.size(); ++place) {
        const Contestant& contestant = contestants[(place + at(number)) % contestants.size()];
        Player player = another_player(settings.players);
        player.kind = contestant.kind;
        player.difficulty = contestant.difficulty;
        settings.players.push_back(std::move(player));
    }
    draw_good_map(settings);
    return settings;
}

bool is_first_of_its_tank(const Match& match) {
    const PlayerId player = match.tally().shots().back().player;
    return std::ranges::count(match.tally().shots(), player, &PastShot::player) == 1;
}

/// The distance by which a shot that has just left the barrel would miss the nearest other tank; none if
/// nothing flies, or if the shooter has been hurt before and lacks full power.
std::optional<double> miss_of(const Match& match) {
    const PastShot& shot = match.tally().shots().back();
    const bool hurt = power_limit(match.battle().state(), tank_of(shot.player)) < kFullPower;
    if (hurt || !flies(match.arsenal().weapons[shot.weapon])) return std::nullopt;
    const BattleView view(match, shot.player, match.battle().state().air.wind);
    const Prediction end = view.predict(shot.angle, shot.power);
    std::optional<double> least;
    for (const Hull& hull : match.battle().state().hulls) {
        if (hull.tank == tank_of(shot.player)) continue;
        const auto miss = static_cast<double>(distance_to(hull, columns_of(end.contact.at)));
        least = std::min(least.value_or(miss), miss);
    }
    return least;
}

}  // namespace

Ladder ladder_round(const std::vector<Contestant>& contestants, std::uint32_t seed, int number) {
    Match match(settings_of(contestants, seed, number), std::make_shared<Arsenal>(built_in_arsenal()));
    ComputerPlayers computers;
    Ladder rungs(contestants.size());
    const auto rung_of = [&](PlayerId player) -> Rung& {
        return rungs[(at(player) + at(number)) % rungs.size()];
    };
    int turn = 0;
    while (match.phase() != Phase::match_over) {
        Rung& rung = rung_of(match.player());
        const std::size_t shots = match.tally().shots().size();
        if (std::exchange(turn, match.turn()) != match.turn()) ++rung.turns;
        const double begin = processor_seconds();
        computers.think(match);
        rung.thinking += processor_seconds() - begin;
        if (match.tally().shots().size() > shots && is_first_of_its_tank(match))
            if (const auto miss = miss_of(match)) {
                ++rung.first_shots;
                rung.misses += *miss;
            }
        while (match.phase() == Phase::flying) match.step();
        match.take_events();
    }
    for (const PlayerId player : ids<PlayerId>(rungs)) {
        Rung& rung = rung_of(player);
        rung.rounds = 1;
        rung.wins = match.state().winner == player ? 1 : 0;
        rung.damage = match.scores().match()[player].damage;
    }
    return rungs;
}

}  // namespace terramorph
