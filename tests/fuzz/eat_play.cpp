// What can be asked of a match and of the ground, as bytes.
#include <algorithm>

#include "fuzz/arsenal.h"
#include "fuzz/byte_reader.h"
#include "fuzz/eaters.h"
#include "fuzz/must.h"
#include "match/recording/playback.h"
#include "support/land/ground_pair.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph::test {

namespace {

constexpr int kMaxTicks = 3000;

MatchSettings any_settings(ByteReader& bytes) {
    const int players = bytes.from_to(2, 4);
    MatchSettings settings =
        small_match(players, bytes.from_to(1, 2), static_cast<std::uint32_t>(bytes.byte()));
    settings.level.terrain.depth = 64;
    const int switches = bytes.byte();
    settings.set(Rule::armory, switches & 1);
    settings.set(Rule::turn_mode, switches >> 1 & 1);
    settings.set(Rule::crates, switches & 4 ? 100 : 0);
    settings.set(Rule::free_market, switches >> 3 & 1);
    settings.set(Rule::sudden_death, switches & 16 ? 1 : 0);
    settings.set(Rule::start_cash, 100000);
    settings.set(Rule::loose_earth, bytes.below(3));
    settings.set(Rule::walls, bytes.below(8));
    if (switches & 32)
        for (int k = 0; k < players; ++k) settings.players[k].team = k % 2 + 1;
    return settings;
}

/// More often than not the number of the one who plays, else any, also of nobody.
PlayerId any_player(const Match& match, ByteReader& bytes) {
    const int way = bytes.byte();
    return way < 200 ? match.player() : PlayerId::at(way - 202);
}

Command any_command(const Match& match, ByteReader& bytes) {
    const int kind = bytes.below(16);
    const PlayerId player = any_player(match, bytes);
    switch (kind) {
        case 0:
            return Aim{player, bytes.number(), bytes.number()};
        case 1:
            return Aim{player, bytes.from_to(0, kHalfTurn), bytes.from_to(0, 1000)};
        case 2:
            return Choose{player, WeaponId::at(bytes.number())};
        case 3:
            return Choose{player, WeaponId::at(bytes.byte())};
        case 4:
            return Use{player, ItemId::at(bytes.number())};
        case 5:
            return Use{player, ItemId::at(bytes.below(40))};
        case 6:
            return Drive{player, bytes.number()};
        case 7:
            return Target{player, bytes.number(), bytes.number()};
        case 8:
            return Buy{player, GoodId::at(bytes.number())};
        case 9:
            return Buy{player, GoodId::at(bytes.byte())};
        case 10:
            return Sell{player, GoodId::at(bytes.byte())};
        case 11:
            return Undo{player};
        case 12:
            return Ready{player};
        case 13:
            return Pass{player};
        case 14:
            return bytes.below(2) == 0 ? Command(NewLevel{}) : Command(NextRound{});
        default:
            return Fire{player};
    }
}

/// Some ticks: enough to bring most things to rest, or so few that the next command comes while something
/// flies.
void wait(Match& match, int ticks, int& left) {
    for (; ticks > 0 && left > 0 && match.phase() == Phase::flying; --ticks, --left) {
        match.step();
        for (const std::string& wrong : violations(match)) must(false, wrong);
    }
    match.take_events();
}

}  // namespace

