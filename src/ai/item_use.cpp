#include "ai/item_use.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

constexpr int kMaxItemUses = 6;      // in a turn, before the shot
constexpr int kStrayingAngle = 10;   // tenths of a degree: players that stray less need no guidance
constexpr float kFar = 250;          // columns to the nearest enemy from which guidance pays off
constexpr int kStride = 10;          // step of path finding in columns ...
constexpr int kMaxRise = 5 * kSub;   // ... in which tracks can climb this much ...
constexpr int kMaxDrop = 15 * kSub;  // ... or get down this much unharmed
constexpr int kDryShore = 3;         // strides to go on beyond the water's edge
constexpr int kPitReach = 80;        // columns to each side ...
constexpr float kPitDepth = 70;      // ... in which walls this much higher than the turret make a pit

bool is_used(const Command& command) {
    return std::holds_alternative<Use>(command) || std::holds_alternative<Drive>(command);
}

float amount_of(const Effect& effect) { return effect.kind->item_value.amount(effect); }

/// A player's turn so far, for decisions about its items.
class Hand {
  public:
    Hand(const Match& match, int player, const Temperament& temperament)
        : match_(match),
          battle_(match.battle()),
          tank_(battle_.state().tanks[player]),
          temperament_(temperament),
          player_(player) {
        const auto& lines = match.recording().lines;
        for (auto line = lines.rbegin(); line != lines.rend() && line->turn == match.turn(); ++line) {
            if (!is_used(line->command)) continue;
            ++things_done_;
            const Use* use = std::get_if<Use>(&line->command);
            moved_ = moved_ || !use || used_for(item(use->item), Purpose::escape);
        }
    }

    std::optional<Command> next() const {
        if (things_done_ >= kMaxItemUses) return std::nullopt;
        for (const auto wish : {&Hand::leave, &Hand::raise_shield, &Hand::repair, &Hand::guide, &Hand::arm})
            if (auto command = (this->*wish)()) return command;
        return std::nullopt;
    }

  private:
    const Weapon& item(int number) const { return match_.arsenal().items[number]; }

    /// The usable item of this kind with the highest `value`, a function of the item and its effect; none if
    /// no value is above 0.
    template <class Value>
    std::optional<Command> use_best(Purpose purpose, Value value) const {
        float most = 0;
        std::optional<Command> best;
        for (int k = 0; k < static_cast<int>(match_.arsenal().items.size()); ++k) {
            const Effect* effect = used_for(item(k), purpose);
            const Command use = Use{player_, k};
            if (!effect || match_.validate(use)) continue;
            const float worth = value(item(k), *effect);
            if (worth <= most) continue;
            most = worth;
            best = use;
        }
        return best;
    }

    std::optional<Command> raise_shield() const {
        if (tank_.shield.up()) return std::nullopt;
        return use_best(Purpose::shield,
                        [](const Weapon& item, const Effect&) { return static_cast<float>(item.price); });
    }

    /// Nothing is wasted, unless it is urgent.
    std::optional<Command> repair() const {
        const int missing = battle_.state().rules.health - tank_.health;
        const bool urgent = 3 * tank_.health < battle_.state().rules.health;
        return use_best(Purpose::repair, [&](const Weapon&, const Effect& effect) {
            const float health = amount_of(effect);
            const auto wanted = static_cast<float>(missing);
            return health <= wanted || urgent ? std::min(health, wanted) : 0;
        });
    }

    std::optional<Command> guide() const {
        if (tank_.guidance.kind != Guidance::Kind::none || nearest_enemy() < kFar) return std::nullopt;
        if (!needs_guidance(temperament_)) return std::nullopt;
        return use_best(Purpose::guidance, [](const Weapon&, const Effect& effect) {
            return amount_of(effect) > 0 ? 1.0f : 0.0f;
        });
    }

    /// Without a contact trigger, a shell that would split later does nothing if it's stopped before.
    std::optional<Command> arm() const {
        const auto in_hand = static_cast<std::size_t>(match_.state().weapon(player_));
        const Effects& effects = match_.arsenal().weapons[in_hand].effects;
        if (effects.on(Trigger::at_apex).empty() || !effects.on(Trigger::on_impact).empty())
            return std::nullopt;
        return use_best(Purpose::contact_fuze, [](const Weapon&, const Effect&) { return 1.0f; });
    }

