#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

class StateHash;

/// The props of a gallery, or an arch: what has its bottom in their roof stays where it is, whatever it
/// weighs.
struct Lining {
    static constexpr int kWhole = 60;  ///< strength of new props
    enum class Kind : std::uint8_t {
        props,  ///< of a gallery: what they carry sinks when they break
        arch,   ///< of masonry: what it carries hangs then, and may break off
        corbel  ///< likewise, at the side of what stands
    };
    static constexpr int kNeighbours = 20;  ///< lost by those beside one that breaks

    Range columns;
    Span opening;  ///< from the lowest place of the floor to the highest of the roof
    int strength = kWhole;
    Kind kind = Kind::props;

    /// True if a span with this bottom lies on it.
    bool carries(Sixteenths bottom) const { return opening.bottom < bottom && bottom <= opening.top; }
    friend bool operator==(const Lining&, const Lining&) = default;
};

/// The linings of a ground, and where earth sinks as one has broken.
class Linings {
  public:
    bool empty() const { return standing_.empty() && sinking_.empty(); }
    std::span<const Lining> standing() const { return standing_; }
    std::vector<Lining>& sinking() { return sinking_; }
    /// True if a span with its bottom here lies on one that stands.
    bool carry(int x, Sixteenths bottom) const {
        if (at_column_.empty()) return false;
        bottom -= slipped(x);
        for (int n = first_[static_cast<std::size_t>(x)]; n < first_[static_cast<std::size_t>(x) + 1]; ++n)
            if (standing_[static_cast<std::size_t>(at_column_[static_cast<std::size_t>(n)])].carries(bottom))
                return true;
        return false;
    }

    void add(std::span<const Lining> linings, int width);
    /// Has these instead of those that stand.
    void replace(std::vector<Lining> standing);
    void weaken(int number, int by);
    /// They ride on a column that slips up, or down. Where they are is told without that.
    void slip(int x, Sixteenths rise);
    /// How far a column has slipped, all in all.
    Sixteenths slipped(int x) const {
        return slipped_.empty() ? Sixteenths{} : slipped_[static_cast<std::size_t>(x)];
    }
    /// Takes out those without strength, under which earth sinks from now on, and weakens those beside them.
    std::vector<Lining> take_broken();

    void add_to(StateHash& state) const;

  private:
    void sort_by_column();

    int width_ = 0;
    std::vector<Lining> standing_;
    std::vector<Lining> sinking_;
    std::vector<int> first_;           // of each column, in ...
    std::vector<int> at_column_;       // ... the numbers of those that stand there
    std::vector<Sixteenths> slipped_;  // of each column; empty: none has
};

}  // namespace terramorph
