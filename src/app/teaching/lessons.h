#pragma once

#include <optional>

#include "app/teaching/first_mark.h"
#include "app/teaching/lesson.h"
#include "battle/driving_range.h"
#include "match/match.h"

namespace terramorph {

struct Session;

/// True in the first rounds of the first match of whoever takes tips.
bool is_newcomer(const Session& session, const Match& match);

/// True until a newcomer's first shot, before which nothing but how to fire matters.
bool is_first_shot(const Session& session, const Match& match);

/// True of a column that's no farther, as the crow flies, than the current player's fuel goes over bare land.
bool is_within_fuel(const Match& match, float column);

/// In how many turns of this round the current player has fired; in later ones than the first, in any number.
int turns_taken(const Match& match);

/// Who has had two turns since the current player's last one, as each volley's order is drawn anew; none:
/// nobody.
PlayerId twice_before(const Match& match);

/// Teaches a person at the keyboard, one lesson in a turn, each when its moment comes; only the steps of a
/// first shot follow one another in the same turn, and lead to a hit. A lesson is over once it has been done
/// or a shot has been fired, and is remembered in the player's preferences.
class Lessons {
  public:
    explicit Lessons(Session& session);

    /// Call with each event as it's shown ...
    void note(const MatchEvent& event, const Match& match);
    /// ... and once a frame of so many seconds; `aiming` is true while a person is to aim, `hushed` while
    /// it's told something else in this turn, `dragging` while it aims with the pointer. That changes several
    /// things at once, but only what's taught just then is learned by it. What a key changes is learned once
    /// it rests.
    void look(const Match& match, bool aiming, bool hushed = false, bool dragging = false,
              double seconds = 0);
    /// True of what has been done already, or needn't be taught.
    bool learned(Lesson lesson) const;
    /// Whether somebody has missed, and the coach keeps quiet about it.
    void set_coach_quiet(bool quiet) { coach_quiet_ = quiet; }

    /// True of what is to be taught and could be by now, whatever else is said.
    bool is_open(Lesson lesson, const Match& match) const {
        return teaches(lesson) && !learned(lesson) && is_time_for(lesson, match);
    }
    /// The lesson for this moment; none if there's nothing to teach now.
    std::optional<Lesson> now() const { return now_; }
    /// What the first shot is aimed at, while its steps are taught.
    const FirstMark& first_mark() const { return mark_; }
    /// Where the crate lies that whoever aims can drive to, in columns; none while none is taught.
    std::optional<Vec2<float>> crate(const Match& match) const;
    /// The nearest road that whoever aims can drive to, in columns; none while none is taught.
    std::optional<Vec2<float>> road(const Match& match) const;
    /// True of a crate on the level that nothing has taught yet: it's to have a name.
    bool names_crates() const {
        return teaches(Lesson::crate) && !learned(Lesson::crate) && now_ != Lesson::crate;
    }

    /// Where the first cart of a convoy stands; none if there is none.
    static std::optional<Vec2<float>> convoy(const Match& match);
    /// Where the natives' gun stands; none if there is none.
    static std::optional<Vec2<float>> natives(const Match& match);

  private:
    /// The aim at some moment of a turn of the match.
    struct TurnAim {
        int turn, angle, power;
        WeaponId weapon;

        friend bool operator==(const TurnAim&, const TurnAim&) = default;
    };

    bool teaches(Lesson lesson) const;
    void learn(Lesson lesson);
    bool is_time_for(Lesson lesson, const Match& match) const;
    void learn_from(const TurnAim& aim, bool dragged, std::optional<Lesson> shown, double seconds);
    void look_for_ways(const Match& match);

    Session& session_;
    int learned_ = 0;                      // a bit for each lesson
    std::optional<TurnAim> begun_, last_;  // as the turn began, and as it was last looked at
    double rests_ = 0;                     // seconds since it changed last
    FirstMark mark_;
    std::optional<Lesson> now_;
    bool drags_ = false;
    bool has_fired_ = false;  // a person, in this round
    bool coach_quiet_ = false;
    bool dug_ = false;                    // a crater has been seen
    bool earned_ = false;                 // a person, by a hit
    std::optional<DriveRehearsal> ways_;  // of who aims, while there's a place to teach
    int told_ = -1;                       // the last turn in which something was said ...
    std::optional<Lesson> lesson_;        // ... and which lesson that was
};

}  // namespace terramorph
