#include "ui/sprites/tank_labels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ui/drawn.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

/// Eight tanks side by side in a picture with room for few names.
std::vector<TankLabel> crowd(std::size_t playing) {
    std::vector<TankLabel> labels;
    for (const char* const name : {"Ada", "Bo", "Finn", "Ida", "Juno", "Lena", "Mira", "Ned"}) {
        TankLabel& label = labels.emplace_back();
        label.above = {30 + 8 * static_cast<float>(labels.size()), 60};
        label.name = name;
        label.playing = labels.size() - 1 == playing;
    }
    return labels;
}

TEST(TankLabels, NoNameIsPrintedOverAnotherWhereThereIsRoomForFew) {
    for (std::size_t playing = 0; playing < 8; ++playing) {
        Picture picture(150, 100);
        LabelRoom room({0, 40, 150, 24});
        const std::vector<TankLabel> labels = crowd(playing);
        draw_labels(picture.canvas, labels, room);
        const DrawnScreen drawn = drawn_on(picture.canvas);
        EXPECT_LT(drawn.words.size(), labels.size());
        EXPECT_TRUE(std::ranges::count(drawn.words, labels[playing].name)) << "whose turn it is";
        for (std::size_t k = 0; k < drawn.words.size(); ++k)
            for (std::size_t other = 0; other < k; ++other) {
                const Rect a = drawn.places[k], b = drawn.places[other];
                EXPECT_FALSE(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
                    << drawn.words[k] << " over " << drawn.words[other];
            }
    }
}

TEST(TankLabels, WhoeverHasNoRoomForANameHasAnArrow) {
    Picture picture(120, 100);
    LabelRoom room({0, 40, 120, 24});
    std::vector<TankLabel> labels = crowd(8);
    labels.resize(2);
    labels[0].above.x = 45, labels[0].name = "Bartholomew";
    labels[1].above.x = 112, labels[1].name = "Maximilian";
    draw_labels(picture.canvas, labels, room);
    EXPECT_EQ(drawn_on(picture.canvas).words.size(), 1u);
    EXPECT_TRUE(drawn_on(picture.canvas).find("tank_marker"));
    Picture wide(600, 100);
    LabelRoom all({0, 0, 600, 100});
    labels[1].above.x = 400;
    draw_labels(wide.canvas, labels, all);
    EXPECT_FALSE(drawn_on(wide.canvas).find("tank_marker")) << "both have names";
}

}  // namespace
}  // namespace terramorph
