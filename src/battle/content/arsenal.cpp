#include "battle/content/arsenal.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

#include "base/files/record.h"
#include "base/index.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr int kMaxDepth = 8;  // effects within effects
constexpr int kMaxWeapons = 500;
constexpr int kMaxEffects = 2000;  // in one weapon, counted over its whole tree

constexpr std::string_view kKindKey = "effect";  // names the kind in an effect's table

constexpr Parameter kNumbers[] = {
    {"price", "Price", "", 0, 9999999, 0, "of one bundle", true},
    {"bundle", "Bundle", "", 1, 99, 1, "how many come at once", true},
    {"arms_level", "Arms level", "", 0, 6, 0, "from which it can be had", true},
    {"chance", "Chance", "", 0, 1000, 1, "of a death or of what the sky sends, beside the others", true},
};

/// Reads the effects of a weapon: trees of tables that each name their kind.
class EffectsReader {
  public:
    EffectsReader(const RecordPlace& place, std::span<const EffectKind* const> kinds)
        : place_(place), kinds_(kinds) {}

    /// Adds a key for each trigger, whose effects are `depth` deep in the tree.
    void add_triggers(RecordReader& reader, Effects& effects, int depth) {
        for (std::size_t k = 0; k < kTriggerNames.size(); ++k)
            reader.add(kTriggerNames[k], [this, k, depth, &effects](const TomlValue& value) {
                return read_list(kTriggerNames[k], value, depth, effects.by_trigger[k]);
            });
    }

  private:
    Refusal read_list(std::string_view key, const TomlValue& value, int depth, std::vector<Effect>& effects) {
        if (!value.list())
            return place_.mistake(value.line, "{key} must be a list of effects, not {kind}",
                                  {{"key", key}, {"kind", message(value.kind())}});
        if (depth > kMaxDepth)
            return place_.mistake(value.line, "{key} is more than {most} effects deep",
                                  {{"key", key}, {"most", kMaxDepth}});
        for (const TomlValue& entry : *value.list())
            if (auto refusal = read_entry(key, entry, depth, effects.emplace_back())) return refusal;
        return std::nullopt;
    }

    Refusal read_entry(std::string_view key, const TomlValue& entry, int depth, Effect& effect) {
        if (!entry.table())
            return place_.mistake(
                entry.line, "{key} must hold tables such as {example}, not {kind}",
                {{"key", key}, {"example", "{ effect = \"blast\" }"}, {"kind", message(entry.kind())}});
        if (++count_ > kMaxEffects)
            return place_.mistake(entry.line, "{key} takes the weapon past {most} effects",
                                  {{"key", key}, {"most", kMaxEffects}});
        return read_effect(*entry.table(), entry.line, depth, effect);
    }

    Refusal read_effect(const TomlTable& table, int line, int depth, Effect& effect) {
        const TomlValue* const kind = table.find(kKindKey);
        if (!kind || !kind->string())
            return place_.mistake(line, "effect must name one of {kinds}", {{"kinds", all_kinds()}});
        effect.kind = find_effect_kind(*kind->string(), kinds_);
        if (!effect.kind)
            return place_.mistake(kind->line, "unknown effect \"{name}\"; use one of {kinds}",
                                  {{"name", sanitized(*kind->string(), 40)}, {"kinds", all_kinds()}});
        effect.values = default_values(effect.kind->parameters);
        RecordReader reader(place_, effect.kind->name);
        reader.numbers(effect.kind->parameters, effect.values);
        add_triggers(reader, effect.leads_to, depth + 1);
        reader.ignore(kKindKey);
        return reader.read(table);
    }

    std::string all_kinds() const {
        std::vector<std::string> names;
        for (const EffectKind* kind : kinds_) names.emplace_back(kind->name);
        return joined(names, ", ");
    }

    const RecordPlace& place_;
    std::span<const EffectKind* const> kinds_;
    int count_ = 0;
};

