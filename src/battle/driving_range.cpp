#include "battle/driving_range.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

#include "base/index.h"
#include "battle/battle.h"
#include "battle/motion/driving.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

constexpr int kBump = 12;           // columns: less in which a tank can't stop is no fall unless it harms ...
constexpr int kLedge = 4;           // ... and less in which it can doesn't end one
constexpr float kStoppedSpeed = 2;  // columns per second

/// The end of the run of points that begins here in which a tank can stop, or can't.
std::size_t run_end(const std::vector<WayPoint>& way, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < way.size() && way[end].stops == way[begin].stops) ++end;
    return end;
}

/// Makes runs like what's around them that are shorter than `least` and do no harm.
void smooth(std::vector<WayPoint>& way, bool stops, int least) {
    for (std::size_t begin = run_end(way, 0), end = begin; begin < way.size(); begin = end) {
        end = run_end(way, begin);
        if (way[begin].stops != stops || end == way.size() || end - begin >= at(least)) continue;
        if (way[end].harm > way[begin - 1].harm) continue;
        for (std::size_t k = begin; k < end; ++k) way[k].stops = !stops;
    }
}

}  // namespace

std::optional<float> DrivingRange::fuel_to(int x) const {
    const std::vector<WayPoint>& points = way(x - column);
    const std::size_t far = at(std::abs(x - column));
    if (far >= points.size() || !points[far].stops || points[far].harm > 0) return std::nullopt;
    return points.front().fuel - points[far].fuel;
}

std::vector<DriveStretch> DrivingRange::stretches(int side) const {
    std::vector<WayPoint> points = way(side);
    std::vector<DriveStretch> stretches;
    if (points.empty()) return stretches;
    smooth(points, true, kLedge);
    smooth(points, false, kBump);
    for (std::size_t begin = 1, end = 1; begin < points.size() && stretches.size() < kMaxStretches;
         begin = end) {
        end = run_end(points, begin);
        // The harm of a fall is done where it ends, by when the tank may well stand again.
        const bool falls = !points[begin].stops;
        const std::size_t from = falls ? begin - 1 : begin,
                          to = falls ? std::min(end, points.size() - 1) : end - 1;
        stretches.push_back({.from = column + side * static_cast<int>(begin),
                             .to = column + side * static_cast<int>(end - 1),
                             .falls = falls,
                             .harm = points[to].harm - points[from].harm});
    }
    return stretches;
}

/// A drive to one side in a fork of the battle.
class DriveRehearsal::Drive {
  public:
    Drive(const Battle& battle, TankId number, float fuel, int side)
        : battle_(battle.fork()),
          number_(number),
          side_(side),
          begin_(tank().body.at.x),
          health_(tank().health) {
        battle_->world().tank(number).fuel = fuel;
        way_ = {{.height = tank().body.at.y, .fuel = fuel, .harm = 0, .stops = true}};
        battle_->drive(number, side * battle_->state().ground.width());
    }

    /// A tick. Returns false when it's over.
    bool step() {
        if (ticks_ == BattleState::kMaxShotTicks || !moves()) return false;
        ++ticks_;
        battle_->step();
        note();
        return true;
    }

    std::vector<WayPoint> take() {
        const bool is_farthest = far() >= static_cast<float>(way_.size()) - 1;
        if (is_farthest || tank().health <= 0) way_.back().stops = stands();
        way_.back().harm = health_ - tank().health;
        return std::move(way_);
    }

  private:
    const Tank& tank() const { return battle_->state().tank(number_); }
    float far() const { return static_cast<float>(side_) * (tank().body.at.x - begin_); }
    bool stands() const {
        return tank().health > 0 && tank().airborne == Ticks{} && tracks_hold(tank().body);
    }

    bool moves() const {
        const Tank& now = tank();
        if (now.health <= 0) return false;
        return now.remaining_drive != 0 || now.airborne > Ticks{} ||
               (now.body.awake && speed_of(now.body) > kStoppedSpeed);
    }

    void note() {
        if (far() < static_cast<float>(way_.size())) return;
        const bool stops = tank().remaining_drive != 0 && stands();
        way_.resize(static_cast<std::size_t>(far()) + 1,
                    {tank().body.at.y, tank().fuel, health_ - tank().health, stops});
    }

    std::unique_ptr<Battle> battle_;
    TankId number_;
    int side_;
    float begin_;
    int health_;
    Ticks ticks_;
    std::vector<WayPoint> way_;
};

DriveRehearsal::DriveRehearsal(const Battle& battle, TankId number, float fuel) {
    const Tank& tank = battle.state().tank(number);
    range_.column = static_cast<int>(tank.body.at.x);
    if (!tank.alive || tank.body.buried || fuel <= 0) return;
    left_ = std::make_unique<Drive>(battle, number, fuel, -1);
    right_ = std::make_unique<Drive>(battle, number, fuel, 1);
}

DriveRehearsal::~DriveRehearsal() = default;
DriveRehearsal::DriveRehearsal(DriveRehearsal&&) noexcept = default;
DriveRehearsal& DriveRehearsal::operator=(DriveRehearsal&&) noexcept = default;

bool DriveRehearsal::advance(int ticks) {
    for (; left_ && ticks > 0; --ticks)
        if (!left_->step()) range_.left = left_->take(), left_.reset();
    for (; right_ && ticks > 0; --ticks)
        if (!right_->step()) range_.right = right_->take(), right_.reset();
    return !left_ && !right_;
}

DrivingRange driving_range(const Battle& battle, TankId number, float fuel) {
    DriveRehearsal rehearsal(battle, number, fuel);
    while (!rehearsal.advance(1000)) {
    }
    return rehearsal.range();
}

DrivingRange driving_range(const Battle& battle, TankId number) {
    return driving_range(battle, number, battle.state().tank(number).fuel);
}

}  // namespace terramorph
