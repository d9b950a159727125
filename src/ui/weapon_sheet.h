#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/economy/market.h"
#include "match/match.h"
#include "paint/image.h"
#include "paint/typeface.h"

namespace terramorph {

/// Something whose use has a picture: a weapon, a shield that's hit, what a tank dies with, or what falls
/// from the sky.
struct Exhibit {
    std::string id, name;
    std::shared_ptr<const Arsenal> arsenal;
    GoodId good;                        ///< what is used for it
    bool kills = false;                 ///< whoever it hits
    HostileSky sky = HostileSky::calm;  ///< from which it falls; nobody uses it then
};

/// All weapons, shields and deaths of an arsenal, and what falls from its sky.
std::vector<Exhibit> exhibits(const std::shared_ptr<const Arsenal>& arsenal);

/// A moment in the use of an exhibit, in frames of 1/60 s.
struct Moment {
    int frame = 0;
    double stirred = 0;  ///< how much of the picture it changes, 0 to 1, that is neither before nor after
};

/// The moment at which most is to be seen; it looks at every so many frames.
Moment peak_of(const Exhibit& exhibit, const MatchSettings& settings, int every = 2);
/// So many seconds after the first blow of it, or whatever it does first.
Moment moment_of(const Exhibit& exhibit, const MatchSettings& settings, double after);
Image picture_of(const Exhibit& exhibit, const MatchSettings& settings, const Moment& moment, int width,
                 int height);

/// All exhibits at their peak, with their names: to be looked at.
Image weapon_sheet(const std::vector<Exhibit>& all, const MatchSettings& settings, const Typeface& typeface);

}  // namespace terramorph
