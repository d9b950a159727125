#include "ui/screens/battle/hud/hud.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/chips.h"
#include "ui/screens/battle/hud/hints.h"
#include "ui/screens/battle/hud/order_strip.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/screens/battle/pace.h"
#include "ui/sprites/icons.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kBattleHudQuiet = {176, 172, 190};
constexpr float kBattleHudTop = 20, kBattleHudHigh = 78;
constexpr float kWeapon = 296, kPower = 640, kAngle = 1040, kWind = 1160, kRound = 1320;  // along the bar
constexpr float kPowerTrack = 840, kPowerWide = 170;
constexpr float kRightEdge = 1556;
constexpr float kStripShare = 0.6f;  // of the width, at most
constexpr float kChips = 8;          // below it

AimShown aim_of(const Match& match, PlayerId player) {
    const Tank& tank = match.state().tank(player);
    return {tank.angle, tank.power};
}

/// The upper bar, part by part. Places along it are in units of a bar 1600 wide.
class Bar {
  public:
    Bar(Canvas& canvas, const Match& match, const HudState& state)
        : canvas_(canvas),
          scale_(canvas),
          match_(match),
          state_(state),
          player_(state.shot ? state.shot->player : match.player()),
          aim_(state.aim.value_or(aim_of(match, player_))) {}

    void draw() {
        const Part bar(canvas_, "hud");
        const Rect plate = {x(kHudEdge), scale_(kBattleHudTop), canvas_.width() - 2 * x(kHudEdge),
                            scale_(kBattleHudHigh)};
        canvas_.fill_rounded(plate, scale_(10), theme::kPlate);
        draw_player();
        draw_weapon();
        draw_power();
        draw_angle();
        draw_wind();
        draw_level(state_.lab ? x(kRound) : draw_round());
    }

    Rect weapon_place() const {
        return {x(kWeapon - 8), scale_(kBattleHudTop), x(kPower - kWeapon - 8), scale_(kBattleHudHigh)};
    }

  private:
    float x(float units) const { return std::floor(units * canvas_.width() / 1600); }
    float heading_y() const { return scale_(kBattleHudTop + 27) - scale_.text(17) / 2; }
    float value_y() const { return scale_(kBattleHudTop + 53) - scale_.text(30) / 2; }

    void heading(float at, std::string_view words) {
        canvas_.text({x(at), heading_y()}, words, {scale_.text(17), kBattleHudQuiet});
    }
    float value(float at, std::string_view words, Color color = theme::kBright) {
        return x(at) + canvas_.text({x(at), value_y()}, words, {scale_.text(30), color, Face::bold});
    }

    /// Returns whether it is a secret, and then says so.
    bool is_hidden(float at) {
        if (state_.aims_hidden) value(at, "?", kBattleHudQuiet);
        return state_.aims_hidden;
    }

    void draw_angle() {
        const Part part(canvas_, "angle");
        heading(kAngle, tr("ANGLE"));
        if (!is_hidden(kAngle)) value(kAngle, concat(angle_text(aim_.angle), "°"));
    }

    void draw_player() {
        const Part part(canvas_, "player");
        if (state_.aims_hidden) return draw_all();
        const Player& player = match_.player(player_);
        const Color color = player_color(player.color);
        canvas_.fill({x(44), scale_(kBattleHudTop + 15), scale_(8), scale_(48)}, color);
        const float size = scale_.text(27);
        canvas_.text_within({x(66), scale_(kBattleHudTop + 27) - size / 2}, x(200), player.name,
                            {size, theme::kBright, Face::bold});
        const float small = scale_.text(19);
        const float y = scale_(kBattleHudTop + 56);
        draw_emblem(canvas_, {x(66) + small * 0.4f, y}, small * 0.36f, player.emblem, color);
        const int points = match_.scores().match()[player_].points;
        canvas_.text({x(66) + small * 1.2f, y - small / 2},
                     tr(plural("{count} point", "{count} points", points)),
                     {small, kBattleHudQuiet, Face::mono});
    }

    void draw_all() {
        const TextStyle style = {scale_.text(27), theme::kBright, Face::bold};
        const bool aims = match_.phase() == Phase::aiming && !state_.aftermath;
        const Part part(canvas_, aims ? "all_aim" : "all_fire");
        canvas_.text_within({x(44), scale_(kBattleHudTop + kBattleHudHigh / 2) - style.size / 2}, x(230),
                            aims ? tr("All aim") : tr("All fire"), style);
    }

    void draw_power() {
        const Part power(canvas_, "power");
        heading(kPower, tr("POWER"));
        if (is_hidden(kPower)) return;
        const int limit = power_limit(match_.battle().state(), tank_of(player_));
        const bool typing = !state_.typed_power.empty();
        const float end = typing ? value(kPower, state_.typed_power + "_", theme::kAccent)
                                 : value(kPower, concat(aim_.power));
        const float small = scale_.text(18);
        canvas_.text({end + scale_(8), value_y() + (scale_.text(30) - small) * 0.8f}, concat("/ ", limit),
                     {small, kBattleHudQuiet});
        PowerShown shown = power_shown(match_, player_, aim_.power);
        if (!state_.person) shown.last = 0;
        draw_power_track(canvas_, {x(kPowerTrack), scale_(kBattleHudTop + 46), x(kPowerWide), scale_(14)},
                         shown);
        if (shown.last > 0)
            Part(canvas_, "last_power")
                ->text({x(kPowerTrack + kPowerWide), heading_y()},
                       tr("last {power}", {{"power", shown.last}}),
                       {scale_.text(17), kBattleHudQuiet, Face::regular, Align::right});
    }

