// What's bought, what's used, and what comes of it.
#include <algorithm>
#include <cstdint>

#include "base/text.h"
#include "lab/balance/sections/section.h"
#include "lab/balance/statistics.h"

namespace terramorph {

namespace {

/// Of one weapon or item.
struct GoodUse {
    const Weapon* good = nullptr;
    int used = 0;
    std::int64_t dollars = 0;
    int kills = 0;
    int harm = 0;
};

/// The weapons of the arsenal, then its items.
std::vector<GoodUse> uses_of(const Samples& samples, const Arsenal& arsenal) {
    std::vector<GoodUse> uses;
    for (const auto* goods : {&arsenal.weapons, &arsenal.items})
        for (const Weapon& good : *goods) uses.push_back({&good});
    for (const Sample* sample : of_group(samples, Group::fight))
        for (const RoundRecord& round : sample->rounds) {
            for (const ShotRecord& shot : round.shots) {
                GoodUse& use = uses[at(shot.weapon)];
                ++use.used;
                use.kills += shot.kills;
                use.harm += shot.harm;
            }
            for (const int item : round.items) ++uses[arsenal.weapons.size() + at(item)].used;
            for (const Purchase& bought : round.purchases) uses[at(bought.good)].dollars += bought.dollars;
        }
    return uses;
}

/// The most used first; without those that nobody bought or used.
std::vector<GoodUse> ranked(std::vector<GoodUse> uses) {
    std::erase_if(uses, [](const GoodUse& use) { return use.used == 0 && use.dollars == 0; });
    std::ranges::stable_sort(uses, std::greater(), &GoodUse::used);
    return uses;
}

int sum_of(const std::vector<GoodUse>& uses, int GoodUse::*of) {
    int sum = 0;
    for (const GoodUse& use : uses) sum += use.*of;
    return sum;
}

std::string each(double sum, int count, int digits) {
    return count == 0 ? "-" : fixed_text(sum / count, digits);
}

/// "21 of 64 weapons used; 42.1 % of all was the commonest"
std::string summary(std::string_view what, const std::vector<GoodUse>& used, std::size_t known) {
    const auto different = std::ranges::count_if(used, [](const GoodUse& use) { return use.used > 0; });
    const int sum = sum_of(used, &GoodUse::used);
    const int most = used.empty() ? 0 : used.front().used;
    return concat(what, " in all fights: ", different, " of ", known, " used, ", sum,
                  " times; the commonest ", each(100.0 * most, sum, 1), " %");
}

std::string share_of(const GoodUse& use, int sum) { return each(100.0 * use.used, sum, 1); }

}  // namespace

std::vector<Table> weapon_tables(const Samples& samples, const Arsenal& arsenal) {
    std::vector<GoodUse> uses = uses_of(samples, arsenal);
    uses.resize(arsenal.weapons.size());
    uses = ranked(std::move(uses));
    Table table{
        summary("Weapons", uses, arsenal.weapons.size()),
        {"weapon", "shots", "share %", "$ spent", "kills", "$ per kill", "kills a shot", "harm a shot"},
        {}};
    const int sum = sum_of(uses, &GoodUse::used);
    for (const GoodUse& use : uses)
        table.rows.push_back({use.good->name, concat(use.used), share_of(use, sum), concat(use.dollars),
                              concat(use.kills), each(static_cast<double>(use.dollars), use.kills, 0),
                              each(use.kills, use.used, 2), each(use.harm, use.used, 0)});
    return {table};
}

std::vector<Table> item_tables(const Samples& samples, const Arsenal& arsenal) {
    std::vector<GoodUse> uses = uses_of(samples, arsenal);
    uses.erase(uses.begin(), uses.begin() + static_cast<std::ptrdiff_t>(arsenal.weapons.size()));
    uses = ranked(std::move(uses));
    Table table{summary("Items", uses, arsenal.items.size()), {"item", "used", "share %", "$ spent"}, {}};
    const int sum = sum_of(uses, &GoodUse::used);
    for (const GoodUse& use : uses)
        table.rows.push_back({use.good->name, concat(use.used), share_of(use, sum), concat(use.dollars)});
    return {table};
}

}  // namespace terramorph
