#pragma once

#include <cstdint>
#include <memory>

#include "battle/content/arsenal.h"
#include "lab/balance/round_record.h"
#include "lab/balance/scenario.h"

namespace terramorph {

/// Plays the scenario's match with this number at full speed, and returns the records of its rounds.
Rounds play(const Scenario& scenario, std::uint32_t seed, int number, std::shared_ptr<const Arsenal> arsenal);

}  // namespace terramorph
