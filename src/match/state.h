#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/ticks.h"
#include "battle/battle.h"
#include "match/economy/shop.h"
#include "match/event.h"
#include "match/galaxy/journey.h"
#include "match/recording/recording.h"
#include "match/score/score.h"
#include "match/score/tally.h"
#include "match/settings/settings.h"

namespace terramorph {

enum class Phase {
    shopping,    ///< waits for the player who is at the armory
    aiming,      ///< waits for the player whose turn it is
    flying,      ///< something moves: call step()
    round_over,  ///< waits for NextRound
    match_over,
};

/// A player's decision if all fire at once.
enum class Commitment { none, passes, fires };

/// The state of a match, as plain data. The functions of turns.h, rounds.h, shopping_phase.h and execution.h
/// change it; Match guards it. Copying forks everything but the battle.
struct MatchState {
    MatchState(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
               std::shared_ptr<const Planets> planets);

    /// The player whose turn it is, to shop or to aim.
    PlayerId player() const { return order[place]; }
    const Player& player(PlayerId number) const { return settings.players[number]; }
    const Tank& tank(PlayerId player) const { return battle->state().tank(tank_of(player)); }
    /// A player's money now, including loot of this round.
    int money(PlayerId player) const { return shop.money(player) + loot[player]; }
    bool allies(PlayerId player, PlayerId other) const;
    /// True if there's another armory to come.
    bool armory_follows() const { return settings.has_armory() && round < settings.rounds(); }
    /// How many percent whoever natives trade with saves there; 0 if they have nothing to offer.
    int next_bargain() const { return armory_follows() ? shop.bargain_discount() : 0; }
    /// A player's selected weapon.
    WeaponId weapon(PlayerId player) const { return weapons[player]; }
    /// If all fire at once: true if this player is ready.
    bool committed(PlayerId player) const { return commitments[player] != Commitment::none; }
    /// The world of the next round; -1 without a galaxy, and in the last round.
    int next_world() const { return journey.next_world(settings, round); }
    /// The round whose scars the land still has; 0: none.
    int scarred_in() const;
    bool simultaneous() const { return settings.turn_mode() == TurnMode::simultaneous; }
    /// True while nothing has moved yet since a player's turn, or visit to the armory, began.
    bool at_turn_start() const;

    void add_to(StateHash& hash) const;
    std::uint64_t hash() const;

    MatchSettings settings;
    std::shared_ptr<const Arsenal> arsenal;
    std::shared_ptr<const Planets> planets;
    Random random;
    std::shared_ptr<Battle> battle;  // of this match alone
    Phase phase = Phase::aiming;
    int round = 0;  // from 1
    int turn = 0;   // of the match, from 1
    int round_turns = 0;
    int volley_turn = 0;  // in which the volley began, if all fire at once
    Ticks ticks;          // in which something moved
    Ticks turn_began;
    bool moving = false;  // something moves that isn't a shot; the turn continues afterwards
    bool ending = false;  // the turn's water and sky have been processed
    bool fired = false;   // the first shot of the round
    PlayerId
        winner;  // of the round: none until it's over or if nobody survived; for a team, one of the survivors
    std::vector<PlayerId> order;    // players in the order of their turns
    std::size_t place = 0;          // in the order
    std::vector<WeaponId> weapons;  // of each player
    std::vector<Commitment> commitments;
    std::vector<int> loot;  // taken from others and found in this round; negative: lost to others
    Journey journey;
    Shop shop;
    Scoreboard scores;
    Tally tally;
    Recording recording;
    MatchEvents events;
};

}  // namespace terramorph
