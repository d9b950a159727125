#include "ui/screens/battle.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/text.h"
#include "ui/cues.h"
#include "ui/screens/battle_aim.h"
#include "ui/screens/battle_banner.h"
#include "ui/screens/battle_hud.h"
#include "ui/screens/battle_map.h"
#include "ui/screens/battle_picture.h"
#include "ui/screens/battle_weapons.h"
#include "ui/screens/dialogs.h"
#include "ui/screens/help.h"
#include "ui/screens/results.h"
#include "ui/session.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kTick = 1.0 / kTicksPerSecond;
constexpr double kLongestFrame = 0.1;  // of time that is caught up with
constexpr double kAfterRound = 2.2;    // seconds before the results
constexpr double kKeepEvery = 1;       // seconds, of an aim that changes
constexpr int kFastest = 4;
constexpr float kGrip = 70;       // units around a tank where a drag begins
constexpr float kFullDrag = 560;  // units from the tank: full power
constexpr int kWheelPower = 10;

class BattleScreen : public Screen {
  public:
    explicit BattleScreen(App& app) : Screen(app), picture_(match()) { take_events(); }

    void press(const Press& press) override;
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;

  private:
    Match& match() { return *app().session().match; }
    const Tank& tank() { return match().battle().tanks()[static_cast<std::size_t>(match().player())]; }
    /// Whether a person is to play now.
    bool aiming() {
        return match().phase() == Phase::aiming && match().player(match().player()).mind == Mind::person;
    }

    bool obey(const Command& command);
    void aim(int angle, int power);
    void turn(AimStep step);
    void press_key(const Press& press);
    void press_letter(char letter);
    void press_pointer(const Press& press);
    void drag_to(Point at);
    void fire();
    void change_weapon(int step);
    void release();
    void show(std::unique_ptr<Screen> screen);

    void tick();
    void think();
    void take_events();
    void announce(const Event& event);
    void draw_drag(Canvas& canvas);

    BattlePicture picture_;
    AimKeys keys_;
    TypedPower typed_;
    WeaponList weapons_;
    BattleMap map_;
    Banner banner_;
    double waiting_ = 0;  ///< time not yet ticked away
    double after_round_ = 0;
    double unkept_ = 0;  ///< seconds since the aim changed, 0 when it is kept
    bool dragging_ = false;
    Point pointer_ = {};
    View view_;  ///< as last drawn
    Rect weapon_place_ = {};
    std::vector<HudButton> buttons_;
};

/// Does what a person asks; says why not, where it may not be done. Returns whether it was.
bool BattleScreen::obey(const Command& command) {
    if (const Refusal refusal = match().apply(command)) return app().say(refusal->text), false;
    take_events();
    if (std::holds_alternative<Aim>(command))
        unkept_ = std::max(unkept_, kTick);
    else
        keep_match(app()), unkept_ = 0;
    return true;
}

void BattleScreen::aim(int angle, int power) {
    const int limit = match().battle().power_limit(match().player());
    const Aim wanted = {match().player(), std::clamp(angle, 0, kHalfTurn), std::clamp(power, 0, limit)};
    if (wanted.angle != tank().angle || wanted.power != tank().power) obey(wanted);
}

void BattleScreen::turn(AimStep step) {
    if (step != AimStep{} && aiming()) aim(tank().angle + step.angle, tank().power + step.power);
}

void BattleScreen::press(const Press& press) {
    if (weapons_.open()) {
        if (const auto weapon = weapons_.press(match(), press)) obey(Choose{match().player(), *weapon});
        return;
    }
    switch (press.kind) {
        case Press::Kind::down:
        case Press::Kind::up:
            return press_key(press);
        case Press::Kind::wheel:
            if (aiming())
                aim(tank().angle, tank().power + static_cast<int>(std::lround(press.wheel)) *
                                                     (press.shift ? 1 : kWheelPower));
            return;
        default:
            return press_pointer(press);
    }
}

void BattleScreen::press_key(const Press& press) {
    if (aiming()) {
        const auto result = typed_.press(press);
        if (result == TypedPower::Result::changed) return;
        if (result == TypedPower::Result::accepted) {
            const bool done = obey(Aim{match().player(), tank().angle, typed_.take()});
            if (!done || press.key == Key::enter) return;
        }
    }
    if (aiming() || press.kind == Press::Kind::up) turn(keys_.press(press));
    if (press.kind != Press::Kind::down || press.repeat) return;
    switch (press.key) {
        case Key::tab:
            return change_weapon(1);
        case Key::back_tab:
            return change_weapon(-1);
        case Key::enter:
        case Key::space:
            return fire();
        case Key::f1:
            return show(help_screen(app()));
        case Key::escape:
            if (dragging_ || map_.shown()) return dragging_ = false, map_.hide();
            return show(pause_screen(app()));
        case Key::letter:
            return press_letter(press.letter);
        default:
            return;
    }
}

void BattleScreen::press_letter(char letter) {
    int& speed = app().session().speed;
    switch (letter) {
        case 'r':
            release();
            return ask_for_new_level(app());
        case 'm':
            return map_.shown() ? map_.hide() : map_.show(match().level());
        case 'f':
            speed = speed >= kFastest ? 1 : 2 * speed;
            return;
        default:
            return;
    }
}

