#include "ai/computer_player.h"

#include <algorithm>
#include <cassert>

#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kMindStream = 310;

}  // namespace

std::unique_ptr<ComputerPlayer> computer_player(Mind mind, std::uint32_t seed) {
    switch (mind) {
        case Mind::person:
            return nullptr;
        case Mind::moron:
            return make_moron(seed);
        default:
            return make_spoiler(seed);
    }
}

void Minds::think(Match& match) {
    const auto& players = match.settings().players;
    const auto is_person = [](const Player& player) { return player.mind == Mind::person; };
    if (match.phase() == Phase::round_over && std::none_of(players.begin(), players.end(), is_person))
        match.apply(NextRound{});
    if (match.phase() == Phase::shopping && !is_person(match.player(match.player())))
        match.apply(Ready{match.player()});
    if (match.phase() != Phase::aiming) return;
    if (turn_ != match.turn()) {
        turn_ = match.turn();
        // Chance in the minds never touches chance in the rules.
        mind_ = computer_player(match.player(match.player()).mind,
                                bits(match.settings().seed, kMindStream, turn_, 0));
    }
    if (!mind_) return;
    const auto command = mind_->think(match, match.player());
    if (!command) return;
    if (std::holds_alternative<Fire>(*command)) thought_ = mind_->thought();
    const Refusal refusal = match.apply(*command);
    assert(!refusal && "a computer asked for what is not allowed");
    (void)refusal;
}

}  // namespace terramorph
