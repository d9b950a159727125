#include "ui/landscape/plants/trees.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"

namespace terramorph {

namespace {

constexpr Color kLeafGreen = {30, 76, 44}, kBark = {96, 70, 48}, kBarkLight = {150, 116, 82};
constexpr Color kCoal = {24, 20, 22}, kCoalLight = {74, 64, 62}, kCutWood = {216, 180, 126};
constexpr Color kSnowCap = {240, 246, 252}, kWithered = {112, 82, 40};
constexpr float kFlare = 3.6f, kBase = 2.5f;  // half a trunk in columns, at its foot and above that
constexpr std::uint32_t kFirShare = 45, kFirsInSnow = 85;
constexpr Color kCactus = {74, 120, 72}, kCactusLight = {150, 178, 98}, kPalm = {92, 128, 58};

/// Paints one tree. Lengths are columns.
class TreePainter {
  public:
    TreePainter(Canvas& canvas, const BodyTransform& place, const TreeLook& look, const Palette& palette)
        : canvas_(canvas), place_(place), look_(look), palette_(palette) {}

    void draw() {
        const auto high = static_cast<float>(look_.high);
        if (look_.state == Thing::State::stump) return stump(high);
        const bool bare = look_.state == Thing::State::charred || look_.burnt >= 1;
        const auto radius = static_cast<float>(crown_radius(look_.high));
        const bool slender = look_.lot % 100 < slender_share();
        if (!bare && !look_.fallen && palette_.cover == Cover::sand)
            return slender ? cactus(high, radius) : palm(high, radius);
        trunk(bare ? high * 0.9f : high - 0.7f * radius);
        if (bare) return branches(high, kCoal);
        if (look_.fallen) return broken(high, radius);
        if (palette_.cover == Cover::crust) return withered(high, radius);
        slender ? fir(high, radius) : oak(high - radius, radius);
    }

  private:
    /// % of trees.
    std::uint32_t slender_share() const { return palette_.cover == Cover::snow ? kFirsInSnow : kFirShare; }
    float chance(int n) const { return uniform01(look_.lot, 41, n, 0); }
    Color burnt(Color color) const { return mixed(color, kCoal, std::min(1.0f, 1.15f * look_.burnt)); }
    /// From 0 in the shade to 1 in the light.
    Color leaf(float light) const {
        const Color own = mixed(mixed(palette_.grass_shade, kLeafGreen, 0.45f), palette_.sky, 0.14f);
        const Color shade = mixed(own, mixed(kCoal, palette_.zenith, 0.5f), 0.36f),
                    lit = mixed(palette_.grass, mixed(palette_.sun, palette_.horizon, 0.5f), 0.3f);
        const Color green =
            light < 0.5f ? mixed(shade, own, 2 * light) : mixed(own, lit, 1.7f * (light - 0.5f));
        return burnt(look_.fallen ? mixed(green, kWithered, 0.35f) : green);
    }
    void blob(float x, float y, float radius, Color color) {
        canvas_.circle(place_(x, y), std::max(0.7f, radius * place_.scale()), color);
    }
    void beam(float x0, float y0, float x1, float y1, float thick, Color color) {
        canvas_.line(place_(x0, y0), place_(x1, y1), std::max(0.8f, thick * place_.scale()), color);
    }

    void trunk(float high) {
        const bool coal = look_.state == Thing::State::charred;
        const Color bark = coal ? kCoal : burnt(mixed(kBark, palette_.earth[3], 0.25f));
        const Color light = coal ? kCoalLight : burnt(mixed(kBarkLight, palette_.sun, 0.15f));
        const float top = look_.fallen ? 1.8f : 1.4f;
        const Outline body = {place_(-kFlare, -1.5f), place_(-kBase, 3), place_(-top, high),
                              place_(top, high),      place_(kBase, 3),  place_(kFlare, -1.5f)};
        canvas_.polygon(body, bark);
        const Outline lit = {place_(-kFlare, -1.5f), place_(-kBase, 3), place_(-top, high),
                             place_(-0.3f * top, high), place_(-0.9f, 3)};
        canvas_.polygon(lit, mixed(bark, light, 0.45f));
    }

    void stump(float high) {
        const Color bark = mixed(kBark, palette_.earth[3], 0.25f);
        const Outline body = {place_(-kFlare, -1.5f), place_(-2.7f, high), place_(2.7f, high),
                              place_(kFlare, -1.5f)};
        canvas_.polygon(body, bark);
        const Outline cut = {place_(-2.7f, high), place_(-1.2f, high + 0.9f), place_(1.2f, high + 0.9f),
                             place_(2.7f, high), place_(0, high - 0.8f)};
        canvas_.polygon(cut, kCutWood);
    }

