#include "terrain/planet.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "base/files/record.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"gravity", "Gravity", "m/s²", 0.5, 49, kStandardGravity, "how hard everything is pulled down"},
    {"least_wind", "Least wind", "", 0, 40, 0, "the least that the wind pushes a shell", true},
    {"most_wind", "Strongest wind", "", 0, 40, 25, "the most that the wind pushes a shell", true},
    {"water", "Water level", "%", 0, 60, 0, "how much of the level's height lies under water"},
    {"air", "Air", "%", 0, 300, 100, "how thick the air is; without it there's no wind or weather", true},
    {"rain", "Rain", "%", 0, 100, 20, "how often it rains, as a share of turns", true},
    {"rock_depth", "Rock depth", "m", 0, 1000, 220,
     "how deep the rock lies; blasts break it only half as far", true},
    {"sand", "Sand", "%", 0, 100, 0, "how much of the ground is covered with sand, which flows", true},
};

const Parameter kNumber = {"number", "Number", "", 1, 31, 1, "that level codes know the planet by", true};
constexpr std::size_t kMaxPlanets = 31;

struct NamedColor {
    std::string_view name;
    Color Palette::*color;
};
constexpr NamedColor kColors[] = {
    {"zenith", &Palette::zenith},
    {"sky", &Palette::sky},
    {"horizon", &Palette::horizon},
    {"mist", &Palette::mist},
    {"star", &Palette::star},
    {"sun", &Palette::sun},
    {"halo", &Palette::halo},
    {"near_ridge", &Palette::near_ridge},
    {"far_ridge", &Palette::far_ridge},
    {"contour", &Palette::contour},
    {"grass", &Palette::grass},
    {"grass_shade", &Palette::grass_shade},
    {"rim", &Palette::rim},
    {"loose", &Palette::loose},
    {"stone", &Palette::stone},
    {"pebble", &Palette::pebble},
    {"bedrock", &Palette::bedrock},
    {"water", &Palette::water},
    {"deep_water", &Palette::deep_water},
    {"foam", &Palette::foam},
};

Refusal read_color(const RecordPlace& place, std::string_view key, const TomlValue& value, Color& color) {
    if (!value.string())
        return place.mistake(value.line, "{key} must be a string, not {kind}",
                             {{"key", key}, {"kind", message(value.kind())}});
    const auto parsed = parse_color(*value.string());
    if (!parsed)
        return place.mistake(value.line, "{key} {problem}",
                             {{"key", key}, {"problem", parsed.error().message}});
    color = *parsed;
    return std::nullopt;
}

Refusal read_color_list(const RecordPlace& place, std::string_view key, const TomlValue& value,
                        std::span<Color> colors) {
    if (!value.list() || value.list()->size() != colors.size())
        return place.mistake(value.line, "{key} must be a list of {count} colors",
                             {{"key", key}, {"count", colors.size()}});
    for (std::size_t k = 0; k < colors.size(); ++k)
        if (auto refusal = read_color(place, key, (*value.list())[k], colors[k])) return refusal;
    return std::nullopt;
}

Refusal read_palette(const RecordPlace& place, const TomlValue& value, Palette& palette) {
    RecordReader reader(place, "colors");
    for (const NamedColor& named : kColors)
        reader
            .add(named.name,
                 [&](const TomlValue& entry) {
                     return read_color(place, named.name, entry, palette.*named.color);
                 })
            .required();
    reader.choice("cover", kCoverNames, palette.cover);
    reader.add("flowers",
               [&](auto& entry) { return read_color_list(place, "flowers", entry, palette.flowers); });
    reader.add("earth", [&](auto& entry) { return read_color_list(place, "earth", entry, palette.earth); })
        .required();
    reader.add("relief", [&](auto& entry) { return read_color_list(place, "relief", entry, palette.relief); })
        .required();
    return reader.read("colors", value);
}

Refusal read_planet(const RecordPlace& place, const TomlValue& value, Planet& planet) {
    RecordReader reader(place);
    reader.text("label", 24, planet.label).required();
    reader.text("help", 200, planet.help);
    reader.number(kNumber, planet.number).required();
    reader.add("colors", [&](auto& entry) { return read_palette(place, entry, planet.palette); }).required();
    reader.numbers(kPlanetParameters, planet.values);
    if (auto refusal = reader.read(planet.name, value)) return refusal;
    if (const auto refusal = validate(planet)) return place.mistake(value.line, refusal->message);
    return std::nullopt;
}

Result<Planets> read_planets(const TomlTable& table, const std::string& file) {
    if (table.entries.empty()) return error("{file}: contains no planets", {{"file", file}});
    if (table.entries.size() > kMaxPlanets)
        return error("{file}: more than {most} planets", {{"file", file}, {"most", kMaxPlanets}});
    Planets planets;
    for (const auto& [name, value] : table.entries) {
        const RecordPlace place = {file, message("planet {planet}", {{"planet", sanitized(name, 40)}})};
        Planet planet;
        planet.name = planet.look = name;
        planet.values = default_values(kPlanetParameters);
        if (auto refusal = read_planet(place, value, planet)) return *refusal;
        for (const Planet& other : planets)
            if (other.number == planet.number)
                return place.mistake(value.line, "number can't be {number}: {other} has it",
                                     {{"number", planet.number}, {"other", other.name}});
        planets.push_back(std::move(planet));
    }
    return planets;
}

constexpr std::string_view kBuiltIn =
#include "built_in_planets.inc"
    ;

}  // namespace

const std::span<const Parameter> kPlanetParameters = kParameters;

Refusal validate(const Planet& planet) {
    if (auto refusal = validate(kPlanetParameters, planet.values)) return refusal;
    const double least = planet.value(PlanetValue::least_wind);
    const double most = planet.value(PlanetValue::most_wind);
    if (least > most)
        return error("{name} can't be {value} while {other} is {limit}; allowed: {least} to {limit}",
                     {{"name", "least_wind"},
                      {"value", least},
                      {"other", "most_wind"},
                      {"limit", most},
                      {"least", 0}});
    if (most > 0 && planet.value(PlanetValue::air) == 0)
        return error("most_wind can't be {most} while air is 0: without air there's no wind",
                     {{"most", most}});
    return std::nullopt;
}

Result<Planets> parse_planets(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    return read_planets(*table, file_name);
}

const Planets& built_in_planets() {
    static const Planets planets = [] {
        auto parsed = parse_planets(kBuiltIn, "planets.toml");
        assert(parsed.ok());
        return parsed.take();
    }();
    return planets;
}

const Planet* find_planet(const Planets& planets, std::string_view name) {
    const auto found = std::ranges::find(planets, name, &Planet::name);
    return found == planets.end() ? nullptr : &*found;
}

const Planet& default_planet() { return *find_planet(built_in_planets(), "dusk"); }

}  // namespace terramorph
