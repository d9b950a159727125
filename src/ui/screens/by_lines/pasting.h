#pragma once

#include <string>
#include <string_view>

#include "app/input/input.h"
#include "ui/app.h"

namespace terramorph {

/// Takes the invitations and lines out of a text, such as a whole chat: shows the match that they're of, or
/// says what's wrong with them. True if the session's match has taken some, so that it goes on.
bool paste_lines(App& app, std::string_view text);

/// Shows the session's match by lines, as it was left, over the title.
void open_match_by_lines(App& app, const std::string& file);

/// What is to be sent from the session's match: a message for a chat; empty if there's nothing.
std::string message_to_send(const App& app);
/// All who play the session's match by lines at other machines: "Ben and Mira".
std::string others_by_lines(const App& app);

/// True for Ctrl+V.
bool pastes(const InputEvent& press);

}  // namespace terramorph
