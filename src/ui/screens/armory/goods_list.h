#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/input/input.h"
#include "paint/canvas.h"
#include "ui/screens/armory/goods.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/scroll_list.h"

namespace terramorph {

/// The scrolling table of goods: one is marked, and column heads sort it.
class ArmoryList {
  public:
    /// Updates the list. The marked good stays marked if it's still listed; a new list begins with the first
    /// that the player can buy.
    void show(const Match& match, PlayerId player, const ArmoryFilter& filter);
    /// The marked good; none if the list is empty.
    std::optional<GoodId> marked() const;

    /// Keys and the pointer move the mark, the wheel scrolls. Returns true if the input was used.
    bool press(const InputEvent& press);
    float row_high(Point at, float wheel) const { return list_.row_high(at, wheel); }
    /// The column with its head at this point.
    std::optional<ArmorySort> head_at(Point at) const;

    void draw(Canvas& canvas, Rect place, const Match& match, PlayerId player);

  private:
    enum class Column { name, price, bundle, chart, owned };
    struct Cell {
        Column column;
        Rect place;
    };

    bool press_pointer(Point at);
    std::vector<Cell> cells(const Scale& scale, Rect row, bool charts) const;
    void draw_heads(Canvas& canvas, Rect place, bool charts);
    void draw_row(Canvas& canvas, std::size_t row, Rect place, const Match& match, PlayerId player) const;
    void draw_cell(Canvas& canvas, Cell cell, float right, GoodId number, bool is_marked, const Match& match,
                   PlayerId player) const;
    void draw_bar(Canvas& canvas, Rect place) const;
    void draw_nothing(Canvas& canvas, Rect place) const;

    ArmoryFilter filter_;
    std::vector<GoodId> goods_;
    ScrollList list_;
    std::vector<std::pair<Rect, ArmorySort>> heads_;
};

}  // namespace terramorph
