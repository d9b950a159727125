#include "ui/screens/terrain.h"

#include <algorithm>
#include <string>

#include "base/text.h"
#include "ui/layout.h"
#include "ui/screens/menu_page.h"
#include "ui/screens/terrain_places.h"
#include "ui/session.h"
#include "ui/terrain_cut.h"
#include "ui/terrain_draft.h"
#include "ui/terrain_sketch.h"
#include "ui/terrain_survey.h"
#include "ui/theme.h"

namespace terramorph {

namespace {

constexpr int kStill = 8;  // frames without a press after which finer pictures of the map are made
constexpr Parameter kSeed = {
    "seed", "SEED", "", 0, 4294967295.0, 1, "Which of the maps: the same seed is the same land.", true};

/// Width to height of the map as it is shown: its own, unless it would be a mere strip.
float shape_of(const Terrain& terrain) {
    return std::clamp(static_cast<float>(terrain.width) / static_cast<float>(terrain.depth), 0.5f, 2.0f);
}

class TerrainPage : public MenuPage {
  public:
    explicit TerrainPage(App& owner)
        : MenuPage(owner), draft_(owner.session().settings), survey_(draft_.last_good().terrain) {
        build();
    }

    void press(const Press& press) override;
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;

  protected:
    void leave() override {
        keep_settings(app());
        MenuPage::leave();
    }

  private:
    void build();
    void add_map();
    void add_generators();
    void add_parameters();
    void add_level();
    void add_rules();
    template <class Member>
    std::size_t add_level_setting(const Parameter& parameter, Member member);

    void choose(const Generator& generator);
    void new_seed();
    void put_back(const Widget& widget);
    bool press_map(const Press& press);
    void lay_out(const Canvas& canvas);
    void fit_picture(Rect place);
    void draw_map(Canvas& canvas, Rect place, bool focused);
    void cut_level(const LevelSettings& level);
    void draw_level(Canvas& canvas, Rect place);
    void draw_foot(Canvas& canvas, Rect place);
    std::string_view help();

