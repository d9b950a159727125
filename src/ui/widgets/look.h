#pragma once

#include <algorithm>
#include <string>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// Everything needed to paint a widget: canvas, sizes, and its state in the form.
struct Look {
    Canvas& canvas;
    Scale scale;
    bool focused;
    bool hovered;
    const std::string* entry;  // the number being typed; null if none is
    std::size_t cursor;        // in a text field with the focus

    TextStyle style(float size, Color color, Face face = Face::regular, Align align = Align::left) const {
        return {scale.text(size), color, face, align};
    }
};

inline Color lit(Color color, const Look& look) {
    return look.hovered ? mixed(color, theme::kBright, 0.07f) : color;
}

inline Color shade(Color color, const Widget& widget) {
    return widget.enabled ? color : mixed(color, theme::kBackground, 0.4f);
}

inline void paint_focus(const Look& look, Rect place, Color color = theme::kAccent) {
    if (!look.focused) return;
    const float out = look.scale(3);
    look.canvas.outline_rounded(place.inset(-out), look.scale(theme::kRadius) + out,
                                std::max(1.5f, look.scale(2)), color);
}

/// Settings have no frame; with the focus they get a panel.
inline void paint_spot(const Look& look, Rect place) {
    const float out = look.scale(8);
    const Rect spot = {place.x - out, place.y, place.w + 2 * out, place.h};
    if (look.focused || look.hovered)
        look.canvas.fill_rounded(spot, look.scale(theme::kRadius), theme::kPanel);
    paint_focus(look, spot);
}

/// True if an entry may become a valid value; an empty one may.
inline bool allowed(const Parameter& parameter, const std::string& entry) {
    return entry.empty() || parse_value(parameter, entry).ok();
}

void paint_slider(Widget& widget, const Look& look);
void paint_toggle(Widget& widget, const Look& look);
void paint_choice(Widget& widget, const Look& look);

}  // namespace terramorph
