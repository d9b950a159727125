#include "app/session.h"

#include <algorithm>
#include <utility>

#include "ai/temperament.h"
#include "app/arsenal_files.h"
#include "app/language/language.h"
#include "app/player/lineup.h"
#include "app/player/preferences.h"
#include "app/unfinished.h"
#include "base/files/file.h"
#include "base/options.h"

namespace terramorph {

namespace {

/// What nobody has changed yet.
MatchSettings first_settings(const Planets& planets) {
    MatchSettings settings = default_settings(planets);
    const std::size_t count = settings.players.size();
    settings.players.clear();
    while (settings.players.size() < count) settings.players.push_back(another_looking(settings.players));
    return settings;
}

MatchSettings load_settings(Session& session) {
    const Planets& planets = *session.planets;
    const Result<std::string> file = session.storage.load(kSettingsFile);
    if (file && file->empty()) return first_settings(planets);
    Result<MatchSettings> settings = file ? parse_settings(*file, kSettingsFile, planets) : file.error();
    if (settings)
        if (const auto refusal = validate_kinds(*settings)) settings = *refusal;
    if (settings) return settings.take();
    const std::string aside = session.storage.set_aside(kSettingsFile);
    session.notify("settings_damaged", tr("Couldn't read the settings, which were saved as {file}: {why}",
                                          {{"file", aside}, {"why", tr(settings.error())}}));
    return first_settings(planets);
}

/// The game's weapons and items and the player's own. If those are damaged, the game goes on without them.
std::shared_ptr<const Arsenal> load_arsenal(Session& session) {
    Refusal complaint;
    Arsenal arsenal = game_arsenal(complaint);
    if (complaint)
        session.notify("own_weapons_used",
                       tr("Using the game's own weapons: {why}", {{"why", tr(*complaint)}}));
    const OwnArsenal own = read_own_arsenal(session.storage);
    if (complaint || own.empty()) return std::make_shared<Arsenal>(std::move(arsenal));
    Result<Arsenal> whole = whole_arsenal(own);
    if (whole) return std::make_shared<Arsenal>(whole.take());
    session.notify("weapons_left_out",
                   tr("Your own weapons weren't loaded: {why}", {{"why", tr(whole.error())}}));
    return std::make_shared<Arsenal>(std::move(arsenal));
}

std::shared_ptr<const Planets> load_planets(Session& session) {
    const std::string folder = assets_folder();
    if (folder.empty()) return std::make_shared<Planets>(built_in_planets());
    const Result<std::string> file = read_file(folder + "/planets.toml");
    Result<Planets> planets = file ? parse_planets(*file, "planets.toml") : file.error();
    if (planets) return std::make_shared<Planets>(planets.take());
    session.notify("own_planets_used",
                   tr("Using the game's own planets: {why}", {{"why", tr(planets.error())}}));
    return std::make_shared<Planets>(built_in_planets());
}

}  // namespace

namespace {

/// A damaged file is told of and kept aside, and all controls are as at first.
void load_controls(Session& session) {
    const Result<std::string> file = session.storage.load(kControlsFile);
    const Result<Controls> controls = file ? parse_controls(*file) : file.error();
    if (controls) return void(session.controls = *controls);
    const std::string aside = session.storage.set_aside(kControlsFile);
    session.notify("controls_damaged", tr("Couldn't read your controls, which were saved as {file}: {why}",
                                          {{"file", aside}, {"why", tr(controls.error())}}));
}

}  // namespace

Session::Session(Storage& kept_in, std::string started_at, Notify tell,
                 const std::vector<std::string>& locales, const std::string& asked, LanguageFiles files)
    : storage(kept_in),
      clock_text(std::move(started_at)),
      notify(std::move(tell)),
      language_files(std::move(files)) {
    choose_first_language(*this, locales, asked);
    load_preferences(*this);
    load_controls(*this);
    planets = load_planets(*this);
    settings = load_settings(*this);
    arsenal = load_arsenal(*this);
    unfinished = unfinished_match(storage);
}

void keep_controls(Session& session) {
    if (const Refusal refusal = session.storage.save(kControlsFile, controls_text(session.controls)))
        session.notify("controls_not_kept",
                       tr("Couldn't save your controls: {why}", {{"why", tr(*refusal)}}));
}

void keep_settings(Session& session) {
    if (const Refusal refusal = session.storage.save(kSettingsFile, settings_text(session.settings)))
        session.notify("settings_not_kept", tr("Couldn't save the settings: {why}", {{"why", tr(*refusal)}}));
}

}  // namespace terramorph
