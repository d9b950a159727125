#include "ui/screens/battle/hud/hints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "app/language/language.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/screens/battle/target.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kHintLetters = 18;  // units

struct KeyHint {
    std::string_view id;
    std::string_view does;  // its function
    std::string_view keys;  // at first: one, or two
    int rank = 0;           // the highest are dropped first if there's too little room
};

/// Whoever only watches wants it most.
int rank_of_faster(const HudState& state) {
    if (state.fast_forward) return 0;
    return state.person && !state.lab ? 5 : 2;
}

/// The keys that do something now.
class Hints {
  public:
    Hints(const Match& match, const HudState& state) {
        state.newcomer ? add_first(match, state) : add_all(match, state);
        add({state.lab ? "back" : "menu", state.lab ? tr("back") : tr("menu"), "esc"});
    }

    KeyHint* begin() { return hints_.data(); }
    KeyHint* end() { return hints_.data() + count_; }
    /// Without what a finger does on the bar, or a mouse.
    void leave_to_bar(bool finger) {
        const auto on_bar = [finger](const KeyHint& hint) {
            return hint.id == "fire" || (finger && (hint.keys == "left right" || hint.keys == "up down"));
        };
        count_ = static_cast<std::size_t>(std::remove_if(begin(), end(), on_bar) - begin());
    }
    void drop_last_rank() {
        KeyHint* const worst = std::ranges::max_element(*this, {}, &KeyHint::rank);
        std::copy(worst + 1, end(), worst);
        --count_;
    }

  private:
    void add(const KeyHint& hint) { hints_[count_++] = hint; }

    /// What one begins with; a target only where one is needed.
    void add_first(const Match& match, const HudState& state) {
        if (state.person) {
            add({"aim", tr("aim"), "left right", 2});
            add({"power", tr("power"), "up down", 2});
            add({"fire", tr("fire"), "space", 1});
            if (wants_target(match)) add({"target", tr("target"), "t", 1});
            add({"weapons", tr("all weapons"), "w", 3});
            if (!match.arsenal().items.empty()) add({"items", tr("items"), "i", 4});
            if (match.state().tank(match.player()).fuel > 0) add({"drive", tr("drive"), "a d", 4});
        }
        const bool clicks = state.mouse || Scale::finger() > 0;  // whoever has keys holds one
        if (clicks && !state.person && !state.fast_forward) add({"faster", tr("faster"), "f", 3});
        add_coach(state);
        add_waiting(match, state);
        add_watching(state);
        add_talk(state);
    }

    void add_all(const Match& match, const HudState& state) {
        if (state.person) add_person(match);
        add_coach(state);
        add_waiting(match, state);
        if (state.lab || (state.person && !state.talks))
            add({"new_level", state.practice ? tr("restart") : tr("new level"), "r", 3});
        if (state.lab && !state.practice) add({"load", tr("load"), "l", 1});
        if (!state.lab) add({"map", tr("map"), "m", 4});
        add_talk(state);
        if (state.seen_again) add({"replay", tr("replay"), "v", 5});
        if (!state.practice && !state.fast_forward) add({"faster", tr("faster"), "f", rank_of_faster(state)});
        add_watching(state);
        if (state.thought) add({"thought", tr("show its aim"), "h", 6});
    }

    /// The key where it helps, but whoever only clicks has no other one.
    void add_coach(const HudState& state) {
        const bool wanted = state.hinted || state.mouse || Scale::finger() > 0;
        if (wanted && state.coach && state.person && (!state.lab || state.practice))
            add({"coach", tr("coach"), "c", 2});
    }

    void add_talk(const HudState& state) {
        if (state.talks) add({"talk", tr("talk"), "y", 4});
    }

    /// For whoever waits for computers.
    void add_waiting(const Match& match, const HudState& state) {
        if (state.person || state.lab || state.fast_forward || match.player(match.player()).kind.is_person())
            return;
        add({"hurry", tr("hold to speed up"), "space", 1});
    }

    void add_watching(const HudState& state) {
        if (!state.fast_forward) return;
        add({"result", tr("skip to end"), "space"});
        if (!state.practice) add({"faster", tr("faster"), "f", rank_of_faster(state)});
    }

    void add_person(const Match& match) {
        add({"weapons", tr("all weapons"), "w", 1});
        if (!match.arsenal().items.empty()) add({"items", tr("items"), "i", 2});
        if (match.state().tank(match.player()).fuel > 0) add({"drive", tr("drive"), "a d", 2});
        if (wants_target(match)) add({"target", tr("target"), "t", 1});
        add({"look", tr("view"), "z", 3});
    }

    std::array<KeyHint, 16> hints_;
    std::size_t count_ = 0;
};

