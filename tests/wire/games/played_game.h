#pragma once

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/files/file.h"
#include "base/text.h"
#include "match/match.h"
#include "match/recording/playback.h"
#include "net/seat_file.h"
#include "support/matches.h"
#include "support/program/game.h"
#include "wire/mosquitto_broker.h"

namespace terramorph::test {

/// The real program in a folder of its own. It's told lines of a script while it plays, and says by --narrate
/// what its player reads. Frames pass in real time, but what a line waits for passes at once.
class PlayedGame {
  public:
    PlayedGame(const std::string& folder, std::string name)
        : folder_(folder + "/" + name), name_(std::move(name)) {
        std::filesystem::create_directories(folder_);
        write("remote.toml", concat("name = \"", name_, "\"\n"));
        ::mkfifo(path("lines").c_str(), 0600);
    }
    ~PlayedGame() { end_lines(); }
    PlayedGame(const PlayedGame&) = delete;
    PlayedGame& operator=(const PlayedGame&) = delete;

    static std::string program() { return binary_path("terramorph"); }
    const std::string& name() const { return name_; }
    std::string path(const std::string& file) const { return folder_ + "/" + file; }
    void write(const std::string& file, const std::string& text) const { std::ofstream(path(file)) << text; }

    /// `before` comes before the program's name, such as variables of its environment.
    void start(const std::string& arguments, const std::string& before = "") {
        end_lines();
        lines_ = ::open(path("lines").c_str(), O_RDWR | O_CLOEXEC);
        running_ = std::make_unique<Running>(
            concat("exec env -u DISPLAY -u LANGUAGE LANG=C ", before, " ", test::quoted(program()),
                   " --script - --narrate --config-dir ", test::quoted(folder_), " --data-dir ",
                   test::quoted(folder_), " --shots ", test::quoted(folder_), " ", arguments, " <",
                   test::quoted(path("lines"))));
        tell("size 640 360\n");
    }
    void tell(std::string_view lines) const {
        EXPECT_EQ(::write(lines_, lines.data(), lines.size()), static_cast<ssize_t>(lines.size()));
    }
    /// Waits until it has done all that it was told.
    void settle() {
        const std::string picture = concat("done", ++pictures_, ".png");
        tell(concat("shot ", picture, "\n"));
        EXPECT_TRUE(comes_true([&] { return std::filesystem::exists(path(picture)) || !running_->runs(); }))
            << said();
    }
    /// Whether it says this, sooner or later.
    bool says(std::string_view words) const {
        return comes_true([&] { return said().find(words) != std::string::npos; });
    }
    std::string said() const { return running_->output(); }
    Running& process() { return *running_; }
    void kill() {
        running_->send(SIGKILL);
        running_->wait();
    }
    void quit() {
        tell("quit\n");
        EXPECT_EQ(running_->wait().status, 0) << said();
    }

    /// The only file with this ending; none if there's none.
    std::optional<std::string> file(const std::string& ending) const {
        for (const auto& entry : std::filesystem::directory_iterator(folder_))
            if (entry.path().filename().string().ends_with(ending)) return entry.path().string();
        return std::nullopt;
    }
    std::string text_of(const std::string& ending) const {
        const auto name = file(ending);
        const auto text = name ? read_file(*name) : Result<std::string>(std::string());
        return text ? *text : "";
    }
    /// Once it can be read: it may be asked for just when it's being written.
    SeatFile seat_file() const {
        std::optional<SeatFile> whole;
        const bool comes = comes_true([&] {
            if (auto seat = parse_seat_file(text_of(".tmseat"))) whole = seat.take();
            return whole.has_value();
        });
        EXPECT_TRUE(comes) << said();
        return whole.value();
    }
    std::optional<Recording> recording() const {
        auto recording = parse_recording(text_of(".tmrec"), "recording");
        return recording ? std::optional(recording.take()) : std::nullopt;
    }
    /// The match as it has been recorded so far; none before its first turn is over.
    std::unique_ptr<Match> match() const {
        const auto recorded = recording();
        auto match =
            recorded ? resume(*recorded, the_arsenal()) : Result<std::unique_ptr<Match>>(error("none"));
        return match ? match.take() : nullptr;
    }
    /// Fires at itself, if that's allowed, and lets the shot fall.
    void fire() {
        tell("hold down 3\nkey space\nwait 3\n");
        settle();
    }

    /// Looks on until what flies has fallen.
    void look() {
        tell("wait 9\n");
        settle();
    }

  private:
    void end_lines() {
        if (lines_ >= 0) ::close(lines_);
        lines_ = -1;
    }

    std::string folder_, name_;
    int lines_ = -1, pictures_ = 0;
    std::unique_ptr<Running> running_;
};

}  // namespace terramorph::test
