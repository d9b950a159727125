#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "ai/computer_player.h"
#include "ai/temperament.h"

namespace terramorph {

/// Gives a computer that plays for a duelist in one turn.
using Duelist = std::function<std::unique_ptr<ComputerPlayer>(std::uint32_t seed)>;

struct DuelResult {
    int winner = -1;  ///< 0 or 1; -1: neither
    std::array<int, 2> damage = {};
};

/// One that aims by this temperament, which must outlive it.
Duelist duelist(const Temperament& plays);

/// Fights a duel of Normal computers with nothing but what all tanks have, on a level that's drawn from a
/// seed, for so many turns at most.
DuelResult fight_duel(const std::array<Duelist, 2>& duelists, std::uint32_t seed, int most_turns);

}  // namespace terramorph
