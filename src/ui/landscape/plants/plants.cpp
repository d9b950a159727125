#include "ui/landscape/plants/plants.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/random.h"
#include "paint/canvas.h"

namespace terramorph {

namespace {

constexpr Color kPlantDark = {14, 18, 22}, kPlantLight = {255, 250, 190}, kTornEarth = {74, 46, 32};
constexpr Color kLeafage = {24, 66, 40}, kBells = {168, 92, 150}, kCorn = {232, 190, 92};
constexpr Color kStraw = {214, 178, 96}, kStrawRoot = {122, 86, 44};
constexpr std::uint32_t kBlades = 91;  // a stream of random numbers

/// A blade from its foot, which leaves upright and bends over: `lean` is the way of its tip.
struct Blade {
    Point foot;
    float tall, wide, lean;
};

class PlantPainter {
  public:
    PlantPainter(Canvas& canvas, const PlantLook& look, const Palette& palette)
        : canvas_(canvas), look_(look), palette_(palette) {}

    void draw(Point foot) {
        switch (look_.kind) {
            case PlantLook::Kind::tuft:
                return draw_tuft(foot, 5, 9, root(), tip());
            case PlantLook::Kind::flower:
                return draw_flower(foot);
            case PlantLook::Kind::torn:
                return draw_tuft(foot, 3, 6, mixed(palette_.earth[2], kPlantDark, 0.3f),
                                 mixed(kTornEarth, palette_.earth[1], 0.4f));
            case PlantLook::Kind::dry:
                return draw_tuft(foot, 4, 11, kStrawRoot, mixed(kStraw, palette_.grass, 0.3f));
            case PlantLook::Kind::stone:
                return draw_stone(foot);
            case PlantLook::Kind::sprout:
                return draw_sprout(foot);
            case PlantLook::Kind::bush:
                return draw_bush(foot);
            case PlantLook::Kind::heather:
                return draw_heather(foot);
            case PlantLook::Kind::corn:
                return draw_tuft(foot, 5, 14, mixed(kStrawRoot, palette_.grass, 0.3f),
                                 shaded(mixed(kCorn, palette_.sun, 0.2f), 0.3f));
        }
    }

  private:
    float draw_number(int n) const {
        return terramorph::uniform01(kBlades, static_cast<std::uint32_t>(look_.kind), look_.variant, n);
    }
    Color shaded(Color color, float light) const {
        return look_.tone > 0.5f ? mixed(color, kPlantLight, light * (look_.tone - 0.5f))
                                 : mixed(color, kPlantDark, 0.5f * (0.5f - look_.tone));
    }
    Color root() const { return shaded(mixed(palette_.grass, palette_.grass_shade, 0.55f), 0.1f); }
    Color tip() const { return shaded(mixed(palette_.grass, kPlantLight, 0.3f), 0.5f); }

    void draw_blade(const Blade& blade, Color root, Color tip) {
        constexpr int kPieces = 4;
        const float turn = std::clamp(blade.lean, -1.25f, 1.25f);
        std::array<Point, 2 * kPieces + 1> shape;
        for (int k = 0; k <= kPieces; ++k) {
            const float part = static_cast<float>(k) / kPieces, angle = turn * (0.25f + 0.75f * part) * part;
            const Point middle = {blade.foot.x + std::sin(angle) * blade.tall * part,
                                  blade.foot.y - std::cos(angle) * blade.tall * part};
            const float half = blade.wide / 2 * (1 - 0.9f * part * part);
            shape[static_cast<std::size_t>(k)] = {middle.x - half, middle.y};
            if (k < kPieces)
                shape[shape.size() - 1 - static_cast<std::size_t>(k)] = {middle.x + half, middle.y};
        }
        canvas_.shaded(
            shape, {blade.foot, {blade.foot.x, blade.foot.y - 0.3f * blade.tall}, with_alpha(root, 0), root});
        canvas_.shaded(shape, {{blade.foot.x, blade.foot.y - 0.15f * blade.tall},
                               {blade.foot.x, blade.foot.y - 0.85f * blade.tall},
                               with_alpha(tip, 0),
                               tip});
    }

    void draw_tuft(Point foot, int blades, float tall, Color root, Color tip) {
        const float size = look_.size;
        for (int k = 0; k < blades; ++k) {
            const float across = (static_cast<float>(k) + draw_number(k)) / static_cast<float>(blades) - 0.5f;
            const Blade blade = {{foot.x + 6.5f * across * size, foot.y + 1.5f * size},
                                 std::max(2.5f, (0.65f + 0.55f * draw_number(10 + k)) * tall * size),
                                 std::max(0.9f, (1.5f + 0.9f * draw_number(20 + k)) * size),
                                 1.0f * look_.bend + 0.75f * (across + 0.5f * (draw_number(30 + k) - 0.5f))};
            const float light = draw_number(40 + k);
            draw_blade(blade, root, mixed(tip, root, light * light));
        }
    }

    /// Few blades at first, then more on a scrap of turf, which join those beside it.
    void draw_sprout(Point foot) {
        const float size = look_.size, stage = static_cast<float>(look_.variant);
        constexpr int kCorners = 12;
        std::vector<Point> scrap;
        for (int k = 0; k < kCorners; ++k) {
            const float turn = 2 * 3.14159f * static_cast<float>(k) / kCorners;
            scrap.push_back({foot.x + (2.5f + 1.6f * stage) * size * std::cos(turn),
                             foot.y + (1.2f + 0.5f * stage + (0.8f + 1.1f * stage) * std::sin(turn)) * size});
        }
        canvas_.polygon(scrap, with_alpha(root(), 0.35f + 0.2f * stage));
        draw_tuft(foot, 2 + look_.variant, 4 + 2 * stage, root(), tip());
    }

