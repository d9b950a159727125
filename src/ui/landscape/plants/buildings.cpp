#include "ui/landscape/plants/buildings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "base/random.h"
#include "base/text.h"
#include "battle/battle_state.h"
#include "ui/landscape/plants/fort.h"

namespace terramorph {

namespace {

constexpr Color kPlanks = {142, 104, 70}, kPlanksDark = {58, 42, 34}, kPlanksLight = {196, 156, 110};
constexpr Color kThatch = {150, 112, 58}, kShingle = {128, 70, 56}, kFieldstone = {112, 108, 104};
constexpr Color kWindow = {255, 214, 132}, kDoor = {74, 50, 38}, kHutSoot = {26, 22, 24};
constexpr Color kSignPaint = {214, 188, 138}, kSignInk = {58, 40, 28}, kHutSnow = {240, 246, 252};
constexpr std::uint32_t kHutLooks = 44;  // a stream of random numbers
constexpr float kEavesOut = 3;           // columns on each side, of a roof
constexpr float kSeams = 1.4f;           // pixels per column from which on single planks are seen
constexpr float kBoardHalf = 11, kBoardHigh = 8, kBoardTip = 4;  // columns
constexpr float kBoardEdge = 3;                                  // columns beside its words
constexpr float kSignLetters = 0.95f;                            // of a board's height
constexpr float kReadable = 9;                                   // pixels, of a sign's letters
constexpr float kMostLarger = 1.5f;                              // from afar, so that they're readable

/// Paints one hut. Lengths are columns, from the middle of its foot.
class HutPainter {
  public:
    HutPainter(Canvas& canvas, const View& view, const Ground& ground, const Thing& hut,
               const Palette& palette)
        : canvas_(canvas),
          view_(view),
          ground_(ground),
          hut_(hut),
          palette_(palette),
          burnt_(1 - static_cast<float>(ratio(hut.fuel, Thing::kHutFuel))),
          half_(hut.half_thick()),
          walls_(hut_walls(hut.size)),
          ridge_(hut_height(hut.size)) {}

    void draw() {
        footing();
        wall();
        const float door = side() * 0.42f * half_;
        rectangle(door - 4.6f, 0, door + 4.6f, 14.5f, kPlanksDark);
        rectangle(door - 3.7f, 0, door + 3.7f, 13.6f, kDoor);
        window(-door);
        chimney();
        roof();
        if (hut_.strength < Thing::kHutStrength) cracks();
    }

  private:
    float chance(int n) const { return uniform01(hut_.lot, kHutLooks, n, 0); }
    float side() const { return chance(0) < 0.5f ? -1.0f : 1.0f; }
    Point at(float x, float y) const { return view_.point(hut_.at + Vec2<float>{x, y}); }
    Color burnt(Color color) const { return mixed(color, kHutSoot, std::min(0.9f, 1.2f * burnt_)); }
    Color planks(float light) const {
        const Color own = mixed(kPlanks, palette_.earth[1], 0.15f);
        return burnt(light < 0.5f ? mixed(kPlanksDark, own, 2 * light)
                                  : mixed(own, mixed(kPlanksLight, palette_.sun, 0.3f), 2 * light - 1));
    }
    void rectangle(float x0, float y0, float x1, float y1, Color color) {
        canvas_.polygon(std::array{at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)}, burnt(color));
    }
    void line(float x0, float y0, float x1, float y1, float thick, Color color) {
        canvas_.line(at(x0, y0), at(x1, y1), std::max(0.8f, thick * view_.scale), color);
    }

    /// How far the ground is below its floor, in columns; below 0.
    float depth_at(float x) const {
        const int column = std::clamp(static_cast<int>(hut_.at.x + x), 0, ground_.width() - 1);
        return std::clamp(to_columns(ground_.top(column)) - hut_.at.y, -1.0f * Thing::kHutFooting, 0.0f);
    }

    /// Stones between the floor and the ground.
    void footing() {
        const Color stone = mixed(kFieldstone, palette_.earth[1], 0.35f);
        const float out = half_ + 0.6f;
        const Outline below = {at(-out, depth_at(-out) - 1.5f), at(0, depth_at(0) - 1.5f),
                               at(out, depth_at(out) - 1.5f), at(out, 1.4f), at(-out, 1.4f)};
        canvas_.polygon(below, burnt(mixed(stone, kPlanksDark, 0.3f)));
        rectangle(-out, 0.4f, out, 1.6f, stone);
    }

    void wall() {
        rectangle(-half_, 1.2f, half_, walls_, planks(0.45f));
        rectangle(-half_, 1.2f, -half_ + 1.6f, walls_, planks(0.7f));
        rectangle(half_ - 1.6f, 1.2f, half_, walls_, planks(0.2f));
        if (view_.scale < kSeams) return;
        for (float x = -half_ + 4; x < half_ - 2; x += 4) line(x, 1.4f, x, walls_, 0.35f, planks(0.25f));
    }

