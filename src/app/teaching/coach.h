#pragma once

#include <map>
#include <optional>
#include <vector>

#include "ai/battle_view.h"
#include "app/teaching/rough_aim.h"
#include "match/match.h"

namespace terramorph {

struct Session;

/// An aim that would have hit; `turn` and `push` say how it differs from the one that was fired.
struct BetterAim {
    int angle = 0;  ///< tenths of a degree
    int power = 0;
    int turn = 0;  ///< tenths of a degree, to the left
    int push = 0;  ///< % of the power
};

/// What would have made a person's miss a hit.
struct Advice {
    std::optional<BetterAim> aim;  ///< none if none was found
    bool searched = false;         ///< to the end: only then there's none where none was found
    bool backwards = false;        ///< it flew away from whom it was meant for
    int columns_short = 0;         ///< by which it missed; negative: it flew too far
    bool blocked = false;          ///< land stopped it that would have reached its mark
    bool unheeded = false;         ///< fired without what was advised before, or less than half of it
    std::optional<int> carried;    ///< columns to the right by which the wind took it; none: it can't be said
    std::optional<int> blown;      ///< likewise, as the wind that blows now would
    int angle = 0, power = 0;      ///< as it was fired
    int wind_then = 0;             ///< as it was fired
    int wind = 0;                  ///< in which all of this is true
    int turn = 0;                  ///< of the match, for which the better aim holds
    bool anew = false;             ///< thought over since, on the land and in the wind as they are now
    std::optional<BetterAim> before = {};  ///< what was said then, before that
    std::vector<Vec2<float>> path;         ///< of the better shot, in columns
    TankId mark = {};                      ///< whom it was meant for
    Vec2<float> from, to;                  ///< where the two tanks stood, in columns
    std::optional<Vec2<float>> fell = {};  ///< where it came down, in columns; none if it left the level

    /// True if they stand elsewhere now.
    bool moved(Vec2<float> own, Vec2<float> other) const;
};

/// A shot in question, and how far the search for a better one has come.
struct CoachSearch {
    PlayerId player;
    int turn = 0;  ///< of the match
    int angle = 0, power = 0, wind = 0;
    TankId mark = -1;
    Vec2<float> end;  ///< where the shot will come down
    int phase = 0, step = 0;
    bool anew = false;  ///< the shot is over, and this is for the next one
};

/// How much a person is told after a miss.
enum class CoachHelp {
    none,
    nudge,  ///< about how to change the aim
    hint,   ///< what angle and power to set
    words,  ///< likewise, as steps that are ticked off once they're done
    third,  ///< likewise, with the first third of the better shot
    whole   ///< likewise, with all of it
};

/// After a person's miss, finds out by the closed form of flights what would have hit. It searches while the
/// shot flies, a little each frame, among the tanks and hills as they were when it was fired; and once more
/// in that person's next turn, as others have fired since and the wind may have turned. It's silent on what
/// doesn't fly as a plain shell does: guided, split, rolling or thrown back by a shield.
class Coach {
  public:
    explicit Coach(Session& session) : session_(session) {}

    /// Call with each event as it's shown ...
    void note(const MatchEvent& event, const Match& match);
    /// ... and once a frame: spends at most `predictions`, which longer paths count more than once.
    void advance(const Match& match, int predictions = kPredictionsPerFrame);

    /// On the player's last shot; null if it hit, until it has come down, from the next one on, once one of
    /// the two tanks has moved in this turn, and for who is out.
    const Advice* advice(PlayerId player, const Match& match) const;
    /// The person whose shot is in the air or still to be seen; none between shots.
    PlayerId shooter() const { return shooter_; }
    /// From now on hints are given to everybody who doesn't refuse them, however familiar, and more after
    /// each miss.
    void insist() { insists_ = true; }
    /// For the rest of this turn everything is told, unless the coach is off.
    void ask(const Match& match) { asked_ = match.turn(); }
    /// What the player's preferences, skill and luck ask for.
    CoachHelp help(PlayerId player, const Match& match) const;
    /// How much of the better shot's way is drawn until the player fires, 0 to 1. Beginners see all of it
    /// while their miss is still to be seen, so that one picture shows both, and in their first match; the
    /// better ones a third.
    float path_shown(PlayerId player, const Match& match) const;
    /// True if it's silent by itself because several people share the keyboard.
    bool keeps_quiet(const Match& match) const;
    /// True if the first shots of the first match may be shown as they begin to fly.
    bool shows_first_flights() const;
    /// How often the player has missed since it last hit.
    int misses(PlayerId player) const;
    /// True while it looks for what would hit from here and now.
    bool thinks_anew() const { return search_ && search_->anew; }

    static constexpr int kPredictionsPerFrame = 48;

  private:
    struct Trial {
        int angle, power;
    };

    void begin(const Match& match, TankId tank);
    void think_anew(const Match& match);
    void end();
    void withdraw(TankId shooter);
    void notice(const Match& match, Vec2<float> at, TankId tank);
    void measure(Vec2<float> end, float to);
    bool is_unheeded(PlayerId player, const Tank& tank) const;
    bool judge(const BattleView& view);
    std::optional<Trial> next_trial(int limit);
    bool hits(const BattleView& view, Trial trial, int& predictions) const;
    void settle(const BattleView& view, Trial trial, int& predictions);
    void conclude(const BattleView& view, std::optional<Trial> trial);
    CoachHelp help_of_beginners(PlayerId player, const Match& match) const;
    bool is_off() const;

    Session& session_;
    std::optional<CoachSearch> search_;
    std::optional<Advice> advice_;     // on the shot that is watched
    std::map<PlayerId, Advice> kept_;  // on the others' last ones
    std::map<PlayerId, int> misses_;   // in a row
    int asked_ = -1;                   // a turn
    Vec2<float> expected_;             // where the shot comes down
    PlayerId shooter_;
    bool landed_ = false, hit_ = false;
    bool insists_ = false;
};

}  // namespace terramorph
