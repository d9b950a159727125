#include "ui/landscape/earth/mine/mine_picture.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "paint/gradient.h"
#include "terrain/mine/works.h"
#include "ui/landscape/earth/hollow_painter.h"

namespace terramorph {

namespace {

// All lengths are in columns.
constexpr Color kTimber = {112, 80, 50}, kOldTimber = {70, 50, 34};
constexpr int kPropApart = 32, kPropFromEnd = 4;
constexpr float kPropThick = 3.2f, kPlankThick = 1.8f, kCapHalf = 8;
constexpr int kLeastRoom = 8;  // between floor and roof, for a prop
constexpr float kLean = 7;     // of a prop that's about to break
constexpr int kPlankStep = 4;
constexpr float kSetApart = 34, kSetsSeen = 260, kDarkestSet = 0.75f;  // frames in a shaft
constexpr float kRung = 6, kLadderFrom = 3, kLadderTo = 10;
constexpr int kDeepShaft = 30;  // what's filled up higher is no shaft any more
constexpr float kFrameHigh = 46, kFrameFoot = 9, kFrameTop = 8, kWheel = 9, kRope = 60;
constexpr Sixteenths kUnmoved = 3 * kColumn;  // tolerance for changes of the ground under a frame
constexpr float kPaleFrame = 0.25f;
constexpr float kSteepestFrame = 40;  // one foot above the other
constexpr Color kRail = {150, 146, 142};
constexpr float kRailThick = 1;
constexpr int kWallBeside = 3;                                       // a shaft
constexpr int kHillBeside = 96;                                      // a shaft, which may be gone
constexpr float kDarkBelow = 70;                                     // a shaft's mouth
constexpr float kDark = 0.62f, kDarkMouth = 0.3f, kWallSeen = 0.9f;  // how dark the walls behind are

/// The air under a roof that a lining carries.
std::optional<Span> room_under(const Ground& ground, const Lining& lining, int x) {
    const std::span<const Span> spans = ground.column(x);
    for (std::size_t k = 1; k < spans.size(); ++k)
        if (lining.carries(spans[k].bottom - ground.slipped(x)))
            return Span{spans[k - 1].top, spans[k].bottom};
    return std::nullopt;
}

class Carpenter {
  public:
    Carpenter(Canvas& canvas, const View& view, const Ground& ground, std::span<const Range> mouths,
              const Palette& palette)
        : canvas_(canvas),
          view_(view),
          ground_(ground),
          mouths_(mouths),
          timber_(mixed(kTimber, palette.earth[0], 0.25f)),
          old_(mixed(kOldTimber, palette.earth[3], 0.25f)),
          deep_(with_alpha(mixed(palette.earth[2], HollowPainter::kShade, kDark), kWallSeen)),
          mouth_(with_alpha(mixed(palette.earth[1], HollowPainter::kShade, kDarkMouth), kWallSeen)),
          air_(palette.horizon) {}

    void prop_up(const Lining& lining) {
        if (lining.kind != Lining::Kind::props || !is_seen(lining.columns)) return;
        hang_walls(lining);
        const float broken =
            1 - static_cast<float>(std::max(lining.strength, 0)) / static_cast<float>(Lining::kWhole);
        for (int x = lining.columns.x0 + kPropFromEnd; x < lining.columns.x1; x += kPropApart)
            prop(lining, x, broken);
        const int end = lining.columns.x1 - kPropFromEnd;
        const auto last = room_under(ground_, lining, end);
        if (last && ground_.solid(lining.columns.x1 + 1, last->bottom + last->length() / 2))
            prop(lining, end, broken);
    }

    void furnish(Range mouth) {
        if (!is_seen({mouth.x0 - 40, mouth.x1 + 40})) return;
        const int middle = (mouth.x0 + mouth.x1) / 2;
        if (ground_.generated_surface(middle) - ground_.top(middle) < kDeepShaft * kColumn) return;
        darken_shaft(mouth);
        lean_ladder(mouth.x0);
        const int left = mouth.x0 - static_cast<int>(kFrameFoot),
                  right = mouth.x1 + static_cast<int>(kFrameFoot);
        if (is_unmoved(left) && is_unmoved(right)) raise_frame(left, right);
    }

  private:
    bool is_seen(Range columns) const {
        return view_.x_of(static_cast<float>(columns.x1)) > 0 &&
               view_.x_of(static_cast<float>(columns.x0)) < static_cast<float>(view_.width);
    }
    bool is_mouth(int x) const {
        return std::ranges::any_of(mouths_, [x](Range mouth) { return mouth.x0 <= x && x < mouth.x1; });
    }
    bool is_unmoved(int x) const {
        return x >= 0 && x < ground_.width() &&
               abs(ground_.top(x) - ground_.generated_surface(x)) <= kUnmoved;
    }
    void beam(Vec2<float> from, Vec2<float> to, float thick, Color color) {
        canvas_.line(view_.point(from), view_.point(to), std::max(1.0f, thick * view_.scale), color);
    }

