#include "ui/screens/galaxy/galaxy_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "app/session.h"
#include "base/index.h"
#include "base/random.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/galaxy/card.h"
#include "ui/screens/galaxy/chart.h"
#include "ui/screens/galaxy/sky.h"
#include "ui/screens/galaxy/years.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/settings/help.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/list.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kFactorsWide = 440;
constexpr float kCountsHigh = 60;
constexpr float kGalaxyButtonWide = 240;
constexpr float kOrbits = 0.5f;  // scale when the orbits of all stars are drawn

/// Short names of the factors.
constexpr std::array<std::string_view, 7> kShort = {N_("stars born"),  N_("with planets"), N_("fit for life"),
                                                    N_("living"),      N_("intelligent"),  N_("broadcasting"),
                                                    N_("for how long")};

const Parameter& declared(Drake factor) { return kDrakeFactors[at(factor)]; }

/// A number of stars or worlds with a common property.
struct Count {
    std::string_view id;
    std::size_t number;
    std::string_view of;
    Color color;
};

std::vector<Count> counts_of(const Galaxy& galaxy) {
    const auto worlds = [&](bool World::*what) {
        return static_cast<std::size_t>(std::ranges::count(galaxy.worlds, true, what));
    };
    return {{"stars", galaxy.stars.size(), N_("stars"), theme::kBright},
            {"worlds", galaxy.worlds.size(), N_("worlds"), theme::kBright},
            {"living", worlds(&World::living), N_("have life"), theme::kGood},
            {"intelligent", worlds(&World::intelligent), N_("intelligent"), theme::kAccent},
            {"broadcasting", worlds(&World::broadcasting), N_("broadcasting"), theme::kAccent}};
}

class GalaxyPage : public MenuPage {
  public:
    explicit GalaxyPage(App& owner)
        : MenuPage(owner, "galaxy"),
          years_(declared(Drake::years), factor(static_cast<std::size_t>(Drake::years))) {
        const Parameter& planets = kRules[at(Rule::planets)];
        form().add(setting(
            planets, [this] { return settings().rule(Rule::planets); },
            [this](double value) { settings().set(Rule::planets, value); }));
        form()[0].stacked = true;
        for (std::size_t k = 0; k < kDrakeFactors.size(); ++k) add_factor(k);
        another_ = form().add(button("another", tr("R  new galaxy"), [this] { draw_another(); }));
        reset_ = form().add(button("defaults", tr("Reset to defaults"),
                                   [this] { settings().galaxy = default_values(kDrakeFactors); }));
        add_back();
    }

