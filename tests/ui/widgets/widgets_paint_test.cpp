#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ui/drawn.h"
#include "ui/picture.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr Parameter kRadius = {"radius", "Hill radius", "columns", 0, 300, 150, "", true};
constexpr Parameter kHighSeed = {"seed", "Seed", "", 0, 4294967295.0, 4294967295.0, "", true};
constexpr std::array<std::string_view, 2> kMaterials = {"none", "concrete"};
constexpr Parameter kWallsShown = {"walls", "Walls", "", 0, 1, 1, "", true, kMaterials};
constexpr std::array<std::string_view, 2> kSwitchShows = {"off", "on"};
constexpr Parameter kSwitchShown = {"loose", "Loose dirt falls", "", 0, 1, 1, "", true, kSwitchShows};

/// One of each kind in a column as wide as those of the pages, laid out for this canvas.
Form column_of_all(const Canvas& canvas) {
    const Scale scale(canvas);
    Form form;
    Rect rest = {scale(100), scale(40), scale(300), canvas.height()};
    const auto add = [&](Widget widget, float height) {
        widget.place = take_top(rest, scale(height), scale(theme::kGap));
        form.add(std::move(widget));
    };
    add(button("", "Limited random", [] {}), theme::kButton);
    add(button(
            "", "Play this level", [] {}, Tone::accent),
        66);
    add(row("Lush islands", "g 9.8", [] {}), 58);
    for (const Parameter* parameter : {&kRadius, &kWallsShown, &kSwitchShown}) {
        const double value = parameter->default_value;
        add(setting(
                *parameter, [value] { return value; }, [](double) {}),
            theme::kSetting);
    }
    const double seed = kHighSeed.default_value;
    add(setting(
            kHighSeed, [seed] { return seed; }, [](double) {}),
        74);
    add(text_field(
            "LEVEL CODE", 20, [] { return "CH-7F3K-Q2M8-0A"; }, [](const std::string&) {}),
        74);
    return form;
}