    /// Of a tree that has burnt out.
    void branches(float high, Color color) {
        for (int k = 0; k < 6; ++k) {
            const float side = k % 2 == 0 ? -1.0f : 1.0f;
            const float from = high * (0.36f + 0.095f * static_cast<float>(k) + 0.05f * chance(k));
            const float out =
                side * high * (0.24f - 0.028f * static_cast<float>(k)) * (0.7f + 0.6f * chance(9 + k));
            const float up = high * (0.09f + 0.08f * chance(18 + k));
            beam(0, from, out, from + up, 1.5f - 0.12f * static_cast<float>(k), color);
            beam(0.55f * out, from + 0.55f * up, 0.8f * out, from + 1.5f * up, 0.8f, color);
        }
        beam(0, 0.85f * high, (chance(30) - 0.5f) * 4, high, 1.3f, color);
    }

    /// Masses of leaves about a middle, dark below and light where the sun is.
    void oak(float middle, float radius) {
        const float size = radius * (1.06f - 0.3f * look_.burnt);
        beam(0, middle - 0.9f * radius, -0.6f * radius, middle, 1.3f, burnt(kBark));
        beam(0, middle - 0.7f * radius, 0.6f * radius, middle, 1.3f, burnt(kBark));
        constexpr int kMasses = 9;
        for (int k = 0; k < kMasses; ++k) {
            const float turn = 2 * kFloatPi * (static_cast<float>(k) + 0.6f * chance(k)) / kMasses;
            const float away = size * (0.56f + 0.1f * chance(20 + k));
            blob(away * std::cos(turn), middle + 0.86f * away * std::sin(turn), size * 0.48f,
                 leaf(0.12f + 0.16f * (1 + std::sin(turn))));
        }
        blob(0, middle, 0.72f * size, leaf(0.36f));
        for (int k = 0; k < kMasses; ++k) {
            const float turn = 2 * kFloatPi * (static_cast<float>(k) + 0.8f * chance(40 + k)) / kMasses;
            const float away = size * 0.46f;
            const float x = away * std::cos(turn) - 0.12f * size,
                        y = 0.9f * away * std::sin(turn) + 0.16f * size;
            const float light = std::clamp(0.5f + 0.5f * (y - 0.7f * x) / size, 0.0f, 1.0f);
            blob(x, middle + y, size * (0.2f + 0.12f * chance(60 + k)), leaf(0.34f + 0.4f * light));
        }
        leaves(middle, size);
    }

    /// Single tufts, which break up the edge.
    void leaves(float middle, float size) {
        if (place_.scale() * size < 5) return;
        for (int k = 0; k < 26; ++k) {
            const float turn = 2 * kFloatPi * chance(80 + k), away = size * (0.35f + 0.72f * chance(120 + k));
            const float x = away * std::cos(turn), y = 0.92f * away * std::sin(turn);
            const float light = std::clamp(
                0.5f + 0.42f * (y - 0.7f * x) / size + 0.3f * (chance(160 + k) - 0.5f), 0.0f, 1.0f);
            blob(x, middle + y, size * (0.07f + 0.07f * chance(200 + k)), leaf(0.1f + 0.85f * light));
        }
    }

    /// Tiers of branches, the lowest first, each over the one below it.
    void fir(float high, float radius) {
        constexpr int kTiers = 5;
        const float low = std::max(0.16f * high, high - 2.7f * radius),
                    size = radius * (1 - 0.3f * look_.burnt);
        const bool snow = palette_.cover == Cover::snow && look_.burnt < 0.2f;
        for (int k = 0; k < kTiers; ++k) {
            const float part = static_cast<float>(k) / kTiers;
            const float foot = low + (high - low) * part * 0.94f;
            const float wide = size * (0.98f - 0.72f * part) * (0.92f + 0.16f * chance(k));
            const float tip = std::min(high + 2, foot + (high - low) * (0.46f - 0.06f * part));
            const float sag = 0.16f * wide;
            const Outline tier = {place_(-wide, foot - sag),         place_(-0.62f * wide, foot + sag),
                                  place_(-0.34f * wide, foot - sag), place_(0, foot + 0.6f * sag),
                                  place_(0.34f * wide, foot - sag),  place_(0.62f * wide, foot + sag),
                                  place_(wide, foot - sag),          place_(0, tip)};
            canvas_.polygon(tier, leaf(0.2f + 0.14f * part));
            const Outline lit = {place_(-wide, foot - sag), place_(-0.62f * wide, foot + sag),
                                 place_(-0.34f * wide, foot - sag), place_(-0.12f * wide, foot + 1.6f * sag),
                                 place_(0, tip)};
            canvas_.polygon(lit, leaf(0.5f + 0.3f * part));
            if (!snow) continue;
            const Outline cap = {place_(-0.62f * wide, foot + 1.1f * sag),
                                 place_(-0.3f * wide, foot + 2.4f * sag), place_(0.2f * wide, foot + 2 * sag),
                                 place_(0, tip)};
            canvas_.polygon(cap, kSnowCap);
        }
    }

    /// What lives by hot rock: bare boughs with a few dry leaves.
    void withered(float high, float radius) {
        branches(high, burnt(mixed(kBark, palette_.earth[3], 0.5f)));
        for (int k = 0; k < 14; ++k) {
            const float up = high - radius * (0.2f + 1.5f * chance(k)),
                        out = radius * (2 * chance(20 + k) - 1);
            blob(0.8f * out, up, radius * (0.07f + 0.09f * chance(40 + k)),
                 burnt(mixed(kWithered, leaf(0.5f * chance(60 + k)), 0.4f)));
        }
    }

