#include "ai/marks.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "ai/aiming/gunner.h"
#include "ai/conduct.h"
#include "ai/rivals.h"

namespace terramorph {

namespace {

constexpr float kHalfChance = 400;  // columns at which a hit is half as likely as from near
constexpr int kLearnedEnough = 3;   // shots at a mark, beyond which it's no better known
constexpr int kEvenWeight = 1000;   // of an enemy like any other
constexpr float kNearestFirst = 4;  // times the weight of others, for who likes the nearest
constexpr float kUnderFire = 200;   // columns from a tank, where others' shots come down
constexpr float kGrudge = 1;        // more weight of who has cost it a whole tank's health
constexpr float kFinish = 3;        // more weight of who is nearly dead, for who finishes
constexpr float kFollow = 2;        // more weight for each shot at a mark, for who finishes
constexpr int kWarm = 150;           // %: how much a person counts at most, for who warms up
constexpr float kLead = 1;          // more weight of the leader, for who finishes

/// Finds for each computer an enemy of its own, in the places where they stood when the round began.
class Assignment {
  public:
    explicit Assignment(const Match& match)
        : match_(match), tanks_(match.battle().state().tanks), owners_(tanks_.size()) {
        for (const TankId own : ids<TankId>(tanks_)) {
            if (match.player(player_of(own)).kind.is_person()) continue;
            std::vector<bool> asked(tanks_.size());
            give(own, asked);
        }
    }

    /// The computer that has this tank to itself; none if no computer has.
    TankId owner(TankId mark) const { return owners_[mark]; }

  private:
    /// Takes the nearest mark that's free, or that its owner can do without (H. W. Kuhn, "The Hungarian
    /// method for the assignment problem", 1955).
    bool give(TankId own, std::vector<bool>& asked) {
        for (const TankId mark : enemies_of(own)) {
            if (asked[mark]) continue;
            asked[mark] = true;
            if (owners_[mark].exists() && !give(owners_[mark], asked)) continue;
            owners_[mark] = own;
            return true;
        }
        return false;
    }

    /// The nearest first.
    std::vector<TankId> enemies_of(TankId own) const {
        const auto& seats = match_.tally().seats();
        std::vector<TankId> enemies;
        for (const TankId tank : ids<TankId>(tanks_))
            if (!allies(tanks_, tank, own)) enemies.push_back(tank);
        std::ranges::stable_sort(enemies, {},
                                 [&](TankId tank) { return std::abs(at(seats, tank) - at(seats, own)); });
        return enemies;
    }

