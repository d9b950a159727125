#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "ai/battle_view.h"
#include "battle/aiming/way.h"

namespace terramorph {

/// An aim, its victim, and how near it comes.
struct Candidate {
    int angle = 0;  ///< tenths of a degree
    int power = 0;
    TankId victim = -1;
    float miss = 0;         ///< columns; 0: it hits
    float rating = 0;       ///< the lower the better
    Vec2<float> end;        ///< columns
    bool straight = false;  ///< not a flight, but a line of sight: for what goes on as the barrel points
};
constexpr float kCloseMiss = 15;  ///< columns: as good as a hit

/// The steepness of an angle to either side: from 0, flat, to 900, straight up.
inline int elevation(int angle) { return std::min(angle, kHalfTurn - angle); }

/// How near a shot that ends like this comes to a victim; none if it ends nowhere.
std::optional<Candidate> aim_at(const BattleView& view, int angle, int power, TankId victim,
                                const Prediction& end);

/// True if a path would go on differently without walls.
bool is_banked(const BattleView& view, int angle, int power, const Prediction& end);

/// The line of sight to a victim's middle, whatever is in between.
Candidate line_of_sight(const BattleView& view, TankId victim);

/// Looks for aims at victims by one kind of path: scans all angles and powers, then refines the best. The
/// work can be spread over ticks, which doesn't change the result.
class Search {
  public:
    Search(Way way, std::vector<TankId> victims) : way_(way), victims_(std::move(victims)) {}

    /// Continues until `predictions` are used up, and subtracts those it used. Returns whether it's finished.
    bool advance(const BattleView& view, int& predictions);

    Way way() const { return way_; }
    /// Several aims for each victim, the best first, once the search is finished.
    const std::vector<Candidate>& found() const { return found_; }

  private:
    void begin(const BattleView& view);
    bool scan(const BattleView& view, int& predictions);
    void keep_best();
    bool is_in_range(int angle) const;
    /// None if the path isn't of this kind.
    std::optional<Candidate> candidate(const BattleView& view, int angle, int power, TankId victim,
                                       const Prediction& end, int& predictions) const;
    void consider(const BattleView& view, int angle, int power, int& predictions);
    void refine(const BattleView& view, Candidate& candidate, int& predictions) const;

    Way way_;
    std::vector<TankId> victims_;
    bool begun_ = false;
    bool scanned_ = false;
    int angle_ = 0;
    int power_ = 0;
    bool left_ = true;  // true if there's a victim on this side
    bool right_ = true;
    std::vector<std::optional<Candidate>> best_;  // by victim and band of angles
    std::size_t refined_ = 0;
    std::vector<Candidate> found_;
};

}  // namespace terramorph