    /// On a whole pixel, so that walls side by side leave no seam.
    Point edge(int x, Sixteenths y) const {
        const Point at = view_.point({static_cast<float>(x), to_columns(y)});
        return {std::round(at.x), at.y};
    }

    /// Below it is no wall of the gallery, but a hole.
    Sixteenths lowest_floor(const Lining& lining, int x) const {
        return lining.opening.bottom + ground_.slipped(std::min(x, lining.columns.x1 - 1));
    }

    /// The wall behind each run of columns with a roof, with planks under that and a rail on the floor.
    void hang_walls(const Lining& lining) {
        std::vector<Point>&roof = upper_, &floor = lower_;
        roof.clear(), floor.clear();
        const auto end = [&] {
            if (roof.size() > 1) {
                hang_wall(roof, floor, {{0, 0}, {0, 1}, deep_, deep_});
                canvas_.line(roof, std::max(1.0f, kPlankThick * view_.scale), old_);
                canvas_.line(floor, std::max(1.0f, kRailThick * view_.scale), mixed(kRail, deep_, 0.5f));
            }
            roof.clear(), floor.clear();
        };
        std::optional<Span> before;
        for (int x = lining.columns.x0; x <= lining.columns.x1; x += kPlankStep) {
            const auto room = room_under(ground_, lining, std::min(x, lining.columns.x1 - 1));
            if (const auto here = room ? room : before) {
                roof.push_back(edge(x, here->top));
                floor.push_back(edge(x, std::max(here->bottom, lowest_floor(lining, x))));
            }
            if (!room) end();
            before = room;
        }
        end();
    }

    void hang_wall(const std::vector<Point>& roof, const std::vector<Point>& floor, const Gradient& colors) {
        outline_.assign(roof.begin(), roof.end());
        outline_.insert(outline_.end(), floor.rbegin(), floor.rend());
        canvas_.shaded(outline_, colors);
    }

    /// How high earth can be behind a column of a shaft: where the hill around it is gone, it slopes off
    /// towards there.
    Sixteenths highest_behind(Range mouth, int x) const {
        Sixteenths sunk;
        const auto look_at = [&](int beside) {
            if (beside < 0 || beside >= ground_.width() || is_mouth(beside)) return;
            const Sixteenths lost = ground_.generated_surface(beside) - ground_.top(beside);
            sunk = std::max(sunk, lost - std::abs(beside - x) * kColumn);
        };
        for (int k = kWallBeside; k < kHillBeside; ++k) {
            look_at(mouth.x0 - k);
            look_at(mouth.x1 + k);
        }
        return ground_.generated_surface(x) - sunk;
    }

    /// From where there are walls on both sides and a hill before it, down to the floor: darker with depth,
    /// with timber around it.
    void darken_shaft(Range mouth) {
        std::vector<Point>&rim = upper_, &floor = lower_;
        rim.clear(), floor.clear();
        const Sixteenths wall =
            std::min(ground_.top(mouth.x0 - kWallBeside), ground_.top(mouth.x1 + kWallBeside));
        const int middle = (mouth.x0 + mouth.x1) / 2;
        if (wall - ground_.top(middle) < kDeepShaft * kColumn) return;
        Sixteenths highest = wall, lowest = ground_.top(middle);
        for (int x = mouth.x0; x <= mouth.x1; x += kPlankStep) {
            const int here = std::min(x, mouth.x1 - 1);
            const Sixteenths low = ground_.top(here), high = std::min(wall, highest_behind(mouth, here));
            floor.push_back(edge(x, low));
            rim.push_back(edge(x, std::max(low, high)));
            highest = std::min(highest, high), lowest = std::max(lowest, low);
        }
        const float top = view_.y_of(to_columns(wall));
        hang_wall(rim, floor, {{0, top}, {0, top + kDarkBelow * view_.scale}, mouth_, deep_});
        brace_shaft(mouth, to_columns(highest), to_columns(lowest));
    }

    /// Posts along both walls, and frames between them that are harder to see the deeper they are.
    void brace_shaft(Range mouth, float high, float low) {
        const auto left = static_cast<float>(mouth.x0) + kPropThick / 2,
                   right = static_cast<float>(mouth.x1) - kPropThick / 2;
        if (high - low < static_cast<float>(kDeepShaft)) return;
        for (const float post : {left, right}) beam({post, low}, {post, high}, kPropThick, old_);
        for (float y = high - kPropThick / 2; y > low + kSetApart / 2; y -= kSetApart) {
            const float dark = std::min(kDarkestSet, (high - y) / kSetsSeen);
            beam({left, y}, {right, y}, kPropThick, mixed(timber_, with_alpha(deep_, 1), dark));
        }
    }

