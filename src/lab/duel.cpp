// A round of the ladder, and its measurements.
#include <algorithm>
#include <ctime>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include "ai/battle_view.h"
#include "ai/computer_player.h"
#include "lab/ladder.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kLadderStream = 400;
constexpr int kWidth = 2048;  // columns
constexpr Walls kWallsOfRounds[] = {Walls::none,   Walls::rubber, Walls::none,
                                    Walls::padded, Walls::spring, Walls::wrap};

double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

/// Two rounds whose numbers differ only in the last bit have their tanks' places swapped.
MatchSettings settings_of(const PlayerKind& first, const PlayerKind& second, std::uint32_t seed, int number) {
    const int level = number / 2;
    const auto generators = terramorph::generators();
    MatchSettings settings = default_settings();
    settings.seed = hash_bits(seed, kLadderStream, level, 0);
    const auto generator = static_cast<std::size_t>(level) % generators.size();
    settings.level.terrain = default_terrain(*generators[generator]);
    settings.level.terrain.width = kWidth;
    settings.level.terrain.depth = fitting_depth(kWidth);
    settings.level.terrain.seed = next_seed(hash_bits(seed, kLadderStream, level, 1));
    settings.set(Rule::rounds, 1);
    settings.set(Rule::armory, level / static_cast<int>(generators.size()) % 2);
    const std::size_t walls = static_cast<std::size_t>(level) / generators.size() + generator;
    settings.set(Rule::walls, static_cast<double>(kWallsOfRounds[walls % std::size(kWallsOfRounds)]));
    const bool changed = number % 2 == 1;
    settings.players[0].kind = changed ? second : first;
    settings.players[1].kind = changed ? first : second;
    return settings;
}

bool is_first_of_its_tank(const Match& match) {
    const int player = match.tally().shots().back().player;
    return std::ranges::count(match.tally().shots(), player, &PastShot::player) == 1;
}

/// The distance by which a shot that has just left the barrel would miss the other tank; none if nothing
/// flies, or if the shooter has been hurt before and lacks full power.
std::optional<double> miss_of(const Match& match) {
    const PastShot& shot = match.tally().shots().back();
    const Weapon& weapon = match.arsenal().weapons[shot.weapon];
    const auto& on_fire = weapon.effects.on(Trigger::on_fire);
    const bool spreads = !on_fire.empty() && on_fire.front().kind->purpose == Purpose::fan;
    const bool hurt = power_limit(match.battle().state(), shot.player) < kFullPower;
    if (hurt || (!weapon.shell && !spreads)) return std::nullopt;
    const BattleView view(match, shot.player, match.battle().state().air.wind);
    const Prediction end = view.predict(shot.angle, shot.power);
    for (const Hull& hull : match.battle().state().hulls)
        if (hull.tank != shot.player)
            return static_cast<double>(distance_to(hull, columns_of(end.contact.at)));
    return std::nullopt;
}

}  // namespace

std::array<Rung, 2> duel(const PlayerKind& first, const PlayerKind& second, std::uint32_t seed, int number) {
    Match match(settings_of(first, second, seed, number), std::make_shared<Arsenal>(built_in_arsenal()));
    ComputerPlayers computers;
    std::array<Rung, 2> rungs;
    int turn = 0;
    while (match.phase() != Phase::match_over) {
        Rung& rung = rungs[match.player()];
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
    for (std::size_t k = 0; k < rungs.size(); ++k) {
        rungs[k].kind = match.player(static_cast<int>(k)).kind;
        rungs[k].rounds = 1;
        rungs[k].wins = match.state().winner == static_cast<int>(k) ? 1 : 0;
        rungs[k].damage = match.scores().match()[k].damage;
    }
    return rungs;
}

}  // namespace terramorph
