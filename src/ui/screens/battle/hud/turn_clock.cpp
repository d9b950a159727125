#include "ui/screens/battle/hud/turn_clock.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kBattleClockEdge = 24, kCalm = 26, kLarge = 84;
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

float TurnClock::bottom(const Canvas& canvas, float top) const {
    if (!runs()) return top;
    const Scale scale(canvas);
    return top + scale.text(urgent() ? kLarge : kCalm) + scale(16);
}

void TurnClock::draw(Canvas& canvas, float top) const {
    if (!runs()) return;
    const Scale scale(canvas);
    const Color color = shown() <= kLast ? theme::kBad : urgent() ? theme::kAccent : theme::kBright;
    const TextStyle style = {scale.text(urgent() ? kLarge : kCalm), color, Face::bold, Align::center};
    const std::string words = urgent() ? concat(shown()) : tr("{seconds} s", {{"seconds", shown()}});
    const float wide = std::max(canvas.text_width(words, style), style.size) + scale(28);
    const Rect plate = {canvas.width() - scale(kBattleClockEdge) - wide, top, wide,
                        bottom(canvas, top) - top};
    canvas.fill_rounded(plate, scale(10), theme::kPlate);
    Part(canvas, "clock")->text({plate.center().x, plate.center().y - style.size / 2}, words, style);
}

}  // namespace terramorph
