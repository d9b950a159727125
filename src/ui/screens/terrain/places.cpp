#include "ui/screens/terrain/places.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "ui/screens/terrain/finger_places.h"
#include "ui/screens/terrain/map_tools.h"
#include "ui/terrain_editor/wave_board.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kMiddle = 480;             // wide: the generators and their parameters
constexpr float kRight = 432;              // wide: the planets, the rules, and the way on
constexpr float kTerrainPlacesApart = 30;  // between these
constexpr float kLevelView = 196;
constexpr float kSketchHigh = 0.56f;  // of its width, at most, where it's narrow
constexpr float kLettersWide = 16;    // of a narrow setting
constexpr float kGenerators = 0.44f;  // of the middle: their names
constexpr float kLow = 40;            // settings if there are many
constexpr float kHandle = 12;         // room for the cut's handles
constexpr float kPlanet = 50;
constexpr float kPreset = 32;
constexpr float kPlay = 66;
constexpr float kTerrainField = theme::kSmall + 12 + theme::kButton;
constexpr float kTerrainPlacesTool = 36;
constexpr float kGroupEdge = 12;     // of a plate around widgets
constexpr float kToolsApart = 6;     // from what stands between those of different kinds
constexpr std::size_t kOfAKind = 2;  // tools side by side
constexpr float kMinLine = 24;       // pixels, for letters of 12 and their descenders

/// The largest centred place with this aspect ratio.
Rect with_shape(Rect place, float shape) {
    const float wide = std::floor(std::min(place.w, place.h * shape));
    const float high = std::floor(std::min(place.h, place.w / shape));
    return {std::floor(place.center().x - wide / 2), std::floor(place.center().y - high / 2), wide, high};
}

class Layout {
  public:
    Layout(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape, Form& form,
           TerrainLists& lists)
        : canvas_(canvas),
          scale_(canvas),
          widgets_(widgets),
          map_shape_(map_shape),
          form_(form),
          lists_(lists) {
        const float margin = scale_(theme::kMargin);
        lay_tools({margin, scale_(41), canvas.width() - 2 * margin, line(kTerrainPlacesTool)});
        Rect page = {margin, scale_(kTerrainTop), canvas.width() - 2 * margin, 0};
        page.h = canvas.height() - page.y - scale_(kTerrainBottom);
        places_.foot = {margin, page.y + page.h + scale_(14), page.w, scale_.text(theme::kBody)};
        lay_right(take_right(page, scale_(kRight), scale_(2 * kTerrainPlacesApart)));
        lay_left(page);
    }

    const TerrainPlaces& places() const { return places_; }

  private:
    using Lines = std::vector<WidgetList::Line>;

    float line(float units) const { return std::max(kMinLine, scale_.pressed(units)); }

    void group(Rect place) { places_.groups.push_back(place.inset(-scale_(kGroupEdge))); }

    void head(Rect& place, std::string_view words) {
        places_.headings.emplace_back(place, words);
        take_top(place, scale_.text(theme::kSmall), scale_(12));
    }

    float width_of(std::size_t number) const {
        const float words = canvas_.text_width(form_[number].label, {scale_.text(theme::kSmall)});
        return std::max(Scale::finger(), words + 2 * scale_(13) + 2);
    }

    /// Lays out the map with the level below it, which in a small window leaves room for the middle column.
    void lay_left(Rect page) {
        const float apart = scale_(36), side = std::min(page.w - middle_wide() - scale_(kTerrainPlacesApart),
                                                        page.h - scale_(kLevelView) - apart);
        Rect left = page, middle;
        if (side < middle_high()) {
            left = take_left(page, side, scale_(kTerrainPlacesApart));
            middle = page;
            places_.map = take_top(left, side, apart);
            left.h = std::min(left.h, std::floor(kSketchHigh * left.w));
        } else {
            middle = take_top(left, side, apart);
            places_.map = take_left(middle, side, scale_(kTerrainPlacesApart));
        }
        places_.level = left;
        const Rect map = around_map(canvas_, places_.map, map_shape_);
        form_[widgets_.map].place = map;
        lay_map_tools(canvas_, picture_of_map(canvas_, map), widgets_.map_tools, form_);
        lay_middle(middle);
    }

    /// Letters stay readable, so their column may be wider.
    float middle_wide() const {
        return scale_(kMiddle) + kLettersWide * (scale_.text(theme::kBody - 2) - scale_(theme::kBody - 2));
    }

    float middle_high() const {
        const auto buttons = static_cast<float>(widgets_.generators.size());
        return scale_.text(theme::kSmall) + scale_(12) + buttons * line(theme::kButton) +
               (buttons - 1) * scale_(theme::kGap) + scale_(theme::kGap) + field_high(scale_, kTerrainField) +
               scale_(20) + line(theme::kButton);
    }

    /// Lays out the tools at the right of the title.
    void lay_tools(Rect place) {
        for (std::size_t k = widgets_.tools.size(); k-- > 0;) {
            const bool begins = k > 0 && k % kOfAKind == 0;
            form_[widgets_.tools[k]].place =
                take_right(place, width_of(widgets_.tools[k]), begins ? scale_(kToolsApart) : 0);
            if (!begins) continue;
            const Rect rule = take_right(place, std::max(1.0f, scale_(1.5f)), scale_(kToolsApart));
            places_.rules.push_back({rule.x, rule.y + rule.h / 4, rule.w, rule.h / 2});
        }
        Widget& things = form_[widgets_.things];
        things.in_view = things.enabled && width_of(widgets_.things) < place.w;
        if (things.in_view) things.place = take_right(place, width_of(widgets_.things), scale_(theme::kGap));
        places_.subtitle = place;
    }

