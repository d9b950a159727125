#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <utility>

#include "ai/computer_player.h"
#include "app/deeds/fates.h"
#include "match/match.h"
#include "match/recording/playback.h"
#include "match/score/best_shot.h"
#include "net/correspondence/correspondence.h"
#include "net/remote_match.h"

namespace terramorph {

/// Records a match in progress.
class MatchJournal {
  public:
    virtual ~MatchJournal() = default;
    /// Writes everything since the last call.
    virtual void keep(const Match& match) = 0;
    /// Writes everything since the last call, unless nothing has been written so far: a match without
    /// commands isn't worth keeping.
    virtual void keep_turn(const Match& match) = 0;
    /// Writes the rest and the match's current tick, and closes the journal.
    virtual void leave(const Match& match) = 0;
    /// The match has been taken back, so all of it is to be written once more.
    virtual void begin_anew() {}
};

/// Runs a match in progress: it applies commands, lets computers think, advances time, hands out events, and
/// records everything, so that no caller can forget to.
class MatchRunner {
  public:
    /// Without a journal nothing is written down. With `remote`, which must live until the match is left,
    /// other people play at other machines, and so they do with `lines`, which must live as long.
    explicit MatchRunner(std::unique_ptr<Match> match, std::unique_ptr<MatchJournal> journal = nullptr,
                         RemoteMatch* remote = nullptr, Correspondence* lines = nullptr);

    /// The match as whoever plays here sees it: while others shop before them, or aim for a volley in which
    /// all fire at once, a copy in which they do so too.
    const Match& match() const { return plan_ ? *plan_->ahead : *match_; }
    /// The match as it is on all its machines.
    const Match& course() const { return *match_; }

    /// True for people who play at this machine; once their orders for a volley are sealed, not before it's
    /// fired.
    bool plays_here(PlayerId player) const;
    /// Who is played at this machine while others play at other machines; none: nobody in particular.
    PlayerId mine() const {
        if (lines_) return lines_->mine();
        return is_remote() ? remote_->mine() : PlayerId();
    }
    /// True if several people share this machine.
    bool is_shared() const;
    /// True if it's this one that other machines play, too.
    bool is_of(const RemoteMatch& remote) const { return remote_ == &remote; }
    bool is_remote() const { return remote_ != nullptr; }
    /// True if others play by lines in a chat.
    bool is_by_lines() const { return lines_ != nullptr; }
    /// True if others play at other machines, in whatever way.
    bool is_of_several_machines() const { return is_remote() || is_by_lines(); }
    /// Whose line has to come before the match goes on; none if it needs none.
    PlayerId awaits_line_of() const { return lines_ ? lines_->awaited(*match_) : PlayerId(); }
    /// How somebody who aims at another machine turns the barrel, as far as it's known.
    std::optional<Aim> aim_elsewhere() const;
    /// Everybody, at any machine, who may still be in the armory, or aim for a volley.
    std::vector<PlayerId> still_plan() const;
    /// How often the match has been taken back, or moves that were only planned: then it's another one, and
    /// what was shown of it is void.
    int takes_back() const { return takes_back_; }
    /// True if a turn was taken back since the last call, as the others had passed it.
    bool take_given_up() { return std::exchange(given_up_, false); }

    /// Applies a command, or changes nothing and returns why not. Aims come in quick succession, so they're
    /// recorded together after a second, or with the next command.
    Refusal give(const Command& command);
    /// Lets the current computer player think, and carries out its decision: at most one command, or a whole
    /// visit to the armory. Of people at other machines it carries out the next command that has come.
    void think();
    /// One tick of 1/60 s.
    void step();
    /// Of a match between machines, plays what has come while nobody looked: at most so many ticks of it.
    /// Returns true once somebody has to be waited for, or it's over.
    bool catch_up(int ticks);
    /// The events since the last call.
    MatchEvents take_events();
    /// Advances the player's clock, in seconds.
    void advance(double seconds);
    /// Records everything so far at once.
    void keep();
    /// Leaves the match as it is now, even mid-shot, and closes the journal.
    void leave();

    /// A shot of this round that is over, with its turn from the start to the end: the last one (1), the one
    /// before (2) and so on; none further back than past_turns().
    std::optional<Playback> past_turn(int back) const;
    int past_turns() const { return static_cast<int>(past_.size()); }
    /// The turn of the round's best shot, from its start to its end; none before the first hit since the
    /// match was begun or continued.
    std::optional<Playback> best_turn() const;
    const BestShot& best_shot() const { return best_shot_.best(); }
    /// A turn of this round by its number in the match, from its start to its end; none if it isn't
    /// remembered.
    std::optional<Playback> turn_numbered(int number) const;
    /// What has destroyed whom in this round.
    const Fates& fates() const { return fates_; }
    /// The thought behind the last computer's shot; empty before the first.
    const Thought& thought() const { return computers_.thought(); }
    /// True if a computer has just thought hard: one such call of think() is enough for a frame.
    bool thinks_hard() const { return computers_.busy(); }

  private:
    using Turn = std::shared_ptr<const Match>;  // as it began

    /// A visit to the armory, or orders for a volley, made before their turn has come.
    struct Plan {
        TurnKey opening;
        std::unique_ptr<Match> ahead;
        bool aims = false;  ///< for a volley
        TurnCommands commands = {};
        bool told = false;  ///< that it has begun
    };

    bool aims_ahead() const { return plan_ && plan_->aims; }
    Plan end_plan();
    Refusal hand_in();
    void step_ahead();
    void follow();
    void look_after_plan();
    Refusal give_to_plan(const Command& command);
    void remember_turn();
    void forget_turns();
    std::optional<Playback> playback_of(const Turn& turn) const;

    std::unique_ptr<Match> match_;
    Turn turn_, best_turn_;
    std::deque<Turn> past_;  // the last one first
    bool fired_ = false;     // in this turn
    BestShotFinder best_shot_;
    Fates fates_;
    std::unique_ptr<MatchJournal> journal_;
    RemoteMatch* remote_;
    Correspondence* lines_;
    std::optional<Plan> plan_;
    int takes_back_ = 0;
    bool given_up_ = false;
    ComputerPlayers computers_;
    double unkept_ = 0;  // seconds since an unrecorded aim; 0: everything is recorded
};

}  // namespace terramorph
