// Whom computers fire at, and how they correct their aim.
#include <algorithm>
#include <cstdlib>

#include "base/text.h"
#include "lab/balance/sections/section.h"
#include "lab/balance/statistics.h"

namespace terramorph {

namespace {

constexpr int kLittle = 30;                 // tenths of a degree that nobody sees
constexpr std::size_t kRoundsTogether = 5;  // of a match
constexpr double kLeast = 3;                // shots that somebody would get of even ones, to be counted

/// The shots that somebody got in a match, beside what it would have got if all were fired evenly.
struct Attention {
    double got = 0;
    double even = 0;
};

/// Shots of computers in a sample.
struct Marks {
    Share turned_little, same_again;
    std::vector<double> turned;
    std::vector<double> attention;  ///< of each player in each match, 1: even

    Marks(const Sample& sample, bool only_persons) : only_persons_(only_persons) {
        for (std::size_t k = 0; k < sample.rounds.size(); ++k) {
            add(sample.rounds[k]);
            if ((k + 1) % kRoundsTogether == 0) end_match();
        }
        end_match();
    }

  private:
    void add(const RoundRecord& round) {
        of_match_.resize(round.parts.size());
        persons_.assign(round.parts.size(), false);
        for (std::size_t k = 0; k < round.parts.size(); ++k)
            persons_[k] = std::ranges::count(person_models(), round.parts[k].who, &PersonModel::name) > 0;
        std::vector<int> last(round.parts.size(), -1);
        for (const ShotRecord& shot : round.shots)
            if (shot.is_computers) add(shot, last[at(shot.player)]);
    }
    void add(const ShotRecord& shot, int& last) {
        if (shot.turned && shot.flies) {
            turned.push_back(*shot.turned / 10.0);
            turned_little.count(*shot.turned <= kLittle);
        }
        if (last >= 0 && shot.enemies.size() > 1) same_again.count(last == shot.mark);
        last = shot.mark;
        if (shot.enemies.size() < 2) return;
        for (const int enemy : shot.enemies)
            at(of_match_, enemy).even += 1 / static_cast<double>(shot.enemies.size());
        at(of_match_, shot.mark).got += 1;
    }
    void end_match() {
        for (std::size_t k = 0; k < of_match_.size(); ++k)
            if (of_match_[k].even >= kLeast && (!only_persons_ || persons_[k]))
                attention.push_back(of_match_[k].got / of_match_[k].even);
        of_match_.clear();
    }

    bool only_persons_;
    std::vector<Attention> of_match_;
    std::vector<bool> persons_;
};

std::string part_text(const std::vector<double>& values, double part) {
    return fixed_text(quantile(values, part), 2);
}

}  // namespace

std::vector<Table> mark_tables(const Samples& samples, const Arsenal&) {
    Table table{
        "Shots of computers while there are two enemies or more: those that somebody gets in a match, 1 "
        "being as many as the others; and the turn of the barrel between two shots at a mark that stays",
        {"fight", "somebody gets p10", "p50", "p90", "the same mark again %", "turned p50", "p90",
         "turned by 3 degrees or less %"},
        {}};
    for (const Sample& sample : samples) {
        const bool person = sample.scenario.group == Group::person;
        if (!person && sample.scenario.group != Group::fight) continue;
        const Marks marks(sample, person);
        const std::string name =
            person ? concat(sample.scenario.seats.front().label(), ", ", sample.scenario.name)
                   : sample.scenario.name;
        table.rows.push_back({name, part_text(marks.attention, 0.1), part_text(marks.attention, 0.5),
                              part_text(marks.attention, 0.9), text_of(marks.same_again),
                              fixed_text(quantile(marks.turned, 0.5), 1),
                              fixed_text(quantile(marks.turned, 0.9), 1), text_of(marks.turned_little)});
    }
    return {table};
}

}  // namespace terramorph
