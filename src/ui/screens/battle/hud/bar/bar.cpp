#include "ui/screens/battle/hud/bar/bar.h"

#include <algorithm>
#include <string>

#include "app/effect_descriptions.h"
#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/bar/layout.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/screens/battle/hud/stock_entries.h"
#include "ui/sprites/icons.h"
#include "ui/widgets/key_cap.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kStepCap = 30;  // units

/// The bar, part by part.
class Bar {
  public:
    Bar(Canvas& canvas, Rect place, const Match& match, const HudState& state, HudPlaces& places)
        : canvas_(canvas),
          scale_(canvas),
          match_(match),
          state_(state),
          places_(places),
          place_(place),
          player_(match.player()),
          tank_(match.state().tank(player_)),
          tab_(state.mouse ? "→" : caps_of(state, "tab")),
          layout_(bar_layout(canvas, place, caps_of(state, "tab"), tr("Fire"))) {
    }  // whatever's used, one place

    void draw() {
        draw_plate(canvas_, place_);
        places_.foot = place_;
        draw_divider(layout_.right.x + layout_.right.w, layout_.track.x);
        draw_divider(layout_.more.x + layout_.more.w,
                     layout_.previous.w > 0 ? layout_.previous.x : layout_.held.x);
        draw_angle();
        draw_power();
        draw_weapon();
        draw_fire();
    }

  private:
    void draw_divider(float from, float to) {
        const float high = place_.h * 0.62f;
        canvas_.fill(
            {std::floor((from + to) / 2), place_.center().y - high / 2, std::max(1.0f, scale_(1.5f)), high},
            with_alpha(theme::kBright, 0.12f));
    }

    void heading(Rect place, std::string_view words) { line_in(canvas_, place, words, {place.h, kHudQuiet}); }

    /// In green on a line around `middle`, which way it is to what the coach would try, whose figure stands
    /// in its box; a click does it.
    void draw_tried(Rect line, float middle, std::string_view way, HudTry tried) {
        const TextStyle style = {line.h, theme::kOnAccent, Face::bold, Align::center};
        const float wide = canvas_.text_width(way, style) + line.h;
        const float left = std::clamp(middle - wide / 2, line.x, std::max(line.x, line.x + line.w - wide));
        tried.place = {left, line.y - 1, std::min(wide, line.w), line.h + 2};
        canvas_.fill_rounded(tried.place, tried.place.h / 2, theme::kGood);
        line_in(Part(canvas_, "tried"), tried.place, way, style);
        places_.tries.push_back(tried);
    }

    /// A part of the bar that repeats while it's held down.
    void draw_step(Rect place, Point way, std::string_view key, Point leans) {
        const float size = std::min({std::max(13.0f, scale_.pressed(kStepCap)), place.w, place.h - 2});
        const Point middle = place.center() + leans * ((place.h - size) / 2 - std::max(1.0f, scale_(3)));
        draw_arrow_cap(canvas_, {middle.x - size / 2, std::floor(middle.y - size / 2), size, size}, way);
        places_.add(place, key);
    }

    void draw_angle() {
        const Part part(canvas_, "angle");
        const BarLayout& at = layout_;
        heading(at.angle_heading, tr("Angle"));
        const TextStyle style = {at.angle.h, theme::kBright, Face::bold};
        line_in(canvas_, at.angle, concat(angle_text(tank_.angle), "°"), style);
        if (state_.tried && state_.tried->angle != tank_.angle) {
            Rect line = at.angle_heading;
            take_left(line, canvas_.text_width(tr("Angle"), {line.h, {}}), line.h / 2);
            line.w = at.right.x + at.right.w - line.x;
            draw_tried(line, line.x, state_.tried->angle > tank_.angle ? "←" : "→",
                       {.angle = state_.tried->angle});
        }
        const float low = Scale::finger() > 0 ? 0 : at.angle.center().y - place_.center().y;
        const auto lowered = [&](Rect place) { return Rect{place.x, place.y, place.w, place.h + 2 * low}; };
        draw_step(lowered(at.left), {-1, 0}, "left", {});
        draw_step(lowered(at.right), {1, 0}, "right", {});
    }

