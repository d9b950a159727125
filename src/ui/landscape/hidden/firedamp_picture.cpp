#include "ui/landscape/hidden/firedamp_picture.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/random.h"
#include "base/trig.h"
#include "paint/gradient.h"

namespace terramorph {

namespace {

constexpr Color kHaze = {170, 214, 92}, kWisp = {226, 244, 176};
constexpr float kThick = 0.19f,
                kThin = 0.05f;  // how much is seen of each sheet of it: under the roof, and on the floor
constexpr int kSheets = 3, kSheetIn = 5;  // columns that each is narrower at either end than the one before
constexpr float kWispSeen = 0.55f;
constexpr int kHazeStep = 4;  // columns
constexpr int kWisps = 4, kWispCorners = 9, kBubbles = 7;
constexpr float kWispLong = 22, kWispWave = 1.8f, kWispLine = 1.1f;  // columns
constexpr float kBubble = 0.9f;                                      // columns: the radius of the smallest
constexpr std::uint32_t kWispChance = 81, kBubbleChance = 82;        // streams of random numbers

/// The air of a room in one of its columns.
Span air_in(const Ground& ground, const Firedamp& room, int x) {
    const Sixteenths middle = room.room.bottom + room.room.length() / 2;
    const std::span<const Span> spans = ground.column(x);
    for (std::size_t k = 1; k < spans.size(); ++k)
        if (spans[k - 1].top <= middle && middle < spans[k].bottom)
            return {spans[k - 1].top, spans[k].bottom};
    return {};
}

class Hazes {
  public:
    Hazes(Canvas& canvas, const View& view, const Ground& ground)
        : canvas_(canvas), view_(view), ground_(ground) {}

    void draw(const Firedamp& room) {
        if (view_.x_of(static_cast<float>(room.columns.x1)) <= 0 ||
            view_.x_of(static_cast<float>(room.columns.x0)) >= static_cast<float>(view_.width))
            return;
        const float top = view_.y_of(to_columns(room.room.top));
        const float bottom = view_.y_of(to_columns(room.room.bottom));
        const Gradient colors{{0, top}, {0, bottom}, with_alpha(kHaze, kThick), with_alpha(kHaze, kThin)};
        for (int k = 0; k < kSheets; ++k)
            sheet(room, {room.columns.x0 + k * kSheetIn, room.columns.x1 - k * kSheetIn}, colors);
        for (int k = 0; k < kWisps; ++k) wisp(room, k);
        for (int k = 0; k < kBubbles; ++k) bubble(room, k);
    }

  private:
    void sheet(const Firedamp& room, Range columns, const Gradient& colors) {
        std::vector<Point>&roof = upper_, &floor = lower_;
        roof.clear(), floor.clear();
        const auto end = [&] {
            if (roof.size() > 1) {
                roof.insert(roof.end(), floor.rbegin(), floor.rend());
                canvas_.shaded(roof, colors);
            }
            roof.clear(), floor.clear();
        };
        for (int x = columns.x0; x < columns.x1 + kHazeStep; x += kHazeStep) {
            const Span air = air_in(ground_, room, std::min(x, columns.x1 - 1));
            if (air.empty()) {
                end();
                continue;
            }
            roof.push_back(edge(std::min(x, columns.x1), air.top));
            floor.push_back(edge(std::min(x, columns.x1), air.bottom));
        }
        end();
    }

    Point edge(int x, Sixteenths y) const { return view_.point({static_cast<float>(x), to_columns(y)}); }
    /// 0 .. 1, another one for each part of each room.
    static float draw_lot(std::uint32_t stream, const Firedamp& room, int part, std::uint32_t n) {
        return uniform01(mix(hash_bits(stream, 0, room.columns.x0, part) + n));
    }
    /// A place in a room's air, in parts of its width and height; false if there's none.
    bool place(const Firedamp& room, float across, float up, Vec2<float>& at) const {
        const auto wide = static_cast<float>(room.columns.x1 - room.columns.x0);
        const float column = static_cast<float>(room.columns.x0) + across * wide;
        const Span air = air_in(ground_, room, std::min(static_cast<int>(column), room.columns.x1 - 1));
        at = {column, to_columns(air.bottom) + up * to_columns(air.length())};
        return !air.empty();
    }

    void wisp(const Firedamp& room, int number) {
        const auto lot = [&](std::uint32_t n) { return draw_lot(kWispChance, room, number, n); };
        Vec2<float> from;
        const float up = 0.35f + 0.55f * (static_cast<float>(number) + lot(0)) / kWisps;
        if (!place(room, 0.08f + 0.5f * lot(1), up, from)) return;
        std::vector<Point>& line = upper_;
        line.clear();
        for (int k = 0; k < kWispCorners; ++k) {
            const float part = static_cast<float>(k) / (kWispCorners - 1);
            const float wave = kWispWave * std::sin(2 * kFloatPi * (1.3f * part + lot(2)));
            line.push_back(view_.point(from + Vec2<float>{kWispLong * part, wave}));
        }
        canvas_.line(line, std::max(1.0f, kWispLine * view_.scale), with_alpha(kWisp, kWispSeen));
    }

    void bubble(const Firedamp& room, int number) const {
        const auto lot = [&](std::uint32_t n) { return draw_lot(kBubbleChance, room, number, n); };
        Vec2<float> at;
        if (!place(room, 0.06f + 0.88f * lot(0), 0.15f + 0.7f * lot(1), at)) return;
        canvas_.circle(view_.point(at), std::max(0.8f, kBubble * (1 + lot(2)) * view_.scale),
                       with_alpha(kWisp, kWispSeen));
    }

    Canvas& canvas_;
    const View& view_;
    const Ground& ground_;
    std::vector<Point> upper_, lower_;  // working memory
};

}  // namespace

void draw_firedamp(Canvas& canvas, const View& view, const Ground& ground,
                   std::span<const Firedamp> firedamp) {
    Hazes hazes(canvas, view, ground);
    for (const Firedamp& each : firedamp) hazes.draw(each);
}

}  // namespace terramorph
