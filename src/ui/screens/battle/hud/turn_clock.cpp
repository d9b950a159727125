#include "ui/screens/battle/hud/turn_clock.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kCalm = 26, kLarge = 84;
constexpr int kLast = 3;  // seconds: it is red

}  // namespace

void TurnClock::begin(int seconds) { left_ = seconds; }

int TurnClock::shown() const { return static_cast<int>(std::ceil(left_)); }

TurnClock::Said TurnClock::advance(double seconds) {
    if (!runs()) return Said::nothing;
    const int before = shown();
    left_ = std::max(0.0, left_ - seconds);
    if (!runs()) return Said::over;
    return shown() < before ? Said::second : Said::nothing;
}

std::string TurnClock::words() const {
    return urgent() ? concat(shown()) : tr("{seconds} s", {{"seconds", shown()}});
}

TextStyle TurnClock::style(const Canvas& canvas) const {
    const Color color = shown() <= kLast ? theme::kBad : urgent() ? theme::kAccent : theme::kBright;
    return {Scale(canvas).text(urgent() ? kLarge : kCalm), color, Face::bold, Align::center};
}

Rect TurnClock::place(const Canvas& canvas, Point corner) const {
    if (!runs()) return {};
    const Scale scale(canvas);
    const TextStyle letters = style(canvas);
    const float wide = std::max(canvas.text_width(words(), letters), letters.size) + scale(28);
    return {corner.x - wide, corner.y, wide, letters.size + scale(16)};
}

void TurnClock::draw(Canvas& canvas, Point corner) const {
    if (!runs()) return;
    const Rect plate = place(canvas, corner);
    draw_plate(canvas, plate);
    line_in(Part(canvas, "clock"), plate, words(), style(canvas));
}

}  // namespace terramorph
