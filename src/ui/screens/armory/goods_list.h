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

/// The table of goods: it scrolls, one good is marked, and a head that is pressed sorts.
class ArmoryList {
  public:
    /// Shows what is wished. The good that was marked stays marked where it is still listed.
    void show(const Match& match, int player, const ArmoryWish& wish);
    /// The marked good; none where nothing is listed.
    std::optional<int> marked() const;

    /// Keys and the pointer move the mark, the wheel what is in view. Whether the press meant something here.
    bool press(const InputEvent& press);
    /// The column whose head is at this point.
    std::optional<ArmorySort> head_at(Point at) const;

    void draw(Canvas& canvas, Rect place, const Match& match, int player);

  private:
    enum class Column { name, words, arms, price, bundle, chart, owned };
    struct Cell {
        Column column;
        Rect place;
    };

    bool press_pointer(Point at);
    std::vector<Cell> cells(const Scale& scale, Rect row, bool charts) const;
    void draw_heads(Canvas& canvas, Rect place, bool charts);
    void draw_row(Canvas& canvas, std::size_t row, Rect place, const Match& match, int player) const;
    void draw_cell(Canvas& canvas, Cell cell, int number, bool is_marked, const Match& match,
                   int player) const;
    void draw_bar(Canvas& canvas, Rect place) const;
    void draw_nothing(Canvas& canvas, Rect place) const;

    ArmoryWish wish_;
    std::vector<int> goods_;
    ScrollList list_;
    std::vector<std::pair<Rect, ArmorySort>> heads_;
};

}  // namespace terramorph
