#include "ui/screens/terrain/finger_places.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "ui/terrain_editor/wave_board.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kAcross = 0.4f, kMapHigh = 0.66f;  // beside the list: of the page, and of the left part
constexpr float kMapUpright = 0.28f, kLevelUpright = 0.12f;  // above the list: of the page
constexpr float kLeastBox = 24;                              // pixels of a field below its heading

class TerrainListLayout {
  public:
    TerrainListLayout(const Canvas& canvas, const TerrainWidgets& widgets, Form& form)
        : canvas_(canvas),
          scale_(canvas),
          widgets_(widgets),
          form_(form),
          gap_(std::max(4.0f, scale_(theme::kGap))) {}

    TerrainPlaces lay(float map_shape, TerrainLists& lists) {
        const float margin = scale_(theme::kMargin);
        const float top = std::max(scale_(kTerrainTop), finger_ + 2), bottom = scale_(kTerrainBottom);
        Rect page = {margin, top, canvas_.width() - 2 * margin, canvas_.height() - top - bottom};
        places_.foot = {margin, page.y + page.h + scale_(14), page.w, scale_.text(theme::kBody)};
        lay_pictures(page);
        form_[widgets_.map].place = around_map(canvas_, places_.map, map_shape);
        const std::vector<Rect> foot = columns(take_bottom(page, finger_, 2 * gap_), 3, gap_);
        form_[widgets_.back].place = foot[0];
        form_[widgets_.things].place = foot[1];
        form_[widgets_.play].place = foot[2];
        const bool tools_above =
            lay_tools({margin, std::floor((top - finger_) / 2), canvas_.width() - 2 * margin, finger_});
        lists.planets.lay({}, {}, form_);
        lists.parameters.lay(lines(page.w, !tools_above), page, form_);
        return places_;
    }

  private:
    using Lines = std::vector<WidgetList::Line>;
    using Numbers = std::vector<std::size_t>;

    void lay_pictures(Rect& page) {
        if (canvas_.width() >= canvas_.height()) {
            Rect left = take_left(page, std::floor(kAcross * page.w), scale_(theme::kMargin));
            places_.map = take_top(left, std::floor(kMapHigh * left.h), 2 * gap_);
            places_.level = left;
        } else {
            const float high = page.h;
            places_.map = take_top(page, std::floor(kMapUpright * high), 2 * gap_);
            places_.level = take_top(page, std::floor(kLevelUpright * high), 2 * gap_);
        }
    }

    float wide(std::size_t number) const {
        const float words = canvas_.text_width(form_[number].label, {scale_.text(theme::kSmall)});
        return std::max(finger_, words + 2 * scale_(13) + 2);
    }

    /// Beside the title, where there's room. Returns whether there is.
    bool lay_tools(Rect place) {
        take_left(place, canvas_.text_width(tr("Level editor"), {scale_.text(theme::kTitle), {}, Face::bold}),
                  scale_(36));
        float all = -gap_;
        for (const std::size_t tool : widgets_.tools) all += wide(tool) + gap_;
        if (all > place.w) return false;
        for (auto tool = widgets_.tools.rbegin(); tool != widgets_.tools.rend(); ++tool) {
            form_[*tool].place = take_right(place, wide(*tool), gap_);
            form_[*tool].in_view = true;
        }
        places_.subtitle = place;
        return true;
    }

    Lines lines(float room, bool tools) {
        lines_.clear();
        head(tr("GENERATOR"));
        add_pairs(widgets_.generators, room, 0);
        head(tr("SETTINGS"));
        pack(widgets_.presets, room);
        if (widgets_.wave) add({*widgets_.wave}, std::max(2 * finger_, WaveBoard::height(canvas_)));
        add_each(widgets_.parameters);
        const float field = std::max(finger_, scale_.text(theme::kSmall) + scale_(12) + kLeastBox);
        if (widgets_.wave_words) add({*widgets_.wave_words}, field);
        add({widgets_.seed, widgets_.code}, field);
        add({widgets_.new_seed}, finger_);
        head(tr("PLANET"));
        add_pairs(widgets_.planets, room, finger_);
        head(tr("LEVEL"));
        add_each(widgets_.size);
        head(tr("ADVANCED"));
        head(tr("FROM ROUND TO ROUND"));
        add_each(widgets_.rounds);
        head(tr("THIS PLANET"));
        add_each(widgets_.planet);
        head(tr("FROM CUT TO LEVEL"));
        add_each(widgets_.fit);
        if (tools) pack(widgets_.tools, room);
        return lines_;
    }

    void head(std::string_view words) {
        lines_.push_back({words, {}, {}, scale_.text(theme::kSmall) + 2 * gap_, gap_});
    }
    void add(Numbers numbers, float high) {
        lines_.push_back({{}, std::move(numbers), {}, high + gap_, gap_});
    }
    void add_each(const Numbers& numbers) {
        for (const std::size_t number : numbers) add({number}, std::max(finger_, scale_(theme::kSetting)));
    }

    /// Two on a line, if their words fit beside a picture so wide.
    void add_pairs(const Numbers& numbers, float room, float picture) {
        float most = 0;
        for (const std::size_t number : numbers)
            most = std::max({most, canvas_.text_width(form_[number].label, {scale_.text(theme::kBody + 2)}),
                             canvas_.text_width(form_[number].note, {scale_.text(theme::kSmall + 1)})});
        const std::size_t in_line = 2 * (most + picture + scale_(48)) + gap_ <= room ? 2 : 1;
        for (std::size_t k = 0; k < numbers.size(); k += in_line) {
            add({numbers[k]}, finger_);
            lines_.back().widths = {(room - gap_) / 2};
            if (in_line == 1)
                lines_.back().widths = {room};
            else if (k + 1 < numbers.size())
                lines_.back().widgets.push_back(numbers[k + 1]),
                    lines_.back().widths.push_back((room - gap_) / 2);
        }
    }

    /// As many on a line as fit.
    void pack(const Numbers& numbers, float room) {
        float used = room;
        for (const std::size_t number : numbers) {
            const float own = std::min(room, wide(number));
            if (used + gap_ + own > room) add({}, finger_), used = -gap_;
            lines_.back().widgets.push_back(number);
            lines_.back().widths.push_back(own);
            used += gap_ + own;
        }
    }

    const Canvas& canvas_;
    Scale scale_;
    const TerrainWidgets& widgets_;
    Form& form_;
    float gap_, finger_ = Scale::finger();
    TerrainPlaces places_;
    Lines lines_;
};

}  // namespace

bool fingers_need_terrain_list(const Canvas& canvas) {
    return Scale(canvas).too_small_for_fingers(theme::kButton);
}

TerrainPlaces lay_terrain_list(const Canvas& canvas, const TerrainWidgets& widgets, float map_shape,
                               Form& form, TerrainLists& lists) {
    return TerrainListLayout(canvas, widgets, form).lay(map_shape, lists);
}

}  // namespace terramorph