    void draw_power() {
        const Part part(canvas_, "power");
        const BarLayout& at = layout_;
        heading(at.power_heading, tr("Power"));
        const bool typing = !state_.typed_power.empty();
        const TextStyle style = {at.power.h, typing ? theme::kAccent : theme::kBright, Face::bold};
        const std::string number = typing ? concat(state_.typed_power, "_") : concat(tank_.power);
        line_in(canvas_, at.power, number, fitted(canvas_, number, at.power.w, style));
        PowerShown shown = power_shown(match_, player_, tank_.power);
        shown.zone = state_.zone;
        draw_marks(shown);
        draw_power_track(canvas_, at.track, shown, state_.tried ? state_.tried->power : 0);
        const float stacked = at.more.x == at.less.x ? 1 : 0;
        draw_step(at.more, {0, -1}, "up", {0, stacked});
        draw_step(at.less, {0, 1}, "down", {0, -stacked});
        places_.track = at.track;
    }

    /// Above the track: what would have hit, or else the last shot; and what the tank can't do any more.
    void draw_marks(const PowerShown& shown) {
        Rect line = layout_.power_heading;
        take_left(line, canvas_.text_width(tr("Power"), {line.h, {}}), line.h * 0.7f);
        const auto along = [&](int power) {
            return layout_.track.x + layout_.track.w * static_cast<float>(power) / kFullPower;
        };
        if (state_.tried && state_.tried->power != tank_.power)
            return draw_tried(line, along(state_.tried->power), state_.tried->power > tank_.power ? "↑" : "↓",
                              {.power = state_.tried->power});
        if (shown.limit < kFullPower) {
            const std::string most = tr("at most {power}", {{"power", shown.limit}});
            const TextStyle style = {line.h, theme::kBad, Face::regular, Align::right};
            const float wide = canvas_.text_width(most, style);
            line_in(Part(canvas_, "limit"), take_right(line, wide + 1, line.h / 2), most, style);
        }
        if (shown.last == 0 || shown.last == tank_.power || shown.zone || state_.tried) return;
        const std::string last = tr("last shot {power}", {{"power", shown.last}});
        const TextStyle style = {line.h, kHudQuiet};
        const float wide = canvas_.text_width(last, style) + 1;
        const float x =
            std::clamp(along(shown.last) - wide / 2, line.x, std::max(line.x, line.x + line.w - wide));
        line_in(Part(canvas_, "last_power"), {x, line.y, std::min(wide, line.w), line.h}, last, style);
    }

    void draw_slot(Rect place, std::string_view icon, bool held, std::string_view key) {
        if (place.w <= 0) return;
        canvas_.fill_rounded(place, place.w * 0.16f,
                             held ? mixed(theme::kBackground, theme::kAccent, 0.2f) : kHudHollow);
        if (held)
            canvas_.outline_rounded(place, place.w * 0.16f, std::max(1.0f, scale_(2.5f)), theme::kAccent);
        draw_icon(canvas_, place.center(), place.w * (held ? 0.3f : 0.28f), icon,
                  held ? theme::kValue : kHudQuiet);
        places_.add({place.x, place_.y, place.w, place_.h}, key);
    }

