#pragma once

#include <cstddef>
#include <string>

#include "app/input/input.h"
#include "app/recording_library.h"
#include "paint/canvas.h"
#include "ui/replay/thumbnails.h"
#include "ui/widgets/scroll_list.h"

namespace terramorph {

/// A list of recordings, one of them marked. Only rows in view cost anything.
class RecordingList {
  public:
    explicit RecordingList(RecordingLibrary& library) : library_(library) {}

    std::size_t marked() const { return list_.marked(); }
    /// Keys and the pointer move the mark, the wheel scrolls. Returns true if the input was used.
    bool press(const InputEvent& press);
    /// True if that was a click on the marked row.
    bool chosen() const { return chosen_; }
    float row_high(Point at, float wheel) const { return list_.row_high(at, wheel); }
    void keep_in_range();
    /// Reads or draws one of the rows in view. Returns true if there was anything to do.
    bool prepare();
    void draw(Canvas& canvas, Rect place, bool focused, const std::string& unfinished);

  private:
    bool prepare(std::size_t row);
    bool press_pointer(Point at);
    void draw_row(Canvas& canvas, Rect place, std::size_t row, const std::string& unfinished);
    void draw_words(Canvas& canvas, Rect place, std::size_t row, const std::string& unfinished) const;
    void draw_bar(Canvas& canvas, Rect place) const;

    RecordingLibrary& library_;
    Thumbnails thumbnails_;
    ScrollList list_;
    bool chosen_ = false;
    int picture_wide_ = 0, picture_high_ = 0;
};

/// "finished", "round 2 of 5, not finished" ... and its colour; its id is for tests.
std::string_view state_id(const RecordingEntry& entry, bool unfinished);
std::string state_words(const RecordingEntry& entry, bool unfinished);
Color state_color(const RecordingEntry& entry);

}  // namespace terramorph