    void window(float x) {
        const bool lit = burnt_ <= 0 && chance(1) < 0.7f;
        rectangle(x - 4.6f, walls_ - 12, x + 4.6f, walls_ - 4, kPlanksDark);
        rectangle(x - 3.7f, walls_ - 11.1f, x + 3.7f, walls_ - 4.9f,
                  lit ? kWindow : mixed(palette_.zenith, kHutSoot, 0.4f));
        line(x, walls_ - 11.1f, x, walls_ - 4.9f, 0.6f, burnt(kPlanksDark));
    }

    void chimney() {
        const float x = -side() * 0.5f * half_;
        const Color brick = mixed(kShingle, palette_.earth[2], 0.3f);
        rectangle(x - 2, walls_ + 2, x + 2, ridge_ + 3, mixed(brick, kPlanksDark, 0.25f));
        rectangle(x - 2, walls_ + 2, x - 0.8f, ridge_ + 3, mixed(brick, palette_.sun, 0.2f));
        rectangle(x - 2.6f, ridge_ + 2.2f, x + 2.6f, ridge_ + 3.4f, mixed(brick, kPlanksDark, 0.45f));
    }

    void roof() {
        const float eaves = half_ + kEavesOut, top = 0.34f * half_, low = walls_ - 1;
        const Color own = mixed(chance(2) < 0.5f ? kThatch : kShingle, palette_.earth[0], 0.15f);
        const Outline whole = {at(-eaves, low), at(eaves, low), at(top, ridge_), at(-top, ridge_)};
        canvas_.polygon(whole, burnt(mixed(own, kPlanksDark, 0.5f)));
        const Outline lit = {at(-eaves + 0.9f, low + 0.9f), at(eaves - 1.4f, low + 0.9f),
                             at(top - 0.6f, ridge_ - 0.4f), at(-top, ridge_ - 0.4f)};
        canvas_.polygon(lit, burnt(own));
        const Outline sunny = {at(-eaves + 0.9f, low + 0.9f), at(-0.45f * eaves, low + 0.9f),
                               at(-0.2f * top, ridge_ - 0.4f), at(-top, ridge_ - 0.4f)};
        canvas_.polygon(sunny, burnt(mixed(own, palette_.sun, 0.28f)));
        if (view_.scale >= kSeams)
            for (int k = 1; k < 4; ++k) {
                const float part = static_cast<float>(k) / 4, half = eaves + (top - eaves) * part,
                            y = low + (ridge_ - low) * part;
                line(-half + 1, y, half - 1, y, 0.4f, burnt(mixed(own, kPlanksDark, 0.4f)));
            }
        if (palette_.cover != Cover::snow || burnt_ > 0.1f) return;
        const Outline snow = {at(-0.72f * eaves, low + 0.3f * (ridge_ - low)),
                              at(-0.2f * eaves, low + 0.42f * (ridge_ - low)),
                              at(0.3f * eaves, low + 0.36f * (ridge_ - low)),
                              at(0.62f * eaves, low + 0.44f * (ridge_ - low)),
                              at(top + 0.5f, ridge_ + 0.8f),
                              at(-top - 0.5f, ridge_ + 0.8f)};
        canvas_.polygon(snow, kHutSnow);
    }

    /// Of a hut that has been hit.
    void cracks() {
        const float x = (chance(4) - 0.5f) * half_;
        const std::array<Point, 4> crack = {at(x, 1.5f), at(x + 1.6f, 0.35f * walls_),
                                            at(x - 0.7f, 0.6f * walls_), at(x + 1.2f, walls_)};
        canvas_.line(crack, std::max(0.8f, 0.7f * view_.scale), kPlanksDark);
        const float y = walls_ + 0.45f * (ridge_ - walls_);
        rectangle(-x - 2.2f, y - 1.6f, -x + 1.8f, y + 1.4f, kHutSoot);
    }

