#pragma once

#include <vector>

#include "ai/aiming/weapon_selection.h"
#include "base/random.h"

namespace terramorph {

/// The worth, in harm, of a shot that does none by itself but changes the land or robs its mark.
constexpr float kSideValue = 6;

/// Draws one of the shots that are nearly as good as the best, by worth and by the temperament's taste, or by
/// taste alone if that's its conduct. Weapons that were fired lately, and the free one, are drawn less often.
/// `shots` has at least one.
Shot drawn_shot(const BattleView& view, const std::vector<Shot>& shots, const Temperament& temperament,
                Random& random);

/// Leaves out the shots that would cost somebody who has hardly fired yet more health than the computer's conduct
/// allows, if they come down as they're aimed; but one is always left, the mildest. Nobody holds back in a
/// duel.
std::vector<Shot> without_first_blows(const BattleView& view, std::vector<Shot> shots);

/// Shots at this aim with weapons that do no harm by themselves but are of use against a mark. Nobody heaps
/// earth twice in a row, and who fires by taste not even in every fourth shot.
std::vector<Shot> side_shots(const BattleView& view, const Candidate& aim, const Temperament& temperament);

}  // namespace terramorph
