#include "ai/conduct.h"

#include "base/index.h"
#include "base/message.h"

namespace terramorph {

namespace {

constexpr Conduct kConducts[kDifficultyNames.size()] = {
    {.label = N_("Easy"),
     .help = N_("Its first shots go wide, then it finds the range. Picks weapons on a whim, and goes easy on "
                "people."),
     .aim = {42, 134, 17, 32, 62, 93, 12, 700},
     .sharpness = 4,
     .person = 42,
     .gives_way = 100,
     .first_blow = 30,
     .spares = 3,
     .whims = 9,
     .dearest = 650,
     .by_taste = true,
     .warms_up = true,
     .arms_first = true},
    {.label = N_("Normal"),
     .help = N_("Aims like most people: the first shot misses, the third comes close. Slightly prefers "
                "computers as targets."),
     .aim = {28, 92, 13, 24, 71, 64, 7},
     .sharpness = 10,
     .person = 70,
     .gives_way = 100,
     .first_blow = 55,
     .whims = 4,
     .shields_early = true,
     .tricks = true,
     .dodges = 2},
    {.label = N_("Hard"),
     .help = N_(
         "Aims well, dodges, finishes off the weak, and goes after the leader. Prefers people as targets."),
     .aim = {22, 77, 9, 16, 63, 40, 5},
     .sharpness = 10,
     .person = 220,
     .gives_way = 30,
     .first_blow = 65,
     .whims = 4,
     .shields_early = true,
     .tricks = true,
     .dodges = 1,
     .finishes = true},
    {.label = N_("Expert"),
     .help = N_("Everything Hard does, but it hits sooner and digs the ground out from under you."),
     .aim = {21, 73, 6, 11, 30, 35, 4},
     .sharpness = 14,
     .person = 220,
     .gives_way = 30,
     .first_blow = 90,
     .whims = 2,
     .shields_early = true,
     .tricks = true,
     .dodges = 1,
     .finishes = true,
     .undermines = true},
};

}  // namespace

const Conduct& conduct(Difficulty difficulty) { return kConducts[at(difficulty)]; }

const Conduct& conduct(const Match& match, PlayerId player) {
    return conduct(match.player(player).difficulty);
}

}  // namespace terramorph
