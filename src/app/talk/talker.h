#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/talk/talk.h"
#include "base/random.h"
#include "match/match.h"

namespace terramorph {

/// Lets tanks say something now and then, one at a time and never many in a row. It has random numbers of its
/// own.
class Talker {
  public:
    /// The current remark.
    struct Remark {
        TankId tank;
        Mood mood;
        std::string words;
        double left;       ///< seconds left
        double shown = 0;  ///< for which it has been there
    };

    explicit Talker(const Match& match, const Phrases& phrases = built_in_phrases());

    void note(const MatchEvent& event, const Match& match);
    /// What a person has written. It comes before whatever tanks say by themselves.
    void quote(PlayerId player, std::string words);
    /// `waits`: everybody waits for a person who aims. Returns true if a remark has come
    /// or gone.
    bool advance(double seconds, const Match& match, bool waits);
    const std::optional<Remark>& remark() const { return remark_; }
    /// A person is to play: what has been read by now goes, and the rest once it has.
    void give_way();

    static constexpr double kPause = 3;     ///< seconds between two remarks
    static constexpr double kLongAim = 20;  ///< seconds until someone gets impatient

  private:
    /// A possible remark.
    struct Occasion {
        PlayerId player;
        Mood mood;
        PlayerId other = {};
    };

    void begin_turn(PlayerId player, const Match& match);
    void record_damage(const event::Hurt& hurt);
    void end_shot(const Match& match);
    std::vector<Occasion> occasions(const Match& match) const;
    std::vector<PlayerId> talkers(const Match& match) const;
    bool talks(PlayerId player, const Match& match) const;
    void say(const Occasion& occasion, const Match& match);
    void show(PlayerId player, Mood mood, std::string words);
    std::string line_for(const Occasion& occasion, const Match& match);
    /// A random item; none if there are none.
    template <class Item>
    std::optional<Item> any_of(const std::vector<Item>& items);

    const Phrases* phrases_;
    Random random_;
    std::optional<Remark> remark_;
    bool fresh_ = false;             // it has come since the last call of advance()
    std::vector<std::string> said_;  // all lines so far, so that each comes again only after the others
    std::string last_;               // the last remark, so that it isn't repeated at once
    double quiet_ = 0;               // seconds until the next remark
    double waited_ = 0;              // seconds that the current player has aimed
    bool greeted_;
    std::vector<PlayerId> shooters_;  // of this turn
    std::vector<Occasion> harm_;      // results of their shots
    std::vector<char> buried_;        // buried tanks at the beginning of the turn
};

}  // namespace terramorph
