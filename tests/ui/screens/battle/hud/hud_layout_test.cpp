#include "ui/screens/battle/hud/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "support/matches.h"
#include "ui/screens/battle/hud/bar/layout.h"
#include "ui/screens/battle/hud/cards/order_strip.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

struct Size {
    int width, height;
};
constexpr Size kSizes[] = {{640, 360}, {800, 600}, {1280, 720}, {1920, 1080}, {2560, 1080}, {3840, 2160}};

/// A name for each rectangle that covers another one, or reaches out of the place around them.
std::vector<std::string> faults(const std::vector<Rect>& places, Rect around) {
    std::vector<std::string> found;
    for (std::size_t a = 0; a < places.size(); ++a) {
        const Rect& one = places[a];
        if (one.w <= 0 || one.h <= 0) continue;
        if (one.x < around.x || one.y < around.y || one.x + one.w > around.x + around.w + 0.01f ||
            one.y + one.h > around.y + around.h + 0.01f)
            found.push_back(concat(a, " reaches out"));
        for (std::size_t b = 0; b < a; ++b) {
            const Rect& other = places[b];
            const float wide = std::min(one.x + one.w, other.x + other.w) - std::max(one.x, other.x);
            const float high = std::min(one.y + one.h, other.y + other.h) - std::max(one.y, other.y);
            if (wide > 0.01f && high > 0.01f) found.push_back(concat(a, " on ", b));
        }
    }
    return found;
}

/// Calls with a canvas of each size and size of letters.
template <class Do>
void in_all_sizes(Do act) {
    for (const auto& [width, height] : kSizes) {
        Image image(width, height);
        for (const float letters : {0.75f, 1.0f, 1.5f, kLargestHud}) {
            Scale::set_text_size(letters);
            Canvas canvas(image, plain_typeface());
            SCOPED_TRACE(concat(width, "x", height, ", letters of ", static_cast<int>(100 * letters)));
            act(canvas);
        }
    }
    Scale::set_text_size(1);
}

}  // namespace

TEST(HudLayout, NothingCoversAnythingInAnySizeWithTwoToTen) {
    std::vector<std::unique_ptr<Match>> matches;
    for (int players = 2; players <= 10; ++players) {
        MatchSettings settings = test::small_match(players);
        settings.players[0].name = "Bartholomew the Elder";
        settings.set(Rule::rounds, 30);
        matches.push_back(std::make_unique<Match>(settings, test::the_arsenal()));
    }
    in_all_sizes([&](const Canvas& canvas) {
        const Rect window = {0, 0, canvas.width(), canvas.height()};
        for (const auto& match : matches) {
            SCOPED_TRACE(concat(match->settings().players.size(), " players"));
            const HudLayout all = hud_layout(canvas, *match, {});
            EXPECT_EQ(
                faults({all.player, all.wind, all.strip, all.map, all.hints, all.chips, all.foot}, window),
                std::vector<std::string>());
            EXPECT_GE(all.field.h, 0.4f * canvas.height()) << "the most belongs to the battle";
            const OrderOfTurns order = turn_order(*match, match->player());
            const StripLayout strip = strip_layout(canvas, *match, order, all.strip);
            EXPECT_EQ(faults({strip.plate}, all.strip), std::vector<std::string>());
            std::vector<Rect> places = strip.places;
            places.push_back(strip.next);
            EXPECT_EQ(faults(places, strip.plate), std::vector<std::string>());
        }
    });
}

TEST(HudLayout, ThePartsOfTheBarCoverNoneOfTheOthers) {
    in_all_sizes([](const Canvas& canvas) {
        const float edge = Scale(canvas)(kHudEdge);
        const Rect place = {edge, hud_foot_top(canvas), canvas.width() - 2 * edge, bar_height(canvas)};
        for (const auto& [tab, fire] : {std::pair{"Tab", "Fire"}, {"Shift + Tab", "Feuern"}, {"X", "A"}}) {
            const BarLayout bar = bar_layout(canvas, place, tab, fire);
            EXPECT_EQ(faults({bar.angle_heading, bar.angle, bar.left, bar.power_heading, bar.track, bar.power,
                              bar.more, bar.less, bar.previous, bar.held, bar.next, bar.name, bar.stock,
                              bar.tab, bar.fire},
                             place),
                      std::vector<std::string>());
            EXPECT_GE(bar.track.w, 0.12f * canvas.width());
            EXPECT_GE(bar.name.w, 70);
        }
    });
}

TEST(HudLayout, TheLabAndAReplayLeaveOutWhatTheyHaveNot) {
    const Match match(test::small_match(2), test::the_arsenal());
    Image image(1280, 720);
    const Canvas canvas(image, plain_typeface());
    EXPECT_EQ(hud_layout(canvas, match, {.lab = true}).map.w, 0);
    EXPECT_EQ(hud_layout(canvas, match, {.lab = true}).strip.w, 0);
    const HudLayout replay = hud_layout(canvas, match, {.person = false, .replay = true});
    EXPECT_EQ(replay.hints.w, 0);
    EXPECT_LT(replay.slim.y, 360) << "its foot has another bar";
}

}  // namespace terramorph
