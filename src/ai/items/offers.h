#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ai/temperament.h"
#include "ai/weapon_role.h"
#include "match/match.h"

namespace terramorph {

/// What a part of a computer's money is for.
enum class Budget { kit, defence, mobility, big };

/// A good of the armory, as one player sees it.
struct Offer {
    GoodId good = 0;
    int price = 0;
    int bundle = 0;
    int owned = 0;  ///< with free bundles
    int most = kMaxPerGood;
    bool sold = false;
    bool is_item = false;
    float value = 0;                   ///< of one
    WeaponRole role = {};              ///< of a weapon
    const EffectKind* need = nullptr;  ///< the kind of effect that a computer needs an item for
    Budget budget = Budget::kit;

    bool affordable(std::int64_t purse) const { return sold && owned < most && price <= purse; }
};

/// All goods, and what a player owns of them: together they say what one more is worth.
class Offers {
  public:
    /// `rounds`: still to be played.
    Offers(const Match& match, PlayerId player, const Temperament& temperament, int rounds);

    std::span<Offer> all() { return offers_; }
    /// False for what would be bought only on a whim, by somebody who arms itself first.
    bool is_wanted(const Offer& offer) const { return !arms_first_ || chance(offer) > 0; }
    /// True for somebody who arms itself first, and has still too little to fire.
    bool lacks_arms() const;
    /// The number of shots that the player has with weapons of a role.
    int shots_of(WeaponRole role) const;
    /// An offer's chance to be bought: by worth per dollar, and by worth, because a round has only so many
    /// shots.
    int chance(const Offer& offer) const;

  private:
    int owned(const EffectKind* kind) const;
    bool owns_any(Purpose purpose) const;
    int shots() const;
    int side_shots() const;
    bool is_enough(const Offer& weapon) const;
    float gain(const Offer& offer) const;

    bool arms_first_;
    std::vector<Offer> offers_;
};

}  // namespace terramorph
