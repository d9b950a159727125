#include "lab/balance/persons/person_model.h"

namespace terramorph {

namespace {

// A beginner buys every second thing for its name, fires whatever is at hand, and thinks of its items when
// it's nearly lost. A player has read what things do: it raises its shield before it's hurt, repairs itself,
// keeps away from its own blasts, and fires the better of what it has, though hardly ever the best. An old
// hand does what a good computer does, but for its eye.
constexpr PersonModel kPersonModels[] = {
    {.name = "beginner",
     .aim = {45, 160, 18, 40, 78, 130, 15},
     .dearest = 35,
     .harmless = 10,
     .no_wind = 50,
     .shield_below = 50,
     .repair_below = 30,
     .judgement = 50},
    {.name = "player",
     .aim = {28, 95, 12, 24, 68, 70, 8},
     .dearest = 20,
     .shield_below = 100,
     .repair_below = 80,
     .careful = true,
     .judgement = 85,
     .patience = 15},
    {.name = "old hand",
     .aim = {16, 55, 8, 14, 60, 40, 5},
     .careful = true,
     .seasoned = true,
     .judgement = 95,
     .patience = 33},
};

}  // namespace

std::span<const PersonModel> person_models() { return kPersonModels; }

}  // namespace terramorph
