#include "ui/screens/terrain/terrain_screen.h"
#include "ui/app.h"

#include <algorithm>
#include <string>

#include "app/language/language.h"
#include "app/session.h"
#include "base/index.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/terrain/keep.h"
#include "ui/screens/terrain/map_tools.h"
#include "ui/screens/terrain/page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kMostWaveLetters = 24;
constexpr float kGroupShade = 0.5f;  // of a plate behind widgets that belong together

/// The aspect ratio of the map as shown: its own, unless it's a mere strip.
float shape_of(const MapSettings& terrain) {
    return std::clamp(static_cast<float>(terrain.width) / static_cast<float>(terrain.depth), 0.5f, 2.0f);
}

}  // namespace

TerrainPage::TerrainPage(App& owner)
    : MenuPage(owner, "terrain"),
      draft_(owner.session().settings),
      map_(draft_, [this](const std::string& words) { app().say("not_placed", words); }),
      wave_(draft_, [this](const std::string& words) { app().say("no_cliff", words); }),
      code_(*owner.session().planets),
      form_(form(), draft_, *owner.session().planets),
      numbers_(form_.numbers()) {
    form_.build(acts());
}

void TerrainPage::leave() {
    keep_settings(app().session());
    MenuPage::leave();
}

TerrainActs TerrainPage::acts() {
    TerrainActs acts;
    acts.map = custom(
        [this](Canvas& canvas, Rect place, bool focused) {
            map_.mark_castle(side_.castle(draft_.last_good()));
            map_.draw(canvas, picture_of_map(canvas, place), places_.map, focused);
        },
        [this](const InputEvent& press) { return map_.press(press); });
    acts.map.label = tr("Map");
    acts.map.said = [this] { return map_.said(); };
    acts.map.reset = [this] { map_.reset(); };
    acts.map_tools = map_tools(map_.hand());
    acts.wave =
        custom([this](Canvas& canvas, Rect place, bool focused) { wave_.draw(canvas, place, focused); },
               [this](const InputEvent& press) { return wave_.press(press); });
    acts.wave.id = "wave_board";
    acts.wave.label = tr("Wave");
    acts.wave.said = [this] { return wave_.said(); };
    acts.wave.reset = [this] { wave_.reset(); };
    acts.wave_help = [this] { return wave_.help(); };
    acts.wave_words = text_field(
        tr("WAVE FROM A WORD"), kMostWaveLetters, [this] { return wave_.words(); },
        [this](const std::string& words) { wave_.take_words(words); });
    acts.wave_words.id = "wave_words";
    acts.code = text_field(
        tr("LEVEL CODE"), kMaxTypedCodeLength, [this] { return code_.words(); },
        [this](const std::string& words) { code_.change(words); });
    acts.code.id = "code";
    acts.code.wrong = [this] { return code_.wrong(); };
    acts.code.act = [this] { take_typed(); };
    acts.tools = {
        {"undo", N_("Undo"), N_("Ctrl+Z undoes the last change."), N_("Undoes the last change."),
         [this] { draft_.undo(); }},
        {"redo", N_("Redo"), N_("Ctrl+Y redoes what you undid."), N_("Redoes what you undid."),
         [this] { draft_.redo(); }},
        {"shuffle", N_("Shuffle"), N_("X randomizes one setting; Shift+X randomizes all of the generator's."),
         N_("Randomizes all of the generator's settings."), [this] { shuffle_all(); }},
        {"defaults", N_("Defaults"),
         N_("Resets everything but the generator, the seed and the planet; Backspace resets one setting."),
         N_("Resets all but the generator, the seed and the planet."), [this] { draft_.restore_defaults(); }},
        {"keep", N_("Save"), N_("F saves this level to your favorites."),
         N_("Saves this level to your favorites."), [this] { keep_favourite(app(), draft_); }},
        {"show_favourites", N_("Favorites"), N_("L lists your favorites."), N_("Lists your favorites."),
         [this] { show_favourites(); }},
        {"copy", N_("Copy"), N_("Ctrl+C copies the level's code; Ctrl+V uses the code you copied."),
         N_("Copies the level's code."), [this] { copy_code(app(), draft_); }},
        {"export", N_("Export"), N_("E saves pictures of the map and the level."),
         N_("Saves pictures of the map and the level."), [this] { keep_pictures(app(), draft_); }},
    };
    acts.new_seed = [this] { draft_.new_seed(); };
    acts.back = [this] { leave(); };
    acts.things = [this] { map_.hand().take_next(); };
    acts.play = [this] { ask_to_start_match(app(), app().session().lineup); };
    acts.say = [this](const std::string& words) { app().say("no_other_value", words); };
    return acts;
}

