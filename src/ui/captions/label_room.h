#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "paint/geometry.h"

namespace terramorph {

/// The room for labels in a picture: finds each one a place that covers no other and reaches over no edge.
class LabelRoom {
  public:
    /// The part of the picture in which labels may stand, in pixels.
    explicit LabelRoom(Rect field) : field_(field) {}

    /// Of what is taken: more covers something.
    static constexpr std::size_t kMost = 192;

    /// Nothing else may stand here; an empty place takes nothing.
    void take(Rect place);
    /// Takes the free place nearest to the wanted one: there, straight above it, or below where there's no
    /// room above. Where everything is taken, it's the wanted one.
    Rect place(Rect wanted) { return place(wanted, Way::up, Way::down); }
    /// The same for what belongs below something: straight below, or above where there's no room.
    Rect place_below(Rect wanted) { return place(wanted, Way::down, Way::up); }
    /// The same for what may stand above or beside something, where it's moved least, and below only where
    /// there's no other room: so what rises doesn't leap from one side to another.
    Rect place_near(Rect wanted);

    Rect field() const { return field_; }
    /// The nearest place within the field.
    Rect within_field(Rect place) const;
    std::span<const Rect> taken() const { return std::span(taken_).first(count_); }

  private:
    enum class Way { up, down, left, right };

    Rect place(Rect wanted, Way first, Way second);
    bool fits(Rect place) const;
    /// The first free place that way; it may lie outside the field.
    Rect free_along(Rect place, Way way) const;

    Rect field_;
    std::array<Rect, kMost> taken_;
    std::size_t count_ = 0;  // of those taken
};

}  // namespace terramorph