Refusal read_weapon(const RecordPlace& place, const TomlValue& value,
                    std::span<const EffectKind* const> kinds, Weapon& weapon) {
    EffectsReader effects(place, kinds);
    RecordReader reader(place);
    reader.text("name", 30, weapon.name).required();
    reader.text("help", 200, weapon.help);
    reader.text("icon", 30, weapon.icon);
    reader.number(kNumbers[0], weapon.price);
    reader.number(kNumbers[1], weapon.bundle);
    reader.number(kNumbers[2], weapon.arms_level);
    reader.number(kNumbers[3], weapon.chance);
    reader.flag("unlimited", weapon.unlimited);
    reader.flag("shell", weapon.shell);
    reader.flag("lasting", weapon.lasting);
    reader.choice("role", kRoleNames, weapon.role);
    effects.add_triggers(reader, weapon.effects, 1);
    if (auto refusal = reader.read(weapon.id, value)) return refusal;
    const Effect* const main = main_effect(weapon.effects);
    if (weapon.icon.empty() && main) weapon.icon = main->kind->icon;
    return std::nullopt;
}

std::vector<Weapon>& list_of(Arsenal& arsenal, Role role) {
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

/// Adds the weapon to its list, or replaces the one with its id from an earlier file.
Refusal keep(const RecordPlace& place, int line, Weapon weapon, Arsenal& arsenal) {
    std::vector<Weapon>& list = list_of(arsenal, weapon.role);
    const auto earlier = std::ranges::find(list, weapon.id, &Weapon::id);
    if (list.size() >= kMaxWeapons && earlier == list.end())
        return RecordPlace{place.file}.mistake(
            line, "more than {most} with the role {role}",
            {{"most", kMaxWeapons}, {"role", kRoleNames[at(weapon.role)]}});
    const bool first = weapon.role == Role::weapon && (list.empty() || earlier == list.begin());
    if (first && !weapon.unlimited)
        return place.mistake(
            line, "unlimited must be true for the first weapon, so that there's always something to fire");
    if (earlier != list.end())
        *earlier = std::move(weapon);
    else
        list.push_back(std::move(weapon));
    return std::nullopt;
}

Refusal read_weapons(const TomlTable& table, const std::string& file,
                     std::span<const EffectKind* const> kinds, Arsenal& arsenal) {
    for (const auto& [id, value] : table.entries) {
        const RecordPlace place = {file, message("weapon {weapon}", {{"weapon", sanitized(id, 40)}})};
        Weapon weapon;
        weapon.id = id;
        if (auto refusal = read_weapon(place, value, kinds, weapon)) return refusal;
        if (auto refusal = keep(place, value.line, std::move(weapon), arsenal)) return refusal;
    }
    return std::nullopt;
}

constexpr std::string_view kBuiltInWeapons =
#include "built_in_weapons.inc"
    ;
constexpr std::string_view kBuiltInItems =
#include "built_in_items.inc"
    ;

template <class AnId>
AnId find_in(const std::vector<Weapon>& list, std::string_view id) {
    for (const AnId number : ids<AnId>(list))
        if (list[number].id == id) return number;
    return {};
}

}  // namespace

WeaponId Arsenal::find(std::string_view id) const { return find_in<WeaponId>(weapons, id); }
ItemId Arsenal::find_item(std::string_view id) const { return find_in<ItemId>(items, id); }

Result<Arsenal> parse_arsenal(std::span<const ArsenalFile> files, std::span<const EffectKind* const> kinds) {
    Arsenal arsenal;
    for (const ArsenalFile& file : files) {
        const auto table = parse_toml(file.toml, file.name);
        if (!table) return table.error();
        if (auto refusal = read_weapons(*table, file.name, kinds, arsenal)) return *refusal;
    }
    if (arsenal.weapons.empty())
        return error("{file}: contains no weapons",
                     {{"file", files.empty() ? "weapons" : files.front().name}});
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
