#include "ui/screens/battle/hud/hints.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

#include "app/language/language.h"
#include "ui/screens/battle/hud/key_hints.h"
#include "ui/widgets/key_cap.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kHintLetters = 18;        // units
constexpr std::ptrdiff_t kMostHints = 7;  // more aren't read; the help has them all

/// A row of keys from the left.
class HintRow {
  public:
    HintRow(Canvas& canvas, const HudState& state)
        : canvas_(canvas),
          scale_(canvas),
          state_(state),
          style_{scale_.text(kHintLetters), theme::kText},
          gesture_style_{style_.size, theme::kBright, Face::bold},
          gap_(std::max(3.0f, scale_(8))),
          space_(std::max(7.0f, scale_(18))),
          edge_(std::max(2.0f, scale_(5))) {}

    void draw(KeyHints hints, Rect place, HudPlaces& places) {
        if (Scale::finger() > 0 || state_.mouse) hints.leave_to_bar(Scale::finger() > 0);
        while (hints.end() - hints.begin() > kMostHints) hints.drop_last_rank();
        while (hints.begin() + 1 < hints.end() && width(hints) + 2 * edge_ > place.w) hints.drop_last_rank();
        const Part part(canvas_, "hints");
        const Rect plate = {place.x, place.y, std::min(place.w, width(hints) + 2 * edge_), place.h};
        canvas_.fill_rounded(plate, scale_(7), with_alpha(theme::kBackground, 0.75f));  // readable on any sky
        place.x += edge_;
        for (const HintedKey& hint : hints) {
            const Part own(canvas_, hint.id);
            const float from = place.x;
            const bool pair = is_pair(hint);
            each_cap(hint, [&](std::string_view key) {
                const float left = place.x;
                draw_key(place, hint, cap_of(hint, key));
                if (pair) places.add({left, place.y, place.x - left, place.h}, key);
            });
            const float wide = words_wide(hint), words = canvas_.text_width(does(hint), style_);
            canvas_.text(
                {place.x + gap_ + std::floor((wide - words) / 2), place.center().y - style_.size / 2},
                does(hint), style_);
            place.x += gap_of(hint) + wide + space_;
            if (!pair) places.add({from, place.y, place.x - from, place.h}, hint.keys);
        }
    }

  private:
    bool is_pair(const HintedKey& hint) const {
        return gesture(hint).empty() && hint.keys.find(' ') != hint.keys.npos;
    }

    /// What a mouse does for it; nothing if it clicks on the hint, or if no mouse is used.
    std::string_view gesture(const HintedKey& hint) const {
        if (!state_.mouse || Scale::finger() > 0) return {};
        if (hint.id == "aim") return tr("Drag");
        if (hint.id == "power") return tr("Wheel");
        return hint.id == "target" ? tr("Right click") : "";
    }

    bool is_button(const HintedKey& hint) const {
        return state_.mouse && Scale::finger() == 0 && !is_pair(hint) && gesture(hint).empty();
    }

    std::string_view does(const HintedKey& hint) const { return is_button(hint) ? "" : hint.does; }

    /// Of two keys each is pressed by itself, of one the words, too.
    float key_wide(const HintedKey& hint, std::string_view words) const {
        if (!gesture(hint).empty()) return canvas_.text_width(words, gesture_style_);
        return std::max(cap_width(canvas_, words), is_pair(hint) ? Scale::finger() : 0);
    }

    /// A finger presses the words, but of two keys each.
    float words_wide(const HintedKey& hint) const {
        const float words = canvas_.text_width(does(hint), style_);
        return is_pair(hint) ? words : std::max(words, Scale::finger() - gap_ - space_);
    }

    /// Between a key and its words, if it has any of its own.
    float gap_of(const HintedKey& hint) const { return does(hint).empty() ? 0 : gap_; }

    std::string cap_of(const HintedKey& hint, std::string_view key) const {
        if (Scale::finger() > 0) return key == "a" ? "←" : "→";
        if (is_button(hint)) return std::string(hint.does);
        return gesture(hint).empty() ? caps_of(state_, key) : std::string(gesture(hint));
    }

    template <class Do>
    void each_cap(const HintedKey& hint, Do act) const {
        if (!is_pair(hint)) return Scale::finger() > 0 ? void() : act(hint.keys);
        for (std::string_view rest = hint.keys; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            act(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

    float width(KeyHints& hints) const {
        float sum = -space_;
        for (const HintedKey& hint : hints) {
            each_cap(hint,
                     [&](std::string_view key) { sum += key_wide(hint, cap_of(hint, key)) + scale_(3); });
            sum += gap_of(hint) + words_wide(hint) + space_;
        }
        return sum;
    }

    /// A key as a cap; what a mouse does as words, as there's nothing to press.
    void draw_key(Rect& place, const HintedKey& hint, const std::string& words) {
        const float wide = key_wide(hint, words);
        if (gesture(hint).empty()) {
            const float high = is_pair(hint)
                                   ? std::max(cap_height(canvas_), std::min(Scale::finger(), place.h))
                                   : cap_height(canvas_);
            draw_cap(canvas_, {place.x, place.y + (place.h - high) / 2, wide, high}, words,
                     state_.device == Device::pad);
        } else {
            canvas_.text({place.x, place.center().y - style_.size / 2}, words, gesture_style_);
        }
        place.x += wide + scale_(3);
    }

    Canvas& canvas_;
    Scale scale_;
    const HudState& state_;
    TextStyle style_, gesture_style_;
    float gap_, space_, edge_;
};

}  // namespace

float hints_height(const Canvas& canvas) {
    const Scale scale(canvas);
    const float high = std::max(cap_height(canvas), scale.text(kHintLetters)) + std::max(4.0f, scale(10));
    return std::max(high, Scale::finger());
}

void draw_hints(Canvas& canvas, Rect place, const Match& match, const HudState& state, HudPlaces& places) {
    HintRow(canvas, state).draw(KeyHints(match, state), place, places);
}

}  // namespace terramorph
