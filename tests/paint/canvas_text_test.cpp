#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "base/text.h"
#include "paint/canvas.h"
#include "paint/canvas_cache.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

const TextStyle kStyle = {20, kWhite};

}  // namespace

TEST(CanvasText, StandsWhereItsAlignmentSays) {
    Picture picture(300, 60);
    const float width = picture.canvas.text({100, 10}, "tank", kStyle);
    EXPECT_EQ(width, picture.canvas.text_width("tank", kStyle));
    TextStyle style = kStyle;
    style.align = Align::center;
    picture.canvas.text({100, 10}, "tank", style);
    style.align = Align::right;
    picture.canvas.text({100, 10}, "tank", style);
    const auto places = picture.canvas.places_drawn();
    ASSERT_EQ(places.size(), 3u);
    EXPECT_EQ(places[0], (Rect{100, 10, width, 20}));
    EXPECT_EQ(places[1].x, 100 - width / 2);
    EXPECT_EQ(places[2].x, 100 - width);
}

TEST(CanvasText, TellsWhatWasDrawn) {
    Picture picture(300, 60);
    picture.canvas.text({0, 0}, "Angle", kStyle);
    picture.canvas.text({0, 0}, "", kStyle);
    picture.canvas.text({-1000, 0}, "62\u00b0", kStyle);
    EXPECT_EQ(picture.canvas.words_drawn(), (std::vector<std::string>{"Angle", "62\u00b0"}));
}

TEST(CanvasText, InkAroundLettersReachesAsFarAsItIsThickAndIsNoWordOfItsOwn) {
    Picture plain(60, 40), inked(60, 40);
    for (Picture* const each : {&plain, &inked}) each->canvas.clear({128, 128, 128});
    plain.canvas.text({20, 12}, "1", {16, kWhite});
    inked.canvas.text({20, 12}, "1", {.size = 16, .color = kWhite, .outline = 2, .ink = kBlack});
    EXPECT_EQ(inked.canvas.words_drawn().size(), 1u);
    int most = 0;
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 60; ++x) {
            if (plain.grey(x, y) == 255) EXPECT_GE(inked.grey(x, y), 254) << "letters lie on their ink";
            if (inked.grey(x, y) != 0) continue;
            int nearest = 99;
            for (int v = 0; v < 40; ++v)
                for (int u = 0; u < 60; ++u)
                    if (plain.grey(u, v) != 128)
                        nearest = std::min(nearest, std::max(std::abs(u - x), std::abs(v - y)));
            EXPECT_LE(nearest, 2);
            most = std::max(most, nearest);
        }
    EXPECT_EQ(most, 2);
}

TEST(CanvasText, LeavesNoWordAloneInTheLastLineOfABalancedParagraph) {
    Picture picture(600, 200);
    const std::string_view words = "The battlefield has changed since your last shot. C shows the shot.";
    const float wide =
        picture.canvas.text_width("The battlefield has changed since your last shot. C shows the", kStyle);
    const float height = picture.canvas.paragraph_height(wide + 1, words, kStyle);
    ASSERT_EQ(height, 2 * kStyle.size);
    const float balanced = picture.canvas.balanced_width(wide + 1, words, kStyle);
    EXPECT_EQ(picture.canvas.paragraph_height(balanced, words, kStyle), height);
    EXPECT_LT(balanced, 0.7f * wide);
    picture.canvas.paragraph({0, 0, balanced, 200}, words, kStyle);
    EXPECT_GT(picture.canvas.words_drawn().back().size(), 20u);
    EXPECT_EQ(picture.canvas.balanced_width(300, "Otto", kStyle), 300)
        << "a single line has nothing to balance";
    EXPECT_EQ(picture.canvas.balanced_width(300, "", kStyle), 300);
}

