#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "base/text.h"
#include "ui/language/catalogue.h"

namespace terramorph {

// The language in which the game speaks. The English words stand in the source and in the assets; all that is
// shown of them passes through tr(), which puts those of the chosen language in their place.

/// From now on the game speaks by this catalogue, and English where that has no words; nullptr: all English.
void speak(std::shared_ptr<const Catalogue> catalogue);

/// What the English words are in the chosen language. It lives until the next speak(), or as long as they do.
std::string_view tr(std::string_view english);
template <std::same_as<std::string> Temporary>
std::string_view tr(Temporary&&) = delete;  // what is returned may be a view of it

/// Marks English words in a table for the translators; whoever shows them calls tr().
constexpr std::string_view tr_later(std::string_view english) { return english; }

/// What stands in the place of "{name}".
struct Filling {
    template <class Words>
    Filling(std::string_view place, const Words& filled_in) : name(place), words(text(filled_in)) {}

    std::string_view name;
    std::string words;
};

/// The same with "{name}" filled in: tr("Round {round} of {rounds}", {{"round", 1}, {"rounds", 5}}).
std::string tr(std::string_view english, std::initializer_list<Filling> fillings);

/// The form for so many, in which "{count}" is the count in groups of three: tr_count("{count} round",
/// "{count} rounds", 5).
std::string tr_count(std::string_view one, std::string_view many, std::int64_t count,
                     std::initializer_list<Filling> fillings = {});

}  // namespace terramorph
