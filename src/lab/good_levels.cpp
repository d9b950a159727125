#include "lab/good_levels.h"

#include "base/index.h"
#include "base/text.h"
#include "lab/parallel_for.h"
#include "match/galaxy/fresh_map.h"
#include "terrain/code/level_code.h"

namespace terramorph {

namespace {

MatchSettings with_players(const MatchSettings& settings, int players) {
    MatchSettings with = settings;
    with.players.clear();
    for (int k = 0; k < players; ++k) with.players.push_back(another_player(with.players));
    return with;
}

struct DrawnLevel {
    GroundReport own;
    GroundReport drawn;
    int tries = 0;
};

DrawnLevel drawn_level(MatchSettings settings, int number) {
    settings.seed += static_cast<std::uint32_t>(number);
    settings.level.terrain.seed += static_cast<std::uint32_t>(number);
    const std::uint32_t seed = battle_seed_of(settings, 0);
    DrawnLevel result{measure_ground(settings, settings.level, seed), {}, 1};
    const LevelSettings drawn = on_good_map(settings, settings.level, seed);
    result.drawn = measure_ground(settings, drawn, seed);
    const int most = map_tries(settings);
    std::uint32_t reached = settings.level.terrain.seed;
    for (; result.tries < most && reached != drawn.terrain.seed; ++result.tries) reached = next_seed(reached);
    if (!result.drawn.good()) result.tries = most;
    return result;
}

std::string percent(int part, int all) {
    return concat(fixed_text(100.0 * part / std::max(all, 1), 1), " %");
}

}  // namespace

LevelSample sample_levels(const MatchSettings& settings, int players, int levels, int jobs) {
    const MatchSettings all = with_players(settings, players);
    std::vector<DrawnLevel> results(static_cast<std::size_t>(levels));
    parallel_for(levels, jobs, [&](int k) { results[at(k)] = drawn_level(all, k); });
    LevelSample sample;
    sample.generator = settings.level.terrain.generator->name;
    sample.players = players;
    sample.levels = levels;
    for (const DrawnLevel& each : results) {
        sample.good += each.own.good();
        sample.drawn_good += each.drawn.good();
        sample.tries += each.tries;
        for (std::size_t k = 0; k < kGroundMeasures; ++k) {
            sample.off[k] += !each.own.good(static_cast<GroundMeasure>(k));
            sample.sums[k] += each.own.values[k];
        }
    }
    return sample;
}

Table sample_table(std::span<const LevelSample> samples) {
    Table table{"levels", {"generator", "players", "good", "drawn", "tries"}, {}};
    for (std::size_t k = 0; k < kGroundMeasures; ++k)
        table.head.push_back(concat("not ", scale_of(static_cast<GroundMeasure>(k)).name));
    for (const LevelSample& sample : samples) {
        std::vector<std::string> row = {sample.generator, concat(sample.players),
                                        percent(sample.good, sample.levels),
                                        percent(sample.drawn_good, sample.levels),
                                        fixed_text(static_cast<double>(sample.tries) / sample.levels, 1)};
        for (const int off : sample.off) row.push_back(percent(off, sample.levels));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table level_table(const MatchSettings& settings, std::span<const int> players) {
    const Result<std::string> code = code_of(settings.level);
    Table table{code ? concat("level ", *code) : "level without a code", {"measure"}, {}};
    std::vector<GroundReport> reports;
    for (const int count : players) {
        const MatchSettings all = with_players(settings, count);
        reports.push_back(measure_ground(all, all.level, battle_seed_of(all, 0)));
        table.head.push_back(concat(count, " players"));
    }
    table.head.insert(table.head.end(), {"allowed", "verdict"});
    for (std::size_t k = 0; k < kGroundMeasures; ++k) {
        const auto measure = static_cast<GroundMeasure>(k);
        const GroundScale& scale = scale_of(measure);
        std::vector<std::string> row = {std::string(scale.name)};
        std::string verdict = "good";
        for (const GroundReport& report : reports) {
            row.push_back(concat(report.values[k]));
            if (report.values[k] < scale.least) verdict = scale.too_low;
            if (report.values[k] > scale.most) verdict = scale.too_high;
        }
        row.push_back(concat(scale.least, " to ", scale.most, " ", scale.unit));
        row.push_back(verdict);
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace terramorph
