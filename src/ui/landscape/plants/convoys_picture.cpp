#include "ui/landscape/plants/convoys_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "battle/battle_state.h"

namespace terramorph {

namespace {

constexpr float kPassing = 1.3f;          // seconds that a cart is seen to come, or to go
constexpr float kCartSpeed = 30;          // columns per second
constexpr float kFarSize = 0.35f;         // of a cart's, where it comes from behind the level or goes there
constexpr float kWheel = 3.4f;            // columns: the radius of a cart's wheels
constexpr float kWheelsApart = 6;         // columns from the middle
constexpr float kSpokesFrom = 1.2f;       // pixels per column from which on spokes are seen
constexpr float kHovers = 1.6f;           // columns of a stranger above the ground
constexpr std::uint32_t kCartLooks = 45;  // a stream of random numbers

constexpr Color kCartWood = {116, 82, 54}, kCartInk = {44, 32, 28}, kTire = {58, 50, 48};
constexpr Color kStrangerShell = {52, 58, 78}, kStrangerRim = {150, 170, 196},
                kStrangerLight = {140, 255, 226};
constexpr std::array kTilts = {Color{222, 208, 178}, Color{196, 112, 84}, Color{120, 148, 116},
                               Color{110, 134, 172}};

/// Paints one cart or stranger. Lengths are columns from the middle of its foot; x goes where it goes.
class CartPainter {
  public:
    CartPainter(Canvas& canvas, const View& view, const Thing& cart, const Palette& palette, float size,
                float rise)
        : canvas_(canvas), view_(view), cart_(cart), palette_(palette), size_(size), rise_(rise) {}

    void draw() const { cart_.kind == Thing::Kind::stranger ? stranger() : cart(); }

  private:
    float side() const { return cart_.goes_right() ? 1.0f : -1.0f; }
    Point at(float x, float y) const {
        const float along = side() * x * size_;
        return view_.point(cart_.at + Vec2<float>{along, y * size_ + along * rise_});
    }
    float pixels(float columns) const { return std::max(0.7f, columns * size_ * view_.scale); }
    Color lit(Color color, float sun) const { return mixed(color, palette_.sun, sun); }

    void cart() const {
        const Color ink = kCartInk;
        const Color tilt = kTilts[hash_bits(cart_.lot, kCartLooks, 0, 0) % kTilts.size()];
        canvas_.line(at(9, 4.2f), at(13, 2.4f), pixels(0.9f), ink);  // the shaft
        cover(0.9f, ink);
        cover(0, mixed(tilt, kCartInk, 0.22f));
        const std::array sunny = {at(-8.2f, 5.6f), at(-6.6f, 10.6f), at(-2.6f, 12.7f), at(-2.2f, 5.6f)};
        canvas_.polygon(sunny, lit(tilt, 0.25f));
        for (const float x : {-4.2f, 0.2f, 4.6f})
            canvas_.line(at(x, 5.6f), at(x * 0.9f, 12.6f), pixels(0.35f), mixed(tilt, kCartInk, 0.45f));
        bar(-9.8f, 3, 9.8f, 6.2f, ink);
        bar(-9.1f, 3.7f, 9.1f, 5.5f, lit(kCartWood, 0.15f));
        for (const float x : {-kWheelsApart, kWheelsApart}) wheel(x);
        canvas_.circle(at(9.2f, 8), pixels(0.9f), {255, 214, 132, 255});  // a lantern
    }

    void cover(float out, Color color) const {
        const std::array outline = {at(-9 - out, 5.2f), at(-7.2f - out, 10.8f), at(-3.4f, 13 + out),
                                    at(3.4f, 13 + out), at(7.2f + out, 10.8f),  at(9 + out, 5.2f)};
        canvas_.polygon(outline, color);
    }

    void bar(float x0, float y0, float x1, float y1, Color color) const {
        canvas_.polygon(std::array{at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)}, color);
    }

    void wheel(float x) const {
        const Point hub = at(x, kWheel);
        canvas_.circle(hub, pixels(kWheel + 0.4f), kCartInk);
        canvas_.circle(hub, pixels(kWheel - 0.5f), lit(kTire, 0.2f));
        canvas_.circle(hub, pixels(kWheel - 1.2f), mixed(kCartInk, kTire, 0.4f));
        if (size_ * view_.scale >= kSpokesFrom)
            for (int k = 0; k < 3; ++k) {
                const double turn = static_cast<double>(cart_.at.x / kWheel) + k * 1.0472;
                const auto dx = static_cast<float>(std::cos(turn)) * (kWheel - 0.8f),
                           dy = static_cast<float>(std::sin(turn)) * (kWheel - 0.8f);
                canvas_.line(at(x - dx, kWheel - dy), at(x + dx, kWheel + dy), pixels(0.5f), kCartWood);
            }
        canvas_.circle(hub, pixels(0.8f), lit(kCartWood, 0.3f));
    }

