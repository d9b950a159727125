#include "ui/captions/fall_of_shot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "base/index.h"

namespace terramorph {

namespace {

constexpr float kAtItsLevel = 24;  // columns above or below a tank, about its own height

/// An enemy and where the shot fell nearest to it.
struct Meeting {
    TankId mark = {};
    Vec2<float> at = {};
    float apart = 0;  ///< columns

    bool exists() const { return mark.exists(); }
};

Meeting nearest(TankId mark, float column, const std::vector<Vec2<float>>& places) {
    const auto apart = [column](Vec2<float> place) { return std::abs(place.x - column); };
    const Vec2<float> at = *std::ranges::min_element(places, {}, apart);
    return {mark, at, apart(at)};
}

/// Whoever fired it, or an enemy, alive or not: then the damage says what it did.
bool hurt_any(const SeenShot& shot, std::span<const Tank> tanks) {
    return std::ranges::any_of(ids<TankId>(shot.damage), [&](TankId tank) {
        return shot.damage[tank] > 0 && (tank == shot.tank || !allies(tanks, shot.tank, tank));
    });
}

/// The living enemy that it fell nearest to, if it can be one towards which it fell.
Meeting nearest_enemy(const SeenShot& shot, float from, std::span<const Tank> tanks,
                      const std::vector<Vec2<float>>& places) {
    Meeting ahead, any;
    const auto weigh = [](Meeting& best, const Meeting& one) {
        if (!best.exists() || one.apart < best.apart) best = one;
    };
    for (const TankId tank : ids<TankId>(tanks)) {
        const Tank& enemy = tanks[tank];
        if (tank == shot.tank || !enemy.alive || allies(tanks, shot.tank, tank)) continue;
        const Meeting one = nearest(tank, enemy.body.at.x, places);
        weigh(any, one);
        if ((enemy.body.at.x > from) == (one.at.x > from)) weigh(ahead, one);
    }
    return ahead.exists() ? ahead : any;
}

/// True if it fell on the other side of who fired it, and not beside its mark: it was neither short nor long.
bool flew_away(const Meeting& meeting, float from, float mark) {
    const bool other_side = (mark > from) != (meeting.at.x > from);
    return other_side && std::abs(meeting.at.x - from) > kHullHalfWidth;
}

}  // namespace

std::optional<FallOfShot> fall_of_shot(const SeenShot& shot, const Match& match) {
    const std::vector<Tank>& tanks = match.battle().state().tanks;
    const PastShot* const past = match.tally().last_shot(player_of(shot.tank));
    std::vector<Vec2<float>> places = shot.blasts;
    if (places.empty() && past && past->end) places.push_back(*past->end);
    if (shot.turned || places.empty() || !past || !tanks[shot.tank].alive) return std::nullopt;
    const float from = past->columns[shot.tank];
    if (hurt_any(shot, tanks)) return std::nullopt;
    const Meeting meeting = nearest_enemy(shot, from, tanks, places);
    if (!meeting.exists() || meeting.mark == shot.shielded) return std::nullopt;
    if (flew_away(meeting, from, tanks[meeting.mark].body.at.x)) return std::nullopt;
    FallOfShot fall = {shot.tank, meeting.mark, meeting.at, static_cast<int>(std::lround(meeting.apart))};
    if (fall.columns > kHullHalfWidth) {
        const float mark = tanks[fall.mark].body.at.x;
        const bool nearer = (mark > from) == (fall.at.x < mark);
        fall.miss = nearer ? FallOfShot::Miss::too_short : FallOfShot::Miss::too_long;
    }
    if (fall.miss != FallOfShot::Miss::none) return fall;
    const float up = fall.at.y - tanks[fall.mark].body.at.y;
    if (std::abs(up) <= kAtItsLevel) return fall;
    fall.miss = up < 0 ? FallOfShot::Miss::below : FallOfShot::Miss::above;
    fall.columns = static_cast<int>(std::lround(std::abs(up)));
    return fall;
}

std::string miss_words(FallOfShot::Miss miss, int columns, std::string_view mark) {
    constexpr std::array<std::string_view, 5> kFalls = {
        N_("Just missed {name}"), N_("{columns} m short of {name}"), N_("{columns} m past {name}"),
        N_("{columns} m below {name}"), N_("{columns} m above {name}")};
    return tr(kFalls[at(miss)], {{"columns", columns}, {"name", mark}});
}

std::string words_of(const FallOfShot& fall, const Match& match) {
    return miss_words(fall.miss, fall.columns, match.player(player_of(fall.mark)).name);
}

std::optional<std::string> close_call(const FallOfShot& fall, PlayerId you, const Match& match) {
    constexpr int kClose = 60;  // columns
    if (!you.exists() || fall.mark != tank_of(you) || fall.tank == fall.mark || fall.columns > kClose)
        return std::nullopt;
    const Argument name = {"name", match.player(player_of(fall.tank)).name};
    if (fall.miss == FallOfShot::Miss::none) return tr("{name} just missed you", {name});
    return tr("{name} missed you by {n} m", {name, {"n", fall.columns}});
}

}  // namespace terramorph
