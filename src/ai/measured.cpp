#include "ai/measured.h"

#include <cassert>

#include "base/files/record.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr Parameter kMeasureList[] = {
    {"duels_won", "Duels won", "%", 0, 100, 0, "of its duels"},
    {"duels_low", "At least", "%", 0, 100, 0, "where that is with 95 % confidence"},
    {"duels_high", "At most", "%", 0, 100, 0, "where that is with 95 % confidence"},
    {"free_for_alls_won", "Free-for-alls won", "%", 0, 100, 0, "of its rounds of four"},
    {"free_for_alls_low", "At least", "%", 0, 100, 0, "where that is with 95 % confidence"},
    {"free_for_alls_high", "At most", "%", 0, 100, 0, "where that is with 95 % confidence"},
    {"first_miss", "First miss", "m", 0, 20000, 0, "of the first shot of a duel, on average"},
    {"damage", "Damage", "each duel", 0, 100000, 0, "that it does to others"},
    {"thinking_ms", "Thinking", "ms", 0, 60000, 0, "in each turn of a duel"},
};

Refusal read_one(const std::string& file, const std::string& id, const TomlValue& value, Measured& measured) {
    RecordReader reader({file, message(sanitized(id, 40))});
    reader.numbers(kMeasures, measured.values);
    return reader.read(id, value);
}

const Measured& measured_of(std::string_view id) {
    static const Measured unknown;
    const auto found = all_measured().find(id);
    return found == all_measured().end() ? unknown : found->second;
}

constexpr std::string_view kBuiltInLadder =
#include "built_in_ladder.inc"
    ;

}  // namespace

const std::span<const Parameter> kMeasures = kMeasureList;

const Measured& measured(const PlayerKind& computer) { return measured_of(computer.temperament); }

const Measured& measured(Difficulty difficulty) { return measured_of(kDifficultyNames[at(difficulty)]); }

Result<MeasuredById> parse_measured(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    MeasuredById found;
    for (const auto& [id, value] : table->entries)
        if (auto refusal = read_one(file_name, id, value, found[id])) return *refusal;
    return found;
}

const MeasuredById& all_measured() {
    static const MeasuredById built_in = [] {
        auto parsed = parse_measured(kBuiltInLadder, "ladder.toml");
        assert(parsed.ok());
        return parsed.take();
    }();
    return built_in;
}

}  // namespace terramorph
