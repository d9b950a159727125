#include "ai/items/item_use.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ai/aiming/way_out.h"
#include "ai/battle_view.h"
#include "ai/conduct.h"
#include "ai/items/driving.h"
#include "ai/items/threat.h"

namespace terramorph {

namespace {

constexpr int kMaxItemUses = 6;       // in a turn, before the shot
constexpr int kMaxRepairs = 3;        // of them
constexpr float kFar = 250;           // columns to the nearest enemy from which guidance pays off
constexpr int kWeak = 40;             // % of its health, under which a tank flees ...
constexpr int kFound = 2;             // ... if this many shots have come down near it
constexpr int kSoundForTakeoff = 60;  // % of its health, from which a tank takes a fall
constexpr int kStrongWind = 15;       // columns per second squared
constexpr float kDodgingFuel = 120;   // columns: enough to dodge over any land
constexpr int kPitReach = 80;         // columns to each side ...
constexpr float kPitDepth = 70;       // ... in which walls this much higher than the turret make a pit

bool is_used(const Command& command) {
    return std::holds_alternative<Use>(command) || std::holds_alternative<Drive>(command);
}

bool moves(const Weapon& item) { return used_for(item, Purpose::escape) || used_for(item, Purpose::takeoff); }

float amount_of(const Effect& effect) { return effect.kind->item_value.amount(effect); }

/// A player's turn so far, for decisions about its items.
class Hand {
  public:
    Hand(const Match& match, PlayerId player)
        : match_(match),
          battle_(match.battle()),
          tank_(match.state().tank(player)),
          conduct_(conduct(match, player)),
          player_(player) {
        const auto& lines = match.recording().lines;
        for (auto line = lines.rbegin(); line != lines.rend() && line->turn == match.turn(); ++line) {
            if (!is_used(line->command)) continue;
            ++things_done_;
            const Use* use = std::get_if<Use>(&line->command);
            moved_ = moved_ || !use || moves(item(use->item));
            if (use && used_for(item(use->item), Purpose::repair)) ++repairs_;
        }
    }

    std::optional<Command> next() const {
        if (things_done_ >= kMaxItemUses) return std::nullopt;
        for (const auto wish : {&Hand::leave, &Hand::flee, &Hand::fetch, &Hand::dodge, &Hand::raise_shield,
                                &Hand::repair, &Hand::calm_wind, &Hand::guide, &Hand::arm})
            if (auto command = (this->*wish)()) return command;
        return std::nullopt;
    }

  private:
    const Weapon& item(ItemId number) const { return match_.arsenal().items[number]; }

    /// The usable item of this kind with the highest `value`, a function of the item and its effect; none if
    /// no value is above 0.
    template <class Value>
    std::optional<Command> use_best(Purpose purpose, Value value) const {
        float most = 0;
        std::optional<Command> best;
        for (const ItemId number : ids<ItemId>(match_.arsenal().items)) {
            const Effect* effect = used_for(item(number), purpose);
            const Command use = Use{player_, number};
            if (!effect || match_.validate(use)) continue;
            const float worth = value(item(number), *effect);
            if (worth <= most) continue;
            most = worth;
            best = use;
        }
        return best;
    }

    std::optional<Command> raise_shield() const {
        const bool is_early = !conduct_.shields_early && !has_fired();
        if (tank_.shield.up() || is_early) return std::nullopt;
        return use_best(Purpose::shield,
                        [](const Weapon& item, const Effect&) { return static_cast<float>(item.price); });
    }

    /// Nothing is wasted, unless it is urgent; and nobody mends a whole tank at one go.
    std::optional<Command> repair() const {
        if (repairs_ >= kMaxRepairs) return std::nullopt;
        const int missing = battle_.state().rules.health - tank_.health;
        const bool urgent = 3 * tank_.health < battle_.state().rules.health;
        return use_best(Purpose::repair, [&](const Weapon&, const Effect& effect) {
            const float health = amount_of(effect);
            const auto wanted = static_cast<float>(missing);
            return health <= wanted || urgent ? std::min(health, wanted) : 0;
        });
    }

    std::optional<Command> guide() const {
        if (!conduct_.tricks || tank_.guidance.kind != Guidance::Kind::none || nearest_enemy() < kFar)
            return std::nullopt;
        return use_best(Purpose::guidance, [](const Weapon&, const Effect& effect) {
            return amount_of(effect) > 0 ? 1.0f : 0.0f;
        });
    }

    /// Without a contact trigger, a shell that would split later does nothing if it's stopped before.
    std::optional<Command> arm() const {
        const Effects& effects = match_.arsenal().weapons[match_.state().weapon(player_)].effects;
        if (effects.on(Trigger::at_apex).empty() || !effects.on(Trigger::on_impact).empty())
            return std::nullopt;
        return use_best(Purpose::contact_fuze, [](const Weapon&, const Effect&) { return 1.0f; });
    }

