// What SDL's renderer puts together, beside what software does.
#include "sdl/sdl_compositor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "paint/anything.h"
#include "paint/layers/software_compositor.h"
#include "paint/pixel.h"
#include "paint/soft/light_field.h"

namespace terramorph {
namespace {

constexpr int kWide = 320, kHigh = 180;

/// Land that neighbouring pixels agree about, as they do in a landscape.
Image hills(int width, int height, int phase) {
    Image image(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const auto channel = [&](int k) {
                return static_cast<std::uint8_t>(128 + (x * (k + 1) + y * (3 - k) + phase) % 256 / 4);
            };
            image.row(y)[x] = packed({channel(0), channel(1), channel(2), 255});
        }
    return image;
}

int channel_of(std::uint32_t pixel, int shift) { return static_cast<int>(pixel >> shift & 0xff); }

/// The largest difference of a channel.
int apart(std::uint32_t a, std::uint32_t b) {
    int most = 0;
    for (const int shift : {0, 8, 16})
        most = std::max(most, std::abs(channel_of(a, shift) - channel_of(b, shift)));
    return most;
}

class TwoCompositors : public testing::Test {
  protected:
    TwoCompositors()
        : surface_(SDL_CreateRGBSurfaceWithFormat(0, kWide, kHigh, 32, SDL_PIXELFORMAT_RGB888)),
          renderer_(SDL_CreateSoftwareRenderer(surface_)) {
        soft_cache_.compositor = &software_;
    }
    ~TwoCompositors() override {
        card_.reset();
        SDL_DestroyRenderer(renderer_);
        SDL_FreeSurface(surface_);
    }

    /// Draws a frame with both.
    template <class Paint>
    void draw(Paint paint) {
        Canvas canvas(picture_, soft_cache_);
        paint(canvas);
        card_->begin(sheet_, card_cache_.touched);
        card_cache_.compositor = card_.get();
        Canvas sheet(sheet_, card_cache_);
        paint(sheet);
        ASSERT_TRUE(card_->draw(sheet_, card_cache_.touched)) << SDL_GetError();
        SDL_RenderPresent(renderer_);
    }
    std::uint32_t shown(int x, int y) const {
        const auto* row = static_cast<const std::uint8_t*>(surface_->pixels) + y * surface_->pitch;
        return reinterpret_cast<const std::uint32_t*>(row)[x];
    }
    /// The largest difference between the two, and how many pixels differ by more than `little`.
    std::pair<int, int> differences(int little) const {
        int most = 0, many = 0;
        for (int y = 0; y < kHigh; ++y)
            for (int x = 0; x < kWide; ++x) {
                const int by = apart(shown(x, y), picture_.row(y)[x]);
                most = std::max(most, by);
                many += by > little;
            }
        return {most, many};
    }

