#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "app/teaching/lessons.h"

namespace terramorph {

/// A heading, in which "[Space]" is a key, and a quieter text.
using TipWords = std::pair<std::string, std::string>;

/// "[A] [D]" of "a d": as the player has bound them on the device used last.
std::string key_frames(const Session& session, std::string_view keys);
/// How to fire what hits harder than the weapon without end that's held; empty if nothing does.
std::string stronger_weapon_words(const Match& match, const Session& session);
/// What the lesson teaches, by the keys or buttons of the device used last; `dotted`: dots show how the shot
/// begins. For a first shot `mark` knows what hits.
TipWords lesson_words(Lesson lesson, const Match& match, const Session& session, bool dotted,
                      const FirstMark& mark = {});

}  // namespace terramorph
