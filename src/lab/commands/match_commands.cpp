#include "lab/commands/match_commands.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <iostream>

#include "ai/temperament.h"
#include "app/recordings.h"
#include "base/files/file.h"
#include "base/options.h"
#include "base/text.h"
#include "lab/commands/fail.h"
#include "lab/limits.h"
#include "lab/state_log.h"
#include "match/recording/playback.h"

namespace terramorph {

namespace {

constexpr int kMaxMatches = 1000000;

std::string padded(std::string words, std::size_t width) {
    words.resize(std::max(words.size() + 1, width), ' ');
    return words;
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

std::string label(const PlayerKind& kind) { return std::string(label_of(kind)); }

/// "19200 ticks per second (320x real time, thinking included)"
std::string speed_text(Ticks ticks, double seconds) {
    const double per_second = static_cast<double>(ticks.count()) / seconds;
    return concat(fixed_text(per_second, 0), " ticks per second (",
                  fixed_text(per_second / kTicksPerSecond, 0), "x real time, thinking included)");
}

void tell_ranking(const Match& match) {
    std::cout << padded("player", 18) << padded("kind", 10) << "points   kills  damage  wins  hits/shots\n";
    for (const PlayerId number : match.scores().ranking()) {
        const Player& player = match.player(number);
        const Score& score = match.scores().match()[number];
        std::cout << padded(player.name, 18) << padded(label(player.kind), 10)
                  << padded(grouped_text(score.points), 9) << padded(concat(score.kills), 7)
                  << padded(concat(score.damage), 8) << padded(concat(score.wins), 6) << score.hits << "/"
                  << score.shots << '\n';
    }
}

void tell(const Ending& ending, const Player& winner) {
    std::cout << padded(concat("seed ", ending.seed), 16) << padded(concat(ending.turns, " turns"), 12)
              << padded(concat(ending.ticks, " ticks"), 14) << "hash " << hex_text(ending.hash) << "  "
              << winner.name << " (" << label(winner.kind) << ")\n";
}

/// The totals of all players of a temperament in all matches.
struct Sum {
    PlayerKind kind;
    int tanks = 0;
    std::int64_t points = 0, kills = 0, damage = 0, wins = 0, hits = 0, shots = 0;

    double each(std::int64_t sum) const { return static_cast<double>(sum) / tanks; }
};

/// The temperaments that took part, the one with most points per player first.
std::vector<Sum> sums(const std::vector<Player>& players, const std::vector<Ending>& endings) {
    std::vector<Sum> all;
    for (std::size_t k = 0; k < players.size(); ++k) {
        auto sum = std::ranges::find(all, players[k].kind, &Sum::kind);
        if (sum == all.end()) sum = all.insert(all.end(), {players[k].kind});
        for (const Ending& ending : endings) {
            const Score& score = ending.scores[k];
            ++sum->tanks;
            sum->points += score.points;
            sum->kills += score.kills;
            sum->damage += score.damage;
            sum->wins += score.wins;
            sum->hits += score.hits;
            sum->shots += score.shots;
        }
    }
    std::ranges::stable_sort(all, std::greater(), [](const Sum& sum) { return sum.each(sum.points); });
    return all;
}

/// Prints averages per player and match.
void tell(const Sum& sum) {
    std::cout << padded(label(sum.kind), 11) << padded(concat(sum.tanks), 8)
              << padded(fixed_text(sum.each(sum.points), 1), 10)
              << padded(fixed_text(sum.each(sum.kills), 2), 8)
              << padded(fixed_text(sum.each(sum.damage), 1), 9)
              << padded(fixed_text(sum.each(sum.wins), 2), 7) << sum.hits << "/" << sum.shots << '\n';
}

}  // namespace

MatchCommands::MatchCommands(Options& options) {
    Options& simulate =
        options.command("simulate", "Play a match of computers without a window and print how it ends");
    simulate.value("--players", simulation_.players, "Number of players, 2 to 10");
    simulate.value("--rounds", simulation_.rounds, "Number of rounds, 1 to 1000");
    simulate.value("--seed", simulation_.seed, "Random seed");
    simulate.value("--width", simulation_.width, "Width of the level in columns");
    simulate.value("--generator", simulation_.generator, "Generator of the terrain");
    simulate.value("--planet", simulation_.planet, "Planet of the first round");
    simulate.value("--computers", simulation_.computers,
                   "Temperaments, separated by commas and assigned in turn");
    simulate.value("--teams", simulation_.teams,
                   "Teams, 0 (none) to 5, separated by commas and assigned in turn");
    simulate.values("--rule", simulation_.rules, "Set a rule of the match, NAME=VALUE");
    simulate.value("--matches", matches_, "Number of matches, each with the next seed, 1 to 1000000");
    simulate.value("--jobs", jobs_, "Number of matches at a time, 0 (one for each core) to 1024");
    simulate.value("--record", record_, "Write the recording to this file; only for a single match");
    simulate_ = &simulate;
    Options& verify = options.command("verify", "Play a recording back and compare the state of every turn");
    verify.argument("file", file_, "The recording");
    verify.value("--states", states_,
                 "Write every change of the state to this file, tick by tick; the first line in which the "
                 "files of two machines differ is where they parted");
    verify_ = &verify;
}

int MatchCommands::run() const {
    if (simulate_->given()) return simulate();
    if (verify_->given()) return verify();
    return -1;
}

Refusal MatchCommands::validate_arguments() const {
    if (auto refusal = validate_option("--matches", matches_, 1, kMaxMatches)) return refusal;
    if (auto refusal = validate_option("--jobs", jobs_, 0, kMostJobs)) return refusal;
    if (simulation_.seed + matches_ - 1 > kMatchSeed.maximum)
        return error("--matches can't be {count} where --seed is {seed}: there is no seed above {most}",
                     {{"count", matches_}, {"seed", simulation_.seed}, {"most", kMatchSeed.maximum}});
    if (matches_ > 1 && !record_.empty()) return error("--record is for one match: leave --matches out");
    return std::nullopt;
}

int MatchCommands::simulate() const {
    const auto settings = settings_of(simulation_);
    if (!settings) return fail(settings.error());
    if (auto refusal = validate_arguments()) return fail(*refusal);
    return matches_ == 1 ? play_one(*settings) : play_many(*settings);
}

int MatchCommands::play_one(const MatchSettings& settings) const {
    const auto begin = std::chrono::steady_clock::now();
    const Played played = play_computers(settings, std::make_shared<Arsenal>(built_in_arsenal()));
    const double seconds = seconds_since(begin);
    tell_ranking(*played.match);
    std::cout << played.match->turn() << " turns, " << played.ticks.count() << " ticks, "
              << speed_text(played.ticks, seconds) << "\nfinal hash " << hex_text(played.match->hash())
              << '\n';
    if (record_.empty()) return 0;
    const Refusal refusal = write_file(record_, recording_text(played.match->recording()));
    return refusal ? fail(*refusal) : 0;
}

int MatchCommands::play_many(const MatchSettings& settings) const {
    const auto begin = std::chrono::steady_clock::now();
    const auto endings = play_matches(settings, matches_, jobs_);
    const double seconds = seconds_since(begin);
    Ticks ticks;
    for (const Ending& ending : endings) {
        tell(ending, settings.players[ending.winner]);
        ticks += ending.ticks;
    }
    std::cout << "\nmind       players points    kills   damage   wins   hits/shots\n";
    for (const Sum& sum : sums(settings.players, endings)) tell(sum);
    std::cout << matches_ << " matches, " << fixed_text(matches_ / seconds, 2) << " matches per second, "
              << speed_text(ticks, seconds) << '\n';
    return 0;
}

int MatchCommands::verify() const {
    const auto content = read_file(file_);
    if (!content) return fail(content.error());
    const auto recording = parse_recording(*content, file_);
    if (!recording) return fail(recording.error());
    if (!recording->damage.empty()) return fail(Error(recording->damage)), 1;
    const auto hash = play_again(*recording);
    if (!hash) return fail(concat(file_, ": ", hash.error().text())), 1;
    std::cout << terminal_line(file_) << ": " << recording->checks.size()
              << " states came out the same; final hash " << hex_text(*hash) << '\n';
    const std::size_t played = recording->round_results.size();
    if (!is_finished(*recording))
        std::cout << "the recording ends before its match does: " << played << " of "
                  << recording->settings.rounds() << " rounds were played to their end\n";
    return 0;
}

/// Plays to the end and returns the last hash.
Result<std::uint64_t> MatchCommands::play_again(const Recording& recording) const {
    const auto arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    const auto planets = std::make_shared<Planets>(built_in_planets());
    if (auto refusal = Playback::validate(recording, *arsenal, *planets)) return *refusal;
    if (!states_.empty())  // checked before playing rather than after
        if (auto unwritten = write_file(states_, "")) return *unwritten;
    Playback playback(std::make_shared<Recording>(recording), arsenal, planets);
    StateLog states;
    Refusal refusal;
    while (!refusal) {
        if (!states_.empty()) states.note(playback.match());
        if (playback.over()) break;
        refusal = playback.step();
    }
    if (!states_.empty())
        if (auto unwritten = write_file(states_, states.text())) return *unwritten;
    if (refusal) return *refusal;
    return playback.match().hash();
}

}  // namespace terramorph
