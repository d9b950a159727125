#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "support/scratch.h"
#include "wire/games/played_game.h"

namespace terramorph::test {

/// A line to a broker that can be cut: "terramorph-lab net proxy", which is killed and started again.
class CutLine {
  public:
    explicit CutLine(int broker) : broker_(broker) { mend(0); }

    int port() const { return port_; }
    void cut() { proxy_ = nullptr; }
    void mend() { mend(port_); }

  private:
    void mend(int port) {
        proxy_ = std::make_unique<Running>(concat("exec ", test::quoted(binary_path("terramorph-lab")),
                                                  " net proxy --broker mqtt://127.0.0.1:", broker_,
                                                  " --listen ", port, " --delay 0 --stalls 0 --resets 0"));
        ASSERT_TRUE(comes_true([&] { return proxy_->output().find('\n') != std::string::npos; }))
            << proxy_->output();
        const std::string said = proxy_->output();
        port_ = static_cast<int>(*to_integer(trimmed(said.substr(said.rfind(':') + 1))));
    }

    int broker_, port_ = 0;
    std::unique_ptr<Running> proxy_;
};

/// Several games, each the real program, and a mosquitto between them.
class PlayedGames : public ScratchTest {
  protected:
    void SetUp() override {
        if (!MosquittoBroker::is_installed()) GTEST_SKIP() << "mosquitto isn't installed";
        if (!std::filesystem::exists(PlayedGame::program())) GTEST_SKIP() << "the game isn't built";
        start_broker();
    }
    void start_broker() { broker_.start("allow_anonymous true\nset_tcp_nodelay true\n"); }

    PlayedGame& add(const std::string& name) {
        return *games_.emplace_back(std::make_unique<PlayedGame>(folder(), name));
    }
    PlayedGame& anna() { return *games_[0]; }
    PlayedGame& ben() { return *games_[1]; }

    std::string at(int port) const { return concat("--broker mqtt://127.0.0.1:", port); }
    std::string at() const { return at(broker_.port()); }
    /// ANNA hosts by these rules, and the others come, BEN over this port.
    void meet(const std::vector<std::string>& others, int bens_port = 0) {
        add("ANNA").write("settings.toml", concat("[rules]\n", rules_,
                                                  "[level]\ngenerator = \"circle-hill\"\nseed = 8412077\n"));
        anna().write("preferences.toml", preferences_);
        anna().start(concat(at(), " --host"), before_);
        ASSERT_TRUE(comes_true([&] { return !anna().text_of(".tmroom").empty(); })) << anna().said();
        code_ = anna().text_of(".tmroom").substr(0, 8);
        for (const std::string& name : others) {
            PlayedGame& other = add(name);
            other.start(concat(name == "BEN" && bens_port > 0 ? at(bens_port) : at(), " --join ", code_),
                        before_);
            ASSERT_TRUE(other.says("Waiting for the host to begin")) << other.said();
        }
        ASSERT_TRUE(anna().says("Begin when everyone's here")) << anna().said();
    }
    void begin(const std::vector<std::string>& others = {"BEN"}, int bens_port = 0) {
        meet(others, bens_port);
        if (HasFatalFailure() || IsSkipped()) return;
        anna().tell("key enter\n");
        for (const auto& game : games_)
            ASSERT_TRUE(comes_true([&] { return game->file(".tmseat").has_value(); })) << game->said();
    }
    static constexpr const char* kBackToTheMatch =
        "key shift+tab\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey enter\nwait 1\n"
        "key tab\nkey tab\nkey tab\nkey tab\nkey enter\nwait 1\n";
    /// Back to the match by the list of Friends online, which has nothing else.
    static void come_back(PlayedGame& game, const std::string& arguments, const std::string& before = "") {
        game.start(arguments, before);
        game.tell(kBackToTheMatch);
        game.settle();
    }

    bool is_over(const PlayedGame& game) const {
        const auto recording = game.recording();
        return recording && static_cast<int>(recording->round_results.size()) == recording->settings.rounds();
    }
    /// Whether this game knows of this command in that turn.
    static bool has(const PlayedGame& game, int turn, const Command& command) {
        const auto recording = game.recording();
        return recording && std::ranges::any_of(recording->lines, [&](const Recording::Line& line) {
                   return line.turn == turn && command_text(line.command) == command_text(command);
               });
    }
    PlayerId seat(const PlayedGame& game) const { return own_seat(game.seat_file()); }
    /// Whether this game has come to the beginning of a turn of that one's.
    bool awaits(const PlayedGame& game, const PlayedGame& author) const {
        const auto match = game.match();
        return match && match->phase() == Phase::aiming && match->at_turn_start() &&
               match->player() == seat(author);
    }
    /// The others play until it's this one's turn, everywhere. What's its own it doesn't play, but for the
    /// very first.
    void play_until_turn_of(PlayedGame& author) {
        const auto has_begun = [](const auto& game) { return game->recording().has_value(); };
        for (int round = 0; round < 20; ++round) {
            for (const auto& game : games_) {
                if (game.get() == &author || awaits(*game, author)) continue;
                // a key that's held while another's shot flies doesn't lower the power of one's own
                has_begun(game) && !awaits(*game, *game) ? game->look() : game->fire();
            }
            std::ranges::any_of(games_, has_begun) ? author.look() : author.fire();
            if (!std::ranges::all_of(games_, [&](const auto& game) { return awaits(*game, author); }))
                continue;
            for (const auto& game : games_) game->look();
            return;
        }
        FAIL() << author.name() << "'s turn doesn't come: " << author.said();
    }
    void play_to_the_end() {
        for (int round = 0; round < 60; ++round) {
            if (std::ranges::all_of(games_, [&](const auto& game) { return is_over(*game); })) return;
            for (const auto& game : games_)
                if (!is_over(*game)) game->fire();
        }
        for (const auto& game : games_)
            ADD_FAILURE() << game->name() << "'s match doesn't end: " << game->said();
    }
    /// All recordings say the same, but for how barrels were turned before a shot.
    void expect_alike() {
        for (const auto& game : games_) EXPECT_EQ(course(*game), course(anna())) << game->name();
        EXPECT_NE(course(anna()), "");
    }
    static std::string course(const PlayedGame& game) {
        const auto recording = game.recording();
        std::string course;
        if (!recording) return course;
        for (const auto& line : recording->lines)
            if (!std::holds_alternative<Aim>(line.command))
                course += concat(line.turn, " ", command_text(line.command), "\n");
        for (const auto& check : recording->checks)
            course += concat(check.turn, " ", hex_text(check.hash), "\n");
        for (const auto& round : recording->round_results) course += concat("ended in ", round.turn, "\n");
        return course;
    }

    std::string rules_ = "rounds = 1\narmory = 0\nwind = 0\ndirect_hit = 0\nhealth = 160\n", preferences_,
                before_;
    std::string code_;
    MosquittoBroker broker_;
    std::vector<std::unique_ptr<PlayedGame>> games_;
};

}  // namespace terramorph::test
