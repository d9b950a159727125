#include "ui/screens/battle/hud/hud.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "terrain/code/level_code.h"

namespace terramorph {

TEST(BattleHud, CallsALevelByTheLettersOfItsCode) {
    for (const Generator* generator : generators()) {
        LevelSettings level;
        level.terrain = default_terrain(*generator);
        level.terrain.seed = 841;
        EXPECT_EQ(level_name(level), concat(level_code(level).substr(0, 2), " 841"));
    }
}

}  // namespace terramorph
