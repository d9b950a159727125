// What rolls, tumbles and drifts: balls, wreckage, crates and pieces of earth.
#include <algorithm>
#include <cmath>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr int kFirstPiece = 1000;  // pieces' numbers among the bodies; tanks have theirs
constexpr float kSlow = 4;         // columns per second
constexpr int kSlowTicks = 30;
constexpr int kLongestFall = 20 * kTicksPerSecond;  // of a piece of earth
constexpr float kCrateReach = 5;                    // columns from a tank to what it can pick up
constexpr float kCrateBlast = 20;                   // columns: of a crate that a blast sets off
constexpr float kCrateStrength = 40;
constexpr float kShieldSkin = 1;  // columns: a ball no farther inside a shield comes from outside
constexpr int kMostOfOne = 99;    // weapons of a kind that a tank can hold

float distance(Vec2<float> a, Vec2<float> b) {
    const Vec2<float> way = b - a;
    return std::sqrt(way.x * way.x + way.y * way.y);
}

}  // namespace

void Battle::add_debris(const Piece& piece) {
    const auto rolls = [](const Piece& each) { return each.effects != nullptr; };
    const auto rollers = std::count_if(pieces_.begin(), pieces_.end(), rolls);
    if (piece.generation > kMostGenerations || (rolls(piece) && rollers >= kMostRollers))
        return emit({.kind = Event::Kind::limit_met, .tank = piece.tank});
    make_room();
    pieces_.push_back(piece);
    pieces_.back().number = kFirstPiece + next_piece_++;
    add_body(pieces_.back());
}

/// The oldest that nobody waits for gives way.
void Battle::make_room() {
    const auto stays = [](const Piece& piece) { return !piece.over; };
    if (std::count_if(pieces_.begin(), pieces_.end(), stays) < kMostPieces) return;
    const auto oldest = std::find_if(pieces_.begin(), pieces_.end(), [](const Piece& piece) {
        return !piece.over && !piece.effects && piece.kind != Piece::Kind::earth;
    });
    if (oldest != pieces_.end()) oldest->over = true;  // its body goes with it, in the next tick
}

void Battle::add_body(const Piece& piece) {
    switch (piece.kind) {
        case Piece::Kind::roller:
        case Piece::Kind::boulder: {
            const bool bounces = piece.bounce >= 0.5f;
            Matter matter = bounces                             ? kBouncerMatter
                            : piece.kind == Piece::Kind::roller ? kRollerMatter
                                                                : kEarthMatter;
            matter.restitution = piece.bounce;
            return bodies_.add_ball(piece.number, piece.body, piece.radius, matter);
        }
        case Piece::Kind::wreck:
        case Piece::Kind::turret:
        case Piece::Kind::crate:
            bodies_.add_box(piece.number, piece.body, piece.half_width, piece.radius);
            if (piece.parachute > 0) bodies_.open_parachute(piece.number, piece.parachute);
            return;
        case Piece::Kind::earth:
            return bodies_.add_polygons(piece.number, piece.body, piece.rubble.polygons);
    }
}

void Battle::step_pieces() {
    const std::size_t count = pieces_.size();  // those that begin now move from the next tick
    for (std::size_t k = 0; k < count; ++k) {
        if (pieces_[k].over) continue;
        const Vec2<float> from = pieces_[k].body.at;
        pieces_[k].body = bodies_.state(pieces_[k].number);
        splash(from, pieces_[k].body.at);
        step_piece(pieces_[k], from);
    }
    for (const Piece& piece : pieces_)
        if (piece.over) bodies_.remove(piece.number);
    std::erase_if(pieces_, [](const Piece& piece) { return piece.over; });
}

void Battle::step_piece(Piece& piece, Vec2<float> from) {
    ++piece.age;
    const Vec2<float> velocity = piece.body.velocity;
    const bool slow = velocity.x * velocity.x + velocity.y * velocity.y < kSlow * kSlow;
    piece.slow_ticks = slow ? piece.slow_ticks + 1 : 0;
    const Vec2<float> at = piece.body.at;
    const bool earth = piece.kind == Piece::Kind::earth;
    if (at.y < 0 || at.x < 0 || at.x >= static_cast<float>(ground_.width())) {
        if (piece.effects || earth) emit({.kind = Event::Kind::fizzled, .tank = piece.tank, .at = at});
        piece.over = true;
    } else if (earth) {
        const bool lies = piece.slow_ticks >= kSlowTicks || !piece.body.awake || piece.age >= kLongestFall;
        if (!lies && !bodies_.swallowed(piece.number, ground_)) return;
        piece.over = true;
        put_down(piece);
    } else if (piece.effects) {
        step_roller(piece, from);
    } else if (piece.kind == Piece::Kind::crate) {
        step_crate(piece);
    }
}

