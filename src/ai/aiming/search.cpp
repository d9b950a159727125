#include "ai/aiming/search.h"
#include "base/index.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "base/trig.h"

namespace terramorph {

namespace {

constexpr int kBand = 150;  // tenths of a degree: the best aim of each band is kept
constexpr int kBands = kHalfTurn / kBand + 1;
constexpr std::size_t kMaxFound = 12;
constexpr float kHalfHull = 12;  // columns from its middle that count as its hull
constexpr float kNoHit = 100;    // more than the rating of the steepest hit

/// What a search by one kind of path scans; elevations in tenths of a degree from either side.
struct Sweep {
    int lowest, highest, angle_step, power_step;
};
constexpr Sweep kSweeps[] = {{0, 900, 30, 20}, {0, 800, 10, 25}, {500, 820, 20, 10}, {0, 900, 30, 20}};

const Sweep& sweep_of(Way way) { return kSweeps[at(way)]; }

/// Rates hits by flatness, unless that makes them less certain.
float flatness(const Candidate& candidate) {
    if (candidate.miss > kCloseMiss) return kNoHit + candidate.miss;
    return static_cast<float>(elevation(candidate.angle)) / 20 + 3 * candidate.miss;
}

/// Straight and high shots don't rely on walls.
Prediction end_of(const BattleView& view, Way way, int angle, int power) {
    const bool counts_on_walls = way == Way::any || way == Way::bank;
    return counts_on_walls ? view.predict(angle, power) : view.predict_without_walls(angle, power);
}

}  // namespace

bool is_banked(const BattleView& view, int angle, int power, const Prediction& end) {
    const Prediction without = view.predict_without_walls(angle, power);
    return without.end != end.end || without.contact.at != end.contact.at;
}

std::optional<Candidate> aim_at(const BattleView& view, int angle, int power, TankId victim,
                                const Prediction& end) {
    if (end.end != FlightEnd::hit) return std::nullopt;
    Candidate found{angle, power, victim, 0, 0, columns_of(end.contact.at)};
    if (end.contact.tank != victim) {
        const Vec2<float> off = found.end - view.tank(victim).middle();
        found.miss = std::max(1.0f, std::sqrt(off.x * off.x + off.y * off.y) - kHalfHull);
    }
    found.rating = found.miss;
    return found;
}

Candidate line_of_sight(const BattleView& view, TankId victim) {
    const Vec2<float> to = view.tank(victim).middle();
    const Vec2<float> way = to - view.tank().turret();
    const int tenths = static_cast<int>(std::lround(arctangent(way.y, way.x) * kHalfTurn / kPi));
    const int below = way.x < 0 ? kHalfTurn : 0;
    const int angle = tenths < 0 ? below : tenths;
    return {.angle = angle, .power = view.power_limit(), .victim = victim, .end = to, .straight = true};
}

bool Search::advance(const BattleView& view, int& predictions) {
    if (!begun_) begin(view);
    if (!scanned_ && !scan(view, predictions)) return false;
    for (; refined_ < found_.size(); ++refined_) {
        if (predictions <= 0) return false;
        refine(view, found_[refined_], predictions);
    }
    std::ranges::sort(found_, {}, [](const Candidate& each) {
        return std::tuple(each.rating, each.angle, each.power, each.victim);
    });
    return true;
}

void Search::begin(const BattleView& view) {
    begun_ = true;
    best_.resize(victims_.size() * kBands);
    angle_ = 0;
    power_ = view.power_limit();
    scanned_ = victims_.empty() || (way_ == Way::bank && !view.walls_return());
    if (way_ != Way::direct && way_ != Way::lob) return;
    const auto is_right = [&](TankId victim) { return view.tank(victim).body.at.x > view.tank().body.at.x; };
    right_ = std::ranges::any_of(victims_, is_right);
    left_ = !std::ranges::all_of(victims_, is_right);
}

bool Search::is_in_range(int angle) const {
    const Sweep& sweep = sweep_of(way_);
    const bool side = angle <= kHalfTurn / 2 ? right_ : left_;
    return side && elevation(angle) >= sweep.lowest && elevation(angle) <= sweep.highest;
}

bool Search::scan(const BattleView& view, int& predictions) {
    const Sweep& sweep = sweep_of(way_);
    for (; angle_ <= kHalfTurn; angle_ += sweep.angle_step) {
        for (; is_in_range(angle_) && power_ > 0; power_ -= sweep.power_step) {
            if (predictions <= 0) return false;
            consider(view, angle_, power_, predictions);
        }
        power_ = view.power_limit();
    }
    keep_best();
    return scanned_ = true;
}

void Search::consider(const BattleView& view, int angle, int power, int& predictions) {
    const Prediction end = end_of(view, way_, angle, power);
    predictions -= view.cost(end);
    for (std::size_t k = 0; k < victims_.size(); ++k) {
        auto& best = best_[k * kBands + static_cast<std::size_t>(angle / kBand)];
        const auto found = candidate(view, angle, power, victims_[k], end, predictions);
        if (found && (!best || found->rating < best->rating)) best = found;
    }
}

std::optional<Candidate> Search::candidate(const BattleView& view, int angle, int power, TankId victim,
                                           const Prediction& end, int& predictions) const {
    const auto aim = aim_at(view, angle, power, victim, end);
    if (!aim) return std::nullopt;
    Candidate found = *aim;
    if (way_ == Way::direct) found.rating = flatness(found);
    if (way_ != Way::bank) return found;
    constexpr float kWorthAsking = 150;  // columns
    if (found.miss > kWorthAsking) return std::nullopt;
    predictions -= view.cost(end);
    return is_banked(view, angle, power, end) ? std::optional(found) : std::nullopt;
}

/// Keeps as many for each victim as there's time to refine.
void Search::keep_best() {
    const std::size_t each = std::max<std::size_t>(2, kMaxFound / victims_.size());
    for (std::size_t k = 0; k < victims_.size(); ++k) {
        std::vector<Candidate> own;
        for (std::size_t band = 0; band < kBands; ++band)
            if (const auto& best = best_[k * kBands + band]) own.push_back(*best);
        std::ranges::stable_sort(own, {}, &Candidate::rating);
        own.resize(std::min(own.size(), each));
        found_.insert(found_.end(), own.begin(), own.end());
    }
}

/// Moves to better neighbours, in smaller and smaller steps.
void Search::refine(const BattleView& view, Candidate& candidate, int& predictions) const {
    constexpr int kMaxMoves = 3;
    for (const auto& [turn, push] : {std::pair{12, 10}, {6, 5}, {3, 2}, {1, 1}}) {
        for (int move = 0; move < kMaxMoves && candidate.rating > 0; ++move) {
            Candidate best = candidate;
            for (const auto& [angle, power] : {std::pair{turn, 0}, {-turn, 0}, {0, push}, {0, -push}}) {
                const int a = candidate.angle + angle;
                const int p = candidate.power + power;
                if (a < 0 || a > kHalfTurn || !is_in_range(a) || p < 1 || p > view.power_limit()) continue;
                const Prediction end = end_of(view, way_, a, p);
                predictions -= view.cost(end);
                const auto found = this->candidate(view, a, p, candidate.victim, end, predictions);
                if (found && found->rating < best.rating) best = *found;
            }
            if (best.rating >= candidate.rating) break;
            candidate = best;
        }
    }
}

}  // namespace terramorph
