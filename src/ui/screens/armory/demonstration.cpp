#include "ui/screens/armory/demonstration.h"

#include <algorithm>
#include <cmath>

#include "base/overloads.h"
#include "base/trig.h"
#include "battle/content/needs.h"
#include "battle/slip/survey.h"
#include "ui/screen.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kRest = 0.3;                       // seconds until a choice is shown
constexpr double kBefore = 0.5;                     // seconds
constexpr double kLook = 1.5;                       // seconds: at what's only to be seen
constexpr double kDemonstrationPicture = 1.0 / 30;  // seconds from one to the next
constexpr Ticks kMaxStartTicks = 10 * kSecond;      // for tanks to settle
constexpr PlayerId kGunner = 0, kOther = 1;
constexpr int kMaxTurns = 8;
constexpr int kMaxStages = 60;               // until a beam has a target in sight
constexpr int kSteep = 520, kPowerStep = 5;  // tenths of a degree
constexpr int kTough = 500;
constexpr int kFrail = 10;     // health for goods that act when a tank dies
constexpr int kDrive = 90;     // columns
constexpr float kBeside = 36;  // columns: what digs needs earth to begin in

/// Letters would be too small to read.
struct NoLetters : Typeface {
    TextMask line(std::string_view, Face, int) const override { return {}; }
    int line_width(std::string_view, Face, int) const override { return 0; }
};
const NoLetters kNoLetters;

/// True if a shot does something that lasts or is seen for long.
bool strikes(const MatchEvent& event) {
    return std::visit(
        Overloads{[](const event::Exploded&) { return true; }, [](const event::Dug&) { return true; },
                  [](const event::Heaped&) { return true; }, [](const event::Beamed&) { return true; },
                  [](const event::Quaked&) { return true; }, [](const event::Slipped&) { return true; },
                  [](const event::CaughtFire&) { return true; },
                  [](const event::StartedRolling&) { return true; }, [](const auto&) { return false; }},
        event);
}

bool has(const Weapon& good, Purpose purpose, Trigger trigger) {
    const std::vector<Effect>& effects = good.effects.on(trigger);
    return std::ranges::any_of(effects,
                               [&](const Effect& effect) { return effect.kind->purpose == purpose; });
}

/// The weapon that moves land by the fewest rows, as that one mostly moves the whole level; the first weapon
/// if no weapon moves land.
WeaponId mover_of(const Arsenal& arsenal) {
    WeaponId mover = 0;
    std::optional<int> fewest;
    for (const WeaponId weapon : ids<WeaponId>(arsenal.weapons)) {
        const std::optional<int> rows = rows_moved_by(arsenal.weapons[weapon]);
        if (!rows || (fewest && std::abs(*rows) >= std::abs(*fewest))) continue;
        fewest = rows;
        mover = weapon;
    }
    return mover;
}

}  // namespace

Demonstration::Demonstration(const Match& match, PlayerId player, std::shared_ptr<const Arsenal> arsenal)
    : settings_(staged(match.settings(), match.player(player), match.level().planet, stage_)),
      arsenal_(std::move(arsenal)),
      canvas_cache_(kNoLetters) {}

Demonstration::Demonstration(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
                             const DemonstrationStage& stage)
    : stage_(stage),
      settings_(staged(settings, Player(settings.players.front()), Planet(settings.level.planet), stage)),
      arsenal_(std::move(arsenal)),
      canvas_cache_(kNoLetters) {}

void Demonstration::show(std::optional<GoodId> good) {
    if (good == good_) return;
    good_ = good;
    rested_ = 0;
}

bool Demonstration::playing() const { return good_ && rested_ >= kRest && match_; }

