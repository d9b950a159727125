#include <SDL.h>
#include <malloc.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "base/files/file.h"
#include "base/options.h"
#include "base/text.h"
#include "paint/files/png.h"
#include "platform/command_line.h"
#include "platform/crash_report.h"
#include "platform/live_script.h"
#include "platform/pictures.h"
#include "platform/storage.h"
#include "sdl/desktop/clipboard.h"
#include "sdl/desktop/desktop.h"
#include "sdl/desktop/graphics_trial.h"
#include "sdl/desktop/home_broker.h"
#include "sdl/desktop/sound_thread.h"
#include "sdl/fonts.h"
#include "sdl/game_loop.h"
#include "sdl/opening.h"
#include "sdl/pads.h"
#include "ui/headless.h"
#include "ui/narration/narrator.h"
#include "ui/screens/screens.h"
#include "ui/script_run.h"
#include "wire/post_office.h"

using namespace terramorph;

namespace {

volatile std::sig_atomic_t stop_wanted = 0;

int fail(int status, const std::string& why) {
    std::cerr << "terramorph: " << terminal_line(why) << '\n';
    return status;
}

std::vector<std::string> all_told(const std::vector<Message>& messages) {
    std::vector<std::string> sentences;
    for (const Message& message : messages) sentences.push_back(tr(message));
    return sentences;
}

/// Sleeps between frames, so that a script runs in real time.
std::function<void(const Image&)> frame_clock() {
    return [next = std::chrono::steady_clock::now()](const Image&) mutable {
        next += std::chrono::microseconds(16'667);
        std::this_thread::sleep_until(next);
    };
}

/// Scripts don't touch the player's folders unless folders are given.
int play_script(const Arguments& arguments) {
    const bool live = arguments.script == "-";
    const auto script = live ? Result<std::string>(std::string()) : read_file(arguments.script, 1u << 20);
    if (!script) return fail(2, script.error().text());
    const auto actions = parse_script(*script);
    if (!actions) return fail(2, concat(arguments.script, ": ", actions.error().text()));

    report_crashes(arguments.data_folder);
    FolderStorage storage({arguments.settings_folder, arguments.data_folder});
    const auto office = post_office();
    ScriptedHomeBroker home(home_broker_script());
    App app(storage, "script", all_screens(), &std::cerr, {}, arguments.language);
    app.use(*office);
    app.use(home);
    if (arguments.narrate) app.narrator().tell_to(std::cout);
    if (arguments.first_seed) begin_with(app, *arguments.first_seed);
    show_level(app, arguments);
    show_recording(app, arguments);
    show_room(app, arguments);
    tell_of_crash(app, arguments.data_folder);
    const Fonts fonts;
    complain(app, fonts.complaint());
    Image picture(arguments.width, arguments.height, packed({0, 0, 0, 255}));
    ScriptSinks sinks;
    const std::string folder = arguments.shots.empty() ? "." : arguments.shots;
    sinks.shot = [&](const std::string& name, const Image& shot) { return save_picture(folder, name, shot); };
    if (arguments.real_time) sinks.frame = frame_clock();
    LiveScript lines(STDIN_FILENO);
    const Refusal refusal = live ? run_script([&] { return lines.next(); }, app, fonts, picture, sinks)
                                 : run_script(*actions, app, fonts, picture, sinks);
    if (lines.refusal()) return fail(2, concat("standard input: ", lines.refusal()->text()));
    return refusal ? fail(1, refusal->text()) : 0;
}

/// The folder for pictures of a match without a display.
std::string picture_folder(const Arguments& arguments) {
    if (!arguments.shots.empty()) return arguments.shots;
    const std::string data = storage_folders(arguments.settings_folder, arguments.data_folder).data;
    if (!data.empty()) return data + "/rounds";
    std::error_code fault;
    return (std::filesystem::temp_directory_path(fault) / "terramorph-rounds").string();
}

int play_without_display(const Arguments& arguments) {
    if (!arguments.recording.empty())
        return fail(2, concat("there is no display to show ", sanitized(arguments.recording, 200), " on"));
    const std::string folder = picture_folder(arguments);
    const std::uint32_t seed = arguments.first_seed.value_or(seed_of_the_clock());
    std::cout << "There is no display, so computers play a match (seed " << seed
              << "); pictures of its rounds are written to " << terminal_line(folder) << std::endl;
    const Fonts fonts;
    if (!fonts.complaint().empty()) std::cerr << "terramorph: " << fonts.complaint() << '\n';
    Refusal refusal;
    play_without_window(
        std::cout, fonts, seed,
        [&](const std::string& name, const Image& picture) {
            if (!refusal) refusal = save_picture(folder, name, picture);
        },
        arguments.level);
    return refusal ? fail(1, refusal->text()) : 0;
}

void show_icon(Window& window) {
    const Result<std::string> file = read_file(assets_folder() + "/icon.png");
    int width = 0;
    int height = 0;
    if (auto pixels = rgba_of_png(file ? *file : "", width, height); !pixels.empty())
        window.set_icon(std::move(pixels), width, height);
}

/// As the player left it, unless the command line says something else.
void restore_window(App& app, Window& window, const Arguments& arguments) {
    const Session& session = app.session();
    if (arguments.size.empty())
        window.resize(static_cast<int>(preference(session, Preference::window_width)),
                      static_cast<int>(preference(session, Preference::window_height)));
    if (arguments.fullscreen && !app.wants_fullscreen()) app.toggle_fullscreen();
}

int play_in_window(const Arguments& arguments, GraphicsTrial& trial) {
    const StorageFolders folders = storage_folders(arguments.settings_folder, arguments.data_folder);
    report_crashes(folders.data);  // first of all: a graphics driver may crash while the window opens
    Desktop desktop(trial);
    Window window(arguments.width, arguments.height, desktop);
    if (!window.trouble().empty()) {
        std::cerr << "terramorph: no window can be opened: " << window.trouble() << '\n';
        return play_without_display(arguments);
    }
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, [](int) { stop_wanted = 1; });

    show_icon(window);
    FolderStorage storage(folders);
    const bool first_start = storage.names(".toml").empty();
    DesktopClipboard clipboard;
    const auto office = post_office();
    ScriptedHomeBroker home(home_broker_script());
    App app(storage, clock_text(), all_screens(), &std::cerr, preferred_locales(), arguments.language);
    app.use(clipboard);
    app.use(*office);
    app.use(home);
    if (arguments.narrate) app.narrator().tell_to(std::cout);
    if (arguments.first_seed)
        begin_with(app, *arguments.first_seed);
    else if (first_start)
        begin_by_chance(app);
    show_level(app, arguments);
    show_recording(app, arguments);
    show_room(app, arguments);
    restore_window(app, window, arguments);
    const Fonts fonts;
    complain(app, fonts.complaint());
    complain(app, joined(all_told(folders.complaints), " "));
    tell_of_crash(app, folders.data);
    Audio audio(!arguments.no_sound, std::make_unique<SoundThread>());
    if (!folders.data.empty())
        SDL_SetHint(SDL_HINT_GAMECONTROLLERCONFIG_FILE, concat(folders.data, "/", kPadMappings).c_str());
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);  // without pads nothing happens
    if (const std::string trouble = trial.take_trouble(); !trouble.empty())
        std::cerr << "terramorph: " << trouble << "; so the game draws in software" << std::endl;
    GameLoop(app, window, audio, fonts).run([] { return stop_wanted != 0; });
    return 0;
}

/// Memory for pictures comes from the system and goes back to it. Left alone, malloc keeps what pictures of
/// former sizes took.
void give_memory_back() {
    constexpr int kLarge = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, kLarge);
    mallopt(M_TRIM_THRESHOLD, 2 * kLarge);
}

}  // namespace

int main(int count, char** values) {
    give_memory_back();
    Arguments arguments;
    Options options("terramorph", "Tanks on hills that do not last");
    declare(options, arguments);
    if (const int status = options.read(count, values); status >= 0) return status;
    if (const Refusal refusal = read_texts(arguments)) return fail(2, refusal->text());

    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);  // a full quota is an error of write(), not a crash
    if (!arguments.script.empty()) return play_script(arguments);
    GraphicsTrial trial;  // while the game starts
    const int status = has_display() ? play_in_window(arguments, trial) : play_without_display(arguments);
    SDL_Quit();
    return status;
}
