#include "lab/evolution/genome.h"

#include <algorithm>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kBirthStream = 410;
constexpr int kMostOfTrait = 255;
constexpr int kMutants = 3;  // one trait of so many changes ...
constexpr int kChange = 24;  // ... by up to this

// The draws of a birth.
enum { draws_of_traits = 0, draws_of_changes = 100, draw_of_way = 200 };

constexpr Way kWays[] = {Way::any, Way::direct, Way::lob};

struct Limits {
    double least, most;
};

/// What temperaments that aim have of a trait.
Limits limits_of(Trait trait) {
    Limits limits = {1e9, 0};
    for (const Temperament& each : temperaments()) {
        if (each.strategy != Strategy::aim) continue;
        limits.least = std::min(limits.least, each.value(trait));
        limits.most = std::max(limits.most, each.value(trait));
    }
    return limits;
}

std::uint8_t mutated(std::uint8_t trait, std::uint32_t lot) {
    if (lot % kMutants != 0) return trait;
    const int change = 1 + static_cast<int>(lot / kMutants / 2 % kChange);
    return static_cast<std::uint8_t>(
        std::clamp(trait + (lot / kMutants % 2 == 0 ? change : -change), 0, kMostOfTrait));
}

}  // namespace

std::uint32_t Birth::bits(int draw) const {
    constexpr int kIndividuals = 64;  // more than a generation has
    return hash_bits(seed, kBirthStream, generation * kIndividuals + individual, draw);
}

Genome first_genome(const Birth& birth) {
    Genome genome;
    for (int draw = draws_of_traits; std::uint8_t & trait : genome.traits)
        trait = static_cast<std::uint8_t>(birth.bits(draw++) & kMostOfTrait);
    genome.way = kWays[birth.bits(draw_of_way) % std::size(kWays)];
    return genome;
}

Genome child_genome(const Genome& one, const Genome& other, const Birth& birth) {
    Genome child;
    for (std::size_t k = 0; k < child.traits.size(); ++k) {
        const auto draw = static_cast<int>(k);
        const Genome& from = birth.bits(draws_of_traits + draw) % 2 == 0 ? one : other;
        child.traits[k] = mutated(from.traits[k], birth.bits(draws_of_changes + draw));
    }
    child.way = birth.bits(draw_of_way) % 2 == 0 ? one.way : other.way;
    return child;
}

Temperament temperament_of(const Genome& genome) {
    Temperament bred;
    bred.id = bred.label = "native";
    bred.victims = Victims::nearest;
    bred.ways = {genome.way};
    if (genome.way != Way::any) bred.ways.push_back(Way::any);
    for (std::size_t k = 0; k < kInherited.size(); ++k) {
        const Limits limits = limits_of(kInherited[k]);
        const double part = genome.traits[k] / double{kMostOfTrait};
        bred.values[at(kInherited[k])] = std::round(limits.least + (limits.most - limits.least) * part);
    }
    return bred;
}

}  // namespace terramorph
