#include "ai/computer_player.h"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "ai/shopping.h"
#include "ai/temperament.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kMindStream = 310;
constexpr std::uint32_t kShoppingStream = 311;

void execute(Match& match, const Command& command) {
    const Refusal refusal = match.apply(command);
    assert(!refusal && "a computer asked for what is not allowed");
    (void)refusal;
}

/// The whole visit of the one who is at the armory.
void shop(Match& match) {
    const int player = match.player();
    const Random random(hash_bits(match.settings().seed, kShoppingStream, match.turn(), 0), kShoppingStream);
    const Temperament& buyer = temperament(match.player(player).mind);
    for (const Command& command : shopping_list(match, player, buyer, random)) execute(match, command);
}

}  // namespace

std::unique_ptr<ComputerPlayer> computer_player(Mind mind, std::uint32_t seed) {
    using Make = std::unique_ptr<ComputerPlayer> (*)(std::uint32_t seed);
    constexpr Make kMakers[] = {make_moron,   make_shooter, make_tosser, make_poolshark,
                                make_chooser, make_spoiler, make_cyborg, make_unknown};
    static_assert(std::size(kMakers) + 1 == kMindNames.size());
    return mind == Mind::person ? nullptr : kMakers[static_cast<std::size_t>(mind) - 1](seed);
}

void ComputerPlayers::think(Match& match) {
    const auto& players = match.settings().players;
    const auto is_person = [](const Player& player) { return player.mind == Mind::person; };
    if (match.phase() == Phase::round_over && std::none_of(players.begin(), players.end(), is_person))
        return execute(match, NextRound{});
    if (match.phase() == Phase::shopping && !is_person(match.player(match.player()))) return shop(match);
    if (match.phase() != Phase::aiming) return;
    if (turn_ != match.turn()) {
        turn_ = match.turn();
        // Chance in the minds never touches chance in the rules.
        mind_ = computer_player(match.player(match.player()).mind,
                                hash_bits(match.settings().seed, kMindStream, turn_, 0));
    }
    if (!mind_) return;
    const auto command = mind_->think(match, match.player());
    if (!command) return;
    if (std::holds_alternative<Fire>(*command)) thought_ = mind_->thought();
    execute(match, *command);
}

}  // namespace terramorph
