#include "net/probe.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace terramorph {
namespace {

TEST(PhysicsProbe, ComesToTheSameOnEveryMachine) {
    EXPECT_EQ(hex_text(physics_probe()), "3ada15f216473941");
    EXPECT_EQ(physics_probe(), physics_probe());
}

}  // namespace
}  // namespace terramorph
