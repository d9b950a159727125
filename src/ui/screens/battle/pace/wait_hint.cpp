#include "ui/screens/battle/pace/wait_hint.h"

#include <string>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/tips/tip_box.h"
#include "ui/widgets/layout.h"

namespace terramorph {

bool WaitHint::advance(double seconds, bool waits, bool hurries) {
    const bool before = shown();
    if (hurries) times_ = kMostTimes + 1;
    if (waits) {
        waited_ += seconds;
    } else {
        if (waited_ >= kPatience) ++times_;
        waited_ = 0;
    }
    return shown() != before;
}

void WaitHint::draw(Canvas& canvas, const HudState& state, Rect room) const {
    if (!shown()) return;
    const Point foot = {room.x + room.w / 2, room.y + room.h};
    std::string heading, words;
    if (Scale::finger() > 0) {
        heading = tr("Too slow? Tap \"faster\" above");
    } else {
        heading =
            tr("Too slow? Hold {key} to hurry them", {{"key", concat("[", caps_of(state, "space"), "]")}});
        words = tr("{key} sets how fast computers play.", {{"key", caps_of(state, "f")}});
    }
    draw_tip_box(canvas, {"wait_hint", heading, words, foot, foot, room, false});
}

}  // namespace terramorph
