#pragma once

#include <optional>
#include <vector>

#include "ai/aiming/search.h"
#include "ai/temperament.h"
#include "base/random.h"

namespace terramorph {

/// The aims that a computer has found at a mark, in the wind as it reads it.
struct FoundAims {
    TankId mark;
    int wind = 0;  ///< columns per second squared
    Way way = Way::any;
    std::vector<Candidate> aims;  ///< the best first; never empty

    bool hits() const { return aims.front().miss <= kCloseMiss; }
};

/// How a computer aims at a mark once more where nothing has moved: it leaves the barrel as it stands and
/// changes the power alone, as people do. None if its path is blocked, or if the last shot wasn't at this
/// mark from here. `hand`: the chance of the shot that's being aimed.
std::optional<FoundAims> bracketing_aim(const BattleView& view, const Temperament& temperament, TankId mark,
                                        Random hand, int& predictions);

/// Looks for aims at some marks in turn: as it fired there before, then by each kind of path of a
/// temperament, at last high over everything, until one hits.
class AimSearch {
  public:
    /// `hand`: the chance of the shot that's being aimed.
    AimSearch(const Temperament& temperament, std::vector<TankId> marks, const Random& hand)
        : temperament_(temperament), marks_(std::move(marks)), hand_(hand) {}
    /// The tank is imagined `shift` columns to the right of its place.
    AimSearch(const Temperament& temperament, std::vector<TankId> marks, int shift)
        : temperament_(temperament), marks_(std::move(marks)), shift_(shift) {}

    /// Continues until `predictions` are used up, and subtracts those it used. Returns whether it's finished
    /// with a mark: found() has what it found there.
    bool advance(const Match& match, PlayerId player, int& predictions);

    /// The best at the last mark; none if there's no way at all.
    const std::optional<FoundAims>& found() const { return found_; }
    /// Goes on with the next kind of path to this mark. Returns false if there is none.
    bool next_way();
    /// Goes on with the next mark. Returns false if there is none.
    bool next_mark();

  private:
    bool find_as_before(const BattleView& view, int& predictions);
    Way way() const;
    void keep(const Search& search, bool good);

    const Temperament& temperament_;
    std::vector<TankId> marks_;
    std::optional<Random> hand_;
    int shift_ = 0;
    std::size_t mark_ = 0;
    std::optional<std::size_t> way_;  // none yet: as before
    std::optional<int> wind_;         // as it's read at this mark
    std::optional<Search> search_;
    std::optional<FoundAims> found_;
};

}  // namespace terramorph
