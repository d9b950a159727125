#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "battle/content/arsenal.h"
#include "lab/balance/round_record.h"
#include "lab/balance/scenario.h"
#include "lab/balance/table.h"

namespace terramorph {

/// The rounds that were played of a scenario.
struct Sample {
    Scenario scenario;
    Rounds rounds;
};
using Samples = std::vector<Sample>;

/// A part of what's measured.
struct Section {
    std::string_view name;      ///< on the command line
    std::vector<Group> groups;  ///< what has to be played for it; samples of others it leaves aside
    std::vector<Table> (*tables)(const Samples& samples, const Arsenal& arsenal);
};

/// All sections, in the order in which they're printed.
std::span<const Section> sections();

// Each makes its tables from the samples of its groups.

std::vector<Table> fight_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> duel_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> person_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> aim_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> harm_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> weapon_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> item_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> pace_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> mark_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> first_match_tables(const Samples& samples, const Arsenal& arsenal);
std::vector<Table> earth_tables(const Samples& samples, const Arsenal& arsenal);

/// The samples of a group, in order.
std::vector<const Sample*> of_group(const Samples& samples, Group group);

}  // namespace terramorph