bool cross(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

double luminance(Color color) {
    const auto linear = [](std::uint8_t channel) {
        const double part = channel / 255.0;
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

double contrast(Color a, Color b) {
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

}  // namespace

TEST(WidgetsPainted, WordsAreWholeAndApartInEveryWindow) {
    for (const auto& [width, height] :
         {std::pair{800, 450}, {1280, 720}, {1600, 900}, {1024, 768}, {1920, 1080}, {3840, 2160}}) {
        Picture picture(width, height);
        Form form = column_of_all(picture.canvas);
        for (std::size_t focus = 0; focus < form.size(); ++focus) {
            Canvas canvas(picture.image, plain_typeface());
            form.focus_on(focus);
            form.draw(canvas);
            const auto words = canvas.words_drawn();
            const auto places = canvas.places_drawn();
            for (std::size_t k = 0; k < words.size(); ++k) {
                EXPECT_FALSE(words[k].ends_with("...")) << words[k] << " at " << width;
                EXPECT_GE(places[k].h, Scale::kMinText);
                for (std::size_t other = 0; other < k; ++other)
                    EXPECT_FALSE(cross(places[k], places[other]))
                        << words[k] << " over " << words[other] << " at " << width;
            }
        }
    }
}

TEST(WidgetsPainted, WordsStayInsideTheirWidgetHoweverLong) {
    Picture picture(1600, 900);
    const std::string endless(300, 'W');
    Form form;
    form.add(button("", endless, [] {}));
    form.add(row(endless, endless, [] {}));
    form.add(choice(
        endless, {endless}, [] { return 0; }, [](int) {}));
    form.add(toggle(
        endless, [] { return true; }, [](bool) {}));
    for (std::size_t k = 0; k < form.size(); ++k) {
        Canvas canvas(picture.image, plain_typeface());
        for (std::size_t other = 0; other < form.size(); ++other) form[other].place = {5000, 0, 0, 0};
        const Rect place = form[k].place = {100, 100, 240, 52};
        form.draw(canvas);
        for (const Rect words : canvas.places_drawn()) {
            EXPECT_GE(words.x, place.x) << k;
            EXPECT_LE(words.x + words.w, place.x + place.w) << k;
        }
    }
}

TEST(WidgetsPainted, TheFocusIsSeenOnEveryKind) {
    Picture picture(1600, 900);
    Form form = column_of_all(picture.canvas);
    for (std::size_t k = 0; k < form.size(); ++k) {
        Picture with(1600, 900), without(1600, 900);
        form.focus_on(k);
        form.draw(with.canvas);
        form.focus_on(k == 0 ? 1 : 0);
        form.draw(without.canvas);
        int different = 0;
        const Rect place = form[k].place.inset(-4);
        for (int y = static_cast<int>(place.y); y < static_cast<int>(place.y + place.h); ++y)
            for (int x = static_cast<int>(place.x); x < static_cast<int>(place.x + place.w); ++x)
                different += with.image.row(y)[x] != without.image.row(y)[x];
        EXPECT_GT(different, 500) << k;
    }
}

TEST(WidgetsPainted, ATextFieldShowsItsCursorHoweverLongItsText) {
    Picture picture(1600, 900);
    Form form;
    const std::string endless(100, 'W');
    form.add(text_field(
        "", 200, [&] { return endless; }, [](const std::string&) {}));
    form[0].place = {100, 100, 300, 44};
    form.draw(picture.canvas);
    int yellow = 0;
    for (int x = 110; x < 390; ++x) yellow += picture.image.row(122)[x] == packed(theme::kAccent);
    EXPECT_GT(yellow, 0);
    EXPECT_EQ(picture.image.row(122)[420], 0xff000000u) << "nothing stands out of the field";
}

TEST(WidgetsPainted, ATextTooLongForItsFieldIsReadableAndHasBothItsEnds) {
    Picture picture(1600, 900);
    Form form;
    std::string code = "CH-" + std::string(120, 'W') + "-9ZWX";
    form.add(text_field(
        "", 200, [&] { return code; }, [](const std::string&) {}));
    form.add(button("other", "Other", [] {}));
    form[0].place = {100, 100, 300, 44}, form[1].place = {100, 200, 300, 44};
    form.focus_on(1);
    const auto shown = [&] {
        Canvas canvas(picture.image, plain_typeface());
        form.draw(canvas);
        return drawn_on(canvas);
    };
    const DrawnScreen drawn = shown();
    EXPECT_TRUE(drawn.words[0].starts_with("CH-W") && drawn.words[0].ends_with("-9ZWX")) << drawn.words[0];
    EXPECT_GE(drawn.places[0].h, Scale::kMinText);
    EXPECT_LE(drawn.places[0].x + drawn.places[0].w, 400);
    code = "CH-9ZWX";
    EXPECT_EQ(shown().words[0], code);
}

TEST(Theme, LettersAreReadableOnWhateverTheyStand) {
    using namespace theme;
    for (const Color ground : {kBackground, kPanel, kRaised, kSelected})
        for (const Color letters : {kBright, kText, kMuted, kAccent, kValue, kGood, kBad})
            EXPECT_GE(contrast(letters, ground), 4.5)
                << int{letters.r} << ' ' << int{letters.g} << " on " << int{ground.r};
    EXPECT_GE(contrast(kOnAccent, kAccent), 4.5);
    EXPECT_GE(contrast(kOnAccent, kGood), 4.5);
}

TEST(Theme, TheSmallestLettersAre18PixelsAt1080Lines) {
    const Scale scale(1920, 1080);
    for (const float size : {theme::kTitle, theme::kLarge, theme::kBody, theme::kSmall})
        EXPECT_GE(scale.text(size), 18);
}

TEST(Theme, KeyHintsStandBesideEachOther) {
    Picture picture(800, 450);
    key_hints(picture.canvas, {24, 420, 700, 20}, {{"enter", "buy"}, {"del", "sell"}});
    EXPECT_EQ(picture.canvas.words_drawn(), (std::vector<std::string>{"Enter", "buy", "Del", "sell"}));
    const auto places = picture.canvas.places_drawn();
    for (std::size_t k = 1; k < places.size(); ++k) EXPECT_GE(places[k].x, places[k - 1].x + places[k - 1].w);
}

}  // namespace terramorph