    Canvas& canvas_;
    const View& view_;
    const Ground& ground_;
    const Thing& hut_;
    const Palette& palette_;
    float burnt_;  ///< share of its wood
    float half_, walls_, ridge_;
};

/// What's written on a sign, and how: seen from afar it's larger than the sign would be, or not there.
struct SignFace {
    std::string words;
    float letters = 0;  ///< pixels
    float larger = 1;   ///< than a sign that's seen from near
};

SignFace face_of(const View& view, const SignWords& words, std::span<const std::string_view> names) {
    const float letters = kSignLetters * kBoardHigh * view.scale;
    const float larger = std::max(1.0f, kReadable / std::max(letters, 0.01f));
    if (words.side == 0 || larger > kMostLarger) return {};
    const std::string metres = concat(words.columns, " m");
    return {names.empty() ? metres : concat(names[words.tank], " ", metres), letters * larger, larger};
}

void draw_sign(Canvas& canvas, const View& view, const Thing& sign, SignWords words, const SignFace& face,
               const Palette& palette) {
    const auto at = [&](float x, float y) { return view.point(sign.at + Vec2<float>{x, y}); };
    const TextStyle style = {face.letters, kSignInk, Face::bold, Align::center};
    const float wide = face.words.empty() ? 0 : canvas.text_width(face.words, style) / view.scale;
    const float half = std::max(kBoardHalf, wide / 2 + kBoardEdge * face.larger);
    const float tall = kBoardHigh * face.larger, high = static_cast<float>(sign.size),
                low = high - kBoardHigh + 1, side = words.side < 0 ? -1.0f : 1.0f;
    const Color post = mixed(kPlanks, palette.earth[3], 0.3f);
    canvas.line(at(0, -2), at(0, low + tall), std::max(1.0f, 2.4f * view.scale),
                mixed(post, kPlanksDark, 0.5f));
    canvas.line(at(-0.3f, -2), at(-0.3f, low + tall), std::max(1.0f, 1.2f * view.scale), post);
    const float tip = words.side == 0 ? 0 : kBoardTip * face.larger;
    const auto board = [&](float by) {
        return Outline{at(-side * (half + by), low - by), at(side * (half + by), low - by),
                       at(side * (half + tip + by), low + tall / 2), at(side * (half + by), low + tall + by),
                       at(-side * (half + by), low + tall + by)};
    };
    canvas.polygon(board(0.8f), kSignInk);
    canvas.polygon(board(0), mixed(kSignPaint, palette.sun, 0.15f));
    if (face.words.empty()) return;
    const Point middle = at(side * tip / 4, low + tall / 2);
    Part(canvas, "sign")->text({middle.x, middle.y - face.letters / 2}, face.words, style);
}

/// A hut's wall or roof, or a sign; `place` has its origin in the middle of the wood, and y goes along it.
void draw_plank(Canvas& canvas, const BodyTransform& place, const Thing& wood, const Palette& palette) {
    const float half = static_cast<float>(wood.size) / 2, thick = wood.half_thick();
    const auto bar = [&](float from, float to, float reach, Color color) {
        canvas.polygon(
            std::array{place(-reach, from), place(reach, from), place(reach, to), place(-reach, to)}, color);
    };
    const float burnt = std::min(0.9f, 1 - static_cast<float>(ratio(wood.fuel, wood.whole_fuel())));
    const Color own = mixed(mixed(kPlanks, palette.earth[1], 0.15f), kHutSoot, burnt);
    bar(-half, half, thick + 0.5f, mixed(kPlanksDark, kHutSoot, burnt));
    bar(-half, half, thick - 0.3f, own);
    if (wood.was == Thing::Kind::sign) {
        bar(half - kBoardHigh, half, 0.4f * kBoardHalf, mixed(kSignInk, kHutSoot, burnt));
        return bar(half - kBoardHigh + 0.7f, half - 0.7f, 0.4f * kBoardHalf - 0.7f,
                   mixed(kSignPaint, kHutSoot, burnt));
    }
    for (float y = -half + 5; y < half - 2; y += 6)
        canvas.line(place(-thick, y), place(thick, y), std::max(0.8f, 0.5f * place.scale()),
                    mixed(kPlanksDark, kHutSoot, burnt));
}

}  // namespace

SignWords words_of_sign(const Thing& sign, std::span<const Tank> tanks) {
    float nearest = 0;
    TankId next = {};
    for (const TankId number : ids<TankId>(tanks)) {
        const float way = tanks[number].body.at.x - sign.at.x;
        if (!tanks[number].alive || (nearest != 0 && std::abs(way) >= std::abs(nearest))) continue;
        nearest = way;
        next = number;
    }
    return {.side = nearest == 0  ? 0
                    : nearest < 0 ? -1
                                  : 1,
            .columns = static_cast<int>(std::lround(std::abs(nearest))),
            .tank = next};
}

void draw_wood(Canvas& canvas, const View& view, const Thing& wood, const BodyState& body,
               const TreeLook& tree, const Palette& palette) {
    if (wood.was != Thing::Kind::tree)
        return draw_plank(canvas, BodyTransform(view, body, view.scale), wood, palette);
    draw_tree(canvas, BodyTransform(view, foot_of(body, wood.size), view.scale), tree, palette);
}

void draw_buildings(Canvas& canvas, const View& view, const BattleState& state, const Palette& palette,
                    const SignStyle& signs) {
    for (const Thing& thing : state.things) {
        const float x = view.x_of(thing.at.x), room = 60 * view.scale;
        if (x < -room || x > static_cast<float>(view.width) + room) continue;
        if (thing.kind == Thing::Kind::hut) HutPainter(canvas, view, state.ground, thing, palette).draw();
        if (thing.is_gun()) draw_fort(canvas, view, state.ground, thing, state.natives.barrel, palette);
        if (thing.kind != Thing::Kind::sign || !signs.shown) continue;
        const SignWords words = words_of_sign(thing, state.tanks);
        draw_sign(canvas, view, thing, words, face_of(view, words, signs.names), palette);
    }
}

}  // namespace terramorph
