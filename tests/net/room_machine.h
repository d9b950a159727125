#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/computer_player.h"
#include "base/text.h"
#include "net/machine.h"
#include "net/room.h"

namespace terramorph::test {

inline Versions the_versions() { return own_versions(*the_arsenal(), built_in_planets()); }
inline Digest secret_of(const std::string& name) { return digest(concat("secret ", name)); }
inline std::string who_is(const std::string& name) { return who_of(KeyPair(secret_of(name)).public_key()); }
inline Self self_of(const std::string& name) {
    return {name, secret_of(name), the_versions(), {}, digest(concat("start ", name))};
}

/// A machine in a room: with the match that it makes of what the room says, and with its seat's file.
class RoomMachine {
  public:
    RoomMachine(const std::string& code, Self self)
        : versions_(self.versions), room_(std::make_unique<Room>(code, std::move(self), keep())) {}
    RoomMachine(const std::string& code, Self self, const MatchSettings& settings, Pace pace = {})
        : versions_(self.versions),
          room_(std::make_unique<Room>(code, std::move(self), keep(), settings, pace)) {}

    /// Goes on with a seat's file that was copied from another machine.
    RoomMachine(const SeatFile& file, const Digest& start)
        : versions_(the_versions()), room_(std::make_unique<Room>(file, versions_, keep(), start)) {}

    Room& room() { return *room_; }
    bool has_match() const { return match_ != nullptr; }
    const Match& match() const { return *match_; }
    const std::string& file() const { return *file_; }
    /// From now on nothing can be kept.
    void fill_the_disk() { *full_ = true; }

    std::string trouble() const {
        if (room_->trouble()) return room_->trouble()->text();
        const auto* match = std::as_const(*room_).match();
        return match && match->stopped() ? match->stopped()->text() : "";
    }
    bool is_mine() {
        return match_ && trouble().empty() && room_->match()->mine().exists() &&
               room_->match()->author(*match_) == room_->match()->mine();
    }

    /// Plays on to where it has to wait, for a person or for my own turn.
    void play() {
        if (!room_->match()) return;
        if (!match_) match_ = std::make_unique<Match>(room_->settings(), the_arsenal());
        const auto next = [this](const Match& match) { return room_->match()->next(match); };
        play_on(match_, computers_, *room_->match(), next, [this] { return !trouble().empty(); });
    }
    std::string give(const Command& command) {
        if (const Refusal refusal = room_->match()->give(*match_, command)) return refusal->text();
        EXPECT_FALSE(match_->apply(command)) << command_text(command);
        play();
        return "given";
    }
    void play_turn(Random& random) {
        const int turn = match_->turn();
        for (const Command& command : some_turn(*match_, random)) {
            if (!is_mine() || match_->turn() != turn) return;
            give(command);
        }
    }
    /// Shops, or seals orders for a volley, before my turn has come, if I haven't.
    std::string plan_ahead(Random& random) {
        if (!match_ || !room_->match() || !room_->match()->plannable(*match_)) return "nothing to plan";
        return plan(some_turn_ahead(*match_, room_->match()->mine(), random));
    }
    std::string plan(const TurnCommands& commands) {
        const Refusal refusal = room_->match()->plan(*match_, commands);
        play();
        return refusal ? refusal->text() : "planned";
    }
    /// So much time passes.
    void advance(double seconds) {
        if (match_ && room_->match()) room_->match()->advance(seconds, *match_);
        play();
    }

    /// The program is killed and started again: only the seat's file is left. Whoever has none joins anew.
    void restart() {
        const auto file = parse_seat_file(*file_);
        const std::string code = room_->code();
        const Self self = self_of(*name_);
        match_ = nullptr;
        computers_ = {};
        room_ = file ? std::make_unique<Room>(*file, versions_, keep())
                     : std::make_unique<Room>(code, self, keep());
    }
    /// As when it's killed, but that its seat's file is lost, and only its key is left.
    void lose_file() {
        const std::string code = room_->code();
        const auto seat = parse_seat_file(*file_);
        match_ = nullptr;
        computers_ = {};
        room_ = std::make_unique<Room>(code, Self{seat->name, seat->secret, versions_}, keep());
        room_->ask_first();
    }
    void set_name(const std::string& name) { *name_ = name; }

  private:
    Room::Keep keep() {
        return [file = file_, full = full_, begun = false](std::string_view text) mutable -> Refusal {
            if (*full) return error("there's no room left on the disk");
            if (!begun) file->clear();
            begun = true;
            *file += text;
            return std::nullopt;
        };
    }

    Versions versions_;
    std::shared_ptr<std::string> file_ = std::make_shared<std::string>(),
                                 name_ = std::make_shared<std::string>();
    std::shared_ptr<bool> full_ = std::make_shared<bool>(false);
    std::unique_ptr<Room> room_;
    std::unique_ptr<Match> match_;
    ComputerPlayers computers_;
};

}  // namespace terramorph::test
