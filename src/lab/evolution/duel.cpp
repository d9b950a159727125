#include "lab/evolution/duel.h"

#include <cassert>

#include "ai/aiming_player.h"
#include "base/random.h"
#include "lab/simulation.h"
#include "match/match.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kDuelStream = 411;

MatchSettings settings_of_duel(std::uint32_t seed) {
    MatchSettings settings = default_settings();
    settings.seed = seed;
    settings.level.terrain =
        sample_terrain(seed, kDuelStream, static_cast<int>(hash_bits(seed, kDuelStream, 0, 0) % 600));
    settings.set(Rule::rounds, 1);
    settings.set(Rule::armory, 0);
    settings.set(Rule::fuel, 0);  // a gun stays where it is
    settings.set(Rule::living_land, static_cast<double>(LivingLand::off));
    settings.players.clear();
    for (int k = 0; k < 2; ++k) {
        Player player = another_player(settings.players);
        player.kind = player_kinds().back();  // somebody's: the duelists decide
        settings.players.push_back(std::move(player));
    }
    return settings;
}

}  // namespace

Duelist duelist(const Temperament& plays) {
    return [&plays](std::uint32_t seed) { return std::make_unique<AimingPlayer>(plays, seed); };
}

DuelResult fight_duel(const std::array<Duelist, 2>& duelists, std::uint32_t seed, int most_turns) {
    Match match(settings_of_duel(seed), std::make_shared<Arsenal>(built_in_arsenal()));
    std::unique_ptr<ComputerPlayer> mind;
    int turn = 0;
    while (match.phase() != Phase::match_over && match.turn() <= most_turns) {
        if (std::exchange(turn, match.turn()) != match.turn())
            mind = at(duelists, match.player())(hash_bits(seed, kDuelStream, turn, 1));
        if (match.phase() == Phase::aiming)
            if (const auto command = mind->think(match, match.player())) {
                const Refusal refusal = match.apply(*command);
                assert(!refusal && "a computer asked for what isn't allowed");
                (void)refusal;
            }
        while (match.phase() == Phase::flying) match.step();
        match.take_events();
    }
    DuelResult result;
    const PlayerId winner = match.state().winner;
    if (match.phase() == Phase::match_over && winner.exists()) result.winner = static_cast<int>(at(winner));
    for (const PlayerId player : ids<PlayerId>(result.damage))
        at(result.damage, player) = match.scores().match()[player].damage;
    return result;
}

}  // namespace terramorph