TEST(CanvasText, IsFoundByThePartsThatItStandsIn) {
    Picture picture(300, 60);
    picture.canvas.text({0, 0}, "before", kStyle);
    {
        const Part list(picture.canvas, "list");
        picture.canvas.text({0, 0}, "Items", kStyle);
        Part(picture.canvas, "boulder")->text({0, 20}, "Boulder", kStyle);
    }
    picture.canvas.text({0, 0}, "after", kStyle);
    const auto parts = Part::drawn(picture.canvas);
    ASSERT_EQ(parts.size(), 2u);
    EXPECT_EQ(parts[0].id, "list");
    EXPECT_EQ(std::pair(parts[0].first, parts[0].end), std::pair(std::size_t{1}, std::size_t{3}));
    EXPECT_EQ(parts[1].id, "boulder");
    EXPECT_EQ(std::pair(parts[1].first, parts[1].end), std::pair(std::size_t{2}, std::size_t{3}));
}

TEST(CanvasText, IsShortenedToItsRoomAtWholeLetters) {
    Picture picture(300, 60);
    const float room = picture.canvas.text_width("\u00fc\u00fc\u00fc\u00fc...", kStyle);
    EXPECT_EQ(
        picture.canvas.text_within({0, 0}, room, "\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc", kStyle),
        room);
    EXPECT_EQ(picture.canvas.text_within({0, 0}, room, "short", kStyle),
              picture.canvas.text_width("short", kStyle));
    EXPECT_EQ(picture.canvas.text_within({0, 0}, 1, "nothing fits here", kStyle), 0);
    EXPECT_EQ(picture.canvas.words_drawn(),
              (std::vector<std::string>{"\u00fc\u00fc\u00fc\u00fc...", "short"}));
}

TEST(CanvasText, AParagraphBreaksAtBlanksWithinItsWidth) {
    Picture picture(400, 200);
    const float width = picture.canvas.text_width("splits into five", kStyle);
    const float height =
        picture.canvas.paragraph({10, 5, width, 200}, "splits into five warheads at\nthe top", kStyle);
    EXPECT_EQ(picture.canvas.words_drawn(),
              (std::vector<std::string>{"splits into five", "warheads at", "the top"}));
    EXPECT_EQ(height, 60);
    for (const Rect place : picture.canvas.places_drawn()) {
        EXPECT_EQ(place.x, 10);
        EXPECT_LE(place.w, width);
    }
}

TEST(CanvasText, AWordThatFitsOnNoLineIsShortened) {
    Picture picture(400, 200);
    const float width = picture.canvas.text_width("warh...", kStyle);
    EXPECT_EQ(picture.canvas.paragraph({0, 0, width, 200}, "a warheadwarhead b", kStyle), 60);
    EXPECT_EQ(picture.canvas.words_drawn(), (std::vector<std::string>{"a", "warh...", "b"}));
}

TEST(CanvasText, LooksTheSameFromTheCache) {
    CanvasCache cache(plain_typeface());
    Image first(200, 40, 0xff000000u), second(200, 40, 0xff000000u);
    Canvas(first, cache).text({3, 3}, "Baby Nuke \u00d73", kStyle);
    Canvas canvas(second, cache);
    canvas.text({3, 3}, "Baby Nuke \u00d73", kStyle);
    EXPECT_TRUE(same(first, second));
    EXPECT_EQ(canvas.words_drawn().size(), 1u) << "a new canvas begins a new page";
}

TEST(CanvasText, TheCacheStaysSmallAndKeepsWhatIsUsed) {
    class Counting final : public Typeface {
      public:
        TextMask line(std::string_view words, Face face, int size) const override {
            return ++lines_drawn, plain_typeface().line(words, face, size);
        }
        int line_width(std::string_view words, Face face, int size) const override {
            return plain_typeface().line_width(words, face, size);
        }
        mutable int lines_drawn = 0;
    };
    const Counting typeface;
    TextCache cache(typeface);
    for (int k = 0; k < 2000; ++k) {
        cache.line(concat("number ", k), Face::regular, 12);
        cache.line("always there", Face::bold, 12);
        EXPECT_LE(cache.size(), 2 * TextCache::kYoung);
    }
    EXPECT_EQ(typeface.lines_drawn, 2001);
}

TEST(CanvasText, TheCacheTellsFacesAndSizesApart) {
    TextCache cache(plain_typeface());
    const int small = cache.line("a", Face::regular, 12).height;
    EXPECT_NE(cache.line("a", Face::regular, 24).height, small);
    const auto regular = cache.line("a", Face::regular, 24).coverage;
    EXPECT_NE(cache.line("a", Face::bold, 24).coverage, regular);
}

}  // namespace terramorph
