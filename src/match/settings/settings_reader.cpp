// Settings from text.
#include <algorithm>
#include <optional>

#include "base/files/record.h"
#include "base/text.h"
#include "match/settings/by_hand_reader.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

constexpr int kMaxPlanetName = 40;  // letters

constexpr Parameter kDemand = {"demand", "Demand", "", 0, kMaxDemand, 0, "how sought a good is", true};
constexpr Parameter kPriceFactor = {
    "price", "Price", "", kMinFactor, kMaxFactor, kOwnPrice, "in thousandths of its own price", true};

std::string names_of(const Planets& planets) {
    std::vector<std::string> names;
    for (const Planet& planet : planets) names.push_back(planet.name);
    return joined(names, ", ");
}

/// Reads the tables of a settings file.
class Reader {
  public:
    Reader(const std::string& file, const Planets& planets, MatchSettings& settings)
        : place_{file}, planets_(planets), settings_(settings) {}

    Refusal read(const TomlTable& table) {
        RecordReader reader(place_);
        reader.number(kMatchSeed, settings_.seed);
        reader.add("rules",
                   [this](auto& value) { return read_values("rules", kRules, value, settings_.rules); });
        reader.add("galaxy", [this](auto& value) {
            return read_values("galaxy", kDrakeFactors, value, settings_.galaxy);
        });
        reader.add("prices", [this](auto& value) { return read_prices(value); });
        reader.add("level", [this](auto& value) { return read_level(value); });
        reader.add("player", [this](auto& value) { return read_players(value); });
        return reader.read(table);
    }

  private:
    Refusal read_values(std::string_view name, std::span<const Parameter> parameters, const TomlValue& value,
                        Values& values) {
        RecordReader reader(place_, name);
        reader.numbers(parameters, values);
        return reader.read(name, value);
    }

    Refusal read_level(const TomlValue& value) {
        if (value.table())
            if (auto refusal = read_generator(value.table()->find("generator"))) return refusal;
        LevelSettings& level = settings_.level;
        RecordReader reader(place_, "level");
        reader.add("generator", [](auto&) -> Refusal { return std::nullopt; });  // read before the others
        reader.number(kMapSeed, level.terrain.seed);
        reader.number(kLevelWidth, level.terrain.width);
        reader.number(kMapDepth, level.terrain.depth);
        reader.number(kMapOriginX, level.terrain.origin.x);
        reader.number(kMapOriginY, level.terrain.origin.y);
        reader.number(kLevelHeight, level.height);
        reader.number(kLevelScale, level.scale);
        reader.number(kLevelLift, level.lift);
        reader.number(kCutPosition, level.cut.position);
        reader.number(kCutAngle, level.cut.angle);
        reader.add("set", [&](auto& entry) {
            const Generator& generator = *level.terrain.generator;
            return read_values("set", generator.parameters, entry, level.terrain.values);
        });
        reader.add("planet", [this](auto& entry) { return read_planet(entry); });
        MapSettings& map = level.terrain;
        reader.add("placed", [&](auto& entry) { return read_placed(place_, entry, map.placed); });
        reader.add("strokes", [&](auto& entry) { return read_strokes(place_, entry, map.strokes); });
        reader.add("roads", [&](auto& entry) { return read_roads(place_, entry, map.roads); });
        reader.add("wave", [&](auto& entry) { return read_wave(place_, entry, map.wave); });
        return reader.read("level", value);
    }

    /// The generator brings its default values, so it's read before the rest of the level.
    Refusal read_generator(const TomlValue* name) {
        if (!name) return std::nullopt;
        if (!name->string())
            return place_.mistake(name->line, "{key} must be a string, not {kind}",
                                  {{"key", "generator"}, {"kind", message(name->kind())}});
        const Generator* generator = find_generator(*name->string());
        if (!generator)
            return place_.mistake(name->line, "unknown generator \"{name}\"",
                                  {{"name", sanitized(*name->string(), 40)}});
        const std::uint32_t seed = settings_.level.terrain.seed;
        settings_.level.terrain = default_terrain(*generator);
        settings_.level.terrain.seed = seed;
        return std::nullopt;
    }

    /// The planet named by `look` provides defaults, so it's read first.
    Refusal read_planet(const TomlValue& value) {
        Planet& planet = settings_.level.planet;
        if (value.table())
            if (auto refusal = read_look(value.table()->find("look"), planet)) return refusal;
        RecordReader reader(place_, "planet");
        reader.add("look", [](auto&) -> Refusal { return std::nullopt; });
        reader.add("name", [&](auto& entry) { return read_plain("name", entry, planet.name); });
        reader.add("label", [&](auto& entry) { return read_plain("label", entry, planet.label); });
        reader.numbers(kPlanetParameters, planet.values);
        return reader.read("planet", value);
    }

