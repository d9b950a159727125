#include <algorithm>

#include "ai/aiming.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kSpoilerStream = 301;
constexpr int kShotsPerTick = 300;  // the budget of one tick: far less than a frame
constexpr int kAngleStep = 20;      // tenths of a degree
constexpr int kPowerStep = 10;
constexpr int kMostError = 6;  // in power, and in tenths of a degree: what makes it beatable
constexpr int kLeastTicks = 40;

/// Knows the wind and the law of flight, and tries every shot in its head before it fires the best.
class Spoiler : public ComputerPlayer {
  public:
    explicit Spoiler(std::uint32_t seed) : random_(seed, kSpoilerStream) {}

    std::optional<Command> think(const Match& match, int player) override {
        const Battle& battle = match.battle();
        if (ticks_++ == 0) begin(match, player);
        if (search_.go_on(battle, player, radius_, kShotsPerTick) || ticks_ < kLeastTicks)
            return std::nullopt;
        if (!aimed_) {
            aimed_ = true;
            return aim(battle, player);
        }
        if (!chosen_) {
            chosen_ = true;
            return Choose{player, weapon_};
        }
        ticks_ = 0;
        return Fire{player};
    }

  private:
    void begin(const Match& match, int player) {
        aimed_ = chosen_ = false;
        weapon_ =
            is_buried(match.battle(), player) ? digging_weapon(match, player) : best_weapon(match, player);
        radius_ = blast_radius(match.arsenal().weapons[static_cast<std::size_t>(weapon_)]);
        search_ = AimSearch(kAngleStep, kPowerStep, match.battle().power_limit(player));
    }

    static bool is_buried(const Battle& battle, int player) {
        const Tank& tank = battle.tanks()[static_cast<std::size_t>(player)];
        const Vec2<int> muzzle = cells_of(tank.muzzle(kHalfTurn / 2));
        return battle.ground().solid(muzzle.x / kSub, muzzle.y);
    }

    /// What takes earth away and harms nobody, if there is any.
    static int digging_weapon(const Match& match, int player) {
        const auto& weapons = match.arsenal().weapons;
        for (int k = 0; k < static_cast<int>(weapons.size()); ++k) {
            const auto& impact = weapons[static_cast<std::size_t>(k)].effects.on(Trigger::on_impact);
            if (!impact.empty() && impact.front().kind->name == "carve" && match.stock(player, k) != 0)
                return k;
        }
        return 0;
    }

    /// Of the weapons that go off where a plain shell lands, the one that there is most of: the rare ones are
    /// kept.
    static int best_weapon(const Match& match, int player) {
        int best = 0;
        int most = 0;
        const auto& weapons = match.arsenal().weapons;
        for (int k = 0; k < static_cast<int>(weapons.size()); ++k) {
            const Weapon& weapon = weapons[static_cast<std::size_t>(k)];
            const auto& impact = weapon.effects.on(Trigger::on_impact);
            const bool plain =
                !impact.empty() && impact.front().kind->name == "blast" && blast_radius(weapon) > 0;
            if (!plain || match.stock(player, k) <= most) continue;
            most = match.stock(player, k);
            best = k;
        }
        return best;
    }

    Aim aim(const Battle& battle, int player) {
        const Shot& best = search_.best();
        const int angle = best.angle + random_.from_to(-kMostError, kMostError);
        const int power = best.power + random_.from_to(-kMostError, kMostError);
        return {player, std::clamp(angle, 0, kHalfTurn), std::clamp(power, 0, battle.power_limit(player))};
    }

    Random random_;
    AimSearch search_{kAngleStep, kPowerStep, 0};
    int ticks_ = 0;
    int weapon_ = 0;
    float radius_ = 0;
    bool aimed_ = false;
    bool chosen_ = false;
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_spoiler(std::uint32_t seed) { return std::make_unique<Spoiler>(seed); }

}  // namespace terramorph