    TerrainDraft draft_;
    Survey survey_;
    Image fitted_;  // the survey's picture as large as it is shown
    LevelSketch sketch_;
    TerrainWidgets numbers_;
    TerrainPlaces places_;
    int still_ = 0;  // frames since the last press
};

void TerrainPage::press(const Press& press) {
    still_ = 0;
    if (form().press(press)) return;
    if (press.kind != Press::Kind::down) return;
    if (press.key == Key::escape) return leave();
    if (press.key == Key::letter && press.letter == 'r') return new_seed();
    if (press.key != Key::backspace && press.key != Key::del) return;
    if (const std::size_t focus = form().focus(); focus != Form::kNone) put_back(form()[focus]);
}

bool TerrainPage::advance(double) {
    survey_.turn_to(draft_.last_good().terrain);
    const bool settles = ++still_ == kStill;
    const bool seen = survey_.advance(still_ >= kStill);
    if (seen) fitted_ = {};
    return seen || (settles && Survey::big(draft_.last_good().terrain));
}

/// What a widget sets goes back to its default.
void TerrainPage::put_back(const Widget& widget) {
    if (widget.kind == WidgetKind::custom) return draft_.change([](LevelSettings& level) { level.cut = {}; });
    if (widget.parameter && widget.kind != WidgetKind::number) widget.change(widget.parameter->standard);
}

void TerrainPage::build() {
    form().clear();
    numbers_ = {};
    add_map();
    add_generators();
    add_parameters();
    numbers_.seed = form().add(number_field(
        kSeed, [this] { return static_cast<double>(draft_.level().terrain.seed); },
        [this](double value) {
            draft_.change(
                [=](LevelSettings& level) { level.terrain.seed = static_cast<std::uint32_t>(value); });
        }));
    numbers_.new_seed = form().add(button("R  new level", [this] { new_seed(); }));
    numbers_.defaults = form().add(button("Defaults", [this] { draft_.restore_defaults(); }));
    add_level();
    add_rules();
    numbers_.back = form().add(button("Esc  back", [this] { leave(); }));
    numbers_.play = form().add(button(
        "Play this level", [this] { start_match(app()); }, Tone::accent));
}

void TerrainPage::add_map() {
    numbers_.map = form().add(
        custom([this](Canvas& canvas, Rect place, bool focused) { draw_map(canvas, place, focused); },
               [this](const Press& press) { return press_map(press); }));
}

void TerrainPage::add_generators() {
    for (const Generator* generator : generators()) {
        Widget one = button(std::string(generator->label), [this, generator] { choose(*generator); });
        one.align = Align::left;
        one.selected = generator == draft_.level().terrain.generator;
        numbers_.generators.push_back(form().add(one));
    }
}

void TerrainPage::add_parameters() {
    const std::span<const Parameter> parameters = draft_.level().terrain.generator->parameters;
    for (std::size_t k = 0; k < parameters.size(); ++k)
        numbers_.parameters.push_back(form().add(setting(
            parameters[k], [this, k] { return draft_.level().terrain.values[k]; },
            [this, k](double value) {
                draft_.change([=](LevelSettings& level) { level.terrain.values[k] = value; });
            })));
}

/// `member` finds the number in the level's settings.
template <class Member>
std::size_t TerrainPage::add_level_setting(const Parameter& parameter, Member member) {
    return form().add(setting(
        parameter,
        [this, member] {
            LevelSettings level = draft_.level();
            return static_cast<double>(member(level));
        },
        [this, member](double value) {
            draft_.change([&](LevelSettings& level) {
                auto& number = member(level);
                number = static_cast<std::remove_reference_t<decltype(number)>>(value);
            });
        }));
}

void TerrainPage::add_level() {
    numbers_.level = {
        add_level_setting(kLevelWidth, [](LevelSettings& level) -> int& { return level.terrain.width; }),
        add_level_setting(kLevelHeight, [](LevelSettings& level) -> int& { return level.height; }),
        add_level_setting(kLevelScale, [](LevelSettings& level) -> double& { return level.scale; }),
        add_level_setting(kLevelLift, [](LevelSettings& level) -> double& { return level.lift; }),
    };
}

void TerrainPage::add_rules() {
    for (const Rule rule : TerrainDraft::kRulesHere)
        numbers_.rules.push_back(form().add(setting(
            kRules[static_cast<std::size_t>(rule)], [this, rule] { return draft_.rule(rule); },
            [this, rule](double value) { draft_.set_rule(rule, value); })));
}

void TerrainPage::choose(const Generator& generator) {
    const std::size_t focus = form().focus();
    draft_.choose(generator);
    build();
    form().focus_on(focus);
}

void TerrainPage::new_seed() { draft_.new_seed(); }

bool TerrainPage::press_map(const Press& press) {
    const Cut& cut = draft_.level().cut;
    const auto position = cut_after(press, form()[numbers_.map].place, cut, draft_.level().terrain.depth);
    if (!position) return false;
    if (*position != cut.position)
        draft_.change([&](LevelSettings& level) { level.cut.position = *position; });
    return true;
}

void TerrainPage::lay_out(const Canvas& canvas) {
    form()[numbers_.play].enabled = draft_.complaint().empty();
    places_ = lay_terrain(canvas, numbers_, shape_of(draft_.last_good().terrain), form());
}

void TerrainPage::draw(Canvas& canvas) {
    lay_out(canvas);
    page_title(canvas, "Terrain", "the map from above; the level is where the line cuts it");
    for (const auto& [place, words] : places_.headings) headed(canvas, place, words);
    canvas.fill_rounded(places_.map, Scale(canvas)(theme::kRadius), theme::kPanel);
    draw_level(canvas, places_.level);
    draw_foot(canvas, places_.foot);
    form().draw(canvas);
}

/// The map's picture is stretched only when there is another one.
void TerrainPage::fit_picture(Rect place) {
    const int width = static_cast<int>(place.w), height = static_cast<int>(place.h);
    if (fitted_.width() == width && fitted_.height() == height) return;
    fitted_ = Image(width, height);
    Canvas(fitted_, plain_typeface()).image(survey_.picture(), {0, 0, place.w, place.h});
}

void TerrainPage::draw_map(Canvas& canvas, Rect place, bool focused) {
    const Scale scale(canvas);
    const LevelSettings& level = draft_.last_good();
    fit_picture(place);
    canvas.image(fitted_, static_cast<int>(place.x), static_cast<int>(place.y));
    canvas.round_off(places_.map, scale(theme::kRadius), theme::kBackground);
    if (focused)
        canvas.outline_rounded(place.inset(-scale(3)), scale(theme::kRadius + 3), std::max(1.5f, scale(2)),
                               theme::kAccent);
    draw_cut(canvas, place, level.cut, level.terrain.width, level.terrain.depth);
}

/// Out of a big map exactly only while nothing moves.
void TerrainPage::cut_level(const LevelSettings& level) {
    if (still_ < kStill && level.cut.angle == 0 && Survey::big(level.terrain))
        sketch_.show_roughly(level, survey_.heights());
    else
        sketch_.show(level);
}

void TerrainPage::draw_level(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const LevelSettings& level = draft_.last_good();
    cut_level(level);
    sketch_.draw(canvas, place);
    Rect inside = place.inset(scale(14));
    const float size = scale.text(theme::kSmall);
    const Rect line = take_top(inside, size);
    line_in(canvas, line, "the level", {size, theme::kText});
    line_in(canvas, line,
            text(grouped_text(level.width()), " x ", grouped_text(level.level_height()), " columns"),
            {size, theme::kText, Face::mono, Align::right});
}

/// What is wrong, or what the widget with the focus means.
void TerrainPage::draw_foot(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const std::string& typed = form().complaint();
    const std::string& wrong = typed.empty() ? draft_.complaint() : typed;
    line_in(canvas, place, wrong.empty() ? help() : wrong,
            {scale.text(theme::kBody - 2), wrong.empty() ? theme::kMuted : theme::kBad});
}

std::string_view TerrainPage::help() {
    const std::size_t focus = form().focus();
    if (focus == numbers_.map)
        return "Drag the line, or move it with Up and Down: with Shift by one row; Backspace puts it back.";
    for (std::size_t k = 0; k < numbers_.generators.size(); ++k)
        if (focus == numbers_.generators[k]) return generators()[k]->help;
    return form().help();
}

}  // namespace

std::unique_ptr<Screen> terrain_screen(App& app) { return std::make_unique<TerrainPage>(app); }

}  // namespace terramorph
