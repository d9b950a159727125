#include "ai/temperament.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>

#include "base/files/record.h"
#include "base/hash.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr Parameter kTraitList[] = {
    {"bias_angle", "Bias of the angle", "%", 0, 300, 100,
     "of the difficulty's, by which it misjudges an angle at first", true},
    {"bias_power", "Bias of the power", "%", 0, 300, 100,
     "of the difficulty's, by which it misjudges a distance at first", true},
    {"scatter", "Scatter", "%", 0, 300, 100, "of the difficulty's, by which its hand always shakes", true},
    {"misread_wind", "Misread wind", "%", 0, 300, 100, "of the difficulty's, by which it misreads the wind",
     true},
    {"keep", "Bias kept", "%", 0, 150, 100, "of the difficulty's share of a bias, that each shot leaves",
     true},
    {"bank_bias", "Bias off walls", "%", 0, 200, 0, "that its biases grow by, if it plays off a wall", true},
    {"thrift", "Thrift", "$", 1, 10000, 60, "that a shot may cost for each point of harm that it promises",
     true},
    {"hesitation", "Hesitation", "ticks", 10, 300, 40,
     "before it fires: long enough to see whose turn it is and where it aims", true},
    {"judgement", "Judgement", "%", 0, 100, 100, "of what it buys, that is worth its price", true},
    {"caution", "Caution", "%", 0, 100, 50, "what its own health is worth to it, beside that of others",
     true},
    {"patience", "Patience", "%", 0, 100, 30, "of its money, that it saves for later rounds", true},
};

Refusal read_tastes(const RecordPlace& place, const TomlValue& value, Values& tastes) {
    RecordReader reader(place);
    reader.numbers(kTastes, tastes);
    return reader.read("taste", value);
}

Refusal read_ways(const RecordPlace& place, const TomlValue& value, std::vector<Way>& ways) {
    const std::vector<std::string> names(kWayNames.begin(), kWayNames.end());
    if (!value.list() || value.list()->empty())
        return place.mistake(value.line, "ways must be a list of {names}", {{"names", joined(names, ", ")}});
    ways.clear();
    for (const TomlValue& entry : *value.list()) {
        const auto found = entry.string() ? std::ranges::find(kWayNames, *entry.string()) : kWayNames.end();
        if (found == kWayNames.end())
            return place.mistake(entry.line, "ways must be a list of {names}",
                                 {{"names", joined(names, ", ")}});
        ways.push_back(static_cast<Way>(found - kWayNames.begin()));
    }
    return std::nullopt;
}

Result<Temperament> read_temperament(const std::string& file, const std::string& id, const TomlValue& value) {
    const RecordPlace place = {file, message(sanitized(id, 40))};
    if (!is_id(id) || player_kind(id).is_person())
        return place.mistake(value.line, "not a valid temperament name: use only {letters}",
                             {{"letters", "a-z, 0-9, _"}});
    Temperament temperament;
    temperament.id = id;
    RecordReader reader(place);
    reader.text("label", 24, temperament.label).required();
    reader.text("help", 200, temperament.help).required();
    reader.choice("strategy", kStrategyNames, temperament.strategy);
    reader.choice("victims", kVictimsNames, temperament.victims);
    reader.add("ways", [&](auto& entry) { return read_ways(place, entry, temperament.ways); });
    reader.add("taste", [&](auto& entry) { return read_tastes(place, entry, temperament.tastes); });
    reader.numbers(kTraits, temperament.values);
    if (auto refusal = reader.read(id, value)) return *refusal;
    return temperament;
}

Result<std::vector<Temperament>> read_temperaments(const TomlTable& table, const std::string& file) {
    std::vector<Temperament> found;
    for (const auto& [id, value] : table.entries) {
        auto read = read_temperament(file, id, value);
        if (!read) return read.error();
        found.push_back(read.take());
    }
    const auto plays = [](const Temperament& each) { return each.strategy != Strategy::disguise; };
    if (std::ranges::none_of(found, plays))
        return error("{file}: contains no temperaments", {{"file", file}});
    return found;
}

constexpr std::string_view kBuiltIn =
#include "built_in_computer_players.inc"
    ;

}  // namespace

const std::span<const Parameter> kTraits = kTraitList;

Result<std::vector<Temperament>> parse_temperaments(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    return read_temperaments(*table, file_name);
}

std::span<const Temperament> temperaments() {
    static const std::vector<Temperament> built_in = [] {
        auto parsed = parse_temperaments(kBuiltIn, "computer_players.toml");
        assert(parsed.ok());
        return parsed.take();
    }();
    return built_in;
}

std::uint64_t temperaments_fingerprint() {
    Hash hash;
    hash.add(kBuiltIn);
    return hash.value();
}

const Temperament* find_temperament(const PlayerKind& kind) {
    const auto all = temperaments();
    const auto found = std::ranges::find(all, kind.temperament, &Temperament::id);
    return found == all.end() ? nullptr : &*found;
}

const Temperament& temperament(const PlayerKind& kind) {
    const Temperament* const known = find_temperament(kind);
    assert(known);
    return *known;
}

std::span<const PlayerKind> player_kinds() {
    static const std::vector<PlayerKind> kinds = [] {
        std::vector<PlayerKind> all = {kPerson};
        for (const Temperament& each : temperaments()) all.push_back(computer(each.id));
        return all;
    }();
    return kinds;
}

std::string_view label_of(const PlayerKind& kind) {
    if (kind.is_person()) return N_("Human");
    const Temperament* const known = find_temperament(kind);
    return known ? std::string_view(known->label) : std::string_view(kind.temperament);
}

Refusal validate_kinds(const MatchSettings& settings) {
    const auto kinds = player_kinds();
    for (const Player& player : settings.players) {
        if (std::ranges::find(kinds, player.kind) != kinds.end()) continue;
        std::vector<std::string> known;
        for (const PlayerKind& kind : kinds) known.push_back(kind.id());
        return error("{name} can't be \"{kind}\"; use one of {kinds}",
                     {{"name", player.name}, {"kind", player.kind.id()}, {"kinds", joined(known, ", ")}});
    }
    return std::nullopt;
}

}  // namespace terramorph