    Refusal read_look(const TomlValue* look, Planet& planet) {
        if (!look) return std::nullopt;
        if (!look->string())
            return place_.mistake(look->line, "{key} must be a string, not {kind}",
                                  {{"key", "look"}, {"kind", message(look->kind())}});
        const Planet* known = find_planet(planets_, *look->string());
        if (!known)
            return place_.mistake(look->line, "unknown look \"{name}\"; use one of {names}",
                                  {{"name", sanitized(*look->string(), 40)}, {"names", names_of(planets_)}});
        planet = *known;
        return std::nullopt;
    }

    /// Reads plain letters, or none.
    Refusal read_plain(std::string_view key, const TomlValue& value, std::string& target) {
        if (auto refusal = read_any_text(key, value, target)) return refusal;
        if (sanitized(target, kMaxPlanetName) == target) return std::nullopt;
        return place_.mistake(value.line, "{key} must be at most {most} plain letters",
                              {{"key", key}, {"most", kMaxPlanetName}});
    }

    Refusal read_any_text(std::string_view key, const TomlValue& value, std::string& target) {
        if (!value.string())
            return place_.mistake(value.line, "{key} must be a string, not {kind}",
                                  {{"key", key}, {"kind", message(value.kind())}});
        target = *value.string();
        return std::nullopt;
    }

    Refusal read_prices(const TomlValue& value) {
        if (!value.table())
            return place_.mistake(value.line, "{key} must be a table, not {kind}",
                                  {{"key", "prices"}, {"kind", message(value.kind())}});
        for (const auto& [id, entry] : value.table()->entries)
            if (auto refusal = read_price_history(id, entry)) return refusal;
        return std::nullopt;
    }

    /// missile = [120, 1000, 1040]: the demand, then the factors.
    Refusal read_price_history(const std::string& id, const TomlValue& value) {
        if (!value.list() || value.list()->empty())
            return place_.mistake(value.line,
                                  "prices must be a list of numbers: the demand, then what it cost");
        PriceHistory history;
        for (const TomlValue& entry : *value.list()) {
            const bool first = &entry == &value.list()->front();
            const auto number = toml_number(first ? kDemand : kPriceFactor, entry);
            if (!number) return place_.mistake(entry.line, number.error().message);
            (first ? history.demand : history.factors.emplace_back()) = static_cast<int>(*number);
        }
        if (history.factors.size() > kMaxPriceHistory)
            return place_.mistake(value.line, "prices for more than {most} rounds",
                                  {{"most", kMaxPriceHistory}});
        settings_.prices[id] = std::move(history);
        return std::nullopt;
    }

    Refusal read_players(const TomlValue& value) {
        if (!value.list()) return place_.mistake(value.line, "player must be a list of tables: [[player]]");
        settings_.players.clear();
        for (const TomlValue& entry : *value.list()) {
            if (settings_.players.size() == kMaxPlayers)
                return place_.mistake(entry.line, "there are more than {most} players",
                                      {{"most", kMaxPlayers}});
            if (auto refusal = read_player(entry, settings_.players.emplace_back())) return refusal;
        }
        return std::nullopt;
    }

    Refusal read_kind(const TomlValue& value, PlayerKind& kind) {
        if (!value.string() || !is_id(*value.string()))
            return place_.mistake(value.line, "kind must be person or the name of a temperament");
        kind = player_kind(*value.string());
        return std::nullopt;
    }

    Refusal read_player(const TomlValue& value, Player& player) {
        RecordReader reader(place_);
        reader.add("name", [&](auto& entry) { return read_any_text("name", entry, player.name); });
        reader.number(kPlayerColor, player.color);
        reader.number(kPlayerEmblem, player.emblem);
        reader.add("kind", [&](auto& entry) { return read_kind(entry, player.kind); });
        reader.number(kPlayerDifficulty, player.difficulty);
        reader.number(kPlayerTeam, player.team);
        reader.number(kPlayerShape, player.shape);
        return reader.read("player", value);
    }

    RecordPlace place_;
    const Planets& planets_;
    MatchSettings& settings_;
};

}  // namespace

Result<MatchSettings> parse_settings(std::string_view toml, const std::string& file_name,
                                     const Planets& planets) {
    return parse_settings(toml, file_name, planets, default_settings(planets));
}

Result<MatchSettings> parse_settings(std::string_view toml, const std::string& file_name,
                                     const Planets& planets, MatchSettings settings) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    if (const auto refusal = Reader(file_name, planets, settings).read(*table)) return *refusal;
    if (const auto refusal = validate(settings))
        return error("{file}: {problem}", {{"file", file_name}, {"problem", refusal->message}});
    return settings;
}

}  // namespace terramorph