    /// The arrow points downwind; its length is the wind's strength.
    void draw_wind() {
        const Part part(canvas_, "wind");
        heading(kWind, tr("WIND"));
        const int wind = state_.shot ? state_.shot->wind : match_.battle().state().air.wind;
        const float left = value(kWind, concat(std::abs(wind))) + scale_(12);
        if (wind == 0) return;
        const float length = scale_(22) + x(70) * static_cast<float>(std::abs(wind)) / kStrongestWind;
        const float y = scale_(kBattleHudTop + 54), head = scale_(9);
        const float from = wind > 0 ? left : left + length, to = wind > 0 ? left + length : left;
        const float back = wind > 0 ? -2 * head : 2 * head;
        canvas_.line({from, y}, {to + back, y}, std::max(2.0f, scale_(4)), theme::kBright);
        const std::array<Point, 3> tip = {{{to, y}, {to + back, y - head}, {to + back, y + head}}};
        canvas_.polygon(tip, theme::kBright);
    }

    /// A computer's stock is secret.
    void draw_weapon() {
        const Part part(canvas_, "weapon");
        heading(kWeapon, tr("WEAPON"));
        if (is_hidden(kWeapon)) return;
        const WeaponId number = state_.shot ? state_.shot->weapon : match_.state().weapon(player_);
        const int stock = weapon_stock(match_.battle().state(), tank_of(player_), number);
        const Weapon& weapon = match_.arsenal().weapons[number];
        const TextStyle style = {scale_.text(30), theme::kBright, Face::bold};
        const TextStyle many = {scale_.text(26), theme::kAccent, Face::bold};
        const float y = scale_(kBattleHudTop + 53), gap = scale_(10);
        const float icon = style.size * 0.45f;
        draw_icon(canvas_, {x(kWeapon) + icon, y + scale_(2)}, icon, weapon.icon, theme::kValue);
        const float left = x(kWeapon) + 2 * icon + gap;
        const bool told = match_.player(player_).kind == kPerson;
        const std::string count = !told ? "" : stock < 0 ? "∞" : concat("×", stock);
        const float room = x(kPower - 16) - left - canvas_.text_width(count, many) - gap;
        const float used = canvas_.text_within({left, y - style.size / 2}, room, tr(weapon.name), style);
        Part(canvas_, "stock")->text({left + used + gap, y - many.size / 2}, count, many);
    }

    /// Returns its right end.
    float draw_round() {
        const Part part(canvas_, "round");
        heading(kRound, tr("ROUND"));
        return value(kRound, concat(match_.round(), "/", match_.settings().rounds()));
    }

    /// Right of `left`: the speed of computers, or else where this is.
    void draw_level(float left) {
        const float right = x(kRightEdge);
        if (state_.speed > 1)
            return void(Part(canvas_, "speed")
                            ->text({right, value_y()}, concat("F  ", speed_words(state_.speed)),
                                   {scale_.text(24), theme::kAccent, Face::bold, Align::right}));
        const Part part(canvas_, "planet");
        const std::string_view name = tr(match_.level().planet.label);
        const std::string_view planet = tr("PLANET");
        TextStyle quiet = {scale_.text(17), kBattleHudQuiet, Face::regular, Align::right};
        const float room =
            right - std::max(left, x(kRound) + canvas_.text_width(tr("ROUND"), quiet)) - scale_(12);
        quiet = fitted(canvas_, planet, room, quiet);
        const TextStyle style =
            fitted(canvas_, name, room, {scale_.text(24), theme::kBright, Face::bold, Align::right});
        canvas_.text({right, heading_y()}, planet, quiet);
        canvas_.text({right, scale_(kBattleHudTop + 55) - style.size / 2}, name, style);
    }

    Canvas& canvas_;
    Scale scale_;
    const Match& match_;
    const HudState& state_;
    PlayerId player_;
    AimShown aim_;
};

}  // namespace

float hud_bottom(const Canvas& canvas) { return Scale(canvas)(kBattleHudTop + kBattleHudHigh); }

float hud_bottom(const Canvas& canvas, const Match& match, const HudState& state) {
    const float strip = state.lab ? 0 : order_strip_height(canvas);
    const float row = std::max(strip, chips_height(canvas, match, state));
    return hud_bottom(canvas) + (row > 0 ? Scale(canvas)(kChips) + row : 0);
}

Rect hud_field(const Canvas& canvas, const Match& match, const HudState& state, float foot) {
    const float edge = 2 + Scale(canvas)(6), top = hud_bottom(canvas, match, state) + edge;
    return {edge, top, canvas.width() - 2 * edge, foot - edge - top};
}

Point news_corner(const Canvas& canvas, const Match& match, const HudState& state) {
    const Scale scale(canvas);
    return {scale(kHudEdge), hud_bottom(canvas, match, state) + scale(12)};
}

void draw_hud(Canvas& canvas, const Match& match, const HudState& state, HudPlaces& places) {
    Bar bar(canvas, match, state);
    bar.draw();
    const Scale scale(canvas);
    const float row = hud_bottom(canvas) + scale(kChips);
    float right = static_cast<float>(canvas.width()) - scale(kHudEdge);
    if (!state.lab)
        right -= draw_order_strip(canvas, match, state.shot ? state.shot->player : match.player(),
                                  {right, row}, right * kStripShare) +
                 scale(kChips);
    draw_chips(canvas, match, state, {scale(kHudEdge), row}, right);
    places.weapon = bar.weapon_place();
    places.buttons.clear();
    if (state.replay) return;
    draw_hints(canvas, match, state, places.buttons);
}

std::string angle_text(int angle) {
    return angle % 10 == 0 ? concat(angle / 10) : concat(angle / 10, ".", angle % 10);
}

}  // namespace terramorph
