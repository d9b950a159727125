#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <vector>

#include "ai/computer_player.h"
#include "base/text.h"
#include "net/logs/merge.h"
#include "net/logs/orders.h"
#include "net/logs/page.h"
#include "net/logs/seat_log.h"
#include "support/matches.h"

namespace terramorph::test {

inline KeyPair keys_of(PlayerId seat) { return KeyPair(digest(concat("seat ", seat))); }
inline const PageContext kRoom = {digest("the table"), "5d0c21f091b4198f"};

/// What a person does in a turn as chance has it: drives, takes another weapon, aims and fires; shops.
inline std::vector<Command> some_turn(const Match& match, Random& random) {
    const PlayerId player = match.player();
    const auto& arsenal = match.arsenal();
    const int weapons = static_cast<int>(arsenal.weapons.size());
    std::vector<Command> commands;
    if (match.phase() == Phase::shopping) {
        for (int visit = random.below(3); visit > 0; --visit)
            commands.push_back(Buy{player, GoodId::at(random.below(weapons))});
        commands.push_back(Ready{player});
        return commands;
    }
    if (random.below(3) == 0) commands.push_back(Drive{player, random.from_to(1, 40) - 60 * random.below(2)});
    if (random.below(2) == 0) commands.push_back(Choose{player, WeaponId::at(random.below(weapons))});
    const int angle = random.from_to(200, 1600);
    commands.push_back(Aim{player, angle, random.from_to(100, 500)});
    commands.push_back(Fire{player});
    return commands;
}

/// What this seat may do at its visit or in its turn, as far as it knows.
inline TurnCommands some_turn_ahead(const Match& match, PlayerId seat, Random& random) {
    const std::unique_ptr<Match> ahead = turn_ahead(match, seat);
    TurnCommands commands;
    for (const Command& command : some_turn(*ahead, random)) {
        if (!ahead->apply(command)) commands.push_back(command);
        while (aims_together(*ahead) && ahead->phase() == Phase::flying) ahead->step();
    }
    if (!concludes(commands.back())) commands.push_back(Pass{seat});  // it didn't live to fire
    return commands;
}

/// Plays a match on to where it has to wait, for a person or because it has stopped: does what `next` says,
/// steps what flies, and lets computers think. Returns how often it was taken back.
template <class Merged, class NextOf, class IsStopped>
int play_on(std::unique_ptr<Match>& match, ComputerPlayers& computers, const Merged& merge, NextOf next_of,
            IsStopped is_stopped) {
    int taken_back = 0;
    for (int steps = 0; steps < 100000; ++steps) {
        const Merge::Next next = next_of(*match);
        if (const auto* back = std::get_if<Merge::TakeBack>(&next)) {
            ++taken_back;
            match = terramorph::taken_back(*match, back->turn);
            computers = {};
        } else if (const auto* command = std::get_if<Command>(&next)) {
            const Refusal refusal = match->apply(*command);
            EXPECT_FALSE(refusal) << command_text(*command) << ": " << refusal->text();
        } else if (match->phase() == Phase::flying) {
            match->step();
        } else if (is_stopped() || match->phase() == Phase::match_over || merge.author(*match).exists()) {
            return taken_back;
        } else {
            computers.think(*match, merge.sits_in(*match));
        }
        match->take_events();
    }
    ADD_FAILURE() << "it plays on for ever";
    return taken_back;
}

/// One machine with its match, its log and what it has heard of the others'. A seat of none watches.
class Machine {
  public:
    Machine(const MatchSettings& settings, PlayerId seat)
        : settings_(settings), seat_(seat), match_(new_match()), merge_(settings, seat, kRoom.mark) {
        for (const PlayerId player : ids<PlayerId>(settings.players))
            if (settings.players[player].kind.is_person()) logs_.emplace(player, SeatLog(player));
    }

    const Match& match() const { return *match_; }
    const Merge& merge() const { return merge_; }
    PlayerId seat() const { return seat_; }
    const SeatLog& log(PlayerId seat) const { return logs_.at(seat); }
    int taken_back() const { return taken_back_; }

