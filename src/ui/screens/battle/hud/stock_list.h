#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/effect_descriptions.h"
#include "app/input/input.h"
#include "battle/content/weapon.h"
#include "match/ids.h"
#include "paint/canvas.h"
#include "ui/screen.h"
#include "ui/widgets/scroll_list.h"

namespace terramorph {

/// A weapon or an item in the list.
struct StockEntry {
    const Weapon* weapon = nullptr;
    GoodId number = 0;
    int left = 0;             ///< stock; -1: unlimited
    bool by_itself = false;   ///< an automatic item
    std::string source = {};  ///< how to come by one, where none is left
};

/// A list that unfolds over the battlefield: available entries in groups of a few columns each, then those of
/// which nothing is left. Many of those are folded into one row until it's chosen, or something is sought. It
/// scrolls if it's longer than the window.
class StockList {
  public:
    /// The entries' weapons must outlive the list. The entry with this number is marked first; none: the
    /// first one. What there's none of is to be had at the armory, or else from crates.
    void unfold(std::string heading, std::vector<StockEntry> entries, GoodId marked, bool armory = true);
    void close() { open_ = false; }
    bool open() const { return open_; }

    /// The good chosen by the input, if any; of what there's none, the list tells the source instead. Letters
    /// and digits search for names, several words too; Enter takes what is marked, and so does Space while
    /// nothing is sought. Clicks beside the list and Escape close it.
    std::optional<GoodId> press(const InputEvent& press);
    float row_high(Point at, float wheel) const { return list_.row_high(at, wheel); }
    /// Its heading, and what is marked.
    Spoken spoken() const;
    /// Draws it between these heights, at one side of the picture or the other, so that this place is still
    /// seen.
    void draw(Canvas& canvas, Rect seen, float top, float bottom);

  private:
    struct Line {
        std::string_view group;  // set on the first entry of a group
        std::vector<std::size_t> entries;
    };
    struct Sizes;
    static constexpr auto kFold = static_cast<std::size_t>(-1);  // in place of the entries that are folded

    std::optional<GoodId> press_key(const InputEvent& press);
    bool move(Key key);
    std::optional<GoodId> press_pointer(const InputEvent& press);
    std::optional<GoodId> choose(std::size_t entry);
    void look_for(std::string letters);
    void mark_found();
    std::vector<std::size_t> found() const;
    std::vector<std::size_t> shown() const;
    std::ptrdiff_t none_left() const;
    std::string fold_words() const;
    int max_group_size() const;
    std::string_view group_of(const StockEntry& entry) const;
    void break_lines();
    std::pair<std::size_t, std::size_t> place_of_mark() const;
    void move_along(int step, bool only_left);
    void move_down(int lines);
    void show_mark();
    Sizes measure(Canvas& canvas, Rect seen, float top, float bottom);
    void draw_head(Canvas& canvas, Rect place) const;
    void draw_line(Canvas& canvas, const Line& line, const Sizes& sizes, Rect place);
    void draw_fold(Canvas& canvas, Rect place, bool marked) const;
    void draw_entry(Canvas& canvas, const StockEntry& entry, Rect place, bool marked) const;
    void draw_punch(Canvas& canvas, const Punch& punch, Rect place, bool marked) const;
    void draw_legend(Canvas& canvas, Rect place) const;
    void draw_foot(Canvas& canvas, Rect place) const;
    void draw_bar(Canvas& canvas, Rect place) const;

    bool open_ = false;
    bool folded_ = false;
    bool armory_ = true;
    std::string heading_;
    std::string letters_;              // typed to search
    std::vector<StockEntry> entries_;  // in the order of the list
    Punch most_;                       // of all
    std::size_t marked_ = 0;
    std::vector<Line> lines_;
    int columns_ = 1;
    ScrollList list_;  // of the lines
    Rect plate_ = {};
    std::vector<std::pair<Rect, std::size_t>> places_;  // of entries, as they were drawn
};

}  // namespace terramorph