    void press(const InputEvent& press) override {
        const bool letter =
            press.kind == InputEvent::Kind::down && press.key == Key::letter && !press.control;
        if (list_.press(press, form()) || form().press(press)) return;
        if (letter && press.letter == 'r') return draw_another();
        if (press.kind == InputEvent::Kind::down && press.key == Key::escape) leave();
    }

    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }

    void draw(Canvas& canvas) override {
        const bool travels = settings().planets() == PlanetRule::galaxy;
        page_title(Part(canvas, travels ? "journey" : "no_journey"), heading(),
                   travels ? tr("the next match travels through it")
                           : tr("to travel through it, set Planet of the round to galaxy"));
        form()[another_].label = Scale::finger() > 0 ? tr("New galaxy") : tr("R  new galaxy");
        form()[reset_].enabled = settings().galaxy != default_values(kDrakeFactors);
        const Scale scale(canvas);
        Rect rest = body(canvas);
        draw_help(canvas, take_bottom(rest, scale(kHelpHigh), scale(3 * theme::kGap)), help());
        lay_factors(take_left(rest, scale(kFactorsWide), scale(56)), scale);
        lay_foot(canvas);
        draw_galaxy_in(canvas, rest);
        list_.draw(canvas);
        form().draw(canvas);
    }

  protected:
    std::string heading() const override { return std::string(tr("Galaxy")); }
    void leave() override {
        keep_settings(app().session());
        MenuPage::leave();
    }

  private:
    MatchSettings& settings() { return app().session().settings; }
    double& factor(std::size_t number) { return settings().galaxy[number]; }

    void add_factor(std::size_t number) {
        const bool years = number == static_cast<std::size_t>(Drake::years);
        Widget widget = years
                            ? slider(
                                  years_.parameter(), [this, number] { return years_.place(factor(number)); },
                                  [this, number](double place) { factor(number) = years_.years(place); })
                            : slider(
                                  kDrakeFactors[number], [this, number] { return factor(number); },
                                  [this, number](double value) { factor(number) = value; });
        widget.label = concat(tr(kDrakeFactors[number].label), "  ", tr(kShort[number]));
        widget.reset = [this, number] { factor(number) = kDrakeFactors[number].default_value; };
        form().add(widget);
    }

    void draw_another() { settings().seed = mix(settings().seed + 1); }

    void lay_factors(Rect place, const Scale& scale) {
        const std::size_t count = 1 + kDrakeFactors.size();
        const float gap = scale(2 * theme::kGap), share = (place.h + gap) / static_cast<float>(count) - gap;
        std::vector<WidgetList::Line> lines;
        for (std::size_t k = 0; k < count; ++k)
            lines.push_back({{}, {k}, {}, std::max(share, Scale::finger()) + gap, gap});
        list_.lay(lines, place, form());
    }

    void lay_foot(Canvas& canvas) {
        const Scale scale(canvas);
        Rect foot = lay_back(canvas);
        for (const std::size_t number : {reset_, another_})
            form()[number].place = take_right(foot, scale(kGalaxyButtonWide), scale(2 * theme::kGap));
        key_hints(canvas, foot,
                  {{"up down", tr("choose")},
                   {"left right", tr("change")},
                   {"backspace", tr("default")},
                   {"esc", tr("back")}});
    }

    /// The help for the widget with the focus. Years are described as a number, not as the slider's steps.
    SettingHelp help() {
        const std::size_t focus = form().focus();
        const Parameter* parameter = focus == Form::kNone ? nullptr : form()[focus].parameter;
        if (!parameter) return {};
        if (parameter != &years_.parameter()) return help_of(*parameter, form().complaint());
        const bool wrong = !form().complaint().empty();
        const auto in_years = [](double number) { return Grouped{std::llround(number)}; };
        SettingHelp help = help_of(*parameter, {});
        help.below = wrong ? std::string(tr("the slider steps through 0, 1, 2, 5, 10, 20, 50 and so on"))
                           : tr("{least} to {most} years; the default is {standard} years",
                                {{"least", in_years(declared(Drake::years).minimum)},
                                 {"most", in_years(declared(Drake::years).maximum)},
                                 {"standard", in_years(declared(Drake::years).default_value)}});
        help.wrong = wrong;
        return help;
    }

    /// The galaxy of the current settings; nullptr if they're invalid.
    const Galaxy* galaxy() {
        if (!galaxy_ || drawn_for_ != settings()) {
            drawn_for_ = settings();
            galaxy_.reset();
            if (!validate(drawn_for_)) galaxy_ = draw_galaxy(drawn_for_, *app().session().planets);
        }
        return galaxy_ ? &*galaxy_ : nullptr;
    }

    void draw_galaxy_in(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        const TextStyle heard = {scale.text(theme::kBody), theme::kValue, Face::bold};
        line_in(Part(canvas, "heard"), take_bottom(place, heard.size, scale(2 * theme::kGap)),
                heard_words(settings().galaxy), heard);
        const Rect counts = take_bottom(place, scale(kCountsHigh), scale(2 * theme::kGap));
        if (const Galaxy* made = galaxy()) {
            draw_map(canvas, place, *made);
            draw_counts(canvas, counts, *made);
        } else {
            const std::string why = tr(*validate(settings()));
            canvas.paragraph(place, why, {scale.text(theme::kBody), theme::kBad});
        }
    }

    void draw_map(Canvas& canvas, Rect place, const Galaxy& made) {
        const Scale scale(canvas);
        const StarChart chart(made, place.inset(scale(64)), scale, kOrbits);
        canvas.push_clip(place);
        sky_.draw(canvas, place);
        for (int star = -1; star < static_cast<int>(made.stars.size()); ++star)
            chart.draw_worlds(canvas, star);
        chart.draw_stars(canvas);
        for (std::size_t k = 0; k < made.worlds.size(); ++k) chart.draw_life(canvas, static_cast<int>(k));
        chart.draw_names(canvas, true);
        canvas.pop_clip();
        canvas.round_off(place, scale(theme::kRadius), theme::kBackground);
    }

    static void draw_counts(Canvas& canvas, Rect place, const Galaxy& made) {
        const Part part(canvas, "counts");
        const Scale scale(canvas);
        const std::vector<Count> counts = counts_of(made);
        const std::vector<Rect> places = columns(place, static_cast<int>(counts.size()), scale(16));
        for (std::size_t k = 0; k < counts.size(); ++k) {
            const Part own(canvas, counts[k].id);
            Rect piece = places[k];
            const TextStyle number = {scale.text(theme::kLarge), counts[k].color, Face::bold};
            line_in(canvas, take_top(piece, number.size, scale(4)), concat(counts[k].number), number);
            const TextStyle of = {scale.text(theme::kSmall), theme::kMuted};
            line_in(canvas, take_top(piece, of.size), tr(counts[k].of), of);
        }
    }

    YearSteps years_;
    WidgetList list_;
    std::size_t another_ = 0, reset_ = 0;
    StarMapSky sky_;
    MatchSettings drawn_for_;
    std::optional<Galaxy> galaxy_;
};

}  // namespace

std::unique_ptr<Screen> galaxy_screen(App& app) { return std::make_unique<GalaxyPage>(app); }

}  // namespace terramorph
