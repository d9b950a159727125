#include "ui/screens/practice/practice_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/language/language.h"
#include "app/practice/drill_try.h"
#include "app/session.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/practice/range_screen.h"
#include "ui/screens/practice/stars.h"
#include "ui/screens/weapon_lab/weapon_lab_screen.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kLessonHigh = 132, kSideHigh = 54, kLessonsShare = 0.6f;
constexpr float kPictureShape = 2.4f,
                kPictureShare = 0.33f;  // width by height, and of a lesson's row at most
constexpr float kLessonViewShape = 1.5f, kLessonViewLeast = 150;
const Parameter kRangeWind = {"wind",
                              "Wind",
                              "",
                              -kStrongestRangeWind,
                              kStrongestRangeWind,
                              0,
                              "how hard it blows on the range: to the left below 0",
                              true};

TextStyle goal_style(const Scale& scale) { return {scale.text(theme::kSmall + 2), theme::kText}; }

class PracticePage : public MenuPage {
  public:
    explicit PracticePage(App& owner) : MenuPage(owner, "practice") {
        for (int k = 0; k < kDrills; ++k) add_lesson(static_cast<Drill>(k));
        wind_field_ = form().add(setting(
            kRangeWind, [this] { return wind_; }, [this](double wind) { wind_ = wind; }));
        form()[wind_field_].id = "wind";
        form().add(button("free", tr("Begin"),
                          [this] { app().push(free_range_screen(app(), static_cast<int>(wind_))); }));
        form().add(button("weapon_lab", tr("Weapon lab"),
                          [this] { app().push(weapon_lab_screen(app(), app().session().settings.level)); }));
        add_back();
        for (int k = kDrills - 1; k >= 0; --k)
            if (stars_of(app().session(), static_cast<Drill>(k)) == 0)
                form().focus_on(static_cast<std::size_t>(k));
    }

    bool advance(double) override { return prepare_picture(); }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Practice")); }

  private:
    void add_lesson(Drill drill);
    void draw_lesson(Canvas& canvas, Rect place, Drill drill, bool lit) const;
    void draw_picture(Canvas& canvas, Rect place, Drill drill) const;
    float wide_beside_picture(const Canvas& canvas) const;
    bool prepare_picture();
    /// Returns what's left of the place.
    Rect lay_side(Canvas& canvas, Rect place);
    void draw_preview(Canvas& canvas, Rect place);

    std::array<Image, kDrills> pictures_;  // of the lessons' lands
    Image preview_;                        // of the lesson that was chosen last, larger
    Drill previewed_ = Drill::flat, chosen_ = Drill::flat;
    int preview_wide_ = 0, preview_high_ = 0;
    int wide_ = 0, high_ = 0;  // of each
    double wind_ = 0;
    std::size_t wind_field_ = 0;
};

void PracticePage::add_lesson(Drill drill) {
    const std::size_t number = form().size();
    Widget widget = custom(
        [this, number, drill](Canvas& canvas, Rect place, bool focused) {
            draw_lesson(canvas, place, drill, focused || form().described() == number);
        },
        nullptr);
    widget.id = kind_of(drill).id;
    widget.label = tr(kind_of(drill).label);
    widget.said = [this, drill] {
        return concat(tr(kind_of(drill).goal), " ", stars_of(app().session(), drill), "/", kMostStars, " ★");
    };
    widget.act = [this, drill] { app().push(drill_screen(app(), drill)); };
    form().add(std::move(widget));
}

/// One in each frame, so that the page is there at once.
bool PracticePage::prepare_picture() {
    if (wide_ <= 0 || high_ <= 0) return false;
    for (int k = 0; k < kDrills; ++k) {
        Image& picture = pictures_[at(k)];
        if (picture.width() == wide_ && picture.height() == high_) continue;
        picture = portrait(*drill_match(static_cast<Drill>(k)), wide_, high_);
        return true;
    }
    const bool fits = preview_.width() == preview_wide_ && preview_.height() == preview_high_;
    if (preview_wide_ == 0 || (fits && previewed_ == chosen_)) return false;
    previewed_ = chosen_;
    preview_ = portrait(*drill_match(previewed_), preview_wide_, preview_high_);
    return true;
}

/// The land of the lesson, below all else, where there's room.
void PracticePage::draw_preview(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    if (form().described() < static_cast<std::size_t>(kDrills))
        chosen_ = static_cast<Drill>(form().described());
    const float wide = std::floor(std::min(place.w, place.h * kLessonViewShape));
    const float high = std::floor(wide / kLessonViewShape);
    const bool shown = high >= scale(kLessonViewLeast);
    preview_wide_ = shown ? static_cast<int>(wide) : 0, preview_high_ = static_cast<int>(high);
    if (!shown) return;
    const Part part(canvas, "preview");
    const Rect frame = {std::floor(place.x), std::floor(place.y + place.h - high), wide, high};
    canvas.fill(frame, theme::kRaised);
    if (preview_.width() == preview_wide_ && preview_.height() == preview_high_)
        canvas.image(preview_, static_cast<int>(frame.x), static_cast<int>(frame.y));
}

void PracticePage::draw_picture(Canvas& canvas, Rect place, Drill drill) const {
    const Image& picture = pictures_[at(drill)];
    canvas.fill(place, theme::kRaised);
    if (picture.width() == wide_ && picture.height() == high_)
        canvas.image(picture, static_cast<int>(place.x), static_cast<int>(place.y));
}

