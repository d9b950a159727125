#pragma once

#include <span>
#include <string>
#include <string_view>

#include "match/settings/settings.h"
#include "paint/canvas.h"
#include "ui/widgets/layout.h"

namespace terramorph {

/// One of several ways, side by side, of which one is chosen.
struct TitleSegment {
    std::string_view id;
    std::string label;
    std::string note;  ///< one quiet line
};
/// The places of `count` segments.
std::vector<Rect> segment_places(const Canvas& canvas, Rect place, std::size_t count);
void draw_segments(Canvas& canvas, Rect place, std::span<const TitleSegment> segments, std::size_t chosen,
                   bool focused);

/// The big button, with the key that presses it.
void draw_play_button(Canvas& canvas, Rect place, std::string_view label, std::string_view key, bool focused);

/// A key in a frame, and what it does; no frame without a key. Lit, it has the focus or the pointer.
struct TitleKey {
    std::string key;
    std::string_view does;
    bool lit = false;
};
void draw_title_key(Canvas& canvas, Rect place, const TitleKey& key);
float title_key_wide(const Canvas& canvas, const TitleKey& key);

/// A way to another page: its name and, where there's room, a quiet line below, which may be marked.
struct TitleEntry {
    std::string label;
    std::string note;
    bool lit = false;
    bool marked = false;
    std::string touched_note = {};  ///< instead of the note, for fingers
};
void draw_title_entry(Canvas& canvas, Rect place, const TitleEntry& entry);

/// Darkens the picture behind the menu, whose right edge is `menu`, so that words stand out and nothing shows
/// through them.
void draw_title_shade(Canvas& canvas, float menu);

}  // namespace terramorph
