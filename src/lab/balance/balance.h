#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "lab/balance/sections/section.h"

namespace terramorph {

/// Options of a measurement of the balance.
struct BalancePlan {
    int rounds = 300;  ///< of each fight of computers; duels, persons and the Moon get fewer for each line
    std::uint32_t seed = 1;
    std::vector<std::string> rules = {};         ///< "health=200": those that aren't Classic
    int jobs = 0;                                ///< threads; 0: as many as there are cores
    std::vector<std::string> difficulties = {};  ///< of computers; empty: normal, but persons meet all
    std::vector<std::string> persons = {};       ///< by name; empty: all
    std::vector<int> players = {4, 8};           ///< in fights of computers
    std::vector<std::string> sections = {};      ///< by name; empty: all
};

// What the plan's lists may name.

std::vector<std::string> section_names();
std::vector<std::string> difficulty_names();
std::vector<std::string> person_names();

/// Why the plan can't be carried out: a name or a rule that isn't known, or a number out of range.
Refusal validate(const BalancePlan& plan);

/// Plays everything that the plan's sections need. The result depends neither on the number of threads nor on
/// which other sections are asked for.
Samples play(const BalancePlan& plan);

/// The tables of the plan's sections.
std::vector<Table> balance_tables(const BalancePlan& plan, const Samples& samples);

}  // namespace terramorph