    /// Leaves water or a pit: on tracks if possible, else by teleport.
    std::optional<Command> leave() const {
        const bool drowns = battle_.state().rules.water_damage > 0 && is_in_water(battle_.state(), tank_);
        if (moved_ || !(drowns || is_stuck() || is_in_a_pit())) return std::nullopt;
        if (drowns && !tank_.body.buried)
            if (auto command = drive_ashore()) return command;
        if (auto command = use_best(Purpose::escape, [](const Weapon& item, const Effect& effect) {
                return amount_of(effect) > 0 ? 1 / static_cast<float>(std::max(1, item.price)) : 0;
            }))
            return command;
        if (!conduct_.tricks || weaker_than(kSoundForTakeoff)) return std::nullopt;
        return use_best(Purpose::takeoff, [](const Weapon&, const Effect&) { return 1.0f; });
    }

    /// A weak tank that others have found goes elsewhere.
    std::optional<Command> flee() const {
        const bool is_found = shots_nearby(match_, player_) >= kFound;
        if (!conduct_.tricks || moved_ || tank_.shield.up() || !weaker_than(kWeak) || !is_found)
            return std::nullopt;
        return use_best(Purpose::escape, [](const Weapon& item, const Effect& effect) {
            return amount_of(effect) > 0 ? static_cast<float>(1 + item.price) : 0;
        });
    }

    /// A crate, a cart, or high ground, that tracks can reach.
    std::optional<Command> fetch() const {
        if (!conduct_.tricks || moved_) return std::nullopt;
        const bool pays = match_.settings().has_armory();
        if (const auto way = way_to_loot(battle_, tank_of(player_), pays)) return Drive{player_, *way};
        if (const auto way = pays ? way_to_high_ground(battle_, tank_of(player_)) : std::nullopt)
            return Drive{player_, *way};
        return std::nullopt;
    }

    /// Out of others' aim, on tracks.
    std::optional<Command> dodge() const {
        if (conduct_.dodges == 0 || moved_) return std::nullopt;
        if (const auto way =
                way_to_dodge(match_, player_, conduct_.dodges, std::min(tank_.fuel, kDodgingFuel)))
            return Drive{player_, *way};
        if (!way_to_dodge(match_, player_, conduct_.dodges, kDodgingFuel)) return std::nullopt;
        return use_best(Purpose::fuel, [](const Weapon&, const Effect& effect) { return amount_of(effect); });
    }

    /// Where the barrel points against a strong wind.
    std::optional<Command> calm_wind() const {
        const int wind = battle_.state().air.wind;
        const bool points_right = tank_.angle < kHalfTurn / 2;
        if (!conduct_.tricks || std::abs(wind) < kStrongWind || points_right == (wind > 0))
            return std::nullopt;
        return use_best(Purpose::wind, [](const Weapon&, const Effect& effect) { return amount_of(effect); });
    }

    bool has_fired() const {
        return std::ranges::count(match_.tally().shots(), player_, &PastShot::player) > 0;
    }

    bool weaker_than(int percent) const {
        return 100 * tank_.health < percent * battle_.state().rules.health;
    }

    /// Buried, without anything to dig with.
    bool is_stuck() const {
        const BattleView view(match_, player_, 0);
        return (tank_.body.buried || is_buried(view)) && !digging_shot(view);
    }

    std::optional<Command> drive_ashore() const {
        const auto way = way_ashore(battle_, tank_of(player_));
        if (!way) return std::nullopt;
        const float missing = way->fuel - tank_.fuel;
        if (missing <= 0) return Drive{player_, way->columns};
        return use_best(Purpose::fuel, [&](const Weapon&, const Effect& effect) {
            return amount_of(effect) >= missing ? 1.0f : 0.0f;
        });
    }

    bool is_in_a_pit() const { return lowest_rim(-1) > kPitDepth && lowest_rim(1) > kPitDepth; }

    /// The height of the highest earth on this side above the turret, in columns.
    float lowest_rim(int way) const {
        const Ground& ground = battle_.state().ground;
        float highest = 0;
        for (int far = 0; far <= kPitReach; ++far) {
            const int x = static_cast<int>(tank_.body.at.x) + way * far;
            if (x < 0 || x >= ground.width()) break;
            highest = std::max(highest, to_columns(ground.top(x)) - tank_.turret().y);
        }
        return highest;
    }

    float nearest_enemy() const {
        const BattleView view(match_, player_, 0);
        return std::abs(view.tank(view.nearest_enemy()).body.at.x - tank_.body.at.x);
    }

    const Match& match_;
    const Battle& battle_;
    const Tank& tank_;
    const Conduct& conduct_;
    PlayerId player_;
    int things_done_ = 0;
    int repairs_ = 0;
    bool moved_ = false;
};

}  // namespace

std::optional<Command> command_before_shot(const Match& match, PlayerId player,
                                           const Temperament& temperament) {
    if (temperament.value(Trait::caution) == 0) return std::nullopt;
    return Hand(match, player).next();
}

const Effect* used_for(const Weapon& item, Purpose purpose) {
    for (const Effect& effect : item.effects.on(Trigger::on_use))
        if (effect.kind->purpose == purpose) return &effect;
    return nullptr;
}

}  // namespace terramorph
