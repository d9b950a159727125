#include "ui/landscape/plants/meadow.h"

#include <algorithm>
#include <cmath>

#include "base/index.h"
#include "base/random.h"
#include "ui/landscape/earth/earth_column.h"
#include "ui/landscape/earth/height_profile.h"
#include "ui/landscape/plants/plants.h"

namespace terramorph {

namespace {

// In pixels of a picture of 1600 x 900.
constexpr float kApart = 2.9f;  // between two places for plants
constexpr float kSteepestMeadow = 2.4f, kSteepestSprouts = 1.7f;
constexpr float kEases = 1.6f;     // of the remaining way to another wind, per second
constexpr float kStrongWind = 30;  // which bends everything as far as it goes
constexpr float kGustLong = 190, kGustSpeed = 2.6f;
constexpr int kTones = 3;
constexpr std::uint32_t kMeadow = 95;  // a stream of random numbers

// Plants by the number of their images.
constexpr int kTufts = 4, kFlower = 4, kTorn = 7, kDry = 8, kStone = 9, kSprout = 12,
              kBush = kSprout + PlantLook::kSprouts, kHeather = kBush + 2, kCornStalk = kHeather + 2,
              kPlants = kCornStalk + 2;

PlantLook look_of(int plant) {
    using Kind = PlantLook::Kind;
    if (plant < kTufts) return {.kind = Kind::tuft, .variant = plant};
    if (plant < kTorn) return {.kind = Kind::flower, .variant = plant - kFlower};
    if (plant < kDry) return {.kind = Kind::torn};
    if (plant < kStone) return {.kind = Kind::dry};
    if (plant < kSprout) return {.kind = Kind::stone, .variant = plant - kStone};
    if (plant < kBush) return {.kind = Kind::sprout, .variant = plant - kSprout};
    if (plant < kHeather) return {.kind = Kind::bush, .variant = plant - kBush};
    if (plant < kCornStalk) return {.kind = Kind::heather, .variant = plant - kHeather};
    return {.kind = Kind::corn, .variant = plant - kCornStalk};
}

bool scorched(std::span<const Scorch> scorches, Vec2<float> at) {
    return std::ranges::any_of(scorches, [&](const Scorch& scorch) {
        const float x = (at.x - scorch.at.x) / scorch.radius;
        const float y = (at.y - scorch.at.y) / (scorch.radius * scorch.height);
        return x * x + y * y < 1.25f * 1.25f;
    });
}

/// True where seeds find earth and light: not on rock, and at the bottom of no shaft.
bool is_fertile(const Ground& ground, int x) {
    constexpr int kSkyWide = 40;                   // columns to each side ...
    constexpr Sixteenths kDeepest = 80 * kColumn;  // ... of which none is so much higher
    const Sixteenths top = ground.top(x);
    return top > std::max(ground.rock_top(x), Ground::kBedrock) &&
           ground.highest(x - kSkyWide, x + kSkyWide + 1) - top < kDeepest;
}

/// True where turf reaches so far to one side that it's no mere scrap.
bool has_wide_turf(const Ground& ground, int x) {
    constexpr int kScrap = 15, kStep = 3;  // columns
    const auto reaches = [&](int way) {
        for (int off = kStep; off <= kScrap; off += kStep) {
            const int column = x + way * off;
            if (column >= 0 && column < ground.width() && !has_turf(ground, column)) return false;
        }
        return true;
    };
    return reaches(-1) || reaches(1);
}

/// True at the lip of a hole, over which what stands there would hang in the air.
bool is_lip(const Ground& ground, int x, int near) {
    constexpr Sixteenths kDeep = 4 * kColumn;
    const auto is_dug = [&](int column) {
        column = std::clamp(column, 0, ground.width() - 1);
        return ground.generated_surface(column) - ground.top(column) > kDeep;
    };
    return is_dug(x - near) || is_dug(x + near);
}

}  // namespace

/// A place where something may grow.
struct Meadow::Spot {
    int number;
    float column;
    bool torn;  ///< beside a hole, or burnt
    LandCover cover = LandCover::bare;
    int plant = 0;
    float height = 0, slope = 0;  ///< of the land: columns; rise for each one