/// What a lesson's words, number and stars take, so that no picture cuts them off.
float PracticePage::wide_beside_picture(const Canvas& canvas) const {
    const Scale scale(canvas);
    float words = 0;
    for (int k = 0; k < kDrills; ++k)
        words =
            std::max(words, canvas.text_width(tr(kind_of(static_cast<Drill>(k)).goal), goal_style(scale)));
    const float star = std::min(scale(30), 0.6f * static_cast<float>(high_));
    return words + stars_wide(star) + scale(12 + 12 + 18 + 34 + 10) + 2 * std::max(2.0f, scale(6));
}

void PracticePage::draw_lesson(Canvas& canvas, Rect place, Drill drill, bool lit) const {
    const Part part(canvas, kind_of(drill).id);
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), lit ? theme::kSelected : theme::kPanel);
    if (lit) canvas.outline_rounded(place, scale(theme::kRadius), std::max(1.5f, scale(2)), theme::kAccent);
    Rect inside = place.inset(std::max(2.0f, scale(6)));
    const float star = std::min(scale(30), 0.6f * inside.h);
    draw_stars(
        canvas,
        [&] {
            Rect stars = take_right(inside, stars_wide(star) + scale(12), scale(12));
            stars.y = stars.center().y - star / 2, stars.h = star;
            return stars;
        }(),
        stars_of(app().session(), drill));
    if (wide_ > 0) {
        const Rect picture = take_left(inside, static_cast<float>(wide_), scale(18));
        draw_picture(canvas, {std::floor(picture.x), std::floor(picture.y), picture.w, picture.h}, drill);
    }
    const TextStyle digit = {scale.text(theme::kLarge), lit ? theme::kAccent : theme::kMuted, Face::bold};
    line_in(canvas, take_left(inside, scale(34), scale(10)), concat(static_cast<int>(drill) + 1), digit);
    const TextStyle name = {scale.text(theme::kBody + 3), theme::kBright, Face::bold};
    const TextStyle quiet = goal_style(scale);
    const std::string_view label = tr(kind_of(drill).label), goal = tr(kind_of(drill).goal);
    if (name.size + quiet.size > inside.h + 1)
        return line_in(canvas, inside, label, fitted(canvas, label, inside.w, name));
    take_top(inside, (inside.h - name.size - quiet.size) / 2);
    line_in(canvas, take_top(inside, name.size), label, fitted(canvas, label, inside.w, name));
    line_in(canvas, {inside.x, inside.y, inside.w, quiet.size}, goal, fitted(canvas, goal, inside.w, quiet));
}

Rect PracticePage::lay_side(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const TextStyle bold = {scale.text(theme::kBody), theme::kBright, Face::bold};
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
    const float gap = scale(10), row = std::max(20.0f, scale.pressed(kSideHigh));
    const float setting = std::max(scale.pressed(theme::kSetting), 20.0f);
    const std::string_view range = tr("Three targets, every weapon, and any wind you like."),
                           lab = tr("The lab reloads your weapon files whenever they change.");
    float left = place.h - 2 * (bold.size + gap) - setting - 2 * row - 5 * gap;
    for (const std::string_view words : {range, lab})
        left -= canvas.paragraph_height(place.w, words, quiet) + gap;
    const bool explains = left >= 0 || Scale::finger() == 0;
    const auto tell = [&](std::string_view heading, std::string_view words) {
        line_in(canvas, take_top(place, bold.size, gap), heading, fitted(canvas, heading, place.w, bold));
        if (explains) take_top(place, canvas.paragraph(place, words, quiet), gap);
    };
    tell(tr("Free practice"), range);
    form()[wind_field_].place = take_top(place, setting, gap);
    form()[wind_field_ + 1].place = take_top(place, row, 3 * gap);
    tell(tr("Your own weapons"), lab);
    form()[wind_field_ + 2].place = take_top(place, row, 3 * gap);
    return place;
}

void PracticePage::draw(Canvas& canvas) {
    page_title(canvas, heading(), tr("five shots per lesson, targets that don't shoot back"));
    const Scale scale(canvas);
    Rect rest = body(canvas);
    Rect lessons = take_left(rest, rest.w * kLessonsShare, scale(48));
    const float gap = scale(theme::kGap + 2);
    const float high = std::min(std::max(scale.pressed(kLessonHigh), 2.6f * scale.text(theme::kBody)),
                                (lessons.h + gap) / kDrills - gap);
    high_ = static_cast<int>(high - 2 * std::max(2.0f, scale(6)));
    wide_ = std::min({static_cast<int>(kPictureShape * static_cast<float>(high_)),
                      static_cast<int>(kPictureShare * lessons.w),
                      static_cast<int>(lessons.w - wide_beside_picture(canvas))});
    if (wide_ < high_) wide_ = 0;
    for (std::size_t k = 0; k < kDrills; ++k) form()[k].place = take_top(lessons, high, gap);
    rest.h = std::min(rest.h, lessons.y - rest.y - gap);  // as low as the last lesson
    draw_preview(canvas, lay_side(canvas, rest));
    key_hints(canvas, lay_back(canvas),
              {{"up down", tr("choose")}, {"enter", tr("begin")}, {"esc", tr("back")}});
    form().draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> practice_screen(App& app) { return std::make_unique<PracticePage>(app); }

}  // namespace terramorph
