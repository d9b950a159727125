#include "ui/screens/battle/pace/wait_note.h"

#include <string>
#include <utility>

#include "ui/narration/narrator.h"
#include "ui/screens/battle/tips/tip_box.h"
#include "ui/screens/remote/waiting.h"

namespace terramorph {

bool WaitNote::advance(const Session& session, Narrator& narrator) {
    std::string words = waiting_words(session), unnumbered = words;
    std::erase_if(unnumbered, [](char letter) { return letter >= '0' && letter <= '9'; });
    if (std::exchange(told_, unnumbered) != unnumbered) narrator.say(words);
    return std::exchange(words_, words) != words;
}

void WaitNote::draw(Canvas& canvas, Rect room) const {
    if (words_.empty()) return;
    const Point foot = {room.x + room.w / 2, room.y + room.h};
    draw_tip_box(canvas, {"wait_note", words_, "", foot, foot, room, false});
}

}  // namespace terramorph