void Demonstration::set_up(const DemonstrationStage& stage) {
    MatchSettings settings = staged(settings_, settings_.players.front(), settings_.level.planet, stage);
    const bool dies = !thing().effects.on(Trigger::on_death).empty();
    if (needs_living_land(thing())) {
        settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
        settings.level.cut.position = 1;  // so that there are rows behind it
    }
    if (stage_.frail || is_item(*arsenal_, *good_))
        settings.set(Rule::health, stage_.frail || dies ? kFrail : kTough);
    match_ = std::make_unique<Match>(settings, arsenal_);
    while (match_->phase() == Phase::shopping) {
        if (match_->player() == kGunner) {
            (void)match_->apply(Buy{kGunner, *good_});
            if (holds_land()) (void)match_->apply(Buy{kGunner, good_of(mover_of(*arsenal_))});
        }
        (void)match_->apply(Ready{match_->player()});
    }
    for (Ticks tick; tick < kMaxStartTicks && match_->phase() == Phase::flying; ++tick) match_->step();
    (void)match_->take_events();
}

/// True if the gunner sees the other tank over the land between them. Barrels don't point below the horizon.
bool Demonstration::in_sight() const {
    const Vec2<float> from = tank(kGunner).turret(), to = tank(kOther).middle();
    if (to.y < from.y) return false;
    const Ground& ground = match_->battle().state().ground;
    const float step = to.x > from.x ? 1.0f : -1.0f;
    for (float x = from.x; (to.x - x) * step > 0; x += step)
        if (to_columns(ground.top(static_cast<int>(x))) >
            std::lerp(from.y, to.y, (x - from.x) / (to.x - from.x)))
            return false;
    return true;
}

void Demonstration::begin() {
    DemonstrationStage stage = stage_;
    set_up(stage);
    if (has(thing(), Purpose::beam, Trigger::on_fire))
        for (int tried = 0; tried < kMaxStages && !in_sight(); ++tried) ++stage.seed, set_up(stage);
    picture_ = std::make_unique<BattlePicture>(*match_);
    picture_->set_wordless(stage.wordless);
    ++times_;
    turns_ = 0;
    waiting_ = 0;
    paused_ = kBefore;
    tried_ = used_ = played_ = answered_ = false;
    harm_ = fall_ = 0;
    since_struck_ = -1;
    stale_ = true;
}

bool Demonstration::advance(double seconds) {
    if (!good_) return false;
    const bool rested = rested_ >= kRest;
    rested_ += seconds;
    if (rested_ < kRest) return false;
    if (!rested || !match_) begin();
    bool moves = match_->phase() == Phase::flying;
    if (moves || (paused_ -= seconds) <= 0) {
        waiting_ += std::min(seconds, kMaxFrameSeconds);
        for (; waiting_ >= kSecondsPerTick; waiting_ -= kSecondsPerTick) tick();
    }
    picture_->set_comfort(comfort_);
    const bool looks = match_->phase() == Phase::aiming && match_->player() == kGunner;
    moves |= picture_->show_skylines(*match_, looks ? tank(kGunner).survey : 0);
    moves |= picture_->advance(seconds, *match_) != Moved::nothing || match_->phase() == Phase::flying;
    if (since_struck_ >= 0) since_struck_ += seconds;
    stale_ |= moves;
    undrawn_ += seconds;
    if (!stale_ || undrawn_ < kDemonstrationPicture - kSecondsPerTick / 2) return false;
    undrawn_ = 0;
    return true;
}

/// True if everything has been shown; for an item that includes a shot from the other tank.
bool Demonstration::done() const {
    if (match_->phase() == Phase::match_over || turns_ > kMaxTurns) return true;
    const bool shown =
        waits_for_sky() ? since_struck_ >= 0 : played_ && (answered_ || !is_item(*arsenal_, *good_));
    return shown && match_->phase() == Phase::aiming;
}

void Demonstration::tick() {
    if (match_->phase() != Phase::flying) {
        if (done()) return begin();
        play();
    }
    const bool flew = match_->phase() == Phase::flying;
    picture_->remember(*match_);
    match_->step();
    take_events();
    const bool looks = tank(kGunner).survey > 0 && !played_;
    if (flew && match_->phase() != Phase::flying) paused_ = done() ? stage_.after : looks ? kLook : kBefore;
}

