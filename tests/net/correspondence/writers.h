#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ai/computer_player.h"
#include "net/correspondence/correspondence.h"
#include "net/correspondence/invitation.h"
#include "net/machine.h"
#include "support/matches.h"

namespace terramorph {

/// One of the machines.
struct Writer {
    Writer(const MatchSettings& settings, const std::string& invitation, PlayerId mine)
        : match(std::make_unique<Match>(settings, test::the_arsenal())), lines(invitation, mine) {}

    /// Goes on until somebody has to be waited for.
    void go_on() {
        for (int k = 0; k < 200000; ++k) {
            if (match->phase() == Phase::flying) {
                match->step();
            } else if (match->phase() == Phase::round_over) {
                ASSERT_FALSE(match->apply(NextRound{}));
            } else if (const auto command = lines.next(*match)) {
                ASSERT_FALSE(match->apply(*command));
            } else if (match->phase() != Phase::match_over &&
                       !match->player(match->player()).kind.is_person()) {
                computers.think(*match);
            } else {
                return;
            }
            (void)match->take_events();
        }
        FAIL() << "it never ends";
    }
    bool may_play() const {
        const bool waits = match->phase() == Phase::shopping || match->phase() == Phase::aiming;
        return waits && match->player() == lines.mine();
    }
    void play(const TurnCommands& commands) {
        for (const Command& command : commands) {
            (void)match->apply(command);  // chance asks for what can't be paid
            while (match->phase() == Phase::flying && !concludes(command)) match->step();
        }
        go_on();
    }
    Correspondence::Heard hear(const std::string& line) {
        const auto heard = lines.hear(*match, line);
        go_on();
        return heard;
    }
    std::string send() const { return lines.to_send(*match).back(); }

    std::unique_ptr<Match> match;
    Correspondence lines;
    ComputerPlayers computers;
};

class CorrespondenceTest : public testing::Test {
  protected:
    void begin(MatchSettings settings) {
        settings = invitable(std::move(settings));
        const Versions own = own_versions(*test::the_arsenal(), built_in_planets());
        invitation_ = invitation_text(settings, own);
        auto read = parse_invitation(invitation_, own);
        ASSERT_TRUE(read);
        for (const PlayerId player : ids<PlayerId>(settings.players))
            if (settings.players[player].kind.is_person())
                writers_.push_back(std::make_unique<Writer>(*read, invitation_, player));
        for (const auto& writer : writers_) writer->go_on();
    }
    Writer* next_writer() {
        for (const auto& writer : writers_)
            if (writer->may_play()) return writer.get();
        return nullptr;
    }
    /// Whoever it is plays as chance has it. Returns the line.
    std::string play_a_turn(Random& random) {
        Writer& writer = *next_writer();
        writer.play(test::some_turn(*writer.match, random));
        const auto& all = writer.lines.to_send(*writer.match);
        return all.empty() ? "" : all.back();
    }
    /// All others hear what somebody would copy.
    void pass_on(const Writer& from) {
        for (const auto& writer : writers_)
            if (writer.get() != &from)
                for (const std::string& line : from.lines.to_send(*from.match))
                    if (line != invitation_) (void)writer->hear(line);
    }
    void expect_the_same() {
        for (const auto& writer : writers_) EXPECT_EQ(writer->match->hash(), writers_[0]->match->hash());
    }

    std::string invitation_;
    std::vector<std::unique_ptr<Writer>> writers_;
};

}  // namespace terramorph
