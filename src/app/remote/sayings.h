#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/ids.h"

namespace terramorph {

struct Session;

/// What somebody in the session's room has said, as it's shown.
struct Said {
    PlayerId player;  ///< none for those who only watch
    std::string name, words;
};
/// What has been said since the last call, oneself included. What's typed is left out unless this player wants it.
std::vector<Said> take_sayings(Session& session);

/// One of the phrases that everybody hears in their own language: see kChatPhrases.
std::string_view phrase_words(int phrase);

}  // namespace terramorph