    void lay_right(Rect place) {
        group(place);
        form_[widgets_.play].place = take_bottom(place, scale_(kPlay), scale_(12));
        form_[widgets_.back].place = take_bottom(place, line(kTerrainPlacesTool), scale_(2 * theme::kGap));
        head(place, tr("PLANET"));
        Lines lines;
        const float gap = scale_(6);
        for (const std::size_t number : widgets_.planets)
            lines.push_back({{}, {number}, {}, planet_high(place.w) + gap, gap});
        if (!lines.empty()) lines.back().height += scale_(10), lines.back().gap += scale_(10);
        const auto add = [&](std::string_view heading, const std::vector<std::size_t>& numbers) {
            lines.push_back({heading, {}, {}, scale_.text(theme::kSmall) + scale_(10), scale_(4)});
            for (const std::size_t number : numbers)
                lines.push_back({{}, {number}, {}, line(kLow) + scale_(4), scale_(4)});
            lines.back().height += scale_(8), lines.back().gap += scale_(8);
        };
        add(tr("LEVEL"), widgets_.size);
        lines.push_back({tr("ADVANCED"), {}, {}, scale_.text(theme::kSmall) + scale_(18), scale_(12)});
        add(tr("FROM ROUND TO ROUND"), widgets_.rounds);
        add(tr("THIS PLANET"), widgets_.planet);
        add(tr("FROM CUT TO LEVEL"), widgets_.fit);
        lists_.planets.lay(lines, place, form_);
    }

    /// A planet's note is beside its name, or below it if that's too narrow.
    float planet_high(float wide) const {
        float note = 0;
        for (const std::size_t number : widgets_.planets)
            note = std::max(note, canvas_.text_width(form_[number].note, {scale_.text(theme::kSmall + 1)}));
        if (2 * note + scale_(kPlanet + 40) <= wide) return std::max(kMinLine, scale_(kPlanet));
        return scale_.text(theme::kBody + 2) + scale_.text(theme::kSmall + 1) + scale_(14);
    }

    void lay_middle(Rect place) {
        group(place);
        form_[widgets_.new_seed].place = take_bottom(place, line(theme::kButton), scale_(20));
        const float list_wide = std::floor((place.w - scale_(kTerrainPlacesApart)) * kGenerators);
        Rect list = take_left(place, list_wide, scale_(kTerrainPlacesApart));
        form_[widgets_.seed].place = take_bottom(list, field_high(scale_, kTerrainField), scale_(26));
        form_[widgets_.code].place = take_bottom(place, field_high(scale_, kTerrainField), scale_(26));
        head(list, tr("GENERATOR"));
        for (const std::size_t number : widgets_.generators)
            form_[number].place = take_top(list, line(theme::kButton), scale_(theme::kGap));
        head(place, tr("SETTINGS"));
        Lines lines = preset_lines(place.w);
        const float apart = scale_(theme::kGap);
        if (widgets_.wave)
            lines.push_back({{}, {*widgets_.wave}, {}, WaveBoard::height(canvas_) + apart, apart});
        for (const std::size_t number : widgets_.parameters)
            lines.push_back({{},
                             {number},
                             {},
                             std::max(kMinLine + 8, scale_.pressed(theme::kSetting)),
                             scale_(theme::kGap / 2)});
        if (widgets_.wave_words)
            lines.push_back(
                {{}, {*widgets_.wave_words}, {}, field_high(scale_, kTerrainField) + apart, apart});
        lists_.parameters.lay(lines, place, form_);
    }

    /// As many presets on a line as fit.
    Lines preset_lines(float room) const {
        Lines lines;
        const float gap = scale_(6);
        float used = room;
        for (const std::size_t number : widgets_.presets) {
            const float wide = std::min(room, width_of(number));
            if (used + gap + wide > room) {
                lines.push_back({{}, {}, {}, line(kPreset) + gap, gap});
                used = -gap;
            }
            lines.back().widgets.push_back(number);
            lines.back().widths.push_back(wide);
            used += gap + wide;
        }
        return lines;
    }

    const Canvas& canvas_;
    Scale scale_;
    const TerrainWidgets& widgets_;
    float map_shape_;
    Form& form_;
    TerrainLists& lists_;
    TerrainPlaces places_;
};

}  // namespace

Rect around_map(const Canvas& canvas, Rect panel, float map_shape) {
    return with_shape(panel, map_shape).inset(-Scale(canvas)(kHandle));
}

Rect picture_of_map(const Canvas& canvas, Rect widget) { return widget.inset(Scale(canvas)(kHandle)); }

TerrainPlaces lay_terrain(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape, Form& form,
                          TerrainLists& lists) {
    for (std::size_t k = 0; k < form.size(); ++k) form[k].in_view = true;  // lists say which aren't
    for (const std::size_t tool : widgets.map_tools) form[tool].in_view = form[tool].enabled;
    if (fingers_need_terrain_list(canvas)) return lay_terrain_list(canvas, widgets, map_shape, form, lists);
    return Layout(canvas, widgets, map_shape, form, lists).places();
}

}  // namespace terramorph