    void draw_weapon() {
        const Part part(canvas_, "weapon");
        const auto& weapons = match_.arsenal().weapons;
        const WeaponId number = match_.state().weapon(player_);
        const Weapon& weapon = weapons[number];
        const BarLayout& at = layout_;
        const WeaponId before = next_weapon(match_, number, -1), after = next_weapon(match_, number, 1);
        if (before != number) draw_slot(at.previous, weapons[before].icon, false, "shift+tab");
        draw_slot(at.held, weapon.icon, true, {});
        if (after != number) draw_slot(at.next, weapons[after].icon, false, "tab");
        places_.add({at.held.x, place_.y, at.name.x + at.name.w - at.held.x, place_.h}, "w");
        if (at.name.w > 0) draw_name(weapon, number);
        if (at.tab.w <= 0) return;
        draw_cap(Part(canvas_, "tab"), at.tab, tab_, state_.device == Device::pad);
        places_.add({at.tab.x, place_.y, at.tab.w, place_.h}, "tab");
    }

    void draw_name(const Weapon& weapon, WeaponId number) {
        const BarLayout& at = layout_;
        if (at.weapon_heading.h > 0) heading(at.weapon_heading, tr("Weapon"));
        TextStyle style = {at.name.h, theme::kBright, Face::bold};
        style = fitted(canvas_, tr(weapon.name), at.name.w, style);
        style.size = std::max(style.size, std::min(at.name.h, at.stock.h));
        line_in(Part(canvas_, "name"), at.name, tr(weapon.name), style);
        draw_stock(weapon, weapon_stock(match_.battle().state(), tank_of(player_), number));
    }

    void draw_stock(const Weapon& weapon, int stock) {
        Rect line = layout_.stock;
        const std::string count = stock < 0 ? "∞" : concat("×", stock);
        const TextStyle bold = {line.h, theme::kValue, Face::bold};
        line_in(Part(canvas_, "stock"), take_left(line, canvas_.text_width(count, bold) + 1, line.h * 0.6f),
                count, bold);
        const std::string does = short_description(weapon);
        const TextStyle quiet = fitted(canvas_, does, line.w, {line.h, kHudQuiet});
        if (canvas_.text_width(does, quiet) <= line.w)  // half of it says something else
            line_in(Part(canvas_, "does"), line, does, quiet);
    }

    /// Dimmed while something still moves.
    void draw_fire() {
        const Part part(canvas_, "fire");
        const Rect place = layout_.fire;
        const float ready = match_.phase() == Phase::aiming ? 1 : 0.4f;
        const Color ink = with_alpha(theme::kOnAccent, ready);
        canvas_.fill_rounded(place, scale_(12), with_alpha(theme::kAccent, ready));
        const std::string key = Scale::finger() > 0 || state_.mouse ? "" : caps_of(state_, "space");
        const float cap = cap_height(canvas_), big = scale_.text(kBarFire);
        const float space = (place.h - cap - big) / 3;
        if (space < 0 || key.empty()) {  // no room for the key, or nobody to press it
            line_in(canvas_, place, tr("Fire"), {big, ink, Face::bold, Align::center});
        } else {
            line_in(canvas_, {place.x, place.y + space, place.w, big}, tr("Fire"),
                    {big, ink, Face::bold, Align::center});
            const float wide = std::min(place.w, cap_width(canvas_, key) + scale_(16));
            const Rect face = {place.center().x - wide / 2, place.y + place.h - space - cap, wide, cap};
            canvas_.fill_rounded(face, state_.device == Device::pad ? cap / 2 : scale_(5),
                                 with_alpha(theme::kBackground, 0.2f));
            line_in(canvas_, face, key, {scale_.text(16), ink, Face::bold, Align::center});
        }
        places_.add({place.x, place_.y, place_.x + place_.w - place.x, place_.h}, "space");
    }

    Canvas& canvas_;
    Scale scale_;
    const Match& match_;
    const HudState& state_;
    HudPlaces& places_;
    Rect place_;
    PlayerId player_;
    const Tank& tank_;
    std::string tab_;
    BarLayout layout_;
};

}  // namespace

void draw_bar(Canvas& canvas, Rect place, const Match& match, const HudState& state, HudPlaces& places) {
    Bar(canvas, place, match, state, places).draw();
}

}  // namespace terramorph
