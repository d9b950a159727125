#pragma once

#include <string>
#include <string_view>

#include "net/rooms.h"

namespace terramorph::test {

/// ANNA hosts, BEN has come.
class AttackedRoom : public Rooms {
  protected:
    /// Somebody without a right to it writes under another's name.
    void forge(RoomMachine& as, std::string_view what, std::string text) {
        const Letter letter = {topic_of(kRoom, as.room().who(), what), text, true};
        if (text.empty())
            kept_.erase(letter.topic);
        else
            kept_[letter.topic] = letter;
        for (const auto& to : machines_) to->room().take(letter);
    }
    void begin() {
        ASSERT_FALSE(anna_.room().seal_table());
        exchange();
        expect_the_same();
    }

    const std::string kRoom = room_name(kCode);
    RoomMachine& anna_ = open();
    RoomMachine& ben_ = join("BEN");
};

}  // namespace terramorph::test
