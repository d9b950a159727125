#pragma once

#include <string_view>

#include "match/match.h"
#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/plants/meadow.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// The land of the round's planet as a podium: everybody's tank stands the higher the better its place is,
/// and its place is written on the earth below. Confetti falls on the first.
class Stage {
  public:
    explicit Stage(const Match& match);

    /// Advances time. Returns true while confetti falls.
    bool advance(double seconds);
    /// `title`: what it stands for.
    void draw(Canvas& canvas, Rect place, const Results& results, std::string_view title);

  private:
    /// Where somebody stands.
    struct Spot {
        PlayerId player;
        int rank = 1;  ///< of its side
        float column = 0;
    };

    std::vector<Spot> spots(const Results& results) const;
    View view(Rect place) const;
    void draw_spot(Canvas& canvas, const View& view, const Results& results, const Spot& spot) const;
    void draw_confetti(Canvas& canvas, Rect place, const Results& results) const;

    int players_;
    LevelSettings level_;
    Ground ground_;
    Landscape landscape_;
    Meadow meadow_;
    double seconds_ = 0;
};

}  // namespace terramorph
