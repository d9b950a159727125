#include "ui/screens/battle/hud/hints.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "app/language/language.h"
#include "ui/screens/battle/target.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

struct KeyHint {
    std::string_view id;
    std::string key;        // as shown
    std::string_view does;  // its function
    std::string_view name;  // the keys at first; a click stands for a single one
    int rank = 0;  // the highest are dropped first if there's too little room
};

using Hints = std::vector<KeyHint>;

Hints hints_of(const Match& match, const HudState& state) {
    Hints hints;
    if (state.person) {
        hints = {{"angle", "", tr("angle"), "left right", 2},
                 {"power", "", tr("power"), "up down", 2},
                 {"weapon", "", tr("weapon"), "tab"},
                 {"fire", "", tr("fire"), "space"}};
        if (!match.arsenal().items.empty()) hints.push_back({"items", "", tr("items"), "i"});
        const Tank& tank = match.state().tank(match.player());
        if (tank.fuel > 0) hints.push_back({"drive", "", tr("drive"), "a d"});
        if (wants_target(match)) hints.push_back({"target", "", tr("target"), "t"});
    }
    if (state.lab || state.person) hints.push_back({"new_level", "", tr("new map"), "r", 1});
    if (state.lab) hints.push_back({"load", "", tr("load"), "l"});
    if (!state.lab) hints.push_back({"map", "", tr("from above"), "m", 3});
    if (state.person) hints.push_back({"look", "", tr("look"), "z", 4});
    if (state.seen_again) hints.push_back({"replay", "", tr("replay"), "v", 4});
    if (state.fast_forward) hints.push_back({"result", "", tr("result"), "space"});
    hints.push_back({"faster", "", tr("faster"), "f", state.fast_forward ? 0 : 4});
    if (state.thought) hints.push_back({"thought", "", tr("how it aimed"), "h", 5});
    hints.push_back({state.lab ? "back" : "menu", "", state.lab ? tr("back") : tr("menu"), "esc"});
    const Controls first;
    for (KeyHint& hint : hints)
        hint.key = caps(state.controls ? *state.controls : first, state.device, hint.name);
    return hints;
}

/// A row of keys and their functions, from the left.
class HintRow {
  public:
    explicit HintRow(Canvas& canvas)
        : canvas_(canvas),
          scale_(canvas),
          key_{scale_.text(19), theme::kValue, Face::bold},
          does_{key_.size, theme::kText} {}

    void draw(Hints hints, std::vector<HudButton>& buttons) const {
        const float room = canvas_.width() - 2 * scale_(kHudEdge);
        while (width(hints) > room) hints.erase(std::ranges::max_element(hints, {}, &KeyHint::rank));
        const float high = std::max(scale_(34), key_.size + 6), y = hints_top(canvas_);
        canvas_.fill_rounded({scale_(kHudEdge), y, width(hints), high}, scale_(8), theme::kPlate);
        float x = scale_(kHudEdge) + scale_(9) + space() / 2;
        const Part part(canvas_, "hints");
        for (const KeyHint& hint : hints) {
            const Part own(canvas_, hint.id);
            const float left = x, top = y + (high - key_.size) / 2;
            x += canvas_.text({x, top}, hint.key, key_) + gap();
            x += canvas_.text({x, top}, hint.does, does_) + space();
            InputEvent press;
            if (parse_key(hint.name, press))
                buttons.push_back({{left - space() / 2, y, x - left, high}, press});
        }
    }

  private:
    float gap() const { return std::max(4.0f, scale_(9)); }
    float space() const { return std::max(9.0f, scale_(26)); }

    float width(const Hints& hints) const {
        float sum = 2 * scale_(9);
        for (const KeyHint& hint : hints)
            sum +=
                canvas_.text_width(hint.key, key_) + canvas_.text_width(hint.does, does_) + gap() + space();
        return sum;
    }

    Canvas& canvas_;
    Scale scale_;
    TextStyle key_, does_;
};

}  // namespace

float hints_top(const Canvas& canvas) { return canvas.height() - Scale(canvas)(52); }

void draw_hints(Canvas& canvas, const Match& match, const HudState& state, std::vector<HudButton>& buttons) {
    HintRow(canvas).draw(hints_of(match, state), buttons);
}

}  // namespace terramorph
