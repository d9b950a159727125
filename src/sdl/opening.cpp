#include "sdl/opening.h"

#include <SDL.h>

#include <ctime>
#include <filesystem>
#include <variant>

#include "app/language/language.h"
#include "app/recordings.h"
#include "app/remote/remote_profile.h"
#include "app/session.h"
#include "app/teaching/calm_start.h"
#include "base/files/file.h"
#include "base/text.h"
#include "platform/command_line.h"
#include "platform/crash_report.h"
#include "terrain/code/level_code.h"
#include "ui/app.h"
#include "ui/screens/remote/entering.h"
#include "ui/screens/remote/remote_screen.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/terrain/terrain_screen.h"

namespace terramorph {

std::uint32_t seed_of_the_clock() { return static_cast<std::uint32_t>(std::time(nullptr)) % 10'000'000; }

std::vector<std::string> preferred_locales() {
    std::vector<std::string> locales;
    SDL_Locale* const all = SDL_GetPreferredLocales();
    for (const SDL_Locale* each = all; each && each->language; ++each)
        locales.push_back(each->country ? concat(each->language, "_", each->country) : each->language);
    SDL_free(all);
    return locales;
}

void begin_with(App& app, std::uint32_t seed) {
    app.session().settings.seed = seed;
    app.session().settings.level.terrain.seed = seed;
}

void begin_by_chance(App& app) {
    begin_with(app, seed_of_the_clock());
    Session& session = app.session();
    session.settings.level = next_land(session, session.lineup);
}

void show_level(App& app, const Arguments& arguments) {
    if (!arguments.level_code) return;
    MatchSettings& settings = app.session().settings;
    settings.level = std::get<LevelSettings>(parse_level_code(*arguments.level_code, *app.session().planets));
    settings.set(Rule::planets, static_cast<double>(PlanetRule::fixed));
    app.push(terrain_screen(app));
}

void show_recording(App& app, const Arguments& arguments) {
    if (arguments.recording.empty()) return;
    const Result<std::string> file = read_file(arguments.recording, kMaxRecording);
    if (!file)
        return app.say("not_opened", tr("Can't open the recording: {why}", {{"why", tr(file.error())}}));
    open_recording(app, std::filesystem::path(arguments.recording).filename().string(), *file);
}

void show_room(App& app, const Arguments& arguments) {
    app.session().broker = arguments.broker;
    if (!arguments.host && arguments.join.empty()) return;
    const RemoteProfile profile = load_remote_profile(app.session());
    const std::string& broker = arguments.broker.empty() ? profile.broker : arguments.broker;
    if (arguments.host)
        broker.empty() ? host_at_home(app) : host_remote_match(app, broker, profile.name);
    else
        join_remote_match(app, arguments.join, broker, profile.name);
}

void complain(App& app, const std::string& complaint) {
    if (!complaint.empty()) app.session().notify("complaint", complaint);
}

void tell_of_crash(App& app, const std::string& folder) {
    const std::string report = untold_crash_report(folder);
    if (report.empty()) return;
    const std::string told = tr("The game crashed last time. A report is in {report}.", {{"report", report}});
    complain(app, app.session().unfinished.empty()
                      ? told
                      : concat(told, " ", tr("\"Continue\" takes you back to the match.")));
}

}  // namespace terramorph