void BattleScreen::press_pointer(const Press& press) {
    pointer_ = press.at;
    if (press.kind == Press::Kind::pointer_up) dragging_ = false;
    if (press.kind == Press::Kind::pointer_move && dragging_) drag_to(press.at);
    if (press.kind != Press::Kind::pointer_down) return;
    for (const HudButton& button : buttons_)
        if (button.place.holds(press.at)) return press_key(button.press);
    if (!aiming()) return;
    if (weapon_place_.holds(press.at)) return release(), weapons_.unfold(match());
    const Point away = press.at - view_.point(tank().turret());
    const float grip = kGrip * view_.unit();
    dragging_ = away.x * away.x + away.y * away.y < grip * grip;
}

/// The barrel points from the tank to the pointer; the further away, the more power.
void BattleScreen::drag_to(Point at) {
    if (!aiming()) return void(dragging_ = false);
    const Point pivot = view_.point(tank().turret());
    const float x = at.x - pivot.x, y = pivot.y - at.y;
    const float turn = std::atan2(y, x) / std::numbers::pi_v<float>;
    const int angle = static_cast<int>(std::lround(turn * 180)) * 10;
    const float length = std::sqrt(x * x + y * y) / (kFullDrag * view_.unit());
    aim(turn < -0.5f ? kHalfTurn : angle, static_cast<int>(length * kFullPower));
}

void BattleScreen::fire() {
    if (!aiming()) return;
    release();
    obey(Fire{match().player()});
}

void BattleScreen::change_weapon(int step) {
    if (!aiming()) return;
    const int held = match().weapon(match().player());
    const int next = next_weapon(match(), held, step);
    if (next != held) obey(Choose{match().player(), next});
}

/// Lets go of what is held, for another screen will hear of the keys that come up.
void BattleScreen::release() {
    keys_.release();
    dragging_ = false;
}

void BattleScreen::show(std::unique_ptr<Screen> screen) {
    release();
    app().push(std::move(screen));
}

bool BattleScreen::advance(double seconds) {
    turn(keys_.advance(seconds));
    waiting_ += std::min(seconds, kLongestFrame) * app().session().speed;
    for (; waiting_ >= kTick; waiting_ -= kTick) tick();
    if (unkept_ > 0 && (unkept_ += seconds) > kKeepEvery) keep_match(app()), unkept_ = 0;
    bool moved = picture_.advance(seconds, match());
    moved |= banner_.advance(seconds);
    moved |= match().phase() == Phase::flying;
    const bool over = match().phase() == Phase::round_over || match().phase() == Phase::match_over;
    if (over && (after_round_ += seconds) >= kAfterRound) app().replace(results_screen(app()));
    return moved || over;
}

void BattleScreen::tick() {
    if (match().phase() == Phase::aiming) think();
    picture_.remember(match());
    match().step();
    take_events();
}

/// Lets a computer think if it is its turn, and keeps what it did.
void BattleScreen::think() {
    if (aiming()) return;
    app().session().minds.think(match());
    if (match().phase() != Phase::aiming) keep_match(app());
}

void BattleScreen::take_events() {
    const Events events = match().take_events();
    for (const Event& event : events) announce(event);
    picture_.note(match(), events);
}

void BattleScreen::announce(const Event& event) {
    const float left = view_.left, right = left + static_cast<float>(view_.width) / view_.scale;
    if (const auto sound = cue(event, left, right)) app().play(*sound);
    if (event.kind == Event::Kind::turn_began) {
        const Player& player = match().player(event.tank);
        banner_.show(text(player.name, "'s turn"), player);
        typed_.clear();
        weapons_.close();
    }
    if (event.kind == Event::Kind::new_level) map_.hide();
    if (event.kind == Event::Kind::round_ended) {
        keep_match(app());
        const bool won = event.tank >= 0;
        const Player& player = match().player(std::max(0, event.tank));
        banner_.show(won ? text(player.name, " wins the round") : "Nobody is left", player);
    }
}

void BattleScreen::draw(Canvas& canvas) {
    const float top = hud_bottom(canvas) + 6;
    view_ = picture_.view(canvas.width(), canvas.height());
    const bool moves = match().phase() == Phase::flying;
    picture_.draw(canvas, match(), moves ? static_cast<float>(waiting_ / kTick) : 1, top);
    draw_drag(canvas);
    const HudState state = {typed_.digits(), app().session().speed, aiming()};
    draw_hud(canvas, match(), state, weapon_place_, buttons_);
    map_.draw(canvas);
    banner_.draw(canvas);
    weapons_.draw(canvas, match(), weapon_place_);
}

void BattleScreen::draw_drag(Canvas& canvas) {
    if (!dragging_) return;
    const Scale scale(canvas);
    const Point pivot = view_.point(tank().turret());
    canvas.line(pivot, pointer_, std::max(1.5f, scale(3)), with_alpha(theme::kAccent, 0.55f));
    canvas.ring(pointer_, scale(9), std::max(1.5f, scale(3)), theme::kAccent);
    const std::string words = text(angle_text(tank().angle), "°  ", tank().power);
    canvas.text({pointer_.x, pointer_.y - scale(44)}, words,
                {scale.text(22), theme::kBright, Face::bold, Align::center});
}

}  // namespace

std::unique_ptr<Screen> battle_screen(App& app) { return std::make_unique<BattleScreen>(app); }

}  // namespace terramorph
