#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "match/match.h"

namespace terramorph {

constexpr int kDayShots = 10;
/// Who shoots there; all others are targets, whose turns pass.
constexpr PlayerId kDayShooter = 0;

/// The day of a time, by the clock of Greenwich, in seconds since 1970: "2026-11-22".
std::string day_of(std::int64_t seconds);
/// True for a day as day_of() writes it, from 1970 to 9999.
bool is_day(std::string_view text);

/// What is played on a day: one who shoots, and targets on a level that the day alone decides.
MatchSettings day_settings(std::string_view day);

/// What has been done there so far.
struct DayScore {
    int points = 0, shots = 0;

    friend bool operator==(const DayScore&, const DayScore&) = default;
};
/// True if one has more points than the other, or as many with fewer shots.
bool is_better(const DayScore& one, const DayScore& other);
DayScore day_score(const Match& match);
/// The command that the day's match has to be given now by itself: a target passes. None: it's the shooter's
/// turn, or something moves.
std::optional<Command> next_by_itself(const Match& match);
/// True once there's no shot left, or nothing to shoot at, and everything is at rest.
bool is_day_over(const Match& match);

}  // namespace terramorph