void eat_commands(std::string_view all) {
    ByteReader bytes{all};
    const MatchSettings settings = any_settings(bytes);
    must(!validate(settings), "the settings are fine");
    Match match(settings, one_arsenal());
    int left = kMaxTicks;
    while (!bytes.rest.empty() && left > 0) {
        const Command command = any_command(match, bytes);
        const std::uint64_t before = match.hash();
        const Refusal refusal = match.validate(command);
        must(match.apply(command).has_value() == refusal.has_value(), "check says what apply does");
        if (refusal) must_tell(*refusal);
        const auto read = parse_command(command_text(command));
        must(refusal || (read && command_text(*read) == command_text(command)),
             "a command is read back as it was written");
        must(!refusal || match.hash() == before, "what is refused changes nothing");
        for (const std::string& wrong : violations(match)) must(false, wrong);
        const int way = bytes.byte();
        wait(match, way < 200 ? kMaxTicks : way - 200, left);
    }
    if (match.phase() == Phase::flying) return;
    const auto again = test::play_back(match.recording(), one_arsenal());
    must(again && (*again)->hash() == match.hash(), "a match is played back as it was played");
}

namespace {

Shape any_shape(ByteReader& bytes, int width) {
    const int x = bytes.from_to(-6, width + 6);
    const Sixteenths y = from_to(bytes, Sixteenths{-60}, kHeight * kColumn + Sixteenths{60});
    if (bytes.below(2) == 0) return disc(x * kColumn + below(bytes, kColumn), y, below(bytes, 6 * kColumn));
    Shape shape{x, {}};
    for (int n = bytes.below(12); n > 0; --n) {
        const Sixteenths bottom = y + Sixteenths{bytes.from_to(-40, 40)};
        shape.chords.push_back({bottom, bottom + Sixteenths{bytes.from_to(-10, 60)}});
    }
    return shape;
}

Pair any_pair(ByteReader& bytes) {
    const int width = 1 + bytes.below(40);
    std::vector<Sixteenths> surface;
    Strata strata;
    const bool has_strata = bytes.below(2) == 1;
    for (int x = 0; x < width; ++x) {
        surface.push_back(from_to(bytes, Ground::kBedrock, kHeight * kColumn - Sixteenths{1}));
        if (!has_strata) continue;
        strata.rock_top.push_back(from_to(bytes, Sixteenths{0}, kHeight * kColumn));
        strata.sand_bottom.push_back(bytes.below(4) == 0 ? kNoSand
                                                         : from_to(bytes, Sixteenths{0}, kHeight * kColumn));
    }
    return Pair(surface, kHeight, strata);
}

void change(Pair& pair, ByteReader& bytes) {
    const int what = bytes.below(6);
    const int width = pair.ground.width();
    if (what == 0) return pair.settle(Sixteenths{1 + bytes.below(40)});
    if (what == 1)
        return pair.blast(from_to(bytes, Sixteenths{-100}, (width + 6) * kColumn),
                          from_to(bytes, Sixteenths{-60}, kHeight * kColumn), Sixteenths{bytes.below(100)});
    const Shape shape = any_shape(bytes, width);
    if (what == 2) return pair.carve(shape);
    std::vector<Shape> hulls;
    for (int n = bytes.below(4); n > 0; --n) hulls.push_back(any_shape(bytes, width));
    if (what < 5) return pair.heap(shape, hulls);
    Chords chords;
    for (int x = std::max(shape.x0, 0); x < std::min(width, shape.columns().x1); ++x) {
        const Span chord = shape.chord(x);
        const Span inside = {std::max(chord.bottom, Sixteenths{}), std::min(chord.top, kHeight * kColumn)};
        if (!inside.empty()) chords.push_back({x, inside});
    }
    if (!chords.empty()) pair.deposit(chords, 1 + bytes.byte() * 4, hulls);
}

}  // namespace

void eat_ground(std::string_view all) {
    ByteReader bytes{all};
    Pair pair = any_pair(bytes);
    Random random(static_cast<std::uint32_t>(all.size()), 0);
    while (!bytes.rest.empty()) {
        const Bitmap before = pair.bitmap;
        const std::uint32_t revision = pair.ground.revision();
        change(pair, bytes);
        pair.compare(random);
        Range told = pair.ground.changed_since(revision);
        const Range exact = told;
        told.include(pair.changed_from(before));
        must(told == exact, "all that has changed is told");
    }
}

}  // namespace terramorph::test
