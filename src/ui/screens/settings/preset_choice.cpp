#include "ui/screens/settings/preset_choice.h"

#include "app/language/language.h"
#include "app/session.h"
#include "match/settings/presets.h"
#include "ui/app.h"

namespace terramorph {

namespace {

std::size_t custom_choice() { return match_presets().size(); }

}  // namespace

std::size_t preset_count() { return match_presets().size() + 1; }

std::string_view preset_id(std::size_t number) {
    return number == custom_choice() ? "custom" : match_presets()[number].label;
}

std::string_view preset_label(std::size_t number) {
    return number == custom_choice() ? tr("Custom") : tr(match_presets()[number].label);
}

std::string_view preset_help(std::size_t number) {
    return number == custom_choice() ? tr("your own rules") : tr(match_presets()[number].help);
}

std::size_t chosen_preset(const App& app) {
    const MatchPreset* preset = preset_of(app.session().settings);
    return preset ? static_cast<std::size_t>(preset - match_presets().data()) : custom_choice();
}

bool has_preset(const App& app, std::size_t number) {
    return number != custom_choice() || chosen_preset(app) == custom_choice() ||
           !app.session().own_rules.empty();
}

void choose_preset(App& app, std::size_t number) {
    Session& session = app.session();
    if (chosen_preset(app) == custom_choice()) session.own_rules = session.settings.rules;
    if (number == custom_choice())
        session.settings.rules = session.own_rules;
    else
        apply_preset(session.settings, match_presets()[number]);
}

void step_preset(App& app, int step) {
    const std::size_t count = preset_count();
    std::size_t number = chosen_preset(app);
    do number = (number + count + static_cast<std::size_t>(step)) % count;
    while (!has_preset(app, number));
    choose_preset(app, number);
}

}  // namespace terramorph
