// What rolls, tumbles and drifts: balls, wreckage, crates and pieces of earth.
#include <algorithm>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr int kFirstPiece = 1000;  // pieces' numbers among the bodies; tanks have theirs
constexpr float kSlow = 4;         // columns per second
constexpr int kSlowTicks = 30;
constexpr int kLongestFall = 20 * kTicksPerSecond;  // of a piece of earth
constexpr float kCrateReach = 26;                   // columns from a tank's middle to what it can pick up

}  // namespace

void Battle::add(const Piece& piece) {
    const auto rolls = [](const Piece& each) { return each.effects != nullptr; };
    const auto rollers = std::count_if(pieces_.begin(), pieces_.end(), rolls);
    if (piece.generation > kMostGenerations || (rolls(piece) && rollers >= kMostRollers))
        return say({.kind = Event::Kind::limit_met, .tank = piece.tank});
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
            return bodies_.add_box(piece.number, piece.body, piece.half_width, piece.radius);
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
        step_piece(pieces_[k]);
    }
    for (const Piece& piece : pieces_)
        if (piece.over) bodies_.remove(piece.number);
    std::erase_if(pieces_, [](const Piece& piece) { return piece.over; });
}

void Battle::step_piece(Piece& piece) {
    ++piece.age;
    const Vec2<float> velocity = piece.body.velocity;
    const bool slow = velocity.x * velocity.x + velocity.y * velocity.y < kSlow * kSlow;
    piece.slow_ticks = slow ? piece.slow_ticks + 1 : 0;
    const Vec2<float> at = piece.body.at;
    const bool earth = piece.kind == Piece::Kind::earth;
    if (at.y < 0 || at.x < 0 || at.x >= static_cast<float>(ground_.width())) {
        if (piece.effects || earth) say({.kind = Event::Kind::fizzled, .tank = piece.tank, .at = at});
        piece.over = true;
    } else if (earth) {
        const bool lies = piece.slow_ticks >= kSlowTicks || !piece.body.awake || piece.age >= kLongestFall;
        if (!lies && !bodies_.swallowed(piece.number, ground_)) return;
        piece.over = true;
        put_down(piece);
    } else if (piece.effects) {
        step_roller(piece);
    } else if (piece.kind == Piece::Kind::crate) {
        open_crate(piece);
    }
}

void Battle::step_roller(Piece& roller) {
    Moment moment;
    moment.at = fixed_of(roller.body.at);
    moment.speed = fixed_of(roller.body.velocity * (1.0f / kTicksPerSecond));
    moment.tank = roller.tank;
    moment.generation = roller.generation;
    for (const BodyContact& contact : bodies_.contacts())
        if (contact.body == roller.number && contact.other >= 0 && contact.other < kFirstPiece)
            moment.hit_tank = contact.other;

    const Vec2<float> at = roller.body.at;
    const bool buried = ground_.solid(static_cast<int>(at.x), static_cast<int>(at.y * kSub));
    std::optional<Trigger> trigger;
    if (--roller.fuse <= 0) trigger = Trigger::after;
    if (roller.slow_ticks >= kSlowTicks || buried) trigger = Trigger::on_rest;
    if (moment.hit_tank >= 0) trigger = Trigger::on_tank;
    if (!trigger) return;
    roller.over = true;
    const auto& effects = std::exchange(roller.effects, nullptr)->on(*trigger);
    happen(effects, moment);  // may add pieces: `roller` is nothing to look at any more
}

/// Whoever touches a crate has what is in it.
void Battle::open_crate(Piece& crate) {
    for (const Hull& hull : hulls_) {
        if (distance_to(hull, crate.body.at) > kCrateReach - kHullHalfWidth + crate.radius) continue;
        crate.over = true;
        const bool item = random_.below(2) == 0 && !arsenal_->items.empty();
        const std::vector<Weapon>& goods = item ? arsenal_->items : arsenal_->weapons;
        const int which = random_.below(static_cast<int>(goods.size()));
        const int amount = goods[static_cast<std::size_t>(which)].bundle;
        Kit& kit = tank(hull.tank).kit;
        (item ? kit.items : kit.weapons)[static_cast<std::size_t>(which)] += amount;
        return say({.kind = Event::Kind::found,
                    .tank = hull.tank,
                    .weapon = which,
                    .amount = amount,
                    .far = item,
                    .at = crate.body.at});
    }
}

}  // namespace terramorph
