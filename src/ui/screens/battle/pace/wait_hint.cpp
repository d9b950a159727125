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
    const std::string words = Scale::finger() > 0 ? std::string(tr("Too slow? Tap \"faster\" above"))
                                                  : tr("Too slow? Hold {key} to speed things up",
                                                       {{"key", concat("[", caps_of(state, "space"), "]")}});
    draw_tip_box(canvas, {"wait_hint", words, "", foot, foot, room, false});
}

}  // namespace terramorph
