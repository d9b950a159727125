#pragma once

#include <array>
#include <string_view>

namespace terramorph {

/// What does damage to a tank. No rule depends on it.
enum class HurtCause {
    other,   ///< whatever doesn't say
    blast,   ///< an explosion nearby
    direct,  ///< an explosion on the hull itself
    crush,   ///< something that comes down on it
    fall,
    fire,
    quake,
    water,
    beam,
    drain,    ///< a weapon that takes a share of its health
    ram,      ///< a cart that runs into it
    natives,  ///< a shot of theirs
};
constexpr std::array<std::string_view, 12> kHurtCauseNames = {
    "other", "blast", "direct", "crush", "fall", "fire", "quake", "water", "beam", "drain", "ram", "natives"};

/// True where something falls, be it the tank: whoever fired last has brought that about.
constexpr bool is_from_falling(HurtCause cause) {
    return cause == HurtCause::crush || cause == HurtCause::fall;
}

}  // namespace terramorph
