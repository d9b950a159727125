#include "ui/screens/terrain_places.h"

#include <algorithm>
#include <cmath>

#include "ui/layout.h"
#include "ui/theme.h"

namespace terramorph {

namespace {

using namespace theme;

constexpr float kTop = 104;
constexpr float kBottom = 64;
constexpr float kMiddle = 564;  // wide: the generators and their parameters
constexpr float kRight = 376;   // wide: the level, the rules, and the way on
constexpr float kApart = 28;    // between these
constexpr float kLevelView = 196;
constexpr float kLeastSetting = 44;
constexpr float kChoice = 44;
constexpr float kPlay = 66;

/// The largest place in the middle of another with this width to its height.
Rect with_shape(Rect place, float shape) {
    const float wide = std::floor(std::min(place.w, place.h * shape));
    const float high = std::floor(std::min(place.h, place.w / shape));
    return {std::floor(place.center().x - wide / 2), std::floor(place.center().y - high / 2), wide, high};
}

class Layout {
  public:
    Layout(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape, Form& form)
        : scale_(canvas), widgets_(widgets), form_(form) {
        const float margin = scale_(kMargin);
        Rect page = {margin, scale_(kTop), canvas.width() - 2 * margin, 0};
        page.h = canvas.height() - page.y - scale_(kBottom);
        places_.foot = {margin, page.y + page.h + scale_(14), page.w, scale_.text(kBody)};
        lay_right(take_right(page, scale_(kRight), scale_(kApart + 16)));
        const float side = std::min(page.w - scale_(kMiddle + kApart), page.h - scale_(kLevelView + 36));
        Rect upper = take_top(page, side, scale_(36));
        places_.level = page;
        places_.map = take_left(upper, side, scale_(kApart));
        form_[widgets_.map].place = with_shape(places_.map, map_shape);
        lay_middle(upper);
    }

    const TerrainPlaces& places() const { return places_; }

  private:
    void head(Rect& place, std::string_view words) {
        places_.headings.emplace_back(place, words);
        take_top(place, scale_.text(kSmall), scale_(12));
    }

    void lay_right(Rect place) {
        form_[widgets_.play].place = take_bottom(place, scale_(kPlay), scale_(2 * kGap));
        form_[widgets_.back].place = take_bottom(place, scale_(kButton), scale_(2 * kGap));
        head(place, "LEVEL");
        for (const std::size_t number : widgets_.level) lay_setting(place, number);
        take_top(place, scale_(2 * kGap));
        head(place, "RULES");
        for (const std::size_t number : widgets_.rules) lay_setting(place, number);
    }

    void lay_setting(Rect& place, std::size_t number) {
        const bool low = form_[number].kind == WidgetKind::choice;
        form_[number].place = take_top(place, scale_(low ? kChoice - kGap : kSetting - kGap / 2),
                                       scale_(low ? kGap : kGap / 2));
    }

    void lay_middle(Rect place) {
        Rect buttons = take_bottom(place, scale_(kButton), scale_(20));
        const float list_wide = std::floor(place.w * 0.38f);
        form_[widgets_.new_seed].place = take_left(buttons, std::floor(buttons.w * 0.6f), scale_(kGap));
        form_[widgets_.defaults].place = buttons;
        Rect list = take_left(place, list_wide, scale_(kApart));
        const float seed = scale_.text(kSmall) + scale_(12) + scale_(kButton);
        form_[widgets_.seed].place = take_bottom(list, seed, scale_(20));
        head(list, "GENERATOR");
        for (const std::size_t number : widgets_.generators)
            form_[number].place = take_top(list, scale_(kButton), scale_(kGap));
        head(place, "SETTINGS");
        lay_parameters(place);
    }

    /// Below each other, closer together where there are many, and beside each other where there are more.
    void lay_parameters(Rect place) {
        const int count = static_cast<int>(widgets_.parameters.size());
        const int most = std::max(1, static_cast<int>(place.h / scale_(kLeastSetting)));
        const int beside = (count + most - 1) / most;
        const int below = (count + beside - 1) / std::max(1, beside);
        const float pitch = std::min(scale_(kSetting), std::floor(place.h / static_cast<float>(below)));
        const std::vector<Rect> sides = columns(place, beside, scale_(2 * kGap));
        for (int k = 0; k < count; ++k) {
            const Rect& side = sides[static_cast<std::size_t>(k / below)];
            const float top = side.y + static_cast<float>(k % below) * pitch;
            form_[widgets_.parameters[static_cast<std::size_t>(k)]].place = {side.x, top, side.w,
                                                                             pitch - scale_(kGap / 2)};
        }
    }

    Scale scale_;
    const TerrainWidgets& widgets_;
    Form& form_;
    TerrainPlaces places_;
};

}  // namespace

TerrainPlaces lay_terrain(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape, Form& form) {
    return Layout(canvas, widgets, map_shape, form).places();
}

}  // namespace terramorph
