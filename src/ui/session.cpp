#include "ui/session.h"

#include <algorithm>
#include <utility>

#include "ai/temperament.h"
#include "base/file.h"
#include "base/options.h"
#include "base/random.h"
#include "base/text.h"
#include "match/recording/playback.h"
#include "ui/arsenal_files.h"
#include "ui/language/language.h"
#include "ui/screens/armory/shopping.h"
#include "ui/screens/battle/battle_screen.h"
#include "ui/screens/galaxy/star_map_screen.h"

namespace terramorph {

namespace {

constexpr std::size_t kMostNoted = 2;  // matches: the one that goes on, and the one before it

MatchSettings load_settings(App& app) {
    const Planets& planets = *app.session().planets;
    const Result<std::string> file = app.storage().load(kSettingsFile);
    if (file && file->empty()) return standard_settings(planets);
    Result<MatchSettings> settings = file ? parse_settings(*file, kSettingsFile, planets) : file.error();
    if (settings)
        if (const auto refusal = validate_kinds(*settings)) settings = *refusal;
    if (settings) return settings.take();
    const std::string aside = app.storage().set_aside(kSettingsFile);
    app.say(tr("The settings are damaged and were kept as {file}: {why}",
               {{"file", aside}, {"why", tr(settings.error())}}));
    return standard_settings(planets);
}

/// The game's weapons and items and the player's own. Where those are damaged the game goes on without them.
std::shared_ptr<const Arsenal> load_arsenal(App& app) {
    Refusal complaint;
    Arsenal arsenal = game_arsenal(complaint);
    if (complaint) app.say(tr("The game's own weapons are used: {why}", {{"why", tr(*complaint)}}));
    const OwnArsenal own = read_own_arsenal(app.storage());
    if (complaint || own.empty()) return std::make_shared<Arsenal>(std::move(arsenal));
    Result<Arsenal> whole = whole_arsenal(own);
    if (whole) return std::make_shared<Arsenal>(whole.take());
    app.say(tr("Your own weapons are left out: {why}", {{"why", tr(whole.error())}}));
    return std::make_shared<Arsenal>(std::move(arsenal));
}

std::shared_ptr<const Planets> load_planets(App& app) {
    Result<Planets> planets = Error{};
    if (Result<std::string> file = read_file(assets_folder() + "/planets.toml"); file)
        planets = parse_planets(*file, "planets.toml");
    else
        planets = file.error();
    if (planets) return std::make_shared<Planets>(planets.take());
    app.say(tr("The game's own planets are used: {why}", {{"why", tr(planets.error())}}));
    return std::make_shared<Planets>(built_in_planets());
}

/// Whether nothing has this name yet: no recording, nor anything that cannot be read as one.
bool is_free(App& app, const std::vector<std::string>& taken, const std::string& name) {
    return std::find(taken.begin(), taken.end(), name) == taken.end() && app.storage().load(name).ok();
}

/// The time of the start, with a number behind it when it names a recording already.
std::string recording_name(App& app) {
    const std::vector<std::string> taken = app.storage().names(kRecordingEnding);
    std::string name = app.session().clock_text + kRecordingEnding;
    for (int k = 2; !is_free(app, taken, name); ++k)
        name = concat(app.session().clock_text, "-", k, kRecordingEnding);
    return name;
}

/// Whether there is such a recording that nobody plays in another window; there may be nothing in it any
/// more.
bool waits(Storage& storage, const std::string& name) {
    if (name.empty() || storage.is_growing(name)) return false;
    const Result<std::string> recording = storage.load(name);
    return !recording || !recording->empty() || !storage.names(name).empty();
}

/// The name of the recording that can be continued; empty if there is none.
std::string unfinished_match(App& app) {
    const Result<std::string> file = app.storage().load(kUnfinishedFile);
    if (!file) return {};
    const auto lines = split(*file, '\n');
    for (std::size_t k = 0; k < std::min(lines.size(), kMostNoted); ++k)
        if (std::string name(lines[k]); waits(app.storage(), name)) return name;
    return {};
}

/// Before there is anything of the match, and before the one that was noted until then: so there is always
/// one to continue, whenever the game is killed.
Refusal note_unfinished(App& app, const std::string& name) {
    return app.storage().save(kUnfinishedFile, concat(name, "\n", app.session().unfinished, "\n"));
}

/// What another game has noted before it meanwhile stays.
void forget_unfinished(App& app) {
    const std::string name = std::exchange(app.session().unfinished, {});
    const Result<std::string> noted = app.storage().load(kUnfinishedFile);
    std::string others;
    if (noted) others = noted->substr(0, std::min(noted->find(name + "\n"), noted->size()));
    if (others.empty())
        app.storage().remove(kUnfinishedFile);
    else if (const Refusal refusal = app.storage().save(kUnfinishedFile, others))
        app.say(tr("The match is still noted as one to continue: {why}", {{"why", tr(*refusal)}}));
}

/// The next match's market goes on from the prices that this one has left.
void keep_prices(App& app) {
    App::Session& session = app.session();
    if (session.match->settings().rule(Rule::free_market) == 0) return;
    session.settings.prices = session.match->shop().market().prices(session.match->arsenal());
    keep_settings(app);
}

/// Which game would play it as it was.
std::string other_rules(const Recording& recording, const Error& why) {
    if (recording.rules == kRulesVersion)
        return tr("The match cannot be played back: {why}.", {{"why", tr(why)}});
    return tr(
        "The match was played by other rules, those of Terramorph {version}, which alone can play it back: "
        "{why}.",
        {{"version", recording.version}, {"why", tr(why)}});
}

/// It stays where it is, and is not offered again.
void give_up(App& app, const std::string& name, const Error& why) {
    if (name == app.session().unfinished) forget_unfinished(app);
    app.say(tr("The match cannot be continued and stays in {place}: {why}",
               {{"place", app.storage().place(name)}, {"why", tr(why)}}));
}

/// What was read of a damaged recording goes on under its name, and all of it stays beside that.
void keep_damaged(App& app, const std::string& name, const std::string& content, const std::string& damage) {
    std::string aside = name + ".bad";
    for (int k = 2; app.storage().size(aside) > 0; ++k) aside = concat(name, ".bad", k);
    if (const Refusal refusal = app.storage().save(aside, content))
        return app.say(tr("The damaged recording could not be kept: {why}", {{"why", tr(*refusal)}}));
    app.say(
        tr("The match goes on from where its recording is whole; the damaged one is kept as {file}: {why}",
           {{"file", aside}, {"why", tr(damage)}}));
}

void show_match(App& app, std::unique_ptr<Screen> screen) {
    app.session().computers = ComputerPlayers{};
    app.back_to_title();
    app.push(std::move(screen));
}

}  // namespace

void load_session(App& app) {
    App::Session& session = app.session();
    session.planets = load_planets(app);
    session.settings = load_settings(app);
    session.arsenal = load_arsenal(app);
    session.unfinished = unfinished_match(app);
}

void keep_settings(App& app) {
    if (const Refusal refusal = app.storage().save(kSettingsFile, settings_text(app.session().settings)))
        app.say(tr("The settings could not be kept: {why}", {{"why", tr(*refusal)}}));
}

void start_match(App& app) {
    App::Session& session = app.session();
    if (const Refusal refusal = validate(session.settings)) return app.say(tr(*refusal));
    leave_match(app);
    if (session.next_arsenal) session.arsenal = std::move(session.next_arsenal);
    session.match = std::make_unique<Match>(session.settings, session.arsenal, session.planets);
    session.log.emplace(recording_name(app));
    session.settings.seed = mix(session.settings.seed + 1);
    session.settings.level.terrain.seed = next_seed(session.settings.level.terrain.seed);
    keep_settings(app);
    show_match(app, round_screen(app));
}

void continue_match(App& app) {
    const std::string name = app.session().unfinished;
    name.empty() ? app.say(tr("There is no match to continue.")) : continue_match(app, name);
}

void continue_match(App& app, const std::string& name) {
    App::Session& session = app.session();
    leave_match(app);
    if (app.storage().is_growing(name))
        return app.say(tr("{name} is being played in another window.", {{"name", name}}));
    const Result<std::string> file = app.storage().load(name);
    Result<Recording> recording = file ? parse_recording(*file, name, *session.planets) : file.error();
    if (recording)
        if (const auto refusal = validate_kinds(recording->settings)) recording = *refusal;
    if (!recording) return give_up(app, name, recording.error());
    if (!recording->damage.empty()) keep_damaged(app, name, *file, recording->damage);
    auto match = resume(*recording, session.arsenal, session.planets);
    const bool resumed = match.ok();
    if (!resumed) {
        const Error why = match.error();
        match = from_last_round(*recording, session.arsenal, session.planets);
        if (!match) return give_up(app, name, why);
        app.say(concat(other_rules(*recording, why), " ",
                       tr("It goes on from the beginning of round {round}; the recording stays in {place}.",
                          {{"round", (*match)->round()}, {"place", app.storage().place(name)}})));
    }
    session.match = match.take();
    session.log.emplace(resumed ? name : recording_name(app));
    keep_match(app);
    const bool shopping = session.match->phase() == Phase::shopping;
    show_match(app, shopping ? shopping_screen(app) : round_screen(app));
}

void draw_new_level(App& app) {
    if (const Refusal refusal = app.session().match->apply(NewLevel{})) return app.say(tr(*refusal));
    keep_match(app);
    show_match(app, battle_screen(app));
}

void keep_match(App& app) {
    App::Session& session = app.session();
    if (!session.log) return;
    const std::string name = session.log->name();
    const Refusal unnoted = session.log->begun() ? std::nullopt : note_unfinished(app, name);
    if (const Refusal refusal = session.log->keep(app.storage(), *session.match))
        app.say(tr("The match cannot be kept: {why}", {{"why", tr(*refusal)}}));
    if (!session.log->begun()) return;
    if (unnoted)
        app.say(tr("The match could not be noted as the one to continue: {why}", {{"why", tr(*unnoted)}}));
    session.unfinished = name;
    if (session.match->phase() != Phase::match_over) return;
    session.log.reset();
    forget_unfinished(app);
    keep_prices(app);
}

void keep_turn(App& app) {
    if (app.session().log && app.session().log->begun()) keep_match(app);
}

void leave_match(App& app) {
    App::Session& session = app.session();
    if (!session.log) return;
    if (!session.match->recording().lines.empty()) keep_match(app);
    if (session.log && session.log->begun())
        if (const Refusal refusal = session.log->leave(app.storage(), *session.match))
            app.say(tr("The match cannot be kept: {why}", {{"why", tr(*refusal)}}));
    session.log.reset();
}

}  // namespace terramorph
