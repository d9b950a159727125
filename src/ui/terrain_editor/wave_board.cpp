#include "ui/terrain_editor/wave_board.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "app/language/language.h"
#include "terrain/wave/wave_sum.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kDoubleTap = 0.4;  // seconds from one click to the next
constexpr float kTapReach = 12;     // pixels between the two, of a mouse
constexpr float kBoardHigh = 84;    // units
constexpr float kLeastBoard = 34;   // pixels
constexpr int kDrawnLength = 1024;  // entries of the wave as it's drawn
constexpr float kWaveLine = 3;      // units
constexpr float kKnotDot = 6;

std::size_t place_of(int knot) { return static_cast<std::size_t>(knot & (WaveCurve::kKnots - 1)); }

}  // namespace

WaveCurve WaveBoard::curve() const {
    const MapSettings& terrain = draft_.level().terrain;
    return terrain.wave ? *terrain.wave : curve_of_seed(terrain.seed);
}

void WaveBoard::set(const WaveCurve& curve) {
    if (draft_.level().terrain.wave == curve) return;
    draft_.change([&](LevelSettings& level) { level.terrain.wave = curve; });
}

void WaveBoard::reset() {
    if (drawn()) draft_.change([](LevelSettings& level) { level.terrain.wave.reset(); });
}

std::string WaveBoard::words() const {
    return drawn() && curve_of_name(words_) == curve() ? words_ : std::string();
}

void WaveBoard::take_words(std::string words) {
    if (words.empty()) return reset();
    set(curve_of_name(words));
    words_ = std::move(words);
}

void WaveBoard::turn_cliff(int knot) {
    WaveCurve changed = curve();
    changed.steps ^= 1u << knot;
    if (validate(changed))
        return say_(tr("A wave has {most} cliffs at most.", {{"most", WaveCurve::kMostSteps}}));
    set(changed);
}

bool WaveBoard::press(const InputEvent& press) { return points(press) ? pointer(press) : key(press); }

bool WaveBoard::pointer(const InputEvent& press) {
    using Kind = InputEvent::Kind;
    if (press.kind == Kind::pointer_down) {
        knot_ = knot_at(press.at);
        const bool cliff = double_tap(press) || press.control;
        drawing_ = !cliff;
        if (cliff) turn_cliff(knot_);
    }
    if (drawing_) draw_to(press.at);
    if (press.kind == Kind::pointer_up) drawing_ = false;
    return true;
}

bool WaveBoard::double_tap(const InputEvent& press) {
    const float far = std::hypot(press.at.x - clicked_.x, press.at.y - clicked_.y);
    const bool again = since_click_ < kDoubleTap && far < std::max(kTapReach, press.reach);
    since_click_ = again ? kDoubleTap : 0;
    clicked_ = press.at;
    return again;
}

bool WaveBoard::key(const InputEvent& press) {
    if (press.kind != InputEvent::Kind::down || press.control) return false;
    const auto go = [this](int step) { knot_ = static_cast<int>(place_of(knot_ + step)); };
    const auto lift = [this](int step) {
        WaveCurve changed = curve();
        std::uint8_t& knot = changed.knots[place_of(knot_)];
        knot = static_cast<std::uint8_t>(std::clamp(knot + step, 0, WaveCurve::kHighest));
        set(changed);
    };
    switch (press.key) {
        case Key::left:
            return go(-1), true;
        case Key::right:
            return go(1), true;
        case Key::up:
            return lift(1), true;
        case Key::down:
            return lift(-1), true;
        case Key::enter:
            return press.repeat || (turn_cliff(knot_), true);
        default:
            return false;
    }
}

int WaveBoard::knot_at(Point at) const {
    const float part = board_.w > 0 ? (at.x - board_.x) / board_.w : 0;
    return std::clamp(static_cast<int>(std::lround(part * WaveCurve::kKnots)), 0, WaveCurve::kKnots - 1);
}

