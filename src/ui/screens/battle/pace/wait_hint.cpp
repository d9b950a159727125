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

static TipBox box_of_wait_hint(const HudState& state, Rect room) {
    const Point foot = {room.x + room.w / 2, room.y + room.h};
    const std::string words = Scale::finger() > 0 ? std::string(tr("Too slow? Tap \"faster\" above"))
                              : state.mouse       ? std::string(tr("Too slow? Click \"faster\" above"))
                                                  : tr("Hold {key} to fast-forward",
                                                       {{"key", concat("[", caps_of(state, "space"), "]")}});
    return {"wait_hint", words, "", foot, foot, room, false};
}

void WaitHint::draw(Canvas& canvas, const HudState& state, Rect room) const {
    if (shown()) draw_tip_box(canvas, box_of_wait_hint(state, room));
}

void WaitHint::furnish(const Canvas& canvas, const HudState& state, Rect room, LabelRoom& labels) const {
    if (shown()) labels.take(tip_box_place(canvas, box_of_wait_hint(state, room)));
}

}  // namespace terramorph