    /// Nobody knows what it is: it has no wheels, and its light looks where it goes.
    void stranger() const {
        const Color ink = {16, 18, 28, 255};
        canvas_.line(at(-7, 0.5f), at(7, 0.5f), pixels(1.2f),
                     {kStrangerLight.r, kStrangerLight.g, kStrangerLight.b, 90});
        hull(0.8f, ink);
        hull(0, lit(kStrangerShell, 0.12f));
        const std::array back = {at(-9.4f, kHovers + 3), at(-6, kHovers + 7.4f), at(0, kHovers + 9.2f),
                                 at(1, kHovers + 8), at(-5, kHovers + 5.6f)};
        canvas_.polygon(back, lit(kStrangerRim, 0.3f));
        canvas_.line(at(-9, kHovers + 2.6f), at(9, kHovers + 2.6f), pixels(0.6f), ink);
        canvas_.line(at(2.4f, kHovers + 5), at(8, kHovers + 4), pixels(1.7f), kStrangerLight);
        canvas_.circle(at(7.6f, kHovers + 4.1f), pixels(1.1f), {255, 255, 255, 255});
        canvas_.line(at(-3, kHovers + 9), at(-4.4f, kHovers + 12.4f), pixels(0.5f), ink);
        canvas_.circle(at(-4.4f, kHovers + 12.6f), pixels(0.8f), kStrangerLight);
    }

    void hull(float out, Color color) const {
        const std::array outline = {at(-10 - out, kHovers + 2.4f), at(-6, kHovers + 7.6f + out),
                                    at(0, kHovers + 9.4f + out),   at(6, kHovers + 7.6f + out),
                                    at(10 + out, kHovers + 2.4f),  at(5, kHovers - out),
                                    at(-5, kHovers - out)};
        canvas_.polygon(outline, color);
    }

    Canvas& canvas_;
    const View& view_;
    const Thing& cart_;
    const Palette& palette_;
    float size_;  // 1: as it stands on the level
    float rise_;  // of the ground below it, by run
};

/// Draws it so many columns from where it stands, on the ground there; `far`: 1 where it leaves the level.
void draw_cart(Canvas& canvas, const View& view, const Ground& ground, const Palette& palette, Thing cart,
               float off, float far) {
    const auto height = [&](float x) {
        return to_columns(ground.top(std::clamp(static_cast<int>(x), 0, ground.width() - 1)));
    };
    const float reach = Thing::kCartLong / 2.0f;
    if (off != 0) {
        const float now = height(cart.at.x);
        cart.at.x += off;
        cart.at.y += height(cart.at.x) - now;
    }
    const float x = view.x_of(cart.at.x), room = 2 * reach * view.scale;
    if (x < -room || x > static_cast<float>(view.width) + room) return;
    const float rise = (height(cart.at.x + reach) - height(cart.at.x - reach)) / (2 * reach);
    CartPainter(canvas, view, cart, palette, 1 - far * (1 - kFarSize), std::clamp(rise, -0.4f, 0.4f)).draw();
}

}  // namespace

void ConvoysPicture::note(const MatchEvent& event) {
    if (std::holds_alternative<event::ConvoyCame>(event)) coming_ = kPassing;
    if (std::holds_alternative<event::NewLevel>(event)) clear();
    if (const auto* left = std::get_if<event::CartLeft>(&event)) {
        Leaving leaving;
        leaving.cart.kind = left->stranger ? Thing::Kind::stranger : Thing::Kind::cart;
        leaving.cart.at = left->at;
        leaving.cart.lot = left->lot;
        leaving_.push_back(leaving);
    }
}

void ConvoysPicture::clear() {
    coming_ = 0;
    leaving_.clear();
}

bool ConvoysPicture::advance(double seconds) {
    const auto time = static_cast<float>(seconds);
    const bool moves = coming_ > 0 || !leaving_.empty();
    coming_ = std::max(0.0f, coming_ - time);
    for (Leaving& each : leaving_) each.seconds += time;
    std::erase_if(leaving_, [](const Leaving& each) { return each.seconds >= kPassing; });
    return moves;
}

void ConvoysPicture::draw(Canvas& canvas, const View& view, const BattleState& state, const Palette& palette,
                          bool still) const {
    if (!still)
        for (const Leaving& each : leaving_) {
            const float way = (each.cart.goes_right() ? 1.0f : -1.0f) * kCartSpeed * each.seconds;
            draw_cart(canvas, view, state.ground, palette, each.cart, way, each.seconds / kPassing);
        }
    const float left = still ? 0 : coming_ * coming_ / kPassing;  // they slow down
    for (const Thing& thing : state.things)
        if (thing.is_cart())
            draw_cart(canvas, view, state.ground, palette, thing,
                      (thing.goes_right() ? -kCartSpeed : kCartSpeed) * left, left / kPassing);
}

}  // namespace terramorph
