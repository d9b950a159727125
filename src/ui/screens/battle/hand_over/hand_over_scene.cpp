#include "ui/screens/battle/hand_over/hand_over_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "ui/camera/camera.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kCoarse = 8;                          // pixels of the window to one of the blurred picture
constexpr int kBlurs = 3, kBlurReach = 2;           // how often each pixel is mixed with how many beside it
constexpr float kPatchTop = 560, kPatchWide = 900;  // units; where the tank stands
constexpr float kPatchHigh = 90;
constexpr float kTankHull = 330;  // units, from end to end
constexpr float kTankTilt = 0.05f;
constexpr int kPatchRows = 14;  // of different shades
constexpr float kBlade = 7;     // units between two blades of grass

/// The mean of the pixels around one, along a line of them that lie `step` apart.
std::uint32_t mean(const std::uint32_t* line, int at, int count, int step) {
    int red = 0, green = 0, blue = 0, summed = 0;
    for (int k = std::max(0, at - kBlurReach); k <= std::min(count - 1, at + kBlurReach); ++k, ++summed) {
        const std::uint32_t pixel = line[k * step];
        red += pixel >> 16 & 255, green += pixel >> 8 & 255, blue += pixel & 255;
    }
    const auto part = [&](int sum) { return static_cast<std::uint8_t>(sum / summed); };
    return packed({part(red), part(green), part(blue)});
}

void blur(Image& image) {
    const Image before = image;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) image.row(y)[x] = mean(before.row(y), x, image.width(), 1);
    const Image across = image;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.row(y)[x] = mean(across.row(0) + x, y, image.height(), image.width());
}

/// How solid the patch is at this part of its width, from -1 to 1: it fades towards its ends.
float solid(float part) {
    const float left = 1 - part * part;
    return left * left * (3 - 2 * left);
}

/// How far above its ends the patch is there.
float swell(float part, float high) { return 0.3f * high * (1 - part * part); }

void draw_blade(Canvas& canvas, Point foot, float wide, float tall, float lean, Color color) {
    canvas.polygon(
        std::array<Point, 3>{
            {{foot.x - wide, foot.y + 2}, {foot.x + wide, foot.y + 2}, {foot.x + lean, foot.y - tall}}},
        color);
}

/// Earth with grass on it, which fades to all sides but above.
void draw_patch(Canvas& canvas, Point middle, const Palette& palette) {
    const Scale scale(canvas);
    const float half = std::floor(scale(kPatchWide) / 2), high = scale(kPatchHigh),
                step = std::max(2.0f, std::round(scale(4)));
    const float row = std::max(1.0f, std::round(high / kPatchRows));
    for (float x = -half; x < half; x += step) {
        const float part = x / half, top = std::floor(middle.y - swell(part, high));
        for (int k = 0; k < kPatchRows; ++k) {
            const float depth = static_cast<float>(k) / kPatchRows;
            const Color color = mixed(palette.grass, palette.grass_shade, std::min(1.0f, 2.5f * depth));
            canvas.fill({std::floor(middle.x) + x, top + static_cast<float>(k) * row, step, row},
                        with_alpha(color, solid(part) * (1 - depth * depth)));
        }
    }
    const float apart = scale(kBlade);
    for (int k = static_cast<int>(-half / apart) + 1; static_cast<float>(k) * apart < half; ++k) {
        const float x = static_cast<float>(k) * apart, part = x / half;
        draw_blade(canvas, {middle.x + x, middle.y - swell(part, high)}, apart / 2,
                   scale(k % 2 == 0 ? 22.0f : 13.0f), apart * (k % 3 == 0 ? -0.8f : 0.6f),
                   with_alpha(k % 2 == 0 ? palette.grass : palette.grass_shade, solid(part)));
    }
}

}  // namespace

HandOverScene::HandOverScene(const Match& match) : landscape_(match.level(), match.battle().state().ground) {}

void HandOverScene::blur_land(const Match& match, int width, int height) {
    width_ = width, height_ = height;
    const int wide = std::max(16, width / kCoarse), high = std::max(9, height / kCoarse);
    Camera camera(match.level().width());
    camera.look_at(static_cast<float>(match.level().width()) / 2);
    camera.jump();
    land_ = landscape_.picture(match.battle().state().ground, camera.view(wide, high));
    for (int k = 0; k < kBlurs; ++k) blur(land_);
}

void HandOverScene::draw(Canvas& canvas, const Match& match, const Player& player) {
    const int width = static_cast<int>(canvas.width()), height = static_cast<int>(canvas.height());
    if (width != width_ || height != height_) blur_land(match, width, height);
    const Rect whole = {0, 0, canvas.width(), canvas.height()};
    canvas.image(land_, whole);
    canvas.fill(whole, with_alpha(theme::kBackground, 0.45f));
    const Scale scale(canvas);
    const Point middle = {canvas.width() / 2, scale(kPatchTop)};
    draw_patch(canvas, middle - Point{0, scale(12)}, landscape_.palette());
    const View view = {.scale = scale(kTankHull) / (2.0f * kHullHalfWidth), .width = width, .height = height};
    BodyState body;
    body.at = view.place(middle);
    body.angle = -kTankTilt;
    draw_tank(canvas, view, {body, 400, player_color(player.color), player.emblem, player.shape});
}

}  // namespace terramorph
