#include "support/program/game.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <utility>

#include "base/files/file.h"
#include "match/recording/recording.h"

namespace terramorph::test {

namespace fs = std::filesystem;

Game::Game(const std::string& below) : scratch_(scratch_folder()), folder_(scratch_ + below) {
    fs::create_directories(home());
}

Game::~Game() { fs::remove_all(scratch_); }

std::string Game::settings(const std::string& name) const { return home("/.config/terramorph/" + name); }

std::string Game::data(const std::string& name) const { return home("/.local/share/terramorph/" + name); }

std::vector<std::string> Game::recordings() const {
    std::vector<std::pair<fs::file_time_type, std::string>> files;
    for (const std::string& name : names_in(data(), ".tmrec"))
        files.emplace_back(fs::last_write_time(data(name)), data(name));
    std::ranges::sort(files);
    std::vector<std::string> paths;
    for (auto& file : files) paths.push_back(std::move(file.second));
    return paths;
}

std::string Game::newest_recording() const {
    const auto paths = recordings();
    const auto file = read_file(paths.empty() ? "" : paths.back());
    return file ? *file : "";
}

Ticks Game::newest_tick() const {
    const auto recording = parse_recording(newest_recording(), "match");
    if (!recording) return -1 * kTick;
    Ticks tick = recording->left_at;
    if (!recording->lines.empty()) tick = std::max(tick, recording->lines.back().tick);
    if (!recording->checks.empty()) tick = std::max(tick, recording->checks.back().tick);
    return tick;
}

std::vector<std::string> Game::names_in(const std::string& folder, const std::string& ending) {
    std::vector<std::string> names;
    std::error_code fault;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, fault))
        if (entry.path().filename().string().ends_with(ending)) names.push_back(entry.path().filename());
    std::ranges::sort(names);
    return names;
}

std::string Game::command(const std::string& arguments, const std::string& environment) const {
    return "cd " + quoted(folder_) +
           " && exec env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER -u XDG_RUNTIME_DIR "
           "-u XDG_CONFIG_HOME -u XDG_DATA_HOME -u LANGUAGE LANG=C SDL_AUDIODRIVER=dummy HOME=" +
           quoted(home()) + " env " + environment + " " + quoted(program) + " " + arguments;
}

std::string Game::play_command(const std::string& script_path, const std::string& environment) const {
    return command("--seed 7 --shots shots --script " + quoted(script_path) + " --config-dir " +
                       quoted(home("/.config/terramorph")) + " --data-dir " +
                       quoted(home("/.local/share/terramorph")),
                   environment);
}

Ran Game::run(const std::string& arguments, const std::string& environment) const {
    return test::run(command(arguments, environment));
}

Ran Game::play(const std::string& script, const std::string& environment) const {
    write_script(script);
    return test::run(play_command(path("script"), environment));
}

Ran Game::start_and_end(const std::string& environment, int signal) const {
    Running game(command("", environment + " SDL_VIDEODRIVER=dummy"));
    // The last signal that the game asks for, and the only one of its three that neither a shell nor SDL catches before it.
    soon([&] { return !game.runs() || game.catches(SIGHUP); });
    const double began = game.processor_seconds();
    soon([&] { return !game.runs() || game.processor_seconds() > began + 0.1; }, 0.5);
    game.send(signal);
    return game.wait();
}

void Game::write(const std::string& file, const std::string& content) const {
    fs::create_directories(fs::path(file).parent_path());
    std::ofstream(file, std::ios::binary) << content;
}

void Game::move_program(const std::string& folder) {
    fs::create_directories(folder);
    for (const char* part : {"assets", "fonts", "terramorph"})
        fs::copy(binary_path(part), folder + "/" + part, fs::copy_options::recursive);
    program = folder + "/terramorph";
}

}  // namespace terramorph::test
