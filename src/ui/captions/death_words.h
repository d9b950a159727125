#pragma once

#include <span>
#include <string>

#include "app/deeds/fates.h"
#include "match/match.h"

namespace terramorph {

/// Who destroyed whom, and with what, if that was this turn's shot.
std::string death_words(const event::Died& died, const Match& match);
std::string death_words(PlayerId victim, const Fate& fate, const Match& match);
/// The same, told to the victim: "Mira destroyed you with Nuke".
std::string your_death_words(PlayerId you, const Fate& fate, const Match& match);

/// In the fewest words, what has become of these, of whom the killer destroyed the last: "Mira is destroyed",
/// or to `you`, if anybody is meant, "You destroyed Mira".
std::string end_words(std::span<const PlayerId> fallen, PlayerId killer, PlayerId you, const Match& match);

/// Whose doing it was, the victim's own if it was nobody else's.
PlayerId killer_of(const event::Died& died);

}  // namespace terramorph
