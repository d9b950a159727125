#include "match/settings.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "base/toml.h"

namespace terramorph {

namespace {

constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr std::string_view kWallNames[] = {"none", "wrap", "rubber", "concrete"};
constexpr std::string_view kLooseEarthNames[] = {"hangs", "pours"};

constexpr Parameter kRuleList[] = {
    {"rounds", "Rounds", "", 1, 1000, 5, "how many rounds a match has", true},
    {"gravity", "Gravity", "columns/s2", 10, 1000, 200, "how hard everything is pulled down", true},
    {"wind", "Strongest wind", "columns/s2", 0, 40, 20, "the most that the wind can push a shell", true},
    {"changingWind", "Changing wind", "", 0, 1, 1, "the wind shifts a little every turn", true, kOffOn},
    {"walls", "Walls", "", 0, 3, 0, "what the sides of the level do to a shell", true, kWallNames},
    {"looseEarth", "Loose earth", "", 0, 1, 1, "what earth does when nothing holds it up", true,
     kLooseEarthNames},
    {"suspendChance", "Earth that hangs", "%", 0, 100, 0,
     "how much loose earth hangs in the air all the same", true},
    {"directHit", "Direct hits kill", "", 0, 1, 1, "a shell that hits a tank itself destroys it", true,
     kOffOn},
    {"fallDamage", "Falls hurt", "", 0, 1, 1, "a tank that falls far is damaged", true, kOffOn},
    {"health", "Health", "", 10, 1000, 100, "of a tank at the beginning of a round", true},
    {"stock", "Bundles", "", 0, 20, 1, "how many bundles of each weapon everybody gets in a round", true},
};

constexpr std::string_view kNames[kMostPlayers] = {"Otto", "Mira", "Juno",  "Pascal", "Wanda",
                                                   "Nils", "Hedi", "Bruno", "Tilda",  "Ymir"};

const Parameter kMatchSeed = {"seed", "Seed", "", 0, 4294967295.0, 1, "the number that all chance grows from",
                              true};
const Parameter kColor = {"color", "Colour", "", 0, kMostPlayers - 1, 0, "the player's colour", true};
const Parameter kEmblem = {"emblem", "Emblem", "", 0, kMostPlayers - 1, 0, "the player's emblem", true};

/// Writes and reads settings; both go through the same declarations.
class Reader {
  public:
    Reader(const std::string& file, MatchSettings& settings) : file_(file), settings_(settings) {}

    std::optional<Error> read(const TomlTable& table) {
        for (const auto& [key, value] : table.entries) {
            std::optional<Error> error;
            if (key == "seed")
                error = whole(kMatchSeed, value,
                              [&](double number) { settings_.seed = static_cast<std::uint32_t>(number); });
            else if (key == "rules")
                error = section(key, value, [&](auto& name, auto& entry) { return rule(name, entry); });
            else if (key == "level")
                error = level(value);
            else if (key == "player")
                error = players(value);
            else
                error = mistake(value.line, text(cleaned(key, 40),
                                                 " is not known: allowed are seed, rules, level, player"));
            if (error) return error;
        }
        if (const auto refusal = refuses(settings_)) return Error{text(file_, ": ", refusal->text)};
        return std::nullopt;
    }

  private:
    Error mistake(int line, std::string_view what) const { return Error{text(file_, ":", line, ": ", what)}; }

    template <class Take>
    std::optional<Error> section(std::string_view name, const TomlValue& value, Take take) {
        if (!value.table()) return mistake(value.line, text(name, " must be a table"));
        for (const auto& [key, entry] : value.table()->entries)
            if (auto error = take(key, entry)) return error;
        return std::nullopt;
    }

    template <class Take>
    std::optional<Error> whole(const Parameter& parameter, const TomlValue& value, Take take) {
        Result<double> number = Error{};
        if (value.number()) {
            number = *value.number();
            if (const auto refusal = refuses(parameter, *value.number())) number = *refusal;
        } else if (value.string() && !parameter.choices.empty()) {
            number = parse_value(parameter, *value.string());
        } else {
            return mistake(value.line, text(parameter.name, " must not be ", value.kind(), ": allowed is ",
                                            range_text(parameter)));
        }
        if (!number) return mistake(value.line, number.error().text);
        take(*number);
        return std::nullopt;
    }

    std::optional<Error> one_of(std::span<const Parameter> parameters, Values& values, const std::string& key,
                                const TomlValue& value) {
        const int place = index_of(parameters, key);
        if (place < 0) return mistake(value.line, text(cleaned(key, 40), " is not known here"));
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
                               text("the generator \"", cleaned(*name->string(), 40), "\" is not known"));
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
        return mistake(value.line, text(cleaned(key, 40), " is not known in level"));
    }