    /// A ribbed trunk with arms that bend up.
    void cactus(float high, float radius) {
        const Color green = burnt(mixed(kCactus, palette_.sky, 0.15f)), lit = burnt(kCactusLight);
        const float thick = std::clamp(0.34f * radius, 4.0f, 9.0f), top = 0.9f * high;
        const auto stem = [&](float x, float from, float to, float wide) {
            beam(x, from, x, to, wide, green);
            blob(x, to, wide / 2, green);
            beam(x - 0.24f * wide, from, x - 0.24f * wide, to, 0.2f * wide, lit);
            beam(x + 0.12f * wide, from, x + 0.12f * wide, to, 0.1f * wide, mixed(green, kCoal, 0.3f));
        };
        for (const float side : {-1.0f, 1.0f}) {
            const int own = side < 0 ? 0 : 10;
            if (chance(50 + own) < 0.15f) continue;
            const float from = top * (0.34f + 0.2f * chance(51 + own)),
                        out = side * thick * (1.3f + 0.5f * chance(52 + own));
            const float to = std::min(0.94f * top, from + top * (0.22f + 0.26f * chance(53 + own)));
            beam(0, from, out, from, 0.72f * thick, green);
            blob(out, from, 0.36f * thick, green);
            stem(out, from, to, 0.72f * thick);
        }
        stem(0, -1.5f, top, thick);
    }

    /// A bent trunk with fronds that hang.
    void palm(float high, float radius) {
        const Color bark = burnt(mixed(kBark, palette_.earth[1], 0.35f));
        const float lean = (chance(70) - 0.5f) * 0.5f * high, crown = high - 0.35f * radius;
        constexpr int kRings = 9;
        const auto along = [&](float part) { return Point{lean * part * part, crown * part}; };
        for (int k = 0; k < kRings; ++k) {
            const Point from = along(static_cast<float>(k) / kRings),
                        to = along(static_cast<float>(k + 1) / kRings);
            beam(from.x, from.y - (k == 0 ? 1.5f : 0), to.x, to.y + 0.4f,
                 3.6f - 0.18f * static_cast<float>(k),
                 k % 2 == 0 ? bark : mixed(bark, burnt(kBarkLight), 0.4f));
        }
        constexpr int kFronds = 9;
        for (int k = 0; k < kFronds; ++k) {
            const float fan = 2 * (static_cast<float>(k) + 0.5f) / kFronds - 1;  // from the left to the right
            const float far = radius * (1.15f + 0.35f * chance(80 + k)) * (fan < 0 ? -1.0f : 1.0f) *
                              (0.35f + 0.65f * std::sqrt(std::abs(fan)));
            const float rise = radius * (1.15f - 0.9f * std::abs(fan)),
                        droop = radius * (1.1f + 0.5f * std::abs(fan));
            Outline frond;
            const auto edge = [&](float part, float half) {
                frond.push_back(place_(lean + far * part, crown + rise * part - droop * part * part + half));
            };
            for (const float part : {0.0f, 0.3f, 0.6f, 1.0f})
                edge(part, 0.16f * radius * (1 - part) * (0.4f + 2 * part));
            for (const float part : {0.6f, 0.3f}) edge(part, -0.1f * radius * (1 - part));
            canvas_.polygon(frond, burnt(mixed(kPalm, leaf(0.2f + 0.6f * chance(90 + k)), 0.5f)));
        }
    }

    /// The crown of a tree that lies: what of it isn't crushed.
    void broken(float high, float radius) {
        for (int k = 0; k < 12; ++k) {
            const float up = high - radius * (0.1f + 1.7f * chance(k)),
                        out = 0.62f * radius * (2 * chance(20 + k) - 1);
            beam(0, up - 0.3f * radius, out, up, 1, burnt(kBark));
            blob(out, up, radius * (0.17f + 0.14f * chance(40 + k)), leaf(0.15f + 0.6f * chance(60 + k)));
        }
    }

    Canvas& canvas_;
    const BodyTransform& place_;
    const TreeLook& look_;
    const Palette& palette_;
};

}  // namespace

TreeLook look_of(const Thing& thing) {
    const bool burns = thing.burning || thing.fuel < Thing::kFuel;
    return {.state = thing.state,
            .high = thing.size,
            .lot = thing.lot,
            .burnt = burns && thing.state != Thing::State::stump
                         ? 1 - static_cast<float>(ratio(thing.fuel, Thing::kFuel))
                         : 0,
            .fallen = thing.kind == Thing::Kind::log};
}

void draw_tree(Canvas& canvas, const BodyTransform& place, const TreeLook& look, const Palette& palette) {
    TreePainter(canvas, place, look, palette).draw();
}

BodyState foot_of(const BodyState& middle, int high) {
    BodyState foot = middle;
    const float half = static_cast<float>(high) / 2;
    foot.at = middle.at - Vec2<float>{-std::sin(middle.angle), std::cos(middle.angle)} * half;
    return foot;
}

}  // namespace terramorph
