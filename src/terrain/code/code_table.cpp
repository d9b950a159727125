#include "terrain/code/code_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <type_traits>

#include "base/text.h"
#include "terrain/code/code_letters.h"

namespace terramorph {

namespace {

constexpr CodedNumber kVersion1[] = {
#include "terrain/code/code_table_1.h"
};

/// Calls `use` with the member of the level for a number, or without arguments if there is none of this name.
template <class Level, class Use>
void with_member(Level& level, const CodedNumber& number, Use use) {
    const auto with_one_of = [&](std::span<const Parameter> parameters, auto& values) {
        const int place = index_of(parameters, number.name);
        if (place >= 0) use(values[place]);
    };
    if (number.owner == level.terrain.generator->name)
        return with_one_of(level.terrain.generator->parameters, level.terrain.values);
    if (number.owner != "level") return with_one_of(kPlanetParameters, level.planet.values);
    if (number.name == "cut") use(level.cut.position);
    if (number.name == "angle") use(level.cut.angle);
    if (number.name == "width") use(level.terrain.width);
    if (number.name == "depth") use(level.terrain.depth);
    if (number.name == "height") use(level.height);
    if (number.name == "scale") use(level.scale);
    if (number.name == "lift") use(level.lift);
    if (number.name == "origin_x") use(level.terrain.origin.x);
    if (number.name == "origin_y") use(level.terrain.origin.y);
}

bool is_depth(const CodedNumber& number) { return number.owner == "level" && number.name == "depth"; }
bool is_planet(const CodedNumber& number) { return number.owner == "level" && number.name == "planet"; }

/// True if the value fits into an int.
bool is_whole(double value) { return value == std::floor(value) && std::abs(value) < 0x1p31; }

}  // namespace

const Generator* generator_of(std::uint8_t first, std::uint8_t second) {
    const auto has_letters = [&](const Generator* generator) {
        const std::string_view letters = generator->letters;
        return !letters.empty() && code_letter(letters[0]) == first && code_letter(letters[1]) == second;
    };
    const auto all = generators();
    const auto found = std::ranges::find_if(all, has_letters);
    return found == all.end() ? nullptr : *found;
}

std::span<const CodedNumber> code_table(int version) {
    assert(version == 1);
    (void)version;
    return kVersion1;
}

std::vector<CodedNumber> coded_numbers(int version, const Generator& generator, int planet) {
    const auto table = code_table(version);
    const auto is_known = [&](const std::string& owner) {
        return std::ranges::find(table, owner, &CodedNumber::owner) != table.end();
    };
    std::string planet_owner = concat("planet ", planet);
    if (!is_known(planet_owner)) planet_owner = "planet 0";
    std::vector<CodedNumber> numbers;
    for (const std::string_view owner :
         {std::string_view("level"), generator.name, std::string_view(planet_owner)})
        std::ranges::copy_if(table, std::back_inserter(numbers),
                             [&](const CodedNumber& number) { return number.owner == owner; });
    return numbers;
}

double number_of(const LevelSettings& level, const CodedNumber& number) {
    if (is_planet(number)) return level.planet.number;
    if (is_depth(number) && level.terrain.depth == fitting_depth(level.terrain.width)) return 0;
    double value = number.value;
    with_member(level, number, [&](const auto& member) { value = static_cast<double>(member); });
    return value;
}

bool set_number(LevelSettings& level, const CodedNumber& number) {
    if (is_planet(number)) return true;
    const bool fitting = is_depth(number) && number.value == 0;
    const double value = fitting ? fitting_depth(level.terrain.width) : number.value;
    bool can_be = true;
    with_member(level, number, [&](auto& member) {
        using Member = std::remove_reference_t<decltype(member)>;
        can_be = std::is_floating_point_v<Member> || is_whole(value);
        if (can_be) member = static_cast<Member>(value);
    });
    return can_be;
}

}  // namespace terramorph