    std::optional<Error> players(const TomlValue& value) {
        if (!value.list()) return mistake(value.line, "player must be a list of tables: [[player]]");
        settings_.players.clear();
        for (const TomlValue& entry : *value.list()) {
            if (settings_.players.size() == kMostPlayers)
                return mistake(entry.line, text("there are more than ", kMostPlayers, " players"));
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
            return whole(kColor, value, [&](double n) { player.color = static_cast<int>(n); });
        if (key == "emblem")
            return whole(kEmblem, value, [&](double n) { player.emblem = static_cast<int>(n); });
        if (key != "name" && key != "mind")
            return mistake(value.line,
                           text(cleaned(key, 40), " is not known: allowed are name, color, emblem, mind"));
        if (!value.string()) return mistake(value.line, text(key, " must be a text, not ", value.kind()));
        if (key == "name") {
            player.name = *value.string();
            return std::nullopt;
        }
        const auto mind = std::find(kMindNames.begin(), kMindNames.end(), *value.string());
        if (mind == kMindNames.end())
            return mistake(value.line, text("mind must be one of ",
                                            joined({kMindNames.begin(), kMindNames.end()}, ", ")));
        player.mind = static_cast<Mind>(mind - kMindNames.begin());
        return std::nullopt;
    }

    const std::string& file_;
    MatchSettings& settings_;
};

/// Choices are written by name, in quotes; everything else as a number.
std::string line(const Parameter& parameter, double value) {
    const std::string written = value_text(parameter, value);
    return text(parameter.name, " = ", parameter.choices.empty() ? written : toml_quoted(written), "\n");
}

bool is_taken(const std::vector<Player>& players, std::string_view name) {
    return std::any_of(players.begin(), players.end(),
                       [&](const Player& player) { return player.name == name; });
}

}  // namespace

const std::span<const Parameter> kRules = kRuleList;

MatchSettings standard_settings() {
    MatchSettings settings;
    settings.level.terrain = standard_terrain(*find_generator("circle-hill"));
    for (int k = 0; k < kFewestPlayers; ++k) settings.players.push_back(another_player(settings.players));
    return settings;
}

Player another_player(const std::vector<Player>& players) {
    const auto is_free = [&](int number, int Player::*what) {
        return std::none_of(players.begin(), players.end(),
                            [&](const Player& player) { return player.*what == number; });
    };
    Player player;
    for (int k = kMostPlayers - 1; k >= 0; --k) {
        if (is_free(k, &Player::color)) player.color = k;
        if (is_free(k, &Player::emblem)) player.emblem = k;
        if (!is_taken(players, kNames[k])) player.name = kNames[k];
    }
    return player;
}

BattleRules battle_rules(const MatchSettings& settings) {
    BattleRules rules;
    rules.gravity = static_cast<int>(settings.rule(Rule::gravity));
    rules.wind_limit = static_cast<int>(settings.rule(Rule::wind));
    rules.changing_wind = settings.rule(Rule::changing_wind) != 0;
    rules.walls = static_cast<Walls>(settings.rule(Rule::walls));
    rules.loose_earth = static_cast<LooseEarth>(settings.rule(Rule::loose_earth));
    rules.suspend_chance = static_cast<int>(settings.rule(Rule::suspend_chance));
    rules.direct_hit_kills = settings.rule(Rule::direct_hit) != 0;
    rules.fall_damage = settings.rule(Rule::fall_damage) != 0;
    rules.health = static_cast<int>(settings.rule(Rule::health));
    return rules;
}

Refusal refuses(const MatchSettings& settings) {
    const auto count = settings.players.size();
    if (count < kFewestPlayers || count > kMostPlayers)
        return Error{text("a match has ", kFewestPlayers, " to ", kMostPlayers, " players, not ", count)};
    for (const Player& player : settings.players) {
        if (trimmed(player.name).empty()) return Error{"a player has no name"};
        if (cleaned(player.name, kLongestName) != player.name)
            return Error{text("the name \"", cleaned(player.name, kLongestName), "\" must be at most ",
                              kLongestName, " plain letters")};
        const auto same = std::count_if(settings.players.begin(), settings.players.end(),
                                        [&](const Player& other) { return other.name == player.name; });
        if (same > 1) return Error{text("two players are called ", player.name)};
        if (auto refusal = refuses(kColor, player.color)) return refusal;
        if (auto refusal = refuses(kEmblem, player.emblem)) return refusal;
    }
    if (auto refusal = refuses(kRules, settings.rules)) return refusal;
    return refuses(settings.level);
}

std::string settings_text(const MatchSettings& settings) {
    const LevelSettings& level = settings.level;
    std::string all = line(kMatchSeed, settings.seed);
    for (const Player& player : settings.players) {
        all += text("\n[[player]]\nname = ", toml_quoted(player.name), "\n", line(kColor, player.color),
                    line(kEmblem, player.emblem));
        all += text("mind = ", toml_quoted(kMindNames[static_cast<std::size_t>(player.mind)]), "\n");
    }
    all += "\n[rules]\n";
    for (std::size_t k = 0; k < kRules.size(); ++k) all += line(kRules[k], settings.rules[k]);
    all += text("\n[level]\ngenerator = ", toml_quoted(level.terrain.generator->name), "\n");
    all += line(kMapSeed, level.terrain.seed) + line(kLevelWidth, level.terrain.width) +
           line(kMapDepth, level.terrain.depth);
    all += line(kLevelHeight, level.height) + line(kLevelScale, level.scale) + line(kLevelLift, level.lift);
    all += line(kCutPosition, level.cut.position) + line(kCutAngle, level.cut.angle);
    all += "\n[level.set]\n";
    const auto parameters = level.terrain.generator->parameters;
    for (std::size_t k = 0; k < parameters.size(); ++k) all += line(parameters[k], level.terrain.values[k]);
    return all;
}

Result<MatchSettings> parse_settings(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    MatchSettings settings = standard_settings();
    if (auto error = Reader(file_name, settings).read(*table)) return *error;
    return settings;
}

}  // namespace terramorph
