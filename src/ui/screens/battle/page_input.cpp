// Input on a battlefield.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/language.h"
#include "app/player/controls.h"
#include "app/session.h"
#include "ui/screens/armory/goods.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/screens/battle/hud/stock_entries.h"
#include "ui/screens/battle/page.h"
#include "ui/screens/menu/help_screen.h"

namespace terramorph {

namespace {

constexpr int kWheelPower = 10;
constexpr Key kAimingKeys[] = {Key::up, Key::down, Key::left, Key::right, Key::tab, Key::back_tab};

}  // namespace

void BattlePage::press(const InputEvent& press) {
    const bool taps = press.kind == InputEvent::Kind::down && !press.repeat;
    if (taps || press.kind == InputEvent::Kind::pointer_down) meet();
    if (press_open(press)) return;
    switch (press.kind) {
        case InputEvent::Kind::down:
        case InputEvent::Kind::up:
            return press_key(press);
        case InputEvent::Kind::wheel:
            if (aiming())
                aim(tank().angle, tank().power + static_cast<int>(std::lround(press.wheel)) *
                                                     (press.shift ? 1 : kWheelPower));
            return;
        case InputEvent::Kind::pinch:
            return pinch(press.wheel);
        default:
            return press_pointer(press);
    }
}

/// Passes input to an open list or field. Returns true if there is one.
bool BattlePage::press_open(const InputEvent& press) {
    if (list_.open()) return press_list(press), true;
    if (!crosshair_.open()) return false;
    if (const auto at = crosshair_.press(press, view_, match().level())) set_target(*at);
    return true;
}

void BattlePage::press_list(const InputEvent& press) {
    const auto chosen = list_.press(press);
    if (!chosen) return;
    if (is_item(match().arsenal(), *chosen))
        execute(Use{match().player(), item_of(match().arsenal(), *chosen)});
    else
        choose(weapon_of(match().arsenal(), *chosen));
}

/// Whoever takes up what would be wasted is told so.
void BattlePage::choose(WeaponId weapon) {
    if (!execute(Choose{match().player(), weapon})) return;
    const Refusal wasted = match().battle().why_wasted(tank_of(match().player()), weapon);
    if (wasted) app().say("wasted", tr(*wasted));
}

/// Whoever begins to aim has seen enough of the last shot, and means what it presses.
void BattlePage::look_ahead(const InputEvent& press) {
    if (!in_aftermath() || press.kind != InputEvent::Kind::down || press.repeat) return;
    if (match().phase() != Phase::aiming || !runner().plays_here(match().player())) return;
    if (std::ranges::count(kAimingKeys, press.key) > 0) end_aftermath();
}

void BattlePage::press_key(const InputEvent& press) {
    look_ahead(press);
    if (aiming() && press_typed(press)) return;
    if (aiming() || press.kind == InputEvent::Kind::up) turn(keys_.press(press));
    drive_keys_.press(press);
    if (press.kind != InputEvent::Kind::down || press.repeat) return;
    switch (press.key) {
        case Key::tab:
            return change_weapon(1);
        case Key::back_tab:
            return change_weapon(-1);
        case Key::enter:
            return confirm();
        case Key::space:
            return fire();
        case Key::f1:
            return show(help_screen(app()));
        case Key::escape:
            if (dragging_) return void(dragging_ = false);
            return press_other(press);
        case Key::letter:
            return press_letter(press);
        default:
            return press_other(press);
    }
}

/// Returns true if the input was for the power being typed.
bool BattlePage::press_typed(const InputEvent& press) {
    const auto result = typed_.press(press);
    if (result == TypedPower::Result::changed) return true;
    if (result == TypedPower::Result::ignored) return false;
    const bool done = execute(Aim{match().player(), tank().angle, typed_.take()});
    return !done || press.key == Key::enter;
}

void BattlePage::press_letter(const InputEvent& press) {
    switch (press.letter) {
        case 'w':
            return unfold_weapons();
        case 'i':
            return unfold_items();
        case 't':
            return begin_target();
        case 'z':
            return director().change_look();
        case 'e':
            return by_ear_.sweep(match());
        default:
            return press_other(press);
    }
}

void BattlePage::press_pointer(const InputEvent& press) {
    pointer_ = press.at;
    if (press.kind == InputEvent::Kind::pointer_up) {
        dragging_ = drags_power_ = false;
        touch_.reset();
        if (held_.key != Key::none) press_key(std::exchange(held_, {}));
    }
    if (press.kind == InputEvent::Kind::pointer_move && begins_drag(press.at)) dragging_ = true;
    if (press.kind == InputEvent::Kind::pointer_move && dragging_) drag_to(press.at);
    if (press.kind == InputEvent::Kind::pointer_move && drags_power_) drag_power(press.at);
    if (press.kind == InputEvent::Kind::pointer_down && press_hud(press)) return;
    if (!aiming() || hud_.foot.holds(press.at)) return;
    if (press.kind == InputEvent::Kind::pointer_other)
        return set_target(target_at(view_.place(press.at), match().level()));
    if (press.kind != InputEvent::Kind::pointer_down) return;
    dragging_ = points_at(press.at);
    if (press.reach > 0 && !dragging_) touch_ = press;
}

/// What's clicked on the bars does what its key does, for as long as it's held. Returns true if something is.
bool BattlePage::press_hud(const InputEvent& press) {
    if (const HudButton* const button = hud_.button_at(press.at, press.reach)) {
        held_ = button->press;
        held_.kind = InputEvent::Kind::up;
        press_key(InputEvent(button->press));  // a copy: it may draw other buttons
        return true;
    }
    if (const HudTry* const tried = hud_.try_at(press.at); tried && aiming())
        return aim(tried->angle.value_or(tank().angle), tried->power.value_or(tank().power)), true;
    if (!aiming() || !hud_.track.holds(press.at)) return false;
    typed_.clear();
    drags_power_ = true;
    drag_power(press.at);
    return true;
}

void BattlePage::aim(int angle, int power) {
    const int limit = power_limit(match().battle().state(), tank_of(match().player()));
    const Aim wanted = {match().player(), std::clamp(angle, 0, kHalfTurn), std::clamp(power, 0, limit)};
    if (wanted.angle != tank().angle || wanted.power != tank().power) execute(wanted);
}

void BattlePage::turn(AimStep step) {
    if (step != AimStep{} && aiming()) aim(tank().angle + step.angle, tank().power + step.power);
}

void BattlePage::fire() {
    if (in_aftermath()) return end_aftermath();  // whoever has seen enough
    if (!aiming()) return;
    release();
    execute(Fire{match().player()});
}

/// Enter accepts what is typed, and never ends a turn.
void BattlePage::confirm() {
    if (in_aftermath()) return end_aftermath();
    if (!aiming()) return;
    const Session& session = app().session();
    app().say("enter", tr("{key} fires. Enter only confirms a power you've typed.",
                          {{"key", caps(session.controls, session.device, "space")}}));
}

void BattlePage::change_weapon(int step) {
    if (!aiming()) return;
    const WeaponId held = match().state().weapon(match().player());
    const WeaponId next = next_weapon(match(), held, step);
    if (next == held) return app().say("only_weapon", tr("You have no other weapon. The armory sells more."));
    choose(next);
}

void BattlePage::unfold_weapons() {
    if (!aiming()) return;
    release();
    list_.unfold(std::string(tr("WEAPONS")), weapon_entries(match()),
                 good_of(match().state().weapon(match().player())), match().state().armory_follows());
}

void BattlePage::unfold_items() {
    if (!aiming()) return;
    release();
    std::vector<StockEntry> items = item_entries(match());
    if (items.empty()) return app().say("no_items", tr("You have no items, and there's no way to get any."));
    list_.unfold(std::string(tr("ITEMS")), std::move(items), {}, match().state().armory_follows());
}

void BattlePage::begin_target() {
    if (!aiming()) return;
    release();
    const Vec2<float> before =
        tank().target
            ? Vec2<float>{static_cast<float>(tank().target->x), static_cast<float>(tank().target->y)}
            : view_.place({static_cast<float>(view_.width) / 2, static_cast<float>(view_.height) / 2});
    crosshair_.begin(before);
}

void BattlePage::set_target(Vec2<int> at) { execute(Target{match().player(), at.x, at.y}); }

}  // namespace terramorph
