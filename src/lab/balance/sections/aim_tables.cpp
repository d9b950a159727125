// How soon marks are hit, and how many shots are fired without hope.
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "ai/temperament.h"
#include "base/text.h"
#include "lab/balance/sections/section.h"
#include "lab/balance/statistics.h"

namespace terramorph {

namespace {

constexpr std::size_t kCounted = 4;  // shots at a mark
constexpr float kHopeless = 8;       // harm: a shot that's expected to do less is fired without hope
constexpr std::string_view kAll = "all";
constexpr double kLeftLevel = 1'000'000;  // columns: the miss of a shot that left the level

std::string name_of(std::string_view level, std::string_view who) { return concat(level, ": ", who); }

/// All shots of a temperament, or of a model of a person.
struct Marksman {
    std::array<Share, kCounted> first_hits;  ///< by the number of the shot, of marks not hit before
    std::array<std::vector<double>, kCounted> misses;
    Share hopeless;
    std::vector<double> harm_of_hopeless;

    void add(const ShotRecord& shot, bool hit_before) {
        if (shot.expected) hopeless.count(is_hopeless(shot));
        if (is_hopeless(shot)) harm_of_hopeless.push_back(shot.harm);
        if (!shot.flies) return;
        const auto place = static_cast<std::size_t>(shot.number - 1);
        if (place >= kCounted) return;
        if (!hit_before) first_hits[place].count(shot.hit);
        if (shot.miss || shot.left)
            misses[place].push_back(shot.miss ? static_cast<double>(*shot.miss) : kLeftLevel);
    }

    static bool is_hopeless(const ShotRecord& shot) {
        return shot.is_unlimited && shot.expected && *shot.expected < kHopeless;
    }

    /// % of the marks hit at least once in so many shots, if all had been shot at as often: the product-limit
    /// estimate (Kaplan and Meier, 1958), because marks also die by others.
    double within(std::size_t shots) const {
        double missed = 1;
        for (std::size_t k = 0; k < shots; ++k) missed *= 1 - first_hits[k].percent() / 100;
        return 100 * (1 - missed);
    }
};

bool is_person(const std::string& who) {
    return std::ranges::count(person_models(), who, &PersonModel::name) > 0;
}

/// By name: persons, computers, and all computers of a difficulty together that aim at somebody.
class Marksmen {
  public:
    void add(const RoundRecord& round, Difficulty difficulty) {
        const std::string_view level = kDifficultyNames[at(difficulty)];
        std::map<std::pair<int, int>, bool> hit;  // by shooter and mark
        for (const ShotRecord& shot : round.shots) {
            bool& before = hit[{shot.player, shot.mark}];
            const std::string& who = round.parts[at(shot.player)].who;
            by_name_[is_person(who) ? who : name_of(level, who)].add(shot, before);
            if (!is_person(who) && shot.expected) by_name_[name_of(level, kAll)].add(shot, before);
            before = before || shot.hit;
        }
    }
    const Marksman* find(const std::string& who) const {
        const auto found = by_name_.find(who);
        return found == by_name_.end() ? nullptr : &found->second;
    }

  private:
    std::map<std::string, Marksman> by_name_;
};

std::vector<std::string> names() {
    std::vector<std::string> names;
    for (const std::string_view level : kDifficultyNames) {
        names.push_back(name_of(level, kAll));
        for (const PlayerKind& kind : player_kinds().subspan(1))
            names.push_back(name_of(level, label_of(kind)));
    }
    for (const PersonModel& person : person_models()) names.emplace_back(person.name);
    return names;
}

std::string miss_text(const std::vector<double>& misses) {
    const double median = quantile(misses, 0.5);
    if (misses.empty()) return "-";
    return median >= kLeftLevel ? "left" : fixed_text(median, 0);
}

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

std::vector<std::string> row_of(const std::string& who, const Marksman& marksman) {
    std::vector<std::string> row = {who, concat(marksman.first_hits[0].all), text_of(marksman.first_hits[0])};
    for (std::size_t shots = 2; shots <= kCounted; ++shots)
        row.push_back(fixed_text(marksman.within(shots), 1));
    for (const auto& misses : marksman.misses) row.push_back(miss_text(misses));
    row.push_back(text_of(marksman.hopeless));
    row.push_back(fixed_text(mean(marksman.harm_of_hopeless), 1));
    return row;
}

}  // namespace

std::vector<Table> aim_tables(const Samples& samples, const Arsenal&) {
    Table table{
        concat("Direct hits of the mark (hull or shield) by the number of the shot at it; a shot is hopeless "
               "if it costs nothing and was expected to do less than ",
               static_cast<int>(kHopeless), " of harm"),
        {"who", "marks", "1st shot hits %", "in 2", "in 3", "in 4", "median miss, 1st", "2nd", "3rd", "4th",
         "hopeless shots %", "their harm"},
        {}};
    Marksmen marksmen;
    for (const Sample& sample : samples)
        if (sample.scenario.group == Group::fight || sample.scenario.group == Group::person)
            for (const RoundRecord& round : sample.rounds) marksmen.add(round, sample.scenario.difficulty);
    for (const std::string& who : names())
        if (const Marksman* marksman = marksmen.find(who)) table.rows.push_back(row_of(who, *marksman));
    return {table};
}

}  // namespace terramorph