/// A row of keys from the left.
class HintRow {
  public:
    HintRow(Canvas& canvas, const HudState& state)
        : canvas_(canvas),
          scale_(canvas),
          state_(state),
          style_{scale_.text(kHintLetters), theme::kText},
          gap_(std::max(3.0f, scale_(8))),
          space_(std::max(7.0f, scale_(18))),
          edge_(std::max(2.0f, scale_(5))) {}

    void draw(Hints hints, Rect place, HudPlaces& places) {
        if (Scale::finger() > 0 || state_.mouse) hints.leave_to_bar(Scale::finger() > 0);
        while (hints.begin() + 1 < hints.end() && width(hints) + 2 * edge_ > place.w) hints.drop_last_rank();
        const Part part(canvas_, "hints");
        const Rect plate = {place.x, place.y, std::min(place.w, width(hints) + 2 * edge_), place.h};
        canvas_.fill_rounded(plate, scale_(7), with_alpha(theme::kBackground, 0.75f));  // readable on any sky
        place.x += edge_;
        for (const KeyHint& hint : hints) {
            const Part own(canvas_, hint.id);
            const float from = place.x;
            const bool pair = is_pair(hint);
            each_cap(hint, [&](std::string_view key) {
                const float left = place.x;
                draw_key(place, cap_of(hint, key), pair);
                if (pair) places.add({left, place.y, place.x - left, place.h}, key);
            });
            const float wide = words_wide(hint), words = canvas_.text_width(does(hint), style_);
            canvas_.text(
                {place.x + gap_ + std::floor((wide - words) / 2), place.center().y - style_.size / 2},
                does(hint), style_);
            place.x += gap_ + wide + space_;
            if (!pair) places.add({from, place.y, place.x - from, place.h}, hint.keys);
        }
    }

  private:
    bool is_pair(const KeyHint& hint) const {
        return gesture(hint).empty() && hint.keys.find(' ') != hint.keys.npos;
    }

    /// What a mouse does for it; nothing if it clicks on the hint, or if no mouse is used.
    std::string_view gesture(const KeyHint& hint) const {
        if (!state_.mouse || Scale::finger() > 0) return {};
        if (hint.id == "aim") return tr("Drag");
        if (hint.id == "power") return tr("Wheel");
        return hint.id == "target" ? tr("Right click") : "";
    }

    bool is_button(const KeyHint& hint) const {
        return state_.mouse && Scale::finger() == 0 && !is_pair(hint) && gesture(hint).empty();
    }

    std::string_view does(const KeyHint& hint) const { return is_button(hint) ? "" : hint.does; }

    /// Of two keys each is pressed by itself, of one the words, too.
    float key_wide(std::string_view words, bool pair) const {
        return std::max(cap_width(canvas_, words), pair ? Scale::finger() : 0);
    }

    /// A finger presses the words, but of two keys each.
    float words_wide(const KeyHint& hint) const {
        const float words = canvas_.text_width(does(hint), style_);
        return is_pair(hint) ? words : std::max(words, Scale::finger() - gap_ - space_);
    }

    std::string cap_of(const KeyHint& hint, std::string_view key) const {
        if (Scale::finger() > 0) return key == "a" ? "←" : "→";
        if (is_button(hint)) return std::string(hint.does);
        return gesture(hint).empty() ? caps_of(state_, key) : std::string(gesture(hint));
    }

    template <class Do>
    void each_cap(const KeyHint& hint, Do act) const {
        if (!is_pair(hint)) return Scale::finger() > 0 ? void() : act(hint.keys);
        for (std::string_view rest = hint.keys; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            act(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

    float width(Hints& hints) const {
        float sum = -space_;
        for (const KeyHint& hint : hints) {
            each_cap(hint, [&](std::string_view key) {
                sum += key_wide(cap_of(hint, key), is_pair(hint)) + scale_(3);
            });
            sum += gap_ + words_wide(hint) + space_;
        }
        return sum;
    }

    void draw_key(Rect& place, const std::string& words, bool pair) {
        const float high =
            pair ? std::max(cap_height(canvas_), std::min(Scale::finger(), place.h)) : cap_height(canvas_);
        const Rect cap = {place.x, place.y + (place.h - high) / 2, key_wide(words, pair), high};
        draw_cap(canvas_, cap, words, state_.device == Device::pad);
        place.x += cap.w + scale_(3);
    }

    Canvas& canvas_;
    Scale scale_;
    const HudState& state_;
    TextStyle style_;
    float gap_, space_, edge_;
};

}  // namespace

float hints_height(const Canvas& canvas) {
    const Scale scale(canvas);
    const float high = std::max(cap_height(canvas), scale.text(kHintLetters)) + std::max(4.0f, scale(10));
    return std::max(high, Scale::finger());
}

void draw_hints(Canvas& canvas, Rect place, const Match& match, const HudState& state, HudPlaces& places) {
    HintRow(canvas, state).draw(Hints(match, state), place, places);
}

}  // namespace terramorph