    const Match& match_;
    const std::vector<Tank>& tanks_;
    std::vector<TankId> owners_;  // by mark
};

/// True if other computers fight, too.
bool is_among_computers(const BattleView& view) {
    const std::vector<Tank>& tanks = view.battle().state().tanks;
    return std::ranges::any_of(ids<TankId>(tanks), [&](TankId tank) {
        return tank != view.own_tank() && view.tank(tank).alive &&
               !view.match().player(player_of(tank)).kind.is_person();
    });
}

/// Whom the computer's last shot of the round was meant for.
TankId last_mark(const BattleView& view) {
    TankId last;
    for (const PastShot& shot : view.match().tally().shots())
        if (shot.player == view.player()) last = mark_of(view, shot);
    return last;
}

float distance_of(const BattleView& view, TankId enemy) {
    return std::abs(view.tank(enemy).body.at.x - view.tank().body.at.x);
}

int shots_at(const BattleView& view, TankId mark) {
    int shots = 0;
    for (const PastShot& shot : view.match().tally().shots())
        if (shot.player == view.player() && mark_of(view, shot) == mark) ++shots;
    return shots;
}

/// How many of the last volley's shots, but for the computer's own, came down near this enemy.
int under_fire(const BattleView& view, TankId enemy) {
    const auto& shots = view.match().tally().shots();
    const std::size_t volley = std::min(shots.size(), view.enemies().size());
    return static_cast<int>(std::count_if(
        shots.end() - static_cast<std::ptrdiff_t>(volley), shots.end(), [&](const PastShot& shot) {
            return shot.player != view.player() && shot.player != player_of(enemy) && shot.end &&
                   std::abs(shot.end->x - at(shot.columns, enemy)) <= kUnderFire;
        }));
}

/// How promising a mark is, beside others.
int promise(const BattleView& view, const Temperament& temperament, const Conduct& how, TankId enemy) {
    const float hits = kHalfChance / (kHalfChance + distance_of(view, enemy));
    const auto learned = static_cast<float>(std::min(kLearnedEnough, shots_at(view, enemy)));
    float weight = kEvenWeight * hits * (1 + (how.finishes ? kFollow : 1) * learned);
    const bool has_rivals = temperament.victims == Victims::rivals;
    weight *= has_rivals ? rivalry(view, enemy) : 1 + kGrudge * grudge(view, enemy);
    if (how.finishes) weight *= 1 + kFinish * weakness(view, enemy) + kLead * lead(view, enemy);
    if (temperament.victims == Victims::nearest && enemy == view.nearest_enemy()) weight *= kNearestFirst;
    weight /= 1 + static_cast<float>(how.gives_way * under_fire(view, enemy)) / 100;
    return static_cast<int>(weight) + 1;
}

/// How much an enemy counts as a mark, in %: nobody is after people before they have fired.
int share_of(const Match& match, TankId enemy, int person) {
    if (!match.player(player_of(enemy)).kind.is_person()) return 100;
    return has_fired(match, enemy) ? person : std::min(person, 100);
}

/// Who warms up goes easy on people in the first round only.
int person_share(const Match& match, const Conduct& how) {
    return how.warms_up ? std::min(kWarm, how.person * match.round()) : how.person;
}

int weight_of(const BattleView& view, const Temperament& temperament, TankId enemy) {
    const Conduct& how = conduct(view.match(), view.player());
    const int share = share_of(view.match(), enemy, person_share(view.match(), how));
    if (how.by_taste) {
        const bool again = last_mark(view) == enemy && view.match().player(player_of(enemy)).kind.is_person();
        return again ? 1 : kEvenWeight * share;
    }
    return promise(view, temperament, how, enemy) * share;
}

}  // namespace

std::ptrdiff_t shots_fired(const Match& match, TankId tank) {
    return std::ranges::count(match.tally().shots(), player_of(tank), &PastShot::player);
}

bool has_fired(const Match& match, TankId tank) { return shots_fired(match, tank) > 0; }

std::vector<TankId> allowed_marks(const BattleView& view) {
    if (!is_among_computers(view)) return view.enemies();
    const Assignment assignment(view.match());
    const auto those = [&](const std::function<bool(TankId)>& fits) {
        std::vector<TankId> found;
        std::ranges::copy_if(view.enemies(), std::back_inserter(found), fits);
        return found;
    };
    const auto is_own = [&](TankId mark) { return assignment.owner(mark) == view.own_tank(); };
    const auto is_free = [&](TankId mark) {
        const TankId owner = assignment.owner(mark);
        return !owner.exists() || !view.tank(owner).alive;
    };
    auto marks = those([&](TankId mark) { return is_own(mark) || has_fired(view.match(), mark); });
    if (marks.empty()) marks = those(is_free);
    return marks.empty() ? view.enemies() : marks;
}

std::vector<TankId> drawn_marks(const BattleView& view, const Temperament& temperament, Random& random) {
    std::vector<TankId> left = allowed_marks(view);
    std::vector<TankId> drawn;
    while (!left.empty()) {
        std::vector<int> weights;
        int sum = 0;
        for (const TankId mark : left) sum += weights.emplace_back(weight_of(view, temperament, mark));
        int lot = random.below(sum);
        std::size_t which = 0;
        while (lot >= weights[which]) lot -= weights[which++];
        drawn.push_back(left[which]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(which));
    }
    return drawn;
}

}  // namespace terramorph