    void draw_flower(Point foot) {
        draw_tuft(foot, 3, 7, root(), tip());
        const float size = look_.size, tall = (10 + 5 * draw_number(1)) * size;
        const float lean = 0.85f * look_.bend + 0.5f * (draw_number(2) - 0.5f);
        draw_blade({{foot.x, foot.y + size}, tall, std::max(0.8f, 1.1f * size), lean}, palette_.grass_shade,
                   tip());
        const Point head = {foot.x + std::sin(lean) * tall, foot.y + size - std::cos(lean) * tall};
        const Color color =
            palette_.flowers[static_cast<std::size_t>(look_.variant) % palette_.flowers.size()];
        const float radius = std::max(1.0f, (1.9f + 0.7f * draw_number(3)) * size);
        canvas_.circle(head, radius, color);
        if (size > 1.4f) {
            canvas_.circle(head + Point{-0.25f * radius, -0.3f * radius}, 0.45f * radius,
                           mixed(color, {255, 255, 255}, 0.5f));
            canvas_.circle(head + Point{0.1f * radius, 0.25f * radius}, 0.28f * radius,
                           mixed(color, {150, 84, 30}, 0.4f));
        }
    }

    /// Leaves in clumps, dark below and light above.
    void draw_bush(Point foot) {
        const float size = look_.size;
        const Color own = mixed(palette_.grass_shade, kLeafage, 0.5f);
        for (int k = 0; k < 9; ++k) {
            const float high = static_cast<float>(k / 3), across = static_cast<float>(k % 3) - 1;
            const float lean = 1.4f * look_.bend * high * size;
            const float x = (across * (5 - high) + 2 * (draw_number(k) - 0.5f)) * size + lean,
                        y = (1.5f + 4.2f * high + 2 * draw_number(10 + k)) * size;
            const float light = 0.12f + 0.26f * high + 0.2f * draw_number(20 + k);
            canvas_.circle({foot.x + x, foot.y - y}, (3.1f - 0.3f * high) * size,
                           shaded(mixed(own, palette_.grass, light), 0.25f));
        }
    }

    /// Low tufts with bells on them.
    void draw_heather(Point foot) {
        draw_tuft(foot, 4, 6, mixed(root(), kStrawRoot, 0.5f), mixed(tip(), kStrawRoot, 0.35f));
        for (int k = 0; k < 7; ++k) {
            const float x = (8 * (draw_number(50 + k) - 0.5f) + 1.5f * look_.bend) * look_.size,
                        y = (2.5f + 4.5f * draw_number(60 + k)) * look_.size;
            canvas_.circle({foot.x + x, foot.y - y}, std::max(0.7f, 1.05f * look_.size),
                           shaded(mixed(kBells, palette_.grass, 0.3f * draw_number(70 + k)), 0.3f));
        }
    }

    /// A stone with a lit and a dark side.
    void draw_stone(Point foot) {
        const float size = look_.size, wide = (2.4f + 3.2f * draw_number(1)) * size,
                    tall = (0.55f + 0.35f * draw_number(2)) * wide;
        std::vector<Point> shape;
        constexpr int kCorners = 7;
        for (int k = 0; k < kCorners; ++k) {
            const float turn = 3.14159f * static_cast<float>(k) / (kCorners - 1);
            const float away = 0.85f + 0.25f * draw_number(10 + k);
            shape.push_back({foot.x + std::cos(turn) * wide * away,
                             foot.y + 1.2f * size - std::sin(turn) * (tall + size) * away});
        }
        const Color own = mixed(palette_.loose, palette_.earth[0], draw_number(3));
        canvas_.shaded(shape, {{foot.x + 0.5f * wide, foot.y - tall},
                               {foot.x - 0.6f * wide, foot.y + size},
                               mixed(own, palette_.grass, 0.35f + 0.4f * look_.tone),
                               mixed(own, kPlantDark, 0.5f)});
    }

    Canvas& canvas_;
    const PlantLook& look_;
    const Palette& palette_;
};

/// The colour of a pixel that was premultiplied by its alpha, as images have it.
std::uint32_t straight(std::uint32_t pixel) {
    const std::uint32_t alpha = pixel >> 24;
    if (alpha == 0) return 0;
    const auto channel = [&](int shift) {
        return std::min(255u, ((pixel >> shift & 0xff) * 255 + alpha / 2) / alpha);
    };
    return alpha << 24 | channel(16) << 16 | channel(8) << 8 | channel(0);
}

/// The part of an image with anything in it.
PixelBox inked(const Image& image) {
    PixelBox box = {image.width(), image.height(), 0, 0};
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            if (image.row(y)[x] == 0) continue;
            box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1), y + 1};
        }
    return box;
}

}  // namespace

PlantImage plant_image(const PlantLook& look, const Palette& palette) {
    const int half = static_cast<int>(std::ceil(17 * look.size)) + 2;
    const int high = static_cast<int>(std::ceil(18 * look.size)) + 2;
    Image whole(2 * half, high + half);
    Canvas canvas(whole, plain_typeface());
    PlantPainter(canvas, look, palette).draw({static_cast<float>(half), static_cast<float>(high)});
    const PixelBox box = inked(whole);
    if (box.empty()) return {Image(1, 1), 0, 0};
    PlantImage plant = {Image(box.right - box.left, box.bottom - box.top), box.left - half, box.top - high};
    for (int y = box.top; y < box.bottom; ++y)
        for (int x = box.left; x < box.right; ++x)
            plant.image.row(y - box.top)[x - box.left] = straight(whole.row(y)[x]);
    return plant;
}

}  // namespace terramorph