    void prop(const Lining& lining, int x, float broken) {
        const auto room = room_under(ground_, lining, x);
        if (!room || room->length() < kLeastRoom * kColumn) return;
        if (room->bottom + kLeastRoom * kColumn < lowest_floor(lining, x))
            return;  // it would stand in a hole
        const float middle = static_cast<float>(x) + 0.5f;
        const float roof = to_columns(room->top) - kPlankThick - kPropThick / 2;
        const float side = x / kPropApart % 2 == 0 ? 1 : -1;
        beam({middle + side * kLean * broken, to_columns(room->bottom)}, {middle, roof}, kPropThick, timber_);
        beam({middle - kCapHalf, roof + side * 2 * broken}, {middle + kCapHalf, roof - side * 2 * broken},
             kPropThick, timber_);
        if (broken > 0.5f) return;
        for (const float to : {-kCapHalf, kCapHalf})
            beam({middle, roof - kCapHalf}, {middle + 0.8f * to, roof - 1}, kPropThick / 2, old_);
    }

    void lean_ladder(int wall) {
        const auto from = static_cast<float>(wall) + kLadderFrom, to = static_cast<float>(wall) + kLadderTo;
        const float high = to_columns(ground_.top(std::max(wall - 2, 0))) + kRung / 2;
        const float low = to_columns(ground_.top(wall + static_cast<int>(kLadderTo)));
        if (high - low < static_cast<float>(kDeepShaft)) return;
        for (float rung = low + kRung / 2; rung < high; rung += kRung)
            beam({from, rung}, {to, rung}, 1.2f, old_);
        for (const float rail : {from, to}) beam({rail, low}, {rail, high}, 1.6f, timber_);
    }

    void raise_frame(int left, int right) {
        const Color color = mixed(timber_, air_, kPaleFrame);
        const float x0 = static_cast<float>(left), x1 = static_cast<float>(right), middle = (x0 + x1) / 2;
        const float foot0 = to_columns(ground_.top(left)), foot1 = to_columns(ground_.top(right));
        if (std::abs(foot0 - foot1) > kSteepestFrame) return;
        const float top = std::max(foot0, foot1) + kFrameHigh;
        const Vec2<float> head0 = {middle - kFrameTop, top}, head1 = {middle + kFrameTop, top};
        const auto along = [](Vec2<float> from, Vec2<float> to, float part) {
            return from + (to - from) * part;
        };
        const Vec2<float> from0 = {x0, foot0 - 2}, from1 = {x1, foot1 - 2};
        beam({middle + kWheel, top + 2}, {middle + kWheel, top - kFrameHigh - kRope}, 0.8f, kOldTimber);
        beam(along(from0, head0, 0.25f), along(from1, head1, 0.6f), 1.6f, color);
        beam(along(from1, head1, 0.25f), along(from0, head0, 0.6f), 1.6f, color);
        beam(along(from0, head0, 0.6f), along(from1, head1, 0.6f), 2.6f, color);
        beam(from0, head0, 3.6f, color);
        beam(from1, head1, 3.6f, color);
        beam(head0 + Vec2<float>{-4, 0}, head1 + Vec2<float>{4, 0}, 3, color);
        canvas_.ring(view_.point({middle, top + 2}), kWheel * view_.scale, std::max(1.0f, 1.8f * view_.scale),
                     color);
        for (const float way : {-1.0f, 1.0f})
            beam({middle - 6, top + 2 - way * 6}, {middle + 6, top + 2 + way * 6}, 1, color);
    }

    Canvas& canvas_;
    const View& view_;
    const Ground& ground_;
    std::span<const Range> mouths_;
    Color timber_;
    Color old_;
    Color deep_;
    Color mouth_;
    Color air_;
    std::vector<Point> upper_, lower_, outline_;  // working memory
};

}  // namespace

MinePicture::MinePicture(const LevelSettings& level)
    : mouths_(mine_works(level, level_surface(level)).mouths) {}

void MinePicture::draw(Canvas& canvas, const View& view, const Ground& ground, const Palette& palette) const {
    Carpenter carpenter(canvas, view, ground, mouths_, palette);
    for (const Range& mouth : mouths_) carpenter.furnish(mouth);
    for (const Lining& lining : ground.linings()) carpenter.prop_up(lining);
}

}  // namespace terramorph
