#include "app/teaching/lessons.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "app/player/preferences.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "base/overloads.h"
#include "battle/motion/going.h"

namespace terramorph {

namespace {

constexpr int kFeltWind = 3;  // columns per second squared, more or less than before
constexpr int kFirstRounds = 2;
constexpr int kSeenTurn = 20, kSeenPush = 10;  // tenths of a degree, and power: one sees that it changes
constexpr double kRests = 0.4;  // seconds without a change: whoever aims has seen what a key does
constexpr int kTouchesCrate = static_cast<int>(kHullHalfWidth);  // columns from a tank's middle to a crate's
constexpr int kRoadLong = 2 * kTouchesCrate;                     // columns at least: a tank has room on it
constexpr int kTicksPerLook = 100;  // of a rehearsed drive: some milliseconds at worst

constexpr Lesson kInOrder[] = {Lesson::turn,   Lesson::power, Lesson::fire,    Lesson::coach,  Lesson::order,
                               Lesson::weapon, Lesson::money, Lesson::natives, Lesson::convoy, Lesson::crate,
                               Lesson::road,   Lesson::wind,  Lesson::ground};

int bit_of(Lesson lesson) { return 1 << static_cast<int>(lesson); }

/// True if the current player has another weapon than the one it holds.
bool has_choice(const Match& match) {
    const TankId tank = tank_of(match.player());
    return std::ranges::count_if(ids<WeaponId>(match.arsenal().weapons), [&](WeaponId weapon) {
               return weapon_stock(match.battle().state(), tank, weapon) != 0;
           }) > 1;
}

/// True if the current player's last shot would be off by now.
bool has_wind_changed(const Match& match) {
    const PastShot* const last = match.tally().last_shot(match.player());
    return last && std::abs(match.battle().state().air.wind - last->wind) >= kFeltWind;
}

/// The first crate on the ground of which `fits` is true; none if there's none.
template <class Fits>
const Debris* find_landed_crate(const Match& match, Fits fits) {
    const std::vector<Debris>& debris = match.battle().state().debris;
    const auto found = std::ranges::find_if(debris, [&fits](const Debris& piece) {
        return piece.kind == Debris::Kind::crate && piece.parachute <= 0 && !piece.over && fits(piece);
    });
    return found == debris.end() ? nullptr : &*found;
}

bool has_crate_nearby(const Match& match) {
    return find_landed_crate(match, [&match](const Debris& crate) {
               return is_within_fuel(match, crate.body.at.x);
           }) != nullptr;
}

/// The columns of road on which a tank has room and `fits` is true, of those at most so far from it the
/// nearest.
template <class Fits>
std::optional<int> find_road(const Match& match, float far, Fits fits) {
    const BattleState& state = match.battle().state();
    const auto is_road = [&state](int x) { return cover_at(state, x) == LandCover::road; };
    const int own = static_cast<int>(match.state().tank(match.player()).body.at.x);
    for (int off = 0; off <= static_cast<int>(far); ++off)
        for (const int x : {own - off, own + off}) {
            if (!is_road(x) || !fits(x)) continue;
            int from = x, to = x;
            while (to - from < kRoadLong && is_road(from - 1)) --from;
            while (to - from < kRoadLong && is_road(to + 1)) ++to;
            if (to - from >= kRoadLong) return x;
        }
    return std::nullopt;
}

/// As the crow flies; nobody gets farther to one.
bool has_road_nearby(const Match& match) {
    return find_road(match, match.state().tank(match.player()).fuel, [](int) { return true; }).has_value();
}

}  // namespace

bool is_newcomer(const Session& session, const Match& match) {
    const bool takes_tips = preference(session, Preference::tips) != static_cast<double>(TipsWanted::off);
    return takes_tips && match.round() <= kFirstRounds && preference(session, Preference::matches) == 0;
}

bool is_first_shot(const Session& session, const Match& match) {
    const bool has_fired = std::ranges::any_of(match.tally().shots(), [&](const PastShot& shot) {
        return match.player(shot.player).kind == kPerson;
    });
    return is_newcomer(session, match) && match.round() == 1 && !has_fired;
}

bool is_within_fuel(const Match& match, float column) {
    const Tank& tank = match.state().tank(match.player());
    return std::abs(column - tank.body.at.x) <= tank.fuel + kHullHalfWidth;
}

int turns_taken(const Match& match) {
    if (match.round() > 1) return std::numeric_limits<int>::max();
    int turns = 0, last = -1;
    for (const PastShot& shot : match.tally().shots())
        if (shot.player == match.player() && std::exchange(last, shot.turn) != shot.turn) ++turns;
    return turns;
}

PlayerId twice_before(const Match& match) {
    if (match.settings().turn_mode() == TurnMode::simultaneous) return {};
    const std::vector<PastShot>& shots = match.tally().shots();
    const auto own = std::ranges::find(shots.rbegin(), shots.rend(), match.player(), &PastShot::player);
    if (own == shots.rend()) return {};
    for (auto shot = shots.rbegin(); shot != own; ++shot) {
        const auto earlier = [shot](const PastShot& other) {
            return other.player == shot->player && other.turn != shot->turn;
        };
        if (std::any_of(std::next(shot), own, earlier)) return shot->player;
    }
    return {};
}

Lessons::Lessons(Session& session) : session_(session) {
    const bool always = preference(session, Preference::tips) == static_cast<double>(TipsWanted::always);
    if (!always) learned_ = static_cast<int>(preference(session, Preference::lessons));
}

void Lessons::note(const MatchEvent& event, const Match& match) {
    const auto fired = [&](const event::Fired& shot) {
        if (!plays_here(session_, match, player_of(shot.tank))) return;
        has_fired_ = true;
        if (now_) learn(*now_);
        if (teaches(Lesson::fire)) learn(Lesson::fire);
        now_.reset();
    };
    const auto ended = [&](const event::MatchEnded&) {
        if (std::ranges::count(match.settings().players, kPerson, &Player::kind) == 0) return;
        const double most = parameter_of(Preference::matches).maximum;
        prefer(session_, Preference::matches, std::min(most, preference(session_, Preference::matches) + 1));
    };
    const auto hurt = [&](const event::Hurt& harm) {
        if (!harm.by.exists() || harm.by == harm.tank || !plays_here(session_, match, player_of(harm.by)))
            return;
        learn(Lesson::turn), learn(Lesson::power);  // whoever hits can aim
        earned_ |=
            match.settings().has_armory() && !match.state().allies(player_of(harm.by), player_of(harm.tank));
    };
    std::visit(Overloads{fired, ended, hurt, [&](const event::Exploded& blast) { dug_ |= blast.digs; },
                         [](const auto&) {}},
               event);
}

/// By what has changed since the turn began: once it rests, or once a drag is over, which changes several
/// things at once. Of those only what was `shown` is learned. Whoever does what it's told for a first shot
/// hits.
void Lessons::learn_from(const TurnAim& aim, bool dragged, std::optional<Lesson> shown, double seconds) {
    rests_ = last_ == aim ? rests_ + seconds : 0;
    last_ = aim;
    const auto done = [&](Lesson lesson) {
        return teaches(lesson) && (dragged ? shown == lesson : rests_ >= kRests);
    };
    const bool turned = std::abs(aim.angle - begun_->angle) >= kSeenTurn && !mark_.is_hopeless();
    const std::optional<AimZone> wanted = mark_.zone();
    const bool pushed = wanted ? aim.power != begun_->power && wanted->holds(aim.power)
                               : std::abs(aim.power - begun_->power) >= kSeenPush;
    if (turned && done(Lesson::turn)) learn(Lesson::turn);
    if (pushed && done(Lesson::power)) learn(Lesson::power);
    if (aim.weapon != begun_->weapon && teaches(Lesson::weapon)) learn(Lesson::weapon);
    if (dragged) begun_ = aim;
}

void Lessons::look(const Match& match, bool aiming, bool hushed, bool dragging, double seconds) {
    const bool first = is_first_shot(session_, match);
    mark_.look(match, aiming && first && teaches(Lesson::power));
    const bool dragged = std::exchange(drags_, dragging);
    if (aiming && dragging) return;  // what's shown stays until that's over
    const std::optional<Lesson> shown = std::exchange(now_, std::nullopt);
    if (!aiming || !teaches(Lesson::crate)) return begun_.reset();
    const Tank& tank = match.state().tank(match.player());
    const TurnAim aim = {match.turn(), tank.angle, tank.power, match.state().weapon(match.player())};
    if (!begun_ || begun_->turn != aim.turn) begun_ = aim, ways_.reset();
    learn_from(aim, dragged, shown, seconds);
    if (hushed) return told_ = aim.turn, lesson_.reset();
    look_for_ways(match);
    for (const Lesson lesson : kInOrder) {
        if (!now_ && is_open(lesson, match) && (first || told_ != aim.turn || lesson_ == lesson))
            now_ = lesson;
    }
    if (now_) told_ = aim.turn, lesson_ = now_;
    if (shown && is_of_a_place(*shown) && now_ != shown) learn(*shown);
}

bool Lessons::is_time_for(Lesson lesson, const Match& match) const {
    switch (lesson) {
        case Lesson::turn:
        case Lesson::power:
            return true;
        case Lesson::fire:
            return is_first_shot(session_, match);
        case Lesson::wind:
            return has_wind_changed(match);
        case Lesson::weapon:
            return has_choice(match);
        case Lesson::coach:
            return coach_quiet_;
        case Lesson::money:
            return earned_;
        case Lesson::ground:
            return has_fired_ && dug_;
        case Lesson::crate:
            return crate(match).has_value();
        case Lesson::road:
            return road(match).has_value();
        case Lesson::convoy:
            return convoy(match).has_value();
        case Lesson::natives:
            return natives(match).has_value();
        case Lesson::order:
            return twice_before(match).exists();
    }
    return false;
}

/// Rehearses all that the tank can drive in this turn, some of it at each look.
void Lessons::look_for_ways(const Match& match) {
    if (learned(Lesson::crate) && learned(Lesson::road)) return ways_.reset();
    const Tank& tank = match.state().tank(match.player());
    if (!ways_ && tank.fuel > 0 &&
        ((!learned(Lesson::crate) && has_crate_nearby(match)) ||
         (!learned(Lesson::road) && has_road_nearby(match))))
        ways_.emplace(match.battle(), tank_of(match.player()), tank.fuel);
    if (ways_) ways_->advance(kTicksPerLook);
}

std::optional<Vec2<float>> Lessons::crate(const Match& match) const {
    if (!ways_) return std::nullopt;
    const Debris* const found = find_landed_crate(match, [this](const Debris& crate) {
        const int column = static_cast<int>(crate.body.at.x);
        const auto reaches = [&](int x) { return ways_->range().fuel_to(x).has_value(); };
        return reaches(column) || reaches(column - kTouchesCrate) || reaches(column + kTouchesCrate);
    });
    return found ? std::optional(found->body.at) : std::nullopt;
}

std::optional<Vec2<float>> Lessons::road(const Match& match) const {
    if (!ways_) return std::nullopt;
    const auto column = find_road(match, match.state().tank(match.player()).fuel,
                                  [this](int x) { return ways_->range().fuel_to(x).has_value(); });
    if (!column) return std::nullopt;
    const Sixteenths top = match.battle().state().ground.top(*column);
    return Vec2<float>{static_cast<float>(*column), to_columns(top)};
}

std::optional<Vec2<float>> Lessons::convoy(const Match& match) {
    const std::vector<Thing>& things = match.battle().state().things;
    const auto is_cart = [](const Thing& thing) { return thing.kind == Thing::Kind::cart && !thing.gone; };
    const auto found = std::ranges::find_if(things, is_cart);
    return found == things.end() ? std::nullopt : std::optional(found->at);
}

std::optional<Vec2<float>> Lessons::natives(const Match& match) {
    const Thing* const gun = gun_of(match.battle().state());
    return gun ? std::optional(gun->middle()) : std::nullopt;
}

/// Crates may come down for the first time in any match, and so may a tank stand near a road, a convoy pass,
/// natives turn up or somebody have two turns.
bool Lessons::teaches(Lesson lesson) const {
    const auto wanted = static_cast<TipsWanted>(preference(session_, Preference::tips));
    if (is_of_a_place(lesson) || lesson == Lesson::order) return wanted != TipsWanted::off;
    if (wanted == TipsWanted::beginners) return preference(session_, Preference::matches) == 0;
    return wanted == TipsWanted::always;
}

bool Lessons::learned(Lesson lesson) const { return (learned_ & bit_of(lesson)) != 0; }

void Lessons::learn(Lesson lesson) {
    if (learned(lesson)) return;
    learned_ |= bit_of(lesson);
    const int known = static_cast<int>(preference(session_, Preference::lessons));
    prefer(session_, Preference::lessons, known | learned_);
}

}  // namespace terramorph