/// Updates the form from the draft, and the code's field from the focus.
void TerrainPage::follow() {
    if (form_.outdated()) rebuild();
    form_.refresh();
    const MapHand& hand = map_.hand();
    form()[numbers_.things].label = tr(kMapToolNames[at(hand.tool())]);
    form()[numbers_.things].selected = hand.tool() != MapTool::line;
    show_map_tool(form(), numbers_.map_tools, hand);
    code_.show(draft_.last_good());
    code_.follow(form().focus() == numbers_.code);
}

/// Rebuilds the form. The focus stays on the widget with the same name.
void TerrainPage::rebuild() {
    const std::string label = form().focus() == Form::kNone ? "" : form()[form().focus()].label;
    form_.build(acts());
    for (std::size_t k = form().size(); k-- > 0;)
        if (!label.empty() && form()[k].label == label) form().focus_on(k);
}

void TerrainPage::shuffle_all() {
    std::vector<std::size_t> all(draft_.level().terrain.values.size());
    for (std::size_t k = 0; k < all.size(); ++k) all[k] = k;
    if (!draft_.shuffle(all))
        app().say("no_land_found", tr("Found no settings that make playable land: R draws another map."));
}

bool TerrainPage::advance(double seconds) {
    wave_.advance(seconds);
    const bool settles = ++still_ == kStill;
    if (settles && side_.finish(app().session(), draft_.last_good())) say_what_is_lacking();
    return map_.advance(seconds, still_ >= kStill) || settles;
}

void TerrainPage::say_what_is_lacking() {
    if (side_.lacks_castle())
        return app().say("no_castle", tr("There's no room for the castle here: move it or the line."));
    if (!side_.lacks_pond()) return;
    const bool airless = draft_.last_good().planet.value(PlanetValue::air) == 0;
    app().say("no_pond", airless ? tr("This planet has no air: your pond would boil away.")
                                 : tr("The pond doesn't fit here: move it or the line."));
}

void TerrainPage::draw(Canvas& canvas) {
    follow();
    places_ = lay_terrain(canvas, numbers_, shape_of(draft_.last_good().terrain), form(), lists_);
    page_title(canvas, heading(), "");
    const Scale scale(canvas);
    draw_subtitle(canvas);
    for (const Rect& group : places_.groups)
        canvas.fill_rounded(group, scale(theme::kRadius),
                            mixed(theme::kBackground, theme::kPanel, kGroupShade));
    for (const Rect& rule : places_.rules) canvas.fill(rule, theme::kSelected);
    for (const auto& [place, words] : places_.headings) headed(canvas, place, words);
    canvas.fill_rounded(places_.map, scale(theme::kRadius), theme::kPanel);
    side_.draw(canvas, places_.level, draft_.last_good(), map_.preview(), still_ >= kStill);
    draw_foot(canvas, places_.foot);
    lists_.parameters.draw(canvas);
    lists_.planets.draw(canvas);
    form().draw(canvas);
}

/// Drawn if there's room.
void TerrainPage::draw_subtitle(Canvas& canvas) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kBody), theme::kMuted};
    const std::string_view words = tr("drag the line to pick your level");
    Rect place = places_.subtitle;
    take_left(place, canvas.text_width(tr("Level editor"), {scale.text(theme::kTitle), {}, Face::bold}),
              scale(28));
    if (canvas.text_width(words, style) <= place.w) line_in(canvas, place, words, style);
}

/// Draws the problem, or the help for the current widget.
void TerrainPage::draw_foot(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    std::string wrong = form().complaint();
    if (wrong.empty()) wrong = code_.complaint();
    if (wrong.empty()) wrong = draft_.complaint();
    line_in(Part(canvas, wrong.empty() ? "help" : "complaint"), place, wrong.empty() ? help() : wrong,
            {scale.text(theme::kBody - 2), wrong.empty() ? theme::kMuted : theme::kBad});
}

std::string TerrainPage::help() const {
    const std::size_t number = form().described();
    if (number == numbers_.map || number == numbers_.things) return map_.help();
    if (std::ranges::count(numbers_.map_tools, number) > 0)
        return map_tool_help(static_cast<std::size_t>(number - numbers_.map_tools.front()));
    if (number == numbers_.code)
        return std::string(Scale::finger() > 0 ? tr("Type or paste a code and press Enter.")
                                               : tr("Type or paste a code and press Enter; Ctrl+C copies."));
    const std::string_view own = form_.help(number);
    return std::string(own.empty() ? form().help() : own);
}

std::unique_ptr<Screen> terrain_screen(App& app) { return std::make_unique<TerrainPage>(app); }

}  // namespace terramorph
