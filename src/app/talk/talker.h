#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "app/talk/talk.h"
#include "base/random.h"
#include "match/match.h"

namespace terramorph {

/// Lets tanks say something now and then, one at a time and never many in a row. Its chance is the picture's
/// own.
class Talker {
  public:
    /// What is being said.
    struct Remark {
        int tank;
        Mood mood;
        std::string words;
        double left;  ///< seconds that it stays
    };

    explicit Talker(const Match& match, const Phrases& phrases = built_in_phrases(current_language()));

    void note(const MatchEvent& event, const Match& match);
    /// `waits`: everybody waits for a person who aims. Returns whether there is anything to see, or was.
    bool advance(double seconds, const Match& match, bool waits);
    const std::optional<Remark>& remark() const { return remark_; }

    static constexpr double kPause = 3;     ///< seconds between two remarks
    static constexpr double kLongAim = 20;  ///< seconds until somebody gets impatient

  private:
    /// Something that somebody could remark on.
    struct Occasion {
        int tank;
        Mood mood;
        int other = -1;
    };

    void begin_turn(int player, const Match& match);
    void record_damage(const event::Hurt& hurt);
    void end_shot(const Match& match);
    std::vector<Occasion> occasions(const Match& match) const;
    std::vector<int> talkers(const Match& match) const;
    bool talks(int player, const Match& match) const;
    void say(const Occasion& occasion, const Match& match);
    std::string line_for(const Occasion& occasion, const Match& match);
    /// One of them by lot; none of none.
    template <class Item>
    std::optional<Item> any_of(const std::vector<Item>& items);

    const Phrases* phrases_;
    Random random_;
    std::optional<Remark> remark_;
    std::string last_;   // words said, so that nobody repeats them at once
    double quiet_ = 0;   // seconds until the next remark
    double waited_ = 0;  // seconds for whoever aims
    bool greeted_;
    std::vector<int> shooters_;   // of this turn
    std::vector<Occasion> harm_;  // what their shots have done
    std::vector<char> buried_;    // who was, when the turn began
};

}  // namespace terramorph
