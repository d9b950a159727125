#include "battle/arsenal.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

#include "base/hash.h"
#include "base/text.h"
#include "base/toml.h"
#include "base/toml_entry.h"

namespace terramorph {

namespace {

constexpr int kDeepest = 8;  // effects within effects
constexpr int kMostWeapons = 500;
constexpr int kMostEffects = 2000;  // in one weapon, counted over its whole tree

constexpr Parameter kNumbers[] = {
    {"price", "Price", "", 0, 9999999, 0, "of one bundle", true},
    {"bundle", "Bundle", "", 1, 99, 1, "how many come at once", true},
    {"arms_level", "Arms level", "", 0, 6, 0, "from which it can be had", true},
    {"chance", "Chance", "", 0, 1000, 1, "of a death or of what the sky sends, beside the others", true},
};

/// Reads one weapon after another; the first mistake ends it, told where it stands.
class Reader {
  public:
    Reader(const std::string& file, std::span<const EffectKind* const> kinds) : file_(file), kinds_(kinds) {}

    std::optional<Error> read(const TomlTable& table, Arsenal& arsenal) {
        for (const auto& [id, value] : table.entries) {
            weapon_ = id;
            effects_ = 0;
            if (!value.table()) return mistake(value.line, id, "must be a table that describes a weapon");
            Weapon weapon;
            weapon.id = id;
            if (auto error = read_weapon(*value.table(), weapon)) return error;
            if (auto error = keep(std::move(weapon), value.line, arsenal)) return error;
        }
        return std::nullopt;
    }

  private:
    /// `what` tells which entry it is.
    Error mistake(int line, const Error& what) const {
        return Error{concat(file_, ":", line, ": weapon ", sanitized(weapon_, 40), ": ", what.text())};
    }
    Error mistake(int line, std::string_view key, std::string_view what) const {
        return mistake(line, Error{concat(sanitized(key, 40), " ", what)});
    }

    /// In its list, or in the place of the one that an earlier file calls the same.
    std::optional<Error> keep(Weapon weapon, int line, Arsenal& arsenal) {
        std::vector<Weapon>& list = list_of(arsenal, weapon.role);
        const auto same = std::find_if(list.begin(), list.end(),
                                       [&](const Weapon& other) { return other.id == weapon.id; });
        if (list.size() >= kMostWeapons && same == list.end())
            return Error{concat(file_, ":", line, ": more than ", kMostWeapons, " of the role ",
                                kRoleNames[static_cast<std::size_t>(weapon.role)])};
        const bool first = weapon.role == Role::weapon && (list.empty() || same == list.begin());
        if (first && !weapon.unlimited)
            return mistake(line, "unlimited",
                           "must be true for the first weapon: there is always something to fire");
        if (same != list.end())
            *same = std::move(weapon);
        else
            list.push_back(std::move(weapon));
        return std::nullopt;
    }

    static std::vector<Weapon>& list_of(Arsenal& arsenal, Role role) {
        switch (role) {
            case Role::item:
                return arsenal.items;
            case Role::death:
                return arsenal.deaths;
            case Role::sky:
                return arsenal.sky;
            default:
                return arsenal.weapons;
        }
    }

    std::optional<Error> read_weapon(const TomlTable& table, Weapon& weapon) {
        for (const auto& [key, value] : table.entries)
            if (auto error = read_entry(key, value, weapon)) return error;
        if (weapon.name.empty()) return mistake(table.line, "name", "is missing");
        return std::nullopt;
    }

    std::optional<Error> read_entry(const std::string& key, const TomlValue& value, Weapon& weapon) {
        if (key == "name") return read_text(key, value, 30, weapon.name);
        if (key == "help") return read_text(key, value, 200, weapon.help);
        if (key == "icon") return read_text(key, value, 30, weapon.icon);
        if (key == "price") return read_whole(kNumbers[0], value, weapon.price);
        if (key == "bundle") return read_whole(kNumbers[1], value, weapon.bundle);
        if (key == "arms_level") return read_whole(kNumbers[2], value, weapon.arms_level);
        if (key == "chance") return read_whole(kNumbers[3], value, weapon.chance);
        if (key == "unlimited") return read_flag(key, value, weapon.unlimited);
        if (key == "shell") return read_flag(key, value, weapon.shell);
        if (key == "lasting") return read_flag(key, value, weapon.lasting);
        if (key == "role") return read_role(key, value, weapon.role);
        if (const auto trigger = trigger_of(key))
            return read_effects(key, value, 1, weapon.effects, *trigger);
        return mistake(
            value.line, key,
            concat(
                "is not known: allowed are name, help, icon, price, bundle, arms_level, chance, unlimited, "
                "shell, lasting, role, ",
                all_triggers()));
    }

    std::optional<Error> read_flag(const std::string& key, const TomlValue& value, bool& target) {
        if (!value.boolean())
            return mistake(value.line, key, concat("must be true or false, not ", value.kind()));
        target = *value.boolean();
        return std::nullopt;
    }

    std::optional<Error> read_role(const std::string& key, const TomlValue& value, Role& target) {
        for (std::size_t k = 0; k < kRoleNames.size(); ++k)
            if (value.string() && *value.string() == kRoleNames[k])
                return target = static_cast<Role>(k), std::nullopt;
        return mistake(value.line, key,
                       concat("must be one of ", joined({kRoleNames.begin(), kRoleNames.end()}, ", ")));
    }

    std::optional<Error> read_text(const std::string& key, const TomlValue& value, int longest,
                                   std::string& target) {
        auto letters = toml_letters(key, value, longest);
        if (!letters) return mistake(value.line, letters.error());
        target = letters.take();
        return std::nullopt;
    }

