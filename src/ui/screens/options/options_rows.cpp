#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/screens/options/page.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/sound/blast_sound.h"
#include "ui/sound/cues.h"

namespace terramorph {

namespace {

constexpr std::string_view kTabIds[] = {"sound", "comfort", "picture", "controls", "game"};
constexpr std::string_view kTabLabels[] = {N_("Sound"), N_("Comfort"), N_("Picture"), N_("Controls"),
                                           N_("Game")};

}  // namespace

void OptionsPage::add_tabs() {
    for (std::size_t k = 0; k < kTabs; ++k) {
        const auto tab = static_cast<Tab>(k);
        tabs_.push_back(form().add(button(kTabIds[k], tr(kTabLabels[k]), [this, tab] { open(tab, true); })));
        form()[tabs_.back()].selected = tab == tab_;
    }
}

void OptionsPage::add_row(Widget widget) { rows_.push_back(form().add(std::move(widget))); }

void OptionsPage::add_preference(Preference which, std::function<void()> changed) {
    add_row(option_row(option_of(app().session(), which, std::move(changed))));
}

void OptionsPage::add_rows() {
    switch (tab_) {
        case Tab::sound:
            add_preference(Preference::volume, [this] { sample(knock_sound(Surface::rock, 0.8f)); });
            add_preference(Preference::effects_volume, [this] { sample(knock_sound(Surface::earth, 0.8f)); });
            add_preference(Preference::interface_volume, [this] { sample(click()); });
            add_preference(Preference::voices_volume, [this] { sample(murmur(16, 1)); });
            add_preference(Preference::music_volume);
            add_preference(Preference::mute);
            return add_preference(Preference::mute_unfocused);
        case Tab::comfort:
            add_preference(Preference::shake);
            add_preference(Preference::flashes);
            add_preference(Preference::reduced_motion);
            add_preference(Preference::captions);
            return add_preference(Preference::play_by_ear);
        case Tab::picture:
            add_preference(Preference::fullscreen);
            add_preference(Preference::text_size);
            add_preference(Preference::colors);
            return add_preference(Preference::frame_cap);
        case Tab::controls:
            return add_controls();
        case Tab::game:
            add_language();
            add_preference(Preference::tips);
            add_preference(Preference::coach);
            add_preference(Preference::pause_unfocused);
            add_row(door_row("rules", tr("Rules"), tr("for the next match"),
                             [this] { app().push(settings_screen(app())); }));
            return add_row(door_row("terrain", tr("Level editor"), tr("shape your own level"),
                                    [this] { app().push(terrain_screen(app())); }));
    }
}

void OptionsPage::add_language() {
    Session& session = app().session();
    Option option{
        .id = "language",
        .label = std::string(tr("Language")),
        .help = {},
        .value = [&session] { return static_cast<double>(session.language); },
        .change = [&session](double value) { choose_language(session, static_cast<std::size_t>(value)); }};
    for (const Language& language : session.languages) option.names.push_back(language.name);
    add_row(option_row(std::move(option)));
}

void OptionsPage::add_controls() {
    for (std::size_t k = 0; k < kControlCount; ++k) {
        const auto which = static_cast<Control>(k);
        add_row(control_row(app().session(), which, capturing_, [this, which] { capturing_ = which; }));
    }
}

}  // namespace terramorph