    float draw(int n) const { return terramorph::uniform01(kMeadow, 0, number, n); }
};

float wind_for_meadow(int wind) { return std::clamp(static_cast<float>(wind) / kStrongWind, -1.0f, 1.0f); }

bool Meadow::advance(double seconds, float wind) {
    const double before = time_;
    const float way = wind - lean_;
    lean_ += std::abs(way) < 0.01f ? way : way * std::min(1.0f, kEases * static_cast<float>(seconds));
    if (lean_ == 0 && way == 0) return false;
    time_ += seconds;
    return std::floor(before * kPictures) != std::floor(time_ * kPictures);
}

/// Images are made for sizes an eighth apart, so that a moving camera needs few.
void Meadow::fit(const View& view, const Palette& palette) {
    constexpr float kSteps = 6;
    const float size = std::exp2(std::round(std::log2(std::max(0.2f, view.unit())) * kSteps) / kSteps);
    if (size == size_ && palette == colors_ && !sprites_.empty()) return;
    size_ = size;
    colors_ = palette;
    sprites_.assign(static_cast<std::size_t>(kPlants * kTones * (2 * kBends + 1)), PlantImage());
}

const PlantImage& Meadow::sprite(int plant, int tone, int bend) {
    PlantImage& made =
        sprites_[static_cast<std::size_t>((plant * kTones + tone) * (2 * kBends + 1) + bend + kBends)];
    if (made.image.width() == 0) {
        PlantLook look = look_of(plant);
        look.tone = static_cast<float>(tone) / (kTones - 1);
        look.bend = static_cast<float>(bend) / kBends;
        look.size = size_;
        made = plant_image(look, colors_);
    }
    return made;
}

/// A gust runs along the land; what is calm stands still.
int Meadow::bend_at(float column, float stiff) const {
    const float force = std::abs(lean_), side = lean_ < 0 ? -1.0f : 1.0f;
    const auto time = static_cast<float>(std::fmod(time_, 1256.6370614));
    const float gust = std::sin(side * column / kGustLong * 6.2831853f - kGustSpeed * time) +
                       0.5f * std::sin(side * column / 41 - 2 * kGustSpeed * time + 9 * stiff);
    const float bend = lean_ * 0.72f + side * force * (0.08f + 0.2f * force) * gust + (stiff - 0.5f) * 0.12f;
    return std::clamp(static_cast<int>(std::lround(bend * kBends)), -kBends, kBends);
}

/// What stands in grass on land under a cover; 0: grass alone, below 0: nothing.
int Meadow::undergrowth(const Spot& spot) {
    const float chance = spot.draw(6);
    const int variant = spot.draw(7) < 0.5f ? 0 : 1;
    switch (spot.cover) {
        case LandCover::thicket:
            return chance < 0.3f ? kBush + variant : 0;
        case LandCover::wood:
            return chance < 0.05f ? kBush + variant : 0;
        case LandCover::moor:
            return chance < 0.5f ? kHeather + variant : 0;
        case LandCover::field:
            return chance < 0.75f ? kCornStalk + variant : 0;
        case LandCover::town:
            return chance < 0.75f ? -1 : 0;
        case LandCover::road:
        case LandCover::bare:
            break;
    }
    return 0;
}

/// Decides what grows there; false if nothing does.
bool Meadow::choose(Spot& spot, const Palette& palette) const {
    if (spot.cover == LandCover::road) return false;
    const float chance = spot.draw(1);
    const bool flowers = palette.flowers[0].a > 0;
    switch (palette.cover) {
        case Cover::grass:
            if (spot.torn) return spot.plant = kTorn, true;
            if (const int stands = undergrowth(spot); stands != 0) return spot.plant = stands, stands > 0;
            // Flowers stand together here and there.
            if (flowers && chance < 0.16f * std::max(0.0f, noise_along(kMeadow, spot.column / 70) + 0.35f))
                return spot.plant = kFlower + static_cast<int>(spot.draw(2) * 3) % 3, true;
            return spot.plant = static_cast<int>(spot.draw(2) * kTufts) % kTufts, true;
        case Cover::sand:
            if (spot.torn) return false;
            if (noise_along(kMeadow, spot.column / 60) > 0.45f && chance < 0.3f)
                return spot.plant = kDry, true;
            return chance > 0.985f ? (spot.plant = kStone, true) : false;
        case Cover::dust:
        case Cover::crust:
            spot.plant = kStone + static_cast<int>(spot.draw(2) * 3) % 3;
            return !spot.torn && chance < 0.075f;
        case Cover::snow:
            spot.plant = chance < 0.008f ? kDry : kStone + static_cast<int>(spot.draw(2) * 3) % 3;
            return !spot.torn && chance < 0.016f;
    }
    return false;
}

void Meadow::draw(Canvas& canvas, const View& view, const Ground& ground, const Landscape& land,
                  std::span<const LandCover> covers) {
    fit(view, land.palette());
    const float apart = kApart * view.unit() / view.scale, margin = 20 * view.unit() / view.scale;
    const int first = static_cast<int>(std::floor((view.left - margin) / apart));
    const int last =
        static_cast<int>(std::ceil((view.column_at(static_cast<float>(view.width)) + margin) / apart));
    for (int number = first; number <= last; ++number) {
        Spot spot = {number, 0, false};
        spot.column = (static_cast<float>(number) + 0.8f * spot.draw(0)) * apart;
        const int x = static_cast<int>(std::floor(spot.column));
        if (x < 1 || x + 1 >= ground.width()) continue;
        const float top = to_columns(ground.top(x)), beside = to_columns(ground.top(x + 1));
        spot.height =
            top + (beside - top) * std::clamp(spot.column - 0.5f - static_cast<float>(x), 0.0f, 1.0f);
        if (spot.height < land.water() + 1) continue;
        if (!has_turf(ground, x)) {
            draw_sprout(canvas, view, ground, land, spot);
            continue;
        }
        const std::vector<float>& lie = land.strata().lie;
        spot.slope = (height_along(lie, spot.column + 4) - height_along(lie, spot.column - 4)) / 8;
        if (std::abs(spot.slope) > kSteepestMeadow) continue;
        const int near = std::max(1, static_cast<int>(2 * apart));
        spot.torn = !has_turf(ground, std::max(0, x - near)) ||
                    !has_turf(ground, std::min(ground.width() - 1, x + near)) ||
                    scorched(land.scorches(), {spot.column, spot.height});
        if (spot.torn && (is_lip(ground, x, near) || !has_wide_turf(ground, x))) continue;
        if (x < static_cast<int>(covers.size())) spot.cover = covers[at(x)];
        if (choose(spot, land.palette())) draw_spot(canvas, view, land, spot);
    }
}

/// More and more of them, and each of them larger.
void Meadow::draw_sprout(Canvas& canvas, const View& view, const Ground& ground, const Landscape& land,
                         Spot& spot) {
    const int x = static_cast<int>(std::floor(spot.column));
    const float grown = regrowth_.grown(x);
    if (grown <= spot.draw(5) || land.palette().cover != Cover::grass || !is_fertile(ground, x)) return;
    constexpr int kBeside = 4;  // columns
    const int left = std::max(0, x - kBeside), right = std::min(ground.width() - 1, x + kBeside);
    spot.slope = to_columns(ground.top(right) - ground.top(left)) / static_cast<float>(right - left);
    if (std::abs(spot.slope) > kSteepestSprouts) return;
    spot.plant = kSprout + std::min(PlantLook::kSprouts - 1,
                                    static_cast<int>((grown - 0.5f * spot.draw(5)) * PlantLook::kSprouts));
    draw_spot(canvas, view, land, spot);
}

void Meadow::draw_spot(Canvas& canvas, const View& view, const Landscape& land, const Spot& spot) {
    const float sun = land.panorama().sun * static_cast<float>(land.strata().surface.size());
    const float facing =
        -spot.slope * std::clamp((sun - spot.column) / 260, -1.0f, 1.0f) * 2.2f + spot.draw(3) - 0.5f;
    const int tone = facing > 0.33f ? 2 : facing < -0.33f ? 0 : 1;
    const bool stiff = spot.plant >= kStone && spot.plant < kSprout;
    const PlantImage& made = sprite(spot.plant, tone, stiff ? 0 : bend_at(spot.column, spot.draw(4)));
    canvas.image(made.image, static_cast<int>(std::lround(view.x_of(spot.column))) + made.left,
                 static_cast<int>(std::lround(view.y_of(spot.height))) + made.top);
}

}  // namespace terramorph
