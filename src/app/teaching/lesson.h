#pragma once

namespace terramorph {

/// What the first match teaches, and, in any match, the first crate in reach, the first road in reach,
/// the first convoy, the first natives, and the first time that somebody has had two turns before one's own;
/// preferences keep what's learned as bits of these. The sixth bit was another lesson's once.
enum class Lesson {
    turn,
    power,
    wind,
    weapon,
    ground,
    coach = 6,
    money,
    crate,
    order,
    road,
    fire,
    convoy,
    natives
};

/// All of them learned, as bits.
constexpr int kAllLessons = (1 << (static_cast<int>(Lesson::natives) + 1)) - 1;

/// True of what's about something on the land.
constexpr bool is_of_a_place(Lesson lesson) {
    return lesson == Lesson::crate || lesson == Lesson::road || lesson == Lesson::convoy ||
           lesson == Lesson::natives;
}

/// The steps of a first shot, each taught once the one before is done.
constexpr Lesson kFirstShot[] = {Lesson::turn, Lesson::power, Lesson::fire};

}  // namespace terramorph