int WaveBoard::height_at(Point at) const {
    const float part = board_.h > 0 ? 1 - (at.y - board_.y) / board_.h : 0;
    return static_cast<int>(std::lround(std::clamp(part, 0.0f, 1.0f) * WaveCurve::kHighest));
}

/// A quick hand leaves no knot out.
void WaveBoard::draw_to(Point at) {
    const int from = knot_, to = knot_at(at), height = height_at(at);
    const int before = curve().knots[place_of(from)], far = std::abs(to - from);
    WaveCurve changed = curve();
    for (int step = far == 0 ? 0 : 1; step <= far; ++step) {
        const int knot = from + (to > from ? step : -step);
        const int there = far == 0 ? height : before + (height - before) * step / far;
        changed.knots[place_of(knot)] = static_cast<std::uint8_t>(there);
    }
    knot_ = to;
    set(changed);
}

float WaveBoard::height(const Canvas& canvas) {
    const Scale scale(canvas);
    return scale.text(theme::kSmall) + scale(8) + std::max(kLeastBoard, scale(kBoardHigh));
}

void WaveBoard::draw(Canvas& canvas, Rect place, bool focused) {
    const Scale scale(canvas);
    const Part part(canvas, "wave_board");
    Rect rest = place;
    const Rect line = take_top(rest, scale.text(theme::kSmall), scale(8));
    line_in(canvas, line, tr("Wave"), {scale.text(theme::kSmall), theme::kText});
    line_in(
        canvas, line, drawn() ? tr("drawn") : tr("drag to draw"),
        {scale.text(theme::kSmall), drawn() ? theme::kValue : theme::kMuted, Face::regular, Align::right});
    canvas.fill_rounded(rest, scale(theme::kRadius), theme::kPanel);
    if (focused)
        canvas.outline_rounded(rest, scale(theme::kRadius), std::max(1.5f, scale(2)), theme::kAccent);
    board_ = rest.inset(std::max(3.0f, scale(8)));
    const WaveCurve shown = curve();
    const float thick = std::max(1.5f, scale(kWaveLine));
    const Color color = drawn() ? theme::kAccent : theme::kMuted;
    std::vector<Point> outline;
    for (int pixel = 0; pixel <= static_cast<int>(board_.w); ++pixel) {
        const float along = static_cast<float>(pixel) / std::max(1.0f, board_.w);
        const int index = std::min(kDrawnLength - 1, static_cast<int>(along * kDrawnLength));
        const auto entry = static_cast<float>(curve_entry(shown, index, kDrawnLength));
        outline.push_back(
            {board_.x + static_cast<float>(pixel), y_of(entry / (2 * WaveProfile::kPeak) + 0.5f)});
    }
    std::vector<Point> below = outline;
    below.push_back({board_.x + board_.w, board_.y + board_.h});
    below.push_back({board_.x, board_.y + board_.h});
    canvas.polygon(below, with_alpha(color, 0.22f));
    canvas.line(outline, thick, color);
    if (!focused) return;
    const float x = board_.x + board_.w * static_cast<float>(knot_) / WaveCurve::kKnots;
    const float y = y_of(static_cast<float>(shown.knots[place_of(knot_)]) / WaveCurve::kHighest);
    canvas.circle({x, y}, std::max(3.0f, scale(kKnotDot)), theme::kBright);
}

std::string WaveBoard::said() const {
    const WaveCurve shown = curve();
    const Argument knot = {"knot", knot_ + 1}, all = {"all", WaveCurve::kKnots},
                   height = {"height", int{shown.knots[place_of(knot_)]}};
    return shown.steps_to(knot_) ? tr("point {knot} of {all}, height {height}, a cliff", {knot, all, height})
                                 : tr("point {knot} of {all}, height {height}", {knot, all, height});
}

std::string_view WaveBoard::help() const {
    return Scale::finger() > 0 ? tr("Draw the wave that the land is made of. Double-tap makes a cliff.")
                               : tr("Draw the wave that the land is made of. Ctrl+click (or Enter) makes a "
                                    "cliff; Backspace clears.");
}

}  // namespace terramorph
