#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"

namespace terramorph {

/// Marks English words in a table for the translators; whoever shows them translates them.
constexpr std::string_view tr_later(std::string_view english) { return english; }

struct Wording;

/// What stands in the place of "{name}".
struct Filling {
    template <class Words>
    Filling(std::string_view place, const Words& filled_in) : name(place), words(text(filled_in)) {}
    Filling(std::string_view place, const Wording& filled_in);

    std::string name;
    std::string words;
    std::shared_ptr<const Wording> wording = {};  ///< the words in their parts, if they have any
};

/// The words with every "{name}" filled in that there is something for. What is filled in is not looked into.
std::string filled(std::string_view words, std::span<const Filling> fillings);

/// What is told to a player, in its parts, so that it can be told in another language too.
struct Wording {
    std::string words;       ///< "{wins} of {count} rounds"; where something is counted, of a single one
    std::string many = {};   ///< of any other count; empty where nothing is counted
    std::int64_t count = 0;  ///< "{count}", in groups of three
    std::vector<Filling> fillings = {};

    /// In English.
    std::string text() const;
    bool empty() const { return words.empty(); }
};

Wording worded(std::string_view words, std::initializer_list<Filling> fillings = {});
Wording counted(std::string_view one, std::string_view many, std::int64_t count,
                std::initializer_list<Filling> fillings = {});

}  // namespace terramorph
