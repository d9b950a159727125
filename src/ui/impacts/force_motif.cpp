#include "ui/impacts/force_motif.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/impacts/feel.h"

namespace terramorph {

namespace {

constexpr Color kWhiteLight = {255, 255, 255}, kCoin = {255, 206, 84}, kCoinEdge = {122, 72, 20};
constexpr std::uint32_t kForceChance = 76;  // a stream of random numbers

class MotifPainter {
  public:
    MotifPainter(SoftBrush& brush, const BlastLook& look, const ForceMoment& now)
        : brush_(brush), look_(look), now_(now), left_(1 - now.part) {}

    /// Points of light all over.
    void sparks() {
        const int count = std::clamp(static_cast<int>(look_.radius / 3), 12, 40);
        for (int k = 0; k < count; ++k) {
            const float far = now_.radius * draw(k, 1, 0.3f, 1) * (0.6f + 0.4f * now_.part);
            spark(around(2 * kFloatPi * draw(k, 0, 0, 1), far), draw(k, 2, 0.7f, 1.4f));
        }
    }

    /// Coins that leap up, turn and fall back.
    void coins() {
        for (int k = 0; k < 18; ++k) {
            const float time = std::clamp(1.15f * now_.part - draw(k, 0, 0, 0.15f), 0.0f, 1.0f);
            const float x = now_.radius * draw(k, 1, -0.85f, 0.85f) * (0.5f + 0.5f * time);
            const float y = now_.radius * (draw(k, 2, 1.6f, 3.2f) * time * (1.1f - time) - 0.3f);
            const float size = std::max(2.5f, draw(k, 3, 5, 7.5f) * now_.unit);
            const float turn = std::abs(std::cos(9 * time + 6 * draw(k, 4, 0, 1)));
            coin(now_.at + Point{x, -y}, {size * std::max(0.2f, turn), size});
        }
    }

    /// Wedges that break away from the whole.
    void slices() {
        constexpr int kSlices = 10;
        const float apart = 0.3f * smooth(2 * now_.part);
        for (int k = 0; k < kSlices; ++k) {
            const float from = 2 * kFloatPi * static_cast<float>(k) / kSlices, to = from + 0.5f;
            const Point off = around((from + to) / 2, now_.radius * apart * draw(k, 0, 0.6f, 1.2f)) - now_.at;
            const std::array<Point, 4> wedge = {
                around(from, 0.42f * now_.radius) + off, around(from, 0.8f * now_.radius) + off,
                around(to, 0.8f * now_.radius) + off, around(to, 0.42f * now_.radius) + off};
            brush_.canvas().polygon(wedge, with_alpha(mixed(look_.tint, kWhiteLight, 0.25f), 0.6f * left_));
        }
        sparks();
    }

    /// Light that is drawn inward in arms.
    void whirl() {
        constexpr int kArms = 6, kPoints = 16;
        const float closes = 1 - smooth(now_.part);
        for (int arm = 0; arm < kArms; ++arm)
            for (int k = 0; k < kPoints; ++k) {
                const float out = (static_cast<float>(k) + 0.5f) / kPoints * closes;
                const float turn =
                    2 * kFloatPi * static_cast<float>(arm) / kArms + 2.4f * out + 5 * now_.part;
                spark(around(turn, 1.15f * now_.radius * out), 0.6f + 1.3f * out);
            }
    }

    /// Lightning from the middle to the rim.
    void bolts() {
        constexpr int kBolts = 9, kKinks = 6;
        const auto flicker = static_cast<int>(14 * now_.part);
        for (int bolt = 0; bolt < kBolts; ++bolt) {
            std::array<Point, kKinks + 1> way;
            const float turn =
                2 * kFloatPi * (static_cast<float>(bolt) + draw(bolt, flicker, 0, 0.9f)) / kBolts;
            for (int k = 0; k <= kKinks; ++k) {
                const float bent = k == 0 ? 0 : draw(17 * bolt + k, 40 + flicker, -0.22f, 0.22f);
                way[static_cast<std::size_t>(k)] =
                    around(turn + bent, now_.radius * static_cast<float>(k) / kKinks);
            }
            const float thick = std::max(1.2f, 2.2f * now_.unit);
            brush_.canvas().line(way, 2.6f * thick, with_alpha(look_.tint, 0.4f * left_));
            brush_.canvas().line(way, thick, with_alpha(mixed(look_.tint, kWhiteLight, 0.7f), left_));
        }
        sparks();
    }

  private:
    float draw(int number, int n, float low, float high) const {
        return uniform(low, high, look_.chance, kForceChance, number, n);
    }
    Point around(float turn, float far) const {
        return now_.at + Point{far * std::cos(turn), far * std::sin(turn)};
    }
    void spark(Point at, float size) {
        brush_.glow(at, std::max(2.0f, 3.4f * now_.unit) * size, mixed(look_.tint, kWhiteLight, 0.5f), left_);
    }
    void coin(Point at, Point radii) {
        const float shown = std::min(1.0f, 3 * left_);
        std::array<Point, 12> edge, face;
        for (std::size_t k = 0; k < edge.size(); ++k) {
            const float turn = 2 * kFloatPi * static_cast<float>(k) / static_cast<float>(edge.size());
            const Point off = {radii.x * std::cos(turn), radii.y * std::sin(turn)};
            edge[k] = at + off * 1.25f, face[k] = at + off;
        }
        brush_.canvas().polygon(edge, with_alpha(kCoinEdge, shown));
        brush_.canvas().polygon(face, with_alpha(mixed(kCoin, kWhiteLight, 0.3f), shown));
        brush_.glow(at, 2.2f * radii.y, kCoin, 0.3f * left_);
    }

    SoftBrush& brush_;
    const BlastLook& look_;
    const ForceMoment& now_;
    float left_;
};

}  // namespace

void draw_motif(SoftBrush& brush, const BlastLook& look, const ForceMoment& now) {
    MotifPainter painter(brush, look, now);
    switch (look.motif) {
        case ForceMotif::sparks:
        case ForceMotif::embers:
            return painter.sparks();
        case ForceMotif::coins:
            return painter.coins();
        case ForceMotif::slices:
            return painter.slices();
        case ForceMotif::whirl:
            return painter.whirl();
        case ForceMotif::bolts:
            return painter.bolts();
    }
}

}  // namespace terramorph