    std::optional<Error> read_whole(const Parameter& parameter, const TomlValue& value, int& target) {
        double number = 0;
        if (auto error = read_number(parameter, value, number)) return error;
        target = static_cast<int>(number);
        return std::nullopt;
    }

    std::optional<Error> read_number(const Parameter& parameter, const TomlValue& value, double& target) {
        const auto number = toml_number(parameter, value);
        if (!number) return mistake(value.line, number.error());
        target = *number;
        return std::nullopt;
    }

    std::optional<Error> read_effects(const std::string& key, const TomlValue& value, int depth,
                                      Effects& effects, Trigger trigger) {
        if (!value.list())
            return mistake(value.line, key, concat("must be a list of effects, not ", value.kind()));
        if (depth > kDeepest)
            return mistake(value.line, key, concat("is more than ", kDeepest, " effects deep"));
        for (const TomlValue& entry : *value.list()) {
            if (!entry.table())
                return mistake(entry.line, key,
                               concat("must hold tables such as { effect = \"blast\" }, not ", entry.kind()));
            if (++effects_ > kMostEffects)
                return mistake(entry.line, key, concat("brings the weapon over ", kMostEffects, " effects"));
            Effect effect;
            if (auto error = read_effect(*entry.table(), entry.line, depth, effect)) return error;
            effects.by_trigger[static_cast<std::size_t>(trigger)].push_back(std::move(effect));
        }
        return std::nullopt;
    }

    std::optional<Error> read_effect(const TomlTable& table, int line, int depth, Effect& effect) {
        const TomlValue* kind = table.find("effect");
        if (!kind || !kind->string())
            return mistake(line, "effect", concat("must name one of ", all_kinds()));
        for (const EffectKind* known : kinds_)
            if (known->name == *kind->string()) effect.kind = known;
        if (!effect.kind)
            return mistake(
                kind->line, "effect",
                concat("\"", sanitized(*kind->string(), 40), "\" is not known: allowed are ", all_kinds()));
        effect.values = default_values(effect.kind->parameters);
        for (const auto& [key, value] : table.entries) {
            if (key == "effect") continue;
            if (auto error = read_effect_entry(key, value, depth, effect)) return error;
        }
        return std::nullopt;
    }

    std::optional<Error> read_effect_entry(const std::string& key, const TomlValue& value, int depth,
                                           Effect& effect) {
        if (const auto trigger = trigger_of(key))
            return read_effects(key, value, depth + 1, effect.leads_to, *trigger);
        const int place = index_of(effect.kind->parameters, key);
        if (place < 0)
            return mistake(value.line, key,
                           concat("is not known to ", effect.kind->name, ": allowed are ",
                                  parameters_of(*effect.kind), all_triggers()));
        const auto k = static_cast<std::size_t>(place);
        return read_number(effect.kind->parameters[k], value, effect.values[k]);
    }

    static std::optional<Trigger> trigger_of(std::string_view key) {
        for (std::size_t k = 0; k < kTriggerNames.size(); ++k)
            if (kTriggerNames[k] == key) return static_cast<Trigger>(k);
        return std::nullopt;
    }
    static std::string all_triggers() { return joined({kTriggerNames.begin(), kTriggerNames.end()}, ", "); }
    std::string all_kinds() const {
        std::vector<std::string> names;
        for (const EffectKind* kind : kinds_) names.emplace_back(kind->name);
        return joined(names, ", ");
    }
    static std::string parameters_of(const EffectKind& kind) {
        std::string names;
        for (const Parameter& parameter : kind.parameters) names += concat(parameter.name, ", ");
        return names;
    }

    const std::string& file_;
    std::span<const EffectKind* const> kinds_;
    std::string weapon_;
    int effects_ = 0;
};

constexpr std::string_view kBuiltInWeapons =
#include "built_in_weapons.inc"
    ;
constexpr std::string_view kBuiltInItems =
#include "built_in_items.inc"
    ;

int find_in(const std::vector<Weapon>& list, std::string_view id) {
    for (std::size_t k = 0; k < list.size(); ++k)
        if (list[k].id == id) return static_cast<int>(k);
    return -1;
}

}  // namespace

int Arsenal::find(std::string_view id) const { return find_in(weapons, id); }
int Arsenal::find_item(std::string_view id) const { return find_in(items, id); }

Result<Arsenal> parse_arsenal(std::span<const ArsenalFile> files, std::span<const EffectKind* const> kinds) {
    Arsenal arsenal;
    Hash hash;
    for (const ArsenalFile& file : files) {
        const auto table = parse_toml(file.toml, file.name);
        if (!table) return table.error();
        if (auto error = Reader(file.name, kinds).read(*table, arsenal)) return *error;
        hash.add(file.toml);
    }
    if (arsenal.weapons.empty())
        return Error{concat(files.empty() ? "weapons" : files.front().name, ": there is no weapon in it")};
    arsenal.fingerprint = hash.value();
    return arsenal;
}

Result<Arsenal> parse_arsenal(std::string_view toml, const std::string& file_name,
                              std::span<const EffectKind* const> kinds) {
    return parse_arsenal(std::array{ArsenalFile{file_name, toml}}, kinds);
}

std::vector<ArsenalFile> built_in_files() {
    return {{"weapons.toml", kBuiltInWeapons}, {"items.toml", kBuiltInItems}};
}

const Arsenal& built_in_arsenal() {
    static const Arsenal arsenal = [] {
        auto parsed = parse_arsenal(built_in_files());
        assert(parsed.ok());
        return parsed.take();
    }();
    return arsenal;
}

}  // namespace terramorph
