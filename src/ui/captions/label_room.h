#pragma once

#include <array>
#include <cstddef>
#include <optional>
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
    /// Nothing stands here that has other room near it.
    void avoid(Rect place);
    /// Takes the free place nearest to the wanted one: there, straight above it, or below where there's no
    /// room above, or aside. Where everything is taken, it's the wanted one.
    Rect place(Rect wanted) { return place(wanted, Way::up, Way::down); }
    /// The same for what belongs below something: straight below, or above where there's no room.
    Rect place_below(Rect wanted) { return place(wanted, Way::down, Way::up); }
    /// The same for what may stand above or beside something, where it's moved least, and below only where
    /// there's no other room: so what rises doesn't leap from one side to another. Where no straight way
    /// leads to any room, it's the free place nearest to it.
    Rect place_near(Rect wanted);

    Rect field() const { return field_; }
    /// The nearest place within the field.
    Rect within_field(Rect place) const;
    std::span<const Rect> taken() const { return std::span(taken_).first(count_); }
    /// True if nothing that's taken is here but `own`.
    bool is_free(Rect place, Rect own) const;

  private:
    enum class Way { up, down, left, right };
    /// What a label keeps off: what's taken, or what is to be avoided as well.
    enum class Off { taken, all };

    Rect place(Rect wanted, Way first, Way second);
    bool fits(Rect place) const;
    /// The first free place that way; it may lie outside the field.
    Rect free_along(Rect place, Way way, Off off = Off::all) const;
    /// The nearest free place, up to so many pixels away; none: the field has none.
    std::optional<Rect> nearest(Rect wanted, Off off, float most) const;

    Rect field_;
    std::array<Rect, kMost> taken_;  // and from its end on what's to be avoided
    std::size_t count_ = 0, avoided_ = 0;
};

}  // namespace terramorph
