#include "ui/screens/players/parade.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "paint/typeface.h"
#include "support/battles.h"
#include "ui/drawn.h"

namespace terramorph {
namespace {

struct Seen {
    Image picture;
    std::vector<Rect> names;
};

/// Two players in a row with room for some.
Seen two_of(std::size_t room, int high) {
    std::vector<Player> players = {another_player({})};
    players.push_back(another_player(players));
    Seen seen{Image(1200, high), {}};
    Canvas canvas(seen.picture, plain_typeface());
    Parade(test::flat_level(), room).draw(canvas, {0, 0, 1200, static_cast<float>(high)}, players);
    seen.names = drawn_on(canvas).places;
    return seen;
}

/// Pixels below a tank's tracks that look like what's there in a high picture.
int earthy(const Image& low, const Image& high, int middle) {
    int count = 0;
    for (int x = middle - 50; x < middle + 50; ++x) {
        const Color earth = unpacked(high.row(high.height() - 2)[x]);
        const Color below = unpacked(low.row(low.height() - 2)[x]);
        const int apart =
            std::abs(earth.r - below.r) + std::abs(earth.g - below.g) + std::abs(earth.b - below.b);
        count += apart < 60;
    }
    return count;
}

TEST(Parade, EveryTankStandsOnEarthHoweverLowThePicture) {
    for (const std::size_t room : {2, 8}) {
        const Image high = two_of(room, 500).picture, low = two_of(room, 165).picture;
        for (const int middle : {300, 900}) EXPECT_GT(earthy(low, high, middle), 80) << room;
    }
}

TEST(Parade, NamesStandInThePictureIfItHasRoomForThem) {
    for (const int high : {165, 500}) {
        const Seen seen = two_of(8, high);
        EXPECT_EQ(seen.names.size(), 2u);
        for (const Rect& name : seen.names) {
            EXPECT_GE(name.y, 0) << high;
            EXPECT_LE(name.y + name.h, static_cast<float>(high)) << high;
        }
    }
}

}  // namespace
}  // namespace terramorph
