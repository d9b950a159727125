#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/wording.h"
#include "ui/language/catalogue.h"

namespace terramorph {

// The language in which the game speaks. The English words stand in the source and in the assets; all that is
// shown of them passes through tr(), which puts those of the chosen language in their place.

/// From now on the game speaks by this catalogue, and English where that has no words; nullptr: all English.
void speak(std::shared_ptr<const Catalogue> catalogue);

/// The code of the language, "de", as its catalogue says it.
std::string_view spoken_language();

/// What the English words are in the chosen language. It lives until the next speak(), or as long as they do.
std::string_view tr(std::string_view english);
template <std::same_as<std::string> Temporary>
std::string_view tr(Temporary&&) = delete;  // what is returned may be a view of it

/// The same with "{name}" filled in: tr("Round {round} of {rounds}", {{"round", 1}, {"rounds", 5}}).
std::string tr(std::string_view english, std::initializer_list<Filling> fillings);

/// The form for so many, in which "{count}" is the count in groups of three: tr_count("{count} round",
/// "{count} rounds", 5).
std::string tr_count(std::string_view one, std::string_view many, std::int64_t count,
                     std::initializer_list<Filling> fillings = {});

std::string tr(const Wording& wording);
/// One without parts is English, unless it is translated as it is.
std::string tr(const Error& error);

}  // namespace terramorph