    SDL_Surface* surface_;
    SDL_Renderer* renderer_;
    std::unique_ptr<SdlCompositor> card_ = std::make_unique<SdlCompositor>(*renderer_);
    SoftwareCompositor software_;
    Image picture_{kWide, kHigh}, sheet_{kWide, kHigh};
    CanvasCache soft_cache_{plain_typeface()}, card_cache_{plain_typeface()};
};

TEST_F(TwoCompositors, ShowTheSameWhateverIsPaintedOverALandThatChanges) {
    Image land = hills(kWide, kHigh, 0);
    const std::uint64_t painting = new_painting();
    PixelBox changed;
    for (std::uint32_t frame = 0; frame < 60; ++frame) {
        if (frame % 3 == 0) {
            const int x = static_cast<int>(frame) * 5;
            for (int y = 0; y < kHigh; ++y) std::fill_n(land.row(y) + x, 9, 0xff102030u);
            changed = {x, 0, x + 9, kHigh};
        }
        const PictureLayer layer = {&land, {0, 0, kWide, kHigh}, painting, frame / 3, changed};
        draw([&](Canvas& canvas) {
            Random random(frame, 1);
            for (int k = 0; k < 3; ++k) test::paint_anything(canvas, random);
            canvas.lay({&layer, 1});
            for (int k = 0; k < 4; ++k) test::paint_anything(canvas, random);
        });
        // What shines brighter than white below something translucent is cut off at another time.
        EXPECT_LE(differences(4).second, kWide * kHigh / 50) << frame;
    }
}

TEST_F(TwoCompositors, ShowTheSameLandsThroughWhichASkyIsSeen) {
    const Image sky = hills(kWide, kHigh, 0);
    const auto land_of = [](int width, int height, int phase) {
        Image land = hills(width, height, phase);
        for (int y = 0; y < height / 2; ++y)
            for (int x = 0; x < width; ++x)
                land.row(y)[x] = mixed(0u, land.row(y)[x], static_cast<std::uint32_t>(512 * y / height));
        return land;
    };
    const Image whole = land_of(kWide, kHigh, 90), close = land_of(kWide, kHigh, 40);
    const std::uint64_t paintings[] = {new_painting(), new_painting(), new_painting()};
    for (int frame = 0; frame < 6; ++frame) {
        const float grown = 1 + 0.2f * static_cast<float>(frame);
        const PictureLayer layers[] = {
            {&sky, {-10, -10, 1.2f * kWide, 1.2f * kHigh}, paintings[0], 0, {}},
            {&whole, {-20, -20, grown * kWide, grown * kHigh}, paintings[1], 0, {}, kHigh / 2, 0},
            {&close, {60, 50, 0.5f * kWide, 0.5f * kHigh}, paintings[2], 0, {}, kHigh / 2, 0, true}};
        draw([&](Canvas& canvas) {
            canvas.lay(layers);
            canvas.circle({100, 60}, 20, {255, 255, 255, 128});
        });
        EXPECT_LE(differences(12).second, kWide * kHigh / 50) << frame;
    }
}

TEST_F(TwoCompositors, ShowTheSamePagesWithoutAnyLayer) {
    draw([&](Canvas& canvas) {
        canvas.clear({20, 30, 40});
        Random random(1, 1);
        for (int k = 0; k < 20; ++k) test::paint_anything(canvas, random);
    });
    EXPECT_LE(differences(0).first, 1);
    draw([&](Canvas& canvas) { canvas.clear({40, 30, 20}); });
    EXPECT_EQ(differences(0).first, 0) << "nothing of the page before is left";
}

TEST_F(TwoCompositors, MoveAndStretchLayersAlike) {
    const Image land = hills(kWide, kHigh, 0), close = hills(kWide, kHigh, 90);
    const std::uint64_t painting = new_painting(), other = new_painting();
    for (int k = 0; k < 20; ++k) {
        const float by = 1 + 0.1f * static_cast<float>(k);
        const PictureLayer layers[] = {
            {&land, {-30 * by, -20 * by, kWide * (1 + by / 4), kHigh * (1 + by / 4)}, painting, 0, {}},
            {&close, {40 / by, 30 / by, kWide / 2 * by, kHigh / 2 * by}, other, 0, {}}};
        draw([&](Canvas& canvas) { canvas.lay(layers); });
        EXPECT_LE(differences(8).second, kWide * kHigh / 50) << k;
    }
}

TEST_F(TwoCompositors, LightWhatIsBelowAndWhatIsPaintedAlike) {
    const Image land = hills(kWide, kHigh, 0);
    const PictureLayer layer = {&land, {0, 0, kWide, kHigh}, new_painting(), 0, {}};
    const std::vector<float> edge(kWide, 90.0f);
    LightField light;
    draw([&](Canvas& canvas) {
        canvas.lay({&layer, 1});
        canvas.circle({100, 80}, 30, {40, 90, 40, 200});
        light.begin(kWide, kHigh, edge);
        light.shine({{120, 70}, 90, 1.5f, 50, {255, 200, 120}});
        light.glow({120, 70}, 60, {255, 200, 120}, 0.5f);
        light.lay(canvas);
        canvas.circle({200, 80}, 30, {90, 40, 40, 200});
        SoftBrush(canvas).bend({120, 70}, 50, 16, 6);
    });
    EXPECT_LE(differences(4).second, kWide * kHigh / 200);
    EXPECT_NE(picture_.row(70)[120], land.row(70)[120]);
}

}  // namespace
}  // namespace terramorph