    /// A text that has come, of any seat.
    void take(std::string_view text) {
        for (auto& [seat, log] : logs_) {
            const auto page = parse_page(text, kRoom, seat, keys_of(seat).public_key());
            if (!page) continue;
            const std::size_t heard = log.entries().size();
            if (log.take(*page) == SeatLog::Taken::contradicts) merge_.hear_contradiction(seat);
            for (std::size_t k = heard; k < log.entries().size(); ++k) merge_.hear(seat, log.entries()[k]);
        }
    }

    /// Plays on to where it has to wait, for a person or for my own turn.
    void play() {
        const auto next = [this](const Match& match) {
            auto what = merge_.next(match);
            keep_written();
            return what;
        };
        taken_back_ +=
            play_on(match_, computers_, merge_, next, [this] { return merge_.stopped().has_value(); });
    }

    bool is_mine() const { return seat_.exists() && !merge_.stopped() && merge_.author(*match_) == seat_; }
    /// Gives one command of mine; what it begins is played on by play().
    std::string give(const Command& command) {
        const Refusal refusal = merge_.give(*match_, command);
        keep_written();
        if (refusal) return refusal->text();
        EXPECT_FALSE(match_->apply(command)) << command_text(command);
        return "given";
    }
    /// Shops before my turn at the armory has come, or seals orders for a volley, if I haven't, beside what
    /// others do.
    std::string plan_ahead(Random& random) {
        return merge_.plannable(*match_) ? plan(some_turn_ahead(*match_, seat_, random)) : "nothing to plan";
    }
    std::string plan(const TurnCommands& commands) {
        const auto volley = merge_.plannable(*match_);
        const HalfDigest nonce = volley ? orders_nonce(kRoom.mark, *volley, keys_of(seat_)) : HalfDigest{};
        const Refusal refusal = merge_.plan(*match_, commands, nonce);
        keep_written();
        return refusal ? refusal->text() : "planned";
    }
    HalfDigest nonce() const {
        return orders_nonce(kRoom.mark, turn_of(*match_, seat_).turn, keys_of(seat_));
    }
    std::vector<Message> take_left_out() { return merge_.take_left_out(); }
    std::vector<PlayerId> take_void() { return merge_.take_void(); }
    /// What would open them isn't in the file any more.
    void lose_orders() { orders_ = std::nullopt; }
    /// Plays a turn of mine; commands that the rules refuse are left out.
    void play_turn(Random& random) {
        const int turn = match_->turn();
        for (const Command& command : some_turn(*match_, random)) {
            if (!is_mine() || match_->turn() != turn) return;
            give(command);
            play();
        }
    }
    /// Leaves, and sees who's there, as the room says.
    void leave() {
        merge_.leave();
        keep_written();
    }
    void see_here(const std::vector<PlayerId>& seats) { merge_.see_here(seats); }
    void give_up() {
        merge_.give_up(*match_);
        play();
    }

    /// My pages from this one on.
    std::vector<std::string> pages(std::size_t first = 0) const {
        std::vector<std::string> texts;
        if (!seat_.exists()) return texts;
        const auto& pages = logs_.at(seat_).pages();
        for (std::size_t k = first; k < pages.size(); ++k)
            texts.push_back(page_text(pages[k], kRoom, keys_of(seat_)));
        return texts;
    }

    /// The program is ended and started again: only my own log and what was heard is left.
    void restart() {
        match_ = new_match();
        merge_ = Merge(settings_, seat_, kRoom.mark);
        if (orders_) merge_.remember_orders(*orders_);
        computers_ = {};
        if (seat_.exists())
            for (const Entry& entry : logs_.at(seat_).entries()) merge_.hear(seat_, entry);
        for (const auto& [seat, log] : logs_)
            if (seat != seat_)
                for (const Entry& entry : log.entries()) merge_.hear(seat, entry);
    }

  private:
    std::unique_ptr<Match> new_match() const { return std::make_unique<Match>(settings_, the_arsenal()); }
    void keep_written() {
        orders_ = merge_.orders();
        for (Entry& entry : merge_.take_written()) EXPECT_FALSE(logs_.at(seat_).add(std::move(entry)));
    }

    MatchSettings settings_;
    PlayerId seat_;
    std::unique_ptr<Match> match_;
    Merge merge_;
    ComputerPlayers computers_;
    std::map<PlayerId, SeatLog> logs_;
    std::optional<Entry> orders_;  // as kept
    int taken_back_ = 0;
};

}  // namespace terramorph::test