/// The shooter demonstrates the good; against items the other tank shoots back.
void Demonstration::play() {
    ++turns_;
    if (waits_for_sky()) return void(match_->apply(Pass{match_->player()}));
    const bool item = is_item(*arsenal_, *good_);
    if (match_->player() == kOther) {
        answered_ = item && tried_;
        return answered_ ? shoot(kGunner) : void(match_->apply(Pass{kOther}));
    }
    const Vec2<float> target = tank(kOther).body.at;
    (void)match_->apply(Target{kGunner, static_cast<int>(target.x), static_cast<int>(target.y)});
    if (item && !used_) return use();
    if (!item) (void)match_->apply(Choose{kGunner, weapon_of(*arsenal_, *good_)});
    played_ = true;
    if (holds_land()) (void)match_->apply(Choose{kGunner, mover_of(*arsenal_)});
    shoot(kOther);
}

/// Automatic items need no use. Items of no use yet wait until the other tank has done some damage.
void Demonstration::use() {
    tried_ = true;
    used_ = thing().effects.on(Trigger::on_use).empty() ||
            !match_->apply(Use{kGunner, item_of(*arsenal_, *good_)});
    if (!used_) return void(match_->apply(Pass{kGunner}));
    if (!has(thing(), Purpose::fuel, Trigger::on_use) || match_->phase() != Phase::aiming) return;
    const int way = tank(kOther).body.at.x > tank(kGunner).body.at.x ? kDrive : -kDrive;
    (void)match_->apply(Drive{kGunner, way});
}

/// Beams go straight to the other tank; shells in the nearest arc, those that dig to the earth beside it.
void Demonstration::shoot(PlayerId at) {
    const PlayerId player = match_->player();
    const Vec2<float> from = tank(player).turret();
    Vec2<float> to = tank(at).middle();
    const Weapon& weapon = arsenal_->weapons[match_->state().weapon(player)];
    if (has(weapon, Purpose::digs, Trigger::on_impact)) to.x += to.x > from.x ? -kBeside : kBeside;
    Aim best{player, to.x > from.x ? kSteep : kHalfTurn - kSteep, 0};
    if (has(weapon, Purpose::beam, Trigger::on_fire)) {
        const float turn = std::atan2(to.y - from.y, to.x - from.x) / kFloatPi * kHalfTurn;
        best.angle = std::clamp(static_cast<int>(std::lround(turn)), 0, kHalfTurn);
        best.power = power_limit(match_->battle().state(), tank_of(player));
    } else {
        auto least = static_cast<float>(stage_.width);
        for (int power = kPowerStep; power <= power_limit(match_->battle().state(), tank_of(player));
             power += kPowerStep) {
            const Prediction shot = match_->battle().predict_shot(tank_of(player), best.angle, power);
            const float off = std::abs(columns_of(shot.contact.at).x - to.x);
            if (off < least) least = off, best.power = power;
        }
    }
    (void)match_->apply(best);
    (void)match_->apply(Fire{player});
}

void Demonstration::take_events() {
    const MatchEvents events = match_->take_events();
    const bool goes_on = !match_->battle().state().ongoing.empty();
    if (since_struck_ < 0 && (goes_on || std::ranges::any_of(events, strikes))) since_struck_ = 0;
    for (const MatchEvent& event : events)
        if (const auto* hurt = std::get_if<event::Hurt>(&event); hurt && hurt->tank != tank_of(kGunner))
            (hurt->cause == HurtCause::fall ? fall_ : harm_) += hurt->health;
    picture_->note(*match_, events);
}

void Demonstration::draw(Canvas& canvas, Rect place) {
    canvas.fill(place, theme::kPanel);
    if (playing()) {
        redraw(static_cast<int>(place.w), static_cast<int>(place.h));
        canvas.image(image_, static_cast<int>(place.x), static_cast<int>(place.y));
    }
    canvas.round_off(place, Scale(canvas)(theme::kRadius), theme::kBackground);
}

void Demonstration::redraw(int width, int height) {
    const bool fits = image_.width() == width && image_.height() == height;
    if (fits && !stale_) return;
    if (!fits) image_ = Image(width, height, 0xff000000u);
    Canvas canvas(image_, canvas_cache_);
    const bool moves = match_->phase() == Phase::flying;
    picture_->draw(canvas, *match_, moves ? static_cast<float>(waiting_ / kSecondsPerTick) : 1,
                   LabelRoom({0, 0, canvas.width(), canvas.height()}));
    stale_ = false;
}

}  // namespace terramorph
