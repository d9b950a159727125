#include "lab/balance/persons/person_model.h"

namespace terramorph {

namespace {

constexpr PersonModel kPersonModels[] = {
    {.name = "beginner",
     .aim = {45, 160, 18, 40, 78, 130, 15},
     .dearest = 35,
     .harmless = 10,
     .no_wind = 50,
     .judgement = 40},
    {.name = "player",
     .aim = {28, 95, 12, 24, 68, 70, 8},
     .dearest = 20,
     .shield_below = 60,
     .judgement = 70,
     .patience = 15},
    {.name = "old hand",
     .aim = {16, 55, 8, 14, 60, 40, 5},
     .shield_below = 60,
     .seasoned = true,
     .judgement = 95,
     .patience = 33},
};

}  // namespace

std::span<const PersonModel> person_models() { return kPersonModels; }

}  // namespace terramorph