    /// Leaves water or a pit: on tracks if possible, else by teleport.
    std::optional<Command> leave() const {
        const bool drowns = battle_.state().rules.water_damage > 0 && is_wet(tank_.middle().y * kSub);
        if (moved_ || !(drowns || tank_.body.buried || is_in_a_pit())) return std::nullopt;
        if (drowns && !tank_.body.buried)
            if (auto command = drive_ashore()) return command;
        return use_best(Purpose::escape, [](const Weapon& item, const Effect&) {
            return 1 / static_cast<float>(std::max(1, item.price));
        });
    }

    std::optional<Command> drive_ashore() const {
        std::optional<int> nearest;
        for (const int way : {-1, 1})
            if (const int far = way_ashore(way); far > 0 && (!nearest || far < std::abs(*nearest)))
                nearest = way * far;
        if (!nearest) return std::nullopt;
        const float missing = static_cast<float>(std::abs(*nearest)) - tank_.fuel;
        if (missing <= 0) return Drive{player_, *nearest};
        return use_best(Purpose::fuel, [&](const Weapon&, const Effect& effect) {
            return amount_of(effect) >= missing ? 1.0f : 0.0f;
        });
    }

    bool is_wet(float height) const { return height < static_cast<float>(battle_.state().water); }

    /// The columns to dry land in this direction (1 or -1) over ground passable for tracks; 0 if there is
    /// none.
    int way_ashore(int way) const {
        const Ground& ground = battle_.state().ground;
        int x = std::clamp(static_cast<int>(tank_.body.at.x), 0, ground.width() - 1);
        int floor = ground.top(x);
        const float in_water = (tank_.middle().y - tank_.body.at.y) * kSub;
        int dry = 0;
        for (int far = kStride;; far += kStride) {
            x += way * kStride;
            if (x < kHullHalfWidth || x >= ground.width() - kHullHalfWidth) return 0;
            const int rise = ground.top(x) - floor;
            if (rise > kMaxRise || rise < -kMaxDrop) return 0;
            floor += rise;
            dry = is_wet(static_cast<float>(floor) + in_water) ? 0 : dry + 1;
            if (dry == kDryShore) return far;
        }
    }

    bool is_in_a_pit() const { return lowest_rim(-1) > kPitDepth && lowest_rim(1) > kPitDepth; }

    /// The height of the highest earth on this side above the turret, in columns.
    float lowest_rim(int way) const {
        const Ground& ground = battle_.state().ground;
        float highest = 0;
        for (int far = 0; far <= kPitReach; ++far) {
            const int x = static_cast<int>(tank_.body.at.x) + way * far;
            if (x < 0 || x >= ground.width()) break;
            highest = std::max(highest, static_cast<float>(ground.top(x)) / kSub - tank_.turret().y);
        }
        return highest;
    }

    float nearest_enemy() const {
        float nearest = static_cast<float>(battle_.state().ground.width());
        for (const Hull& hull : battle_.state().hulls) {
            if (match_.state().allies(player_, hull.tank)) continue;
            const Tank& other = battle_.state().tanks[hull.tank];
            nearest = std::min(nearest, std::abs(other.body.at.x - tank_.body.at.x));
        }
        return nearest;
    }

    const Match& match_;
    const Battle& battle_;
    const Tank& tank_;
    const Temperament& temperament_;
    int player_;
    int things_done_ = 0;
    bool moved_ = false;
};

}  // namespace

std::optional<Command> command_before_shot(const Match& match, int player, const Temperament& temperament) {
    if (temperament.value(Trait::caution) == 0) return std::nullopt;
    return Hand(match, player, temperament).next();
}

const Effect* used_for(const Weapon& item, Purpose purpose) {
    for (const Effect& effect : item.effects.on(Trigger::on_use))
        if (effect.kind->purpose == purpose) return &effect;
    return nullptr;
}

bool needs_guidance(const Temperament& temperament) {
    return temperament.value(Trait::angle_error) >= kStrayingAngle;
}

}  // namespace terramorph
