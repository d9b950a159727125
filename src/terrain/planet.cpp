#include "terrain/planet.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "base/text.h"
#include "base/toml.h"
#include "base/toml_entry.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"gravity", "Gravity", "m/s2", 0.5, 49, kStandardGravity, "how hard everything is pulled down"},
    {"least_wind", "Least wind", "", 0, 40, 0, "the least that the wind pushes a shell", true},
    {"most_wind", "Strongest wind", "", 0, 40, 25, "the most that the wind pushes a shell", true},
    {"water", "Water level", "%", 0, 60, 0, "how much of the level's height lies under water"},
    {"air", "Air", "%", 0, 300, 100, "how thick the air is; without any there is no wind and no weather",
     true},
    {"rain", "Rain", "%", 0, 100, 20, "how many of the turns it rains", true},
    {"rock_depth", "Rock depth", "columns", 0, 1000, 220, "how deep the rock lies, which breaks half as far",
     true},
    {"sand", "Sand", "%", 0, 100, 0, "how much of the ground is covered with sand, which flows", true},
};

const Parameter kNumber = {"number", "Number", "", 1, 31, 1, "that level codes know the planet by", true};
constexpr std::size_t kMostPlanets = 31;

/// Where the one colour of this name stands in a palette; nullptr if there is none.
Color* color_of(Palette& palette, std::string_view name) {
    struct Entry {
        std::string_view name;
        Color Palette::*color;
    };
    static constexpr Entry kEntries[] = {
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
    const auto found = std::ranges::find(kEntries, name, &Entry::name);
    return found == std::end(kEntries) ? nullptr : &(palette.*found->color);
}

constexpr int kColors = 20 + 2;  // those, and the lists `earth` and `relief`

/// Reads one planet after another; the first mistake ends it, told where it stands.
class Reader {
  public:
    explicit Reader(const std::string& file) : file_(file) {}

    std::optional<Error> read(const TomlTable& table, Planets& planets) {
        if (table.entries.empty()) return Error{concat(file_, ": there is no planet in it")};
        if (table.entries.size() > kMostPlanets)
            return Error{concat(file_, ": more than ", kMostPlanets, " planets")};
        for (const auto& [name, value] : table.entries) {
            planet_ = {};
            planet_.name = planet_.look = name;
            planet_.values = default_values(kPlanetParameters);
            if (auto error = read_planet(value)) return error;
            for (const Planet& other : planets)
                if (other.number == planet_.number)
                    return mistake(value.line, "number",
                                   concat("cannot be ", planet_.number, ": ", other.name, " has it"));
            planets.push_back(planet_);
        }
        return std::nullopt;
    }

  private:
    /// `what` tells which entry it is.
    Error mistake(int line, const Error& what) const {
        return Error{concat(file_, ":", line, ": planet ", sanitized(planet_.name, 40), ": ", what.text())};
    }
    Error mistake(int line, std::string_view key, std::string_view what) const {
        return mistake(line, Error{concat(sanitized(key, 40), " ", what)});
    }

    std::optional<Error> read_planet(const TomlValue& value) {
        if (!value.table())
            return mistake(value.line, "it", concat("must be a table that describes a planet"));
        for (const auto& [key, entry] : value.table()->entries)
            if (auto error = read_entry(key, entry)) return error;
        if (planet_.label.empty()) return mistake(value.line, "label", "is missing");
        if (planet_.number == 0) return mistake(value.line, "number", "is missing");
        if (!value.table()->find("colors")) return mistake(value.line, "colors", "is missing");
        if (const auto refusal = validate(planet_)) return mistake(value.line, *refusal);
        return std::nullopt;
    }

    std::optional<Error> read_entry(const std::string& key, const TomlValue& value) {
        if (key == "label") return read_text(key, value, 24, planet_.label);
        if (key == "help") return read_text(key, value, 200, planet_.help);
        if (key == "colors") return read_colors(value);
        double number = 0;
        if (key == "number") {
            if (auto error = read_number(kNumber, value, number)) return error;
            planet_.number = static_cast<int>(number);
            return std::nullopt;
        }
        const int place = index_of(kPlanetParameters, key);
        if (place < 0) {
            std::string names = "label, help, number, colors";
            for (const Parameter& parameter : kPlanetParameters) names += concat(", ", parameter.name);
            return mistake(value.line, key, concat("is not known: allowed are ", names));
        }
        const auto k = static_cast<std::size_t>(place);
        return read_number(kPlanetParameters[k], value, planet_.values[k]);
    }

    std::optional<Error> read_text(const std::string& key, const TomlValue& value, int longest,
                                   std::string& target) {
        auto letters = toml_letters(key, value, longest);
        if (!letters) return mistake(value.line, letters.error());
        target = letters.take();
        return std::nullopt;
    }

    std::optional<Error> read_number(const Parameter& parameter, const TomlValue& value, double& target) {
        const auto number = toml_number(parameter, value);
        if (!number) return mistake(value.line, number.error());
        target = *number;
        return std::nullopt;
    }

    std::optional<Error> read_colors(const TomlValue& value) {
        if (!value.table())
            return mistake(value.line, "colors", concat("must be a table, not ", value.kind()));
        for (const auto& [key, entry] : value.table()->entries) {
            std::optional<Error> error;
            if (key == "earth")
                error = read_list(key, entry, planet_.palette.earth);
            else if (key == "relief")
                error = read_list(key, entry, planet_.palette.relief);
            else if (Color* const color = color_of(planet_.palette, key))
                error = read_color(key, entry, *color);
            else
                error = mistake(entry.line, key, "is not known to colors");
            if (error) return error;
        }
        const auto count = static_cast<int>(value.table()->entries.size());
        if (count == kColors) return std::nullopt;
        return mistake(value.line, "colors", concat("must be all ", kColors, ", but there are ", count));
    }

    std::optional<Error> read_list(const std::string& key, const TomlValue& value, std::span<Color> colors) {
        if (!value.list() || value.list()->size() != colors.size())
            return mistake(value.line, key, concat("must be a list of ", colors.size(), " colours"));
        for (std::size_t k = 0; k < colors.size(); ++k)
            if (auto error = read_color(key, (*value.list())[k], colors[k])) return error;
        return std::nullopt;
    }

    std::optional<Error> read_color(const std::string& key, const TomlValue& value, Color& color) {
        if (!value.string()) return mistake(value.line, key, concat("must be a text, not ", value.kind()));
        const auto parsed = parse_color(*value.string());
        if (!parsed) return mistake(value.line, key, parsed.error().text());
        color = *parsed;
        return std::nullopt;
    }

    const std::string& file_;
    Planet planet_;
};

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
        return Error{
            concat("least_wind cannot be ", least, " while most_wind is ", most, ": allowed is 0 to ", most)};
    if (most > 0 && planet.value(PlanetValue::air) == 0)
        return Error{concat("most_wind cannot be ", most, " while air is 0: without air there is no wind")};
    return std::nullopt;
}

Result<Planets> parse_planets(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    Planets planets;
    if (auto error = Reader(file_name).read(*table, planets)) return *error;
    return planets;
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

const Planet& standard_planet() { return *find_planet(built_in_planets(), "dusk"); }

}  // namespace terramorph
