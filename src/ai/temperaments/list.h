#pragma once

#include <cstdint>
#include <memory>

#include "ai/computer_player.h"

namespace terramorph {

// Each temperament has a file of its own; here they are declared, and computer_player() chooses among them.

std::unique_ptr<ComputerPlayer> make_moron(std::uint32_t seed);
std::unique_ptr<ComputerPlayer> make_shooter(std::uint32_t seed);
std::unique_ptr<ComputerPlayer> make_tosser(std::uint32_t seed);
std::unique_ptr<ComputerPlayer> make_poolshark(std::uint32_t seed);
std::unique_ptr<ComputerPlayer> make_chooser(std::uint32_t seed);
std::unique_ptr<ComputerPlayer> make_spoiler(std::uint32_t seed);
std::unique_ptr<ComputerPlayer> make_cyborg(std::uint32_t seed);
std::unique_ptr<ComputerPlayer> make_unknown(std::uint32_t seed);

}  // namespace terramorph
