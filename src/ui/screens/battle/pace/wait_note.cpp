#include "ui/screens/battle/pace/wait_note.h"

#include <string>
#include <utility>

#include "app/remote/remote_play.h"
#include "app/session.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/tips/tip_box.h"
#include "ui/screens/remote/waiting.h"

namespace terramorph {

static bool counts_seconds(const Session& session) {
    return !session.remote || !session.remote->is_over_days();
}

bool WaitNote::advance(const Session& session, Narrator& narrator) {
    std::string words = waiting_words(session), news = words;
    if (counts_seconds(session))
        std::erase_if(news, [](char letter) { return letter >= '0' && letter <= '9'; });
    if (std::exchange(told_, news) != news) narrator.say(words);
    return std::exchange(words_, words) != words;
}

void WaitNote::draw(Canvas& canvas, Rect room) const {
    if (words_.empty()) return;
    const Point foot = {room.x + room.w / 2, room.y + room.h};
    draw_tip_box(canvas, {"wait_note", words_, "", foot, foot, room, false});
}

}  // namespace terramorph
