#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "app/language/catalogue.h"
#include "base/message.h"
#include "base/result.h"

namespace terramorph {

// The language in which the game speaks. The English words stand in the source and in the assets; all that is
// shown of them passes through tr(), which puts those of the chosen language in their place.

/// From now on the game speaks by this catalogue, and English where that has no words; nullptr: all English.
void speak(std::shared_ptr<const Catalogue> catalogue);

/// The code of the language, "de", as its catalogue says it.
std::string_view current_language();

/// What the English words are in the chosen language. It lives until the next speak(), or as long as they do.
std::string_view tr(std::string_view english);
template <std::same_as<std::string> Temporary>
std::string_view tr(Temporary&&) = delete;  // what is returned may be a view of it

/// What a parameter's choice is called in the chosen language.
std::string tr_choice(std::string_view choice);

/// What the words are in the chosen language, with every "{name}" replaced: tr("Round {round} of {rounds}",
/// {{"round", 1}, {"rounds", 5}}).
std::string tr(std::string_view english, std::initializer_list<Argument> arguments);

/// With its arguments, and in the form for its count: tr(plural("{count} round", "{count} rounds", 5)).
std::string tr(const Message& message);
std::string tr(const Error& error);

}  // namespace terramorph
