#include "lab/match_commands.h"

#include <algorithm>
#include <chrono>
#include <iostream>

#include "base/file.h"
#include "base/options.h"
#include "base/text.h"

namespace terramorph {

namespace {

int fail(const Error& error) {
    std::cerr << "terramorph-lab: " << error.text << '\n';
    return 2;
}

std::string padded(std::string words, std::size_t width) {
    words.resize(std::max(words.size() + 1, width), ' ');
    return words;
}

void tell_ranking(const Match& match) {
    std::cout << padded("player", 18) << padded("mind", 10) << "points   kills  damage  wins  hits/shots\n";
    for (const int number : match.scores().ranking()) {
        const Player& player = match.player(number);
        const Score& score = match.scores().match()[static_cast<std::size_t>(number)];
        std::cout << padded(player.name, 18)
                  << padded(std::string(kMindLabels[static_cast<std::size_t>(player.mind)]), 10)
                  << padded(grouped_text(score.points), 9) << padded(text(score.kills), 7)
                  << padded(text(score.damage), 8) << padded(text(score.wins), 6) << score.hits << "/"
                  << score.shots << '\n';
    }
}

}  // namespace

MatchCommands::MatchCommands(Options& options) {
    Options& simulate =
        options.command("simulate", "Play a match of computers without a window and print how it ends");
    simulate.value("--players", simulation_.players, "How many, 2 to 10");
    simulate.value("--rounds", simulation_.rounds, "How many, 1 to 1000");
    simulate.value("--seed", simulation_.seed, "The number that all chance grows from");
    simulate.value("--width", simulation_.width, "Of the level, in columns");
    simulate.value("--generator", simulation_.generator, "Of the terrain");
    simulate.value("--planet", simulation_.planet, "That the first round is fought on");
    simulate.value("--planets", simulation_.planets, "Of the rounds: fixed, random or galaxy");
    simulate.value("--march", simulation_.march, "Rows that the cut moves on each round, 0 to 2048");
    simulate.value("--minds", simulation_.minds, "Temperaments, parted by commas and taken in turn");
    simulate.value("--record", record_, "Write the recording to this file");
    simulate_ = &simulate;
    Options& verify = options.command("verify", "Play a recording back and compare the state of every turn");
    verify.argument("file", file_, "The recording");
    verify_ = &verify;
}

int MatchCommands::run() const {
    if (simulate_->given()) return simulate();
    if (verify_->given()) return verify();
    return -1;
}

int MatchCommands::simulate() const {
    const auto settings = settings_of(simulation_);
    if (!settings) return fail(settings.error());
    const auto begin = std::chrono::steady_clock::now();
    const Played played = play_computers(*settings);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    tell_ranking(*played.match);
    const double per_second = static_cast<double>(played.ticks) / took.count();
    std::cout << played.match->turn() << " turns, " << played.ticks << " ticks, " << fixed_text(per_second, 0)
              << " ticks per second (" << fixed_text(per_second / kTicksPerSecond, 0)
              << "x real time, thinking included)\n"
              << "final hash " << hex_text(played.match->hash()) << '\n';
    if (record_.empty()) return 0;
    if (const auto refusal = write_file(record_, recording_text(played.match->recording())))
        return fail(*refusal);
    return 0;
}

int MatchCommands::verify() const {
    const auto content = read_file(file_);
    if (!content) return fail(content.error());
    const auto recording = parse_recording(*content, file_);
    if (!recording) return fail(recording.error());
    const auto match = play_back(*recording, std::make_shared<Arsenal>(built_in_arsenal()));
    if (!match) {
        std::cerr << "terramorph-lab: " << file_ << ": " << match.error().text << '\n';
        return 1;
    }
    std::cout << file_ << ": " << recording->checks.size() << " states came out the same; final hash "
              << hex_text((*match)->hash()) << '\n';
    return 0;
}

}  // namespace terramorph
