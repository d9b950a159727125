#include "ui/landscape/earth/mine/mine_picture.h"

#include <gtest/gtest.h>

#include "paint/typeface.h"
#include "support/land/mine_levels.h"
#include "terrain/planet.h"

namespace terramorph {
namespace {

constexpr int kMinedWidth = 2048;

/// The picture of a mine's timber alone, in a view of all of the level.
class MinesPicture : public testing::Test {
  protected:
    MinesPicture() : mined_(test::any_level(*find_generator("waves"), 1)), picture_(kMinedWidth, 1024) {
        mined_.ground.line(mined_.works.linings());
    }

    void draw() {
        Canvas canvas(picture_, plain_typeface());
        canvas.clear({255, 255, 255, 255});
        MinePicture(mined_.level).draw(canvas, view_, mined_.ground, default_planet().palette);
    }
    bool is_drawn(int column, Sixteenths height) const {
        const Point at = view_.point({static_cast<float>(column) + 0.5f, to_columns(height)});
        return (picture_.row(static_cast<int>(at.y))[static_cast<int>(at.x)] & 0xffffffu) != 0xffffffu;
    }
    static Sixteenths middle_of(Span span) { return span.bottom + span.length() / 2; }

    test::MinedLevel mined_;
    View view_ = {.width = kMinedWidth, .height = 1024};
    Image picture_;
};

TEST_F(MinesPicture, ShowsDarkWallsWhereThereAreGalleriesAndShafts) {
    draw();
    ASSERT_FALSE(mined_.works.mouths.empty());
    for (const MineOpening& opening : mined_.works.openings) {
        if (opening.kind == MineOpening::Kind::winze) continue;
        const int x = opening.air.x0 + 1;
        EXPECT_TRUE(is_drawn(x, middle_of(opening.air.chord(x))));
    }
}

TEST_F(MinesPicture, ShowsNothingInEarthThatWasNeverDug) {
    draw();
    int seen = 0;
    for (int x = 100; x < kMinedWidth - 100; x += 7) {
        for (const Span span : mined_.ground.column(x)) {
            if (span.length() < 20 * kColumn) continue;
            EXPECT_FALSE(is_drawn(x, middle_of(span))) << x;
            ++seen;
        }
    }
    EXPECT_GT(seen, 300);
}

TEST_F(MinesPicture, ShowsNoGalleryThatHasSunk) {
    for (int n = 0; n < static_cast<int>(mined_.ground.linings().size()); ++n)
        mined_.ground.weaken_lining(n, Lining::kWhole);
    const Lining gone = mined_.ground.linings().back();
    mined_.ground.break_linings();
    while (mined_.ground.sink(kColumn)) continue;
    draw();
    EXPECT_FALSE(is_drawn(gone.columns.x0 + 20, middle_of(gone.opening)));
}

TEST_F(MinesPicture, ShowsNoShaftWithoutWalls) {
    const Range mouth = mined_.works.mouths.front();
    const int middle = (mouth.x0 + mouth.x1) / 2;
    const Sixteenths floor = mined_.ground.top(middle);
    mined_.ground.carve({mouth.x0 - 100, std::vector<Span>(256, {floor, 1024 * kColumn})});
    draw();
    EXPECT_FALSE(is_drawn(middle, floor + 20 * kColumn));
}

/// Two thin pillars of a hill are no hill.
TEST_F(MinesPicture, LeavesNoWallOfAShaftInTheAirWhenTheHillBeforeItIsGone) {
    const Range mouth = mined_.works.mouths.front();
    const int middle = (mouth.x0 + mouth.x1) / 2;
    const Sixteenths floor = mined_.ground.top(middle),
                     surface = mined_.surface[static_cast<std::size_t>(middle)];
    draw();
    EXPECT_TRUE(is_drawn(middle, surface - 25 * kColumn));
    constexpr int kPillar = 6, kGone = 120;
    const std::vector<Span> hill(kGone, {floor, 1024 * kColumn});
    mined_.ground.carve({mouth.x0 - kPillar - kGone, hill});
    mined_.ground.carve({mouth.x1 + kPillar, hill});
    ASSERT_GT(mined_.ground.top(mouth.x0 - kPillar + 1), surface - 20 * kColumn);
    draw();
    EXPECT_FALSE(is_drawn(middle, surface - 25 * kColumn));
}

/// A gallery's own floor is as far down as its wall goes.
TEST_F(MinesPicture, HangsNoWallOfAGalleryDownIntoAHoleBelowIt) {
    const Lining lining = mined_.ground.linings().front();
    const Sixteenths deep = 30 * kColumn;
    const int x = lining.columns.x0 + 2;
    mined_.ground.carve(
        {lining.columns.x0, std::vector<Span>(8, {lining.opening.bottom - deep, lining.opening.bottom})});
    draw();
    EXPECT_TRUE(is_drawn(x, lining.opening.top - 6 * kColumn));
    EXPECT_FALSE(is_drawn(x, lining.opening.bottom - deep / 2));
}

TEST_F(MinesPicture, HasNoShaftThatWasFilledUp) {
    const Range mouth = mined_.works.mouths.front();
    const int middle = (mouth.x0 + mouth.x1) / 2;
    const Sixteenths surface = mined_.surface[static_cast<std::size_t>(middle)];
    draw();
    EXPECT_TRUE(is_drawn(middle, surface - 20 * kColumn));
    Shape filling{mouth.x0, {}};
    for (int x = mouth.x0; x < mouth.x1; ++x)
        filling.chords.push_back({mined_.ground.top(x), mined_.surface[static_cast<std::size_t>(x)]});
    mined_.ground.heap(filling);
    draw();
    EXPECT_FALSE(is_drawn(middle, surface - 20 * kColumn));
}

}  // namespace
}  // namespace terramorph
