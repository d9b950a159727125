#pragma once

#include <cstdint>
#include <memory>

#include "ai/computer_player.h"
#include "ai/temperament.h"

namespace terramorph {

// Strategies besides AimingPlayer, each in a file of its own; computer_player() chooses among them.

std::unique_ptr<ComputerPlayer> make_random_player(const Temperament& temperament, std::uint32_t seed);
std::unique_ptr<ComputerPlayer> make_disguised_player(std::uint32_t seed);

}  // namespace terramorph