void Battle::step_roller(Piece& roller, Vec2<float> from) {
    roll_off_shields(roller, from);
    EffectContext context;
    context.at = fixed_of(roller.body.at);
    context.speed = fixed_of(roller.body.velocity * (1.0f / kTicksPerSecond));
    context.tank = roller.tank;
    context.generation = roller.generation;
    for (const BodyContact& contact : bodies_.contacts())
        if (contact.body == roller.number && contact.other >= 0 && contact.other < kFirstPiece)
            context.hit_tank = contact.other;

    const Vec2<float> at = roller.body.at;
    const bool buried = ground_.solid(static_cast<int>(at.x), static_cast<int>(at.y * kSub));
    std::optional<Trigger> now;
    if (--roller.fuse <= 0) now = Trigger::after;
    if (roller.slow_ticks >= kSlowTicks || buried) now = Trigger::on_rest;
    if (context.hit_tank >= 0) now = Trigger::on_tank;
    if (!now) return;
    roller.over = true;
    const auto& effects = std::exchange(roller.effects, nullptr)->on(*now);
    if (effects.empty()) emit({.kind = Event::Kind::fizzled, .tank = roller.tank, .at = at});
    apply(effects, context);  // may add pieces: `roller` is nothing to look at any more
}

/// A ball that comes to a shield from outside stays out of it and loses what would take it in.
void Battle::roll_off_shields(Piece& roller, Vec2<float> from) {
    for (const Dome& dome : domes_) {
        if (dome.kind == Dome::Kind::deflects) continue;
        const Vec2<float> center = columns_of(from_chord(dome.center));
        const float reach = static_cast<float>(dome.radius) / kChordOne + roller.radius;
        const Vec2<float> out = roller.body.at - center;
        const float away = std::sqrt(out.x * out.x + out.y * out.y);
        if (away >= reach || away == 0 || distance(from, center) < reach - kShieldSkin) continue;
        const Vec2<float> outward = out * (1 / away);
        Vec2<float>& speed = roller.body.velocity;
        const float into = std::min(0.0f, speed.x * outward.x + speed.y * outward.y);
        speed = speed - outward * into;
        roller.body.at = center + outward * reach;
        bodies_.set_state(roller.number, roller.body);
    }
}

void Battle::step_crate(Piece& crate) {
    if (crate.parachute > 0 && (bodies_.touches(crate.number) || !crate.body.awake)) {
        crate.parachute = 0;
        settling_ = 0;
        bodies_.close_parachute(crate.number);
    }
    for (const Hull& hull : hulls_)
        if (distance_to(hull, crate.body.at) <= kCrateReach + crate.radius)
            return open_crate(crate, hull.tank);
}

/// Whoever touches a crate has what is in it: anything that there is not always more of.
void Battle::open_crate(Piece& crate, int finder) {
    crate.over = true;
    const bool item = random_.below(2) == 0 && !arsenal_->items.empty();
    const std::vector<Weapon>& goods = item ? arsenal_->items : arsenal_->weapons;
    std::vector<int> gifts;
    for (std::size_t k = 0; k < goods.size(); ++k)
        if (!goods[k].unlimited) gifts.push_back(static_cast<int>(k));
    if (gifts.empty()) return;
    const int which = gifts[static_cast<std::size_t>(random_.below(static_cast<int>(gifts.size())))];
    Kit& kit = tank(finder).kit;
    int& stock = (item ? kit.items : kit.weapons)[static_cast<std::size_t>(which)];
    const int amount = std::clamp(kMostOfOne - stock, 0, goods[static_cast<std::size_t>(which)].bundle);
    stock += amount;
    emit({.kind = Event::Kind::found,
          .tank = finder,
          .weapon = which,
          .amount = amount,
          .far = item,
          .at = crate.body.at});
}

/// A blast sets off what is in the crates that it reaches.
void Battle::break_crates(const EffectContext& context, float radius) {
    const Vec2<float> at = columns_of(context.at);
    for (std::size_t k = 0; k < pieces_.size(); ++k) {
        Piece& crate = pieces_[k];
        if (crate.over || crate.kind != Piece::Kind::crate) continue;
        if (distance(crate.body.at, at) >= radius + crate.radius) continue;
        crate.over = true;
        EffectContext burst;
        burst.at = fixed_of(crate.body.at);
        burst.tank = context.tank;
        blast(burst, {kCrateBlast, kCrateStrength});
    }
}

}  // namespace terramorph
