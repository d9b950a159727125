#include "net/board/day_level.h"

#include <algorithm>
#include <array>

#include "base/digest.h"
#include "base/index.h"
#include "base/text.h"
#include "net/letter.h"

namespace terramorph {

namespace {

constexpr std::size_t kDayTargets = 3;
constexpr std::array<std::string_view, 4> kDayGenerators = {"hill", "circle-hill", "waves", "plateaus"};

/// Four bytes of the day's digest as a number.
std::uint32_t number_of(const Digest& digest, std::size_t place) {
    std::uint32_t number = 0;
    for (std::size_t k = 0; k < 4; ++k) number = number << 8 | digest[4 * place + k];
    return number;
}

// The Gregorian calendar goes round in 400 years. From March on, five months have 153 days.
constexpr std::int64_t kDaysOfAnEra = 146097, kDaysBefore1970 = 719468;

std::string padded(std::int64_t number, std::size_t digits) {
    const std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

/// Plain shooting: nothing is bought, nothing comes from the sky, and the wind stays as it is.
void set_day_rules(MatchSettings& settings) {
    for (const Rule off : {Rule::turn_mode, Rule::armory, Rule::planets, Rule::cut_advance,
                           Rule::changing_wind, Rule::hostile_sky, Rule::sudden_death, Rule::crates,
                           Rule::direct_hit, Rule::talk, Rule::turn_timer})
        settings.set(off, 0);
    settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    settings.set(Rule::scoring, static_cast<double>(Scoring::standard));
    settings.set(Rule::rounds, 1);
}

}  // namespace

std::string day_of(std::int64_t seconds) {
    const std::int64_t days = floor_div(seconds, kDaySeconds);
    const std::int64_t since = days + kDaysBefore1970;  // 1 March of the year 0
    const std::int64_t era = since / kDaysOfAnEra, day = since % kDaysOfAnEra;
    const std::int64_t year = (day - day / 1460 + day / 36524 - day / (kDaysOfAnEra - 1)) / 365;
    const std::int64_t of_year = day - (365 * year + year / 4 - year / 100);
    const std::int64_t month = (5 * of_year + 2) / 153;  // from March on
    return concat(padded(era * 400 + year + (month >= 10 ? 1 : 0), 4), "-", padded((month + 2) % 12 + 1, 2),
                  "-", padded(of_year - (153 * month + 2) / 5 + 1, 2));
}

bool is_day(std::string_view text) {
    std::string_view rest = text;
    const auto year = to_integer(take_until('-', rest), 1970, 9999),
               month = to_integer(take_until('-', rest), 1, 12), day = to_integer(rest, 1, 31);
    if (!year || !month || !day) return false;
    const std::int64_t from_march = (*month + 9) % 12, years = *year - (*month <= 2 ? 1 : 0);
    const std::int64_t days = 365 * years + years / 4 - years / 100 + years / 400 +
                              (153 * from_march + 2) / 5 + *day - 1 - kDaysBefore1970;
    return day_of(days * kDaySeconds) == text;
}

MatchSettings day_settings(std::string_view day) {
    const Digest chance = digest(concat("tm1 day ", day));
    MatchSettings settings;
    while (settings.players.size() < 1 + kDayTargets)
        settings.players.push_back(another_player(settings.players));
    settings.players[kDayShooter].name = "Gunner";
    for (std::size_t k = 1; k < settings.players.size(); ++k)
        settings.players[PlayerId::at(static_cast<int>(k))].name = concat("Target ", k);
    const std::string_view generator = kDayGenerators[number_of(chance, 0) % kDayGenerators.size()];
    settings.level.terrain = default_terrain(*find_generator(generator));
    settings.level.terrain.seed = number_of(chance, 1);
    settings.seed = number_of(chance, 2);
    set_day_rules(settings);
    return settings;
}

bool is_better(const DayScore& one, const DayScore& other) {
    return one.points != other.points ? one.points > other.points : one.shots < other.shots;
}

DayScore day_score(const Match& match) {
    const Score& score = match.scores().match()[kDayShooter];
    return {score.points, score.shots};
}

std::optional<Command> next_by_itself(const Match& match) {
    if (match.phase() != Phase::aiming || match.player() == kDayShooter) return std::nullopt;
    return Pass{match.player()};
}

bool is_day_over(const Match& match) {
    if (match.phase() == Phase::flying) return false;
    return match.phase() != Phase::aiming || day_score(match).shots >= kDayShots;
}

}  // namespace terramorph
