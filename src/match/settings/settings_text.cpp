// Settings as text, and back.
#include <algorithm>
#include <optional>

#include "base/text.h"
#include "base/toml.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

constexpr int kLongestPlanetName = 40;    // letters
constexpr std::size_t kLongestKind = 40;  // letters

/// Where a thing was placed.
constexpr Parameter kSpot[] = {
    {"x", "East", "columns", -2147483648, 2147483647, 0, "which column of all land", true},
    {"y", "South", "rows", -2147483648, 2147483647, 0, "which row of all land", true}};

constexpr Parameter kDemand = {"demand", "Demand", "", 0, kHighestDemand, 0, "how sought a good is", true};
constexpr Parameter kPriceFactor = {
    "price", "Price", "", kLowestFactor, kHighestFactor, kOwnPrice, "in thousandths of its own price", true};

/// Whether a text can be the name of a temperament, or "person".
bool is_kind(std::string_view id) {
    return !id.empty() && id.size() <= kLongestKind && std::ranges::all_of(id, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

std::string names_of(const Planets& planets) {
    std::vector<std::string> names;
    for (const Planet& planet : planets) names.push_back(planet.name);
    return joined(names, ", ");
}

/// Writes and reads settings; both go through the same declarations.
class Reader {
  public:
    Reader(const std::string& file, const Planets& planets, MatchSettings& settings)
        : file_(file), planets_(planets), settings_(settings) {}

    std::optional<Error> read(const TomlTable& table) {
        for (const auto& [key, value] : table.entries) {
            std::optional<Error> error;
            if (key == "seed")
                error = whole(kMatchSeed, value,
                              [&](double number) { settings_.seed = static_cast<std::uint32_t>(number); });
            else if (key == "rules")
                error = section(key, value, [&](auto& name, auto& entry) { return rule(name, entry); });
            else if (key == "galaxy")
                error = section(key, value, [&](auto& name, auto& entry) {
                    return one_of(kDrakeFactors, settings_.galaxy, name, entry);
                });
            else if (key == "prices")
                error = section(key, value, [&](auto& id, auto& entry) { return prices(id, entry); });
            else if (key == "level")
                error = level(value);
            else if (key == "player")
                error = players(value);
            else
                error =
                    mistake(value.line,
                            concat(sanitized(key, 40),
                                   " is not known: allowed are seed, rules, galaxy, prices, level, player"));
            if (error) return error;
        }
        if (const auto refusal = validate(settings_)) return Error{concat(file_, ": ", refusal->text())};
        return std::nullopt;
    }

  private:
    Error mistake(int line, std::string_view what) const {
        return Error{concat(file_, ":", line, ": ", what)};
    }

    template <class Take>
    std::optional<Error> section(std::string_view name, const TomlValue& value, Take take) {
        if (!value.table()) return mistake(value.line, concat(name, " must be a table"));
        for (const auto& [key, entry] : value.table()->entries)
            if (auto error = take(key, entry)) return error;
        return std::nullopt;
    }

    template <class Take>
    std::optional<Error> whole(const Parameter& parameter, const TomlValue& value, Take take) {
        Result<double> number = Error{};
        if (value.number()) {
            number = *value.number();
            if (const auto refusal = validate(parameter, *value.number())) number = *refusal;
        } else if (value.string() && !parameter.choices.empty()) {
            number = parse_value(parameter, *value.string());
        } else {
            return mistake(value.line, concat(parameter.name, " must not be ", value.kind(), ": allowed is ",
                                              range_text(parameter)));
        }
        if (!number) return mistake(value.line, number.error().text());
        take(*number);
        return std::nullopt;
    }

    std::optional<Error> one_of(std::span<const Parameter> parameters, Values& values, const std::string& key,
                                const TomlValue& value) {
        const int place = index_of(parameters, key);
        if (place < 0) return mistake(value.line, concat(sanitized(key, 40), " is not known here"));
        const auto k = static_cast<std::size_t>(place);
        return whole(parameters[k], value, [&](double number) { values[k] = number; });
    }

    std::optional<Error> rule(const std::string& key, const TomlValue& value) {
        return one_of(kRules, settings_.rules, key, value);
    }

    std::optional<Error> level(const TomlValue& value) {
        if (!value.table()) return mistake(value.line, "level must be a table");
        if (const TomlValue* name = value.table()->find("generator"); name && name->string()) {
            const Generator* generator = find_generator(*name->string());
            if (!generator)
                return mistake(name->line,
                               concat("the generator \"", sanitized(*name->string(), 40), "\" is not known"));
            const Terrain old = settings_.level.terrain;
            settings_.level.terrain = standard_terrain(*generator);
            settings_.level.terrain.seed = old.seed;
        }
        return section("level", value, [&](auto& key, auto& entry) { return level_entry(key, entry); });
    }

    std::optional<Error> level_entry(const std::string& key, const TomlValue& value) {
        LevelSettings& to = settings_.level;
        if (key == "generator")
            return value.string() ? std::nullopt
                                  : std::optional(mistake(value.line, "generator must be a text"));
        if (key == "seed")
            return whole(kMapSeed, value, [&](double n) { to.terrain.seed = static_cast<std::uint32_t>(n); });
        if (key == kLevelWidth.name)
            return whole(kLevelWidth, value, [&](double n) { to.terrain.width = static_cast<int>(n); });
        if (key == kMapDepth.name)
            return whole(kMapDepth, value, [&](double n) { to.terrain.depth = static_cast<int>(n); });
        if (key == kMapOriginX.name)
            return whole(kMapOriginX, value,
                         [&](double n) { to.terrain.origin.x = static_cast<std::int64_t>(n); });
        if (key == kMapOriginY.name)
            return whole(kMapOriginY, value,
                         [&](double n) { to.terrain.origin.y = static_cast<std::int64_t>(n); });
        if (key == kLevelHeight.name)
            return whole(kLevelHeight, value, [&](double n) { to.height = static_cast<int>(n); });
        if (key == kLevelScale.name) return whole(kLevelScale, value, [&](double n) { to.scale = n; });
        if (key == kLevelLift.name) return whole(kLevelLift, value, [&](double n) { to.lift = n; });
        if (key == kCutPosition.name)
            return whole(kCutPosition, value, [&](double n) { to.cut.position = n; });
        if (key == kCutAngle.name) return whole(kCutAngle, value, [&](double n) { to.cut.angle = n; });
        if (key == "set")
            return section(key, value, [&](auto& name, auto& entry) {
                return one_of(to.terrain.generator->parameters, to.terrain.values, name, entry);
            });
        if (key == "planet") return planet(value);
        if (key == "placed") return placed(value);
        return mistake(value.line, concat(sanitized(key, 40), " is not known in level"));
    }

    std::optional<Error> planet(const TomlValue& value) {
        if (!value.table()) return mistake(value.line, "planet must be a table");
        if (const TomlValue* look = value.table()->find("look"); look && look->string()) {
            const Planet* known = find_planet(planets_, *look->string());
            if (!known)
                return mistake(look->line, concat("the look \"", sanitized(*look->string(), 40),
                                                  "\" is not known: allowed are ", names_of(planets_)));
            settings_.level.planet = *known;
        }
        return section("planet", value, [&](auto& key, auto& entry) { return planet_entry(key, entry); });
    }

    std::optional<Error> planet_entry(const std::string& key, const TomlValue& value) {
        Planet& to = settings_.level.planet;
        if (key != "look" && key != "name" && key != "label")
            return one_of(kPlanetParameters, to.values, key, value);
        if (!value.string()) return mistake(value.line, concat(key, " must be a text, not ", value.kind()));
        if (key == "look") return std::nullopt;
        if (sanitized(*value.string(), kLongestPlanetName) != *value.string())
            return mistake(value.line,
                           concat(key, " must be at most ", kLongestPlanetName, " plain letters"));
        (key == "name" ? to.name : to.label) = *value.string();
        return std::nullopt;
    }

    std::optional<Error> placed(const TomlValue& value) {
        if (!value.list())
            return mistake(value.line,
                           "placed must be a list of things such as { x = 7, y = -3, what = \"tree\" }");
        for (const TomlValue& entry : *value.list()) {
            Values spot = {0, 0};
            auto what = kFeatureNames.end();
            if (auto error = section("placed", entry, [&](auto& key, auto& content) -> std::optional<Error> {
                    if (key != "what") return one_of(kSpot, spot, key, content);
                    if (content.string())
                        what = std::find(kFeatureNames.begin(), kFeatureNames.end(), *content.string());
                    return std::nullopt;
                }))
                return error;
            if (what == kFeatureNames.end())
                return mistake(entry.line,
                               concat("what must be one of ",
                                      joined({kFeatureNames.begin(), kFeatureNames.end()}, ", ")));
            settings_.level.terrain
                .placed[{static_cast<std::int64_t>(spot[0]), static_cast<std::int64_t>(spot[1])}] =
                static_cast<Feature>(what - kFeatureNames.begin());
        }
        return std::nullopt;
    }

    /// missile = [120, 1000, 1040]: the demand, then the factors.
    std::optional<Error> prices(const std::string& id, const TomlValue& value) {
        if (!value.list() || value.list()->empty())
            return mistake(value.line, "prices must be a list of numbers: the demand, then what it cost");
        PriceHistory history;
        for (const TomlValue& entry : *value.list()) {
            const bool first = &entry == &value.list()->front();
            if (auto error = whole(first ? kDemand : kPriceFactor, entry, [&](double number) {
                    (first ? history.demand : history.factors.emplace_back()) = static_cast<int>(number);
                }))
                return error;
        }
        if (history.factors.size() > kLongestPriceHistory)
            return mistake(value.line, concat("prices of more than ", kLongestPriceHistory, " rounds"));
        settings_.prices[id] = std::move(history);
        return std::nullopt;
    }

    std::optional<Error> players(const TomlValue& value) {
        if (!value.list()) return mistake(value.line, "player must be a list of tables: [[player]]");
        settings_.players.clear();
        for (const TomlValue& entry : *value.list()) {
            if (settings_.players.size() == kMostPlayers)
                return mistake(entry.line, concat("there are more than ", kMostPlayers, " players"));
            settings_.players.emplace_back();
            if (auto error = section("player", entry, [&](auto& key, auto& content) {
                    return player_entry(key, content, settings_.players.back());
                }))
                return error;
        }
        return std::nullopt;
    }

    std::optional<Error> player_entry(const std::string& key, const TomlValue& value, Player& player) {
        if (key == "color")
            return whole(kPlayerColor, value, [&](double n) { player.color = static_cast<int>(n); });
        if (key == "emblem")
            return whole(kPlayerEmblem, value, [&](double n) { player.emblem = static_cast<int>(n); });
        if (key == kPlayerTeam.name)
            return whole(kPlayerTeam, value, [&](double n) { player.team = static_cast<int>(n); });
        if (key == kPlayerShape.name)
            return whole(kPlayerShape, value, [&](double n) { player.shape = static_cast<TankShape>(n); });
        if (key != "name" && key != "kind")
            return mistake(value.line,
                           concat(sanitized(key, 40),
                                  " is not known: allowed are name, color, emblem, kind, team, shape"));
        if (!value.string()) return mistake(value.line, concat(key, " must be a text, not ", value.kind()));
        if (key == "name") {
            player.name = *value.string();
            return std::nullopt;
        }
        if (!is_kind(*value.string()))
            return mistake(value.line, "kind must be person or the name of a temperament");
        player.kind = player_kind(*value.string());
        return std::nullopt;
    }

    const std::string& file_;
    const Planets& planets_;
    MatchSettings& settings_;
};

/// Choices are written by name, in quotes; everything else as a number.
std::string line(const Parameter& parameter, double value) {
    const std::string written = value_text(parameter, value);
    return concat(parameter.name, " = ", parameter.choices.empty() ? written : toml_quoted(written), "\n");
}

std::string placed_text(const Features& placed) {
    std::string all;
    for (const auto& [spot, feature] : placed)
        all += concat(all.empty() ? "placed = [" : ",", "\n    { x = ", spot.x, ", y = ", spot.y,
                      ", what = ", toml_quoted(kFeatureNames[static_cast<std::size_t>(feature)]), " }");
    return all.empty() ? all : all + "\n]\n";
}

std::string prices_text(const Prices& prices) {
    std::string all = prices.empty() ? "" : "\n[prices]\n";
    for (const auto& [id, history] : prices) {
        all += concat(toml_quoted(id), " = [", history.demand);
        for (const int factor : history.factors) all += concat(", ", factor);
        all += "]\n";
    }
    return all;
}

std::string lines(std::span<const Parameter> parameters, const Values& values) {
    std::string all;
    for (std::size_t k = 0; k < parameters.size(); ++k) all += line(parameters[k], values[k]);
    return all;
}

}  // namespace

std::string settings_text(const MatchSettings& settings) {
    const LevelSettings& level = settings.level;
    std::string all = line(kMatchSeed, settings.seed);
    for (const Player& player : settings.players) {
        all += concat("\n[[player]]\nname = ", toml_quoted(player.name), "\n",
                      line(kPlayerColor, player.color), line(kPlayerEmblem, player.emblem));
        all += concat("kind = ", toml_quoted(player.kind.id()), "\n");
        all += line(kPlayerTeam, player.team) + line(kPlayerShape, static_cast<double>(player.shape));
    }
    all += "\n[rules]\n";
    all += lines(kRules, settings.rules) + "\n[galaxy]\n" + lines(kDrakeFactors, settings.galaxy);
    all += prices_text(settings.prices);
    all += concat("\n[level]\ngenerator = ", toml_quoted(level.terrain.generator->name), "\n");
    all += line(kMapSeed, level.terrain.seed) + line(kLevelWidth, level.terrain.width) +
           line(kMapDepth, level.terrain.depth);
    all += line(kLevelHeight, level.height) + line(kLevelScale, level.scale) + line(kLevelLift, level.lift);
    all += line(kCutPosition, level.cut.position) + line(kCutAngle, level.cut.angle);
    if (level.terrain.origin != Vec2<std::int64_t>{})
        all += line(kMapOriginX, static_cast<double>(level.terrain.origin.x)) +
               line(kMapOriginY, static_cast<double>(level.terrain.origin.y));
    all += placed_text(level.terrain.placed);
    all += "\n[level.set]\n";
    all += lines(level.terrain.generator->parameters, level.terrain.values);
    const Planet& planet = level.planet;
    all += concat("\n[level.planet]\nlook = ", toml_quoted(planet.look),
                  "\nname = ", toml_quoted(planet.name), "\nlabel = ", toml_quoted(planet.label), "\n");
    return all + lines(kPlanetParameters, planet.values);
}

Result<MatchSettings> parse_settings(std::string_view toml, const std::string& file_name,
                                     const Planets& planets) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    MatchSettings settings = standard_settings(planets);
    if (auto error = Reader(file_name, planets, settings).read(*table)) return *error;
    return settings;
}

}  // namespace terramorph
