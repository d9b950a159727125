#include "ai/computer_player.h"

#include <algorithm>
#include <cassert>

#include "ai/aiming_player.h"
#include "ai/items/shopping.h"
#include "ai/strategies/list.h"
#include "ai/temperament.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kThinkingStream = 310;
constexpr std::uint32_t kShoppingStream = 311;

void execute(Match& match, const Command& command) {
    const Refusal refusal = match.apply(command);
    assert(!refusal && "a computer asked for what is not allowed");
    (void)refusal;
}

/// Plays a computer's whole visit to the armory.
void shop(Match& match, const PlayerKind& kind) {
    const PlayerId player = match.player();
    const Random random(hash_bits(match.settings().seed, kShoppingStream, match.turn(), 0), kShoppingStream);
    const Temperament& buyer = temperament(kind);
    for (const Command& command : shopping_list(match, player, buyer, random)) execute(match, command);
}

}  // namespace

std::unique_ptr<ComputerPlayer> computer_player(const PlayerKind& kind, std::uint32_t seed) {
    const Temperament* const plays = find_temperament(kind);
    if (!plays) return nullptr;
    switch (plays->strategy) {
        case Strategy::aim:
            return std::make_unique<AimingPlayer>(*plays, seed);
        case Strategy::random:
            return make_random_player(*plays, seed);
        case Strategy::disguise:
            return make_disguised_player(seed);
    }
    return nullptr;
}

void ComputerPlayers::think(Match& match, const PlayerKind& sits_in) {
    const auto& players = match.settings().players;
    const auto is_person = [](const Player& player) { return player.kind.is_person(); };
    if (match.phase() == Phase::round_over && std::none_of(players.begin(), players.end(), is_person))
        return execute(match, NextRound{});
    const Player& player = match.player(match.player());
    const PlayerKind& kind = is_person(player) ? sits_in : player.kind;
    if (match.phase() == Phase::shopping && !kind.is_person()) return shop(match, kind);
    if (match.phase() != Phase::aiming) return;
    if (turn_ != match.turn() || !mind_) {
        turn_ = match.turn();
        // Chance in computers never touches chance in the rules.
        mind_ = computer_player(kind, hash_bits(match.settings().seed, kThinkingStream, turn_, 0));
    }
    if (!mind_) return;
    const auto command = mind_->think(match, match.player());
    if (!command) return;
    if (std::holds_alternative<Fire>(*command)) thought_ = mind_->thought();
    execute(match, *command);
}

}  // namespace terramorph
