#pragma once

#include <array>
#include <cstdint>

#include "ai/temperament.h"

namespace terramorph {

/// The traits that a crew of natives inherits: those of a computer that aims with what it has. It buys
/// nothing.
constexpr std::array<Trait, 5> kInherited = {Trait::bias_angle, Trait::bias_power, Trait::scatter,
                                             Trait::misread_wind, Trait::keep};

/// Which of all individuals that were ever born for a world.
struct Birth {
    std::uint32_t seed = 0;  ///< the world's
    int generation = 0;
    int individual = 0;

    /// The bits of one of its draws.
    std::uint32_t bits(int draw) const;
};

/// What an individual inherits and hands on.
struct Genome {
    std::array<std::uint8_t, kInherited.size()> traits =
        {};              ///< 0: the least that a temperament has, 255: the most
    Way way = Way::any;  ///< the kind of path that it tries first

    bool operator==(const Genome&) const = default;
};

/// Of the first generation: all of it drawn.
Genome first_genome(const Birth& birth);
/// A child's: each part from either parent; one trait in three then changes by up to 24.
Genome child_genome(const Genome& one, const Genome& other, const Birth& birth);

/// The computer that plays as a genome says. Its traits lie between those of the temperaments that aim.
Temperament temperament_of(const Genome& genome);

}  // namespace terramorph
