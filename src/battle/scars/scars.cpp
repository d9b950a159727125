// Scars as bytes.
#include "battle/scars/scars.h"

#include <algorithm>

#include "base/index.h"
#include "battle/scars/scar_bytes.h"
#include "battle/scars/scar_columns.h"

namespace terramorph {

namespace {

constexpr int kScarsVersion = 1;
constexpr int kMostOfAKind = 20000;   // of what's listed
constexpr int kMostHigh = 1 << 24;    // of any height, in sixteenths
constexpr int kMostRow = 32767;       // by which a column slips
constexpr int kMostPart = 100000;     // of a thing's numbers
constexpr float kMostColumns = 1e6f;  // of a thing's place

void put_land(ScarWriter& writer, const ScarredLand& land) {
    writer.put(kScarsVersion);
    writer.put(static_cast<std::int64_t>(land.digest));
    writer.put(land.castle);
    for (std::size_t x = 0; x < land.rows.size();) {
        const std::size_t from = x;
        while (x < land.rows.size() && land.rows[x] == land.rows[from]) ++x;
        writer.put(static_cast<std::int64_t>(x - from));
        writer.put(land.rows[from]);
    }
    writer.put(0);
}

std::optional<ScarredLand> take_land(ScarReader& reader, int width) {
    ScarredLand land;
    if (reader.take(kScarsVersion, kScarsVersion) != kScarsVersion) return std::nullopt;
    land.digest = static_cast<std::uint64_t>(reader.take());
    land.castle = reader.take(0, 1) == 1;
    while (const int count = reader.take(0, width - static_cast<int>(land.rows.size())))
        land.rows.insert(land.rows.end(), at(count),
                         static_cast<std::int16_t>(reader.take(-kMostRow, kMostRow)));
    const bool whole = land.rows.empty() || land.rows.size() == at(width);
    return reader.failed() || !whole ? std::nullopt : std::optional(std::move(land));
}

void put_thing(ScarWriter& writer, const Thing& thing) {
    writer.put(static_cast<int>(thing.kind));
    writer.put(static_cast<int>(thing.was));
    writer.put(static_cast<int>(thing.state));
    writer.put_bits(thing.at.x);
    writer.put_bits(thing.at.y);
    writer.put_bits(thing.angle);
    for (const int part :
         {thing.size, thing.full, thing.strength, static_cast<int>(thing.fuel.count()), thing.spread})
        writer.put(part);
    writer.put(std::int64_t{thing.lot});
}

Thing take_thing(ScarReader& reader, int width) {
    Thing thing;
    thing.kind = static_cast<Thing::Kind>(reader.take(0, static_cast<int>(Thing::Kind::gun)));
    if (thing.is_cart()) reader.fail();
    thing.was = static_cast<Thing::Kind>(reader.take(0, static_cast<int>(Thing::Kind::stranger)));
    thing.state = static_cast<Thing::State>(reader.take(0, static_cast<int>(Thing::State::stump)));
    thing.at.x = reader.take_bits(0, static_cast<float>(width) - 0.5f);
    thing.at.y = reader.take_bits(-kMostColumns, kMostColumns);
    thing.angle = reader.take_bits(-kMostColumns, kMostColumns);
    thing.size = reader.take(1, Thing::kMostHigh);
    thing.full = reader.take(1, Thing::kMostHigh);
    thing.strength = reader.take(-kMostPart, kMostPart);
    thing.fuel = Ticks::of(reader.take(0, kMostPart));
    thing.spread = reader.take(0, 100);
    thing.lot = static_cast<std::uint32_t>(reader.take());
    return thing;
}

void put_span(ScarWriter& writer, Span span) {
    writer.put(span.bottom.count());
    writer.put(span.top.count());
}

Sixteenths take_height(ScarReader& reader) { return Sixteenths(reader.take(-kMostHigh, kMostHigh)); }

template <class Each, class Put>
void put_list(ScarWriter& writer, const std::vector<Each>& all, Put put) {
    writer.put(std::ssize(all));
    for (const Each& each : all) put(each);
}

template <class Take>
auto take_list(ScarReader& reader, Take take) {
    std::vector<decltype(take())> all;
    for (int left = reader.take(0, kMostOfAKind); left > 0 && !reader.failed(); --left) all.push_back(take());
    return all;
}

void put_hidden(ScarWriter& writer, const Hidden& hidden) {
    put_list(writer, hidden.firedamp, [&](const Firedamp& each) {
        writer.put(each.columns.x0);
        writer.put(each.columns.x1);
        put_span(writer, each.room);
    });
    put_list(writer, hidden.ore, [&](const OreLump& each) {
        writer.put(each.x);
        writer.put(each.y.count());
    });
    put_list(writer, hidden.wrecks, [&](const SunkenWreck& each) {
        writer.put(each.x);
        writer.put(each.y.count());
        writer.put(each.dry);
    });
}

Hidden take_hidden(ScarReader& reader, int width) {
    Hidden hidden;
    hidden.firedamp = take_list(reader, [&] {
        Firedamp each;
        each.columns.x0 = reader.take(0, width);
        each.columns.x1 = reader.take(0, width);
        each.room.bottom = take_height(reader);
        each.room.top = take_height(reader);
        return each;
    });
    hidden.ore = take_list(reader, [&] {
        const int x = reader.take(0, width - 1);
        return OreLump{x, take_height(reader)};
    });
    hidden.wrecks = take_list(reader, [&] {
        const int x = reader.take(0, width - 1);
        const Sixteenths y = take_height(reader);
        return SunkenWreck{x, y, reader.take(0, 1) == 1};
    });
    return hidden;
}

/// All but the ground's scars.
std::string rest_as_bytes(const Scars& scars) {
    ScarWriter writer;
    put_land(writer, scars.land);
    put_list(writer, scars.linings, [&](int strength) { writer.put(strength); });
    put_list(writer, scars.fallen_towers, [&](bool fallen) { writer.put(fallen); });
    put_list(writer, scars.water, [&](const StandingWater& each) {
        writer.put(each.x);
        writer.put(each.bottom.count());
        writer.put(each.cells);
    });
    writer.put(scars.rains);
    put_list(writer, scars.things, [&](const Thing& each) { put_thing(writer, each); });
    put_hidden(writer, scars.hidden);
    return writer.bytes();
}

/// Empties the smallest scars, and of equals the first, until the others fit.
void leave_out_smallest(const std::vector<Scar>& scars, std::vector<std::string>& bytes, std::size_t room) {
    std::size_t all = 0;
    std::vector<std::size_t> rising;
    for (std::size_t k = 0; k < bytes.size(); ++k) all += bytes[k].size(), rising.push_back(k);
    std::ranges::stable_sort(rising, {}, [&](std::size_t k) { return scars[k].cells; });
    for (auto next = rising.begin(); all > room && next != rising.end(); ++next) {
        all -= bytes[*next].size();
        bytes[*next].clear();
    }
}

}  // namespace

std::string scars_as_bytes(const Scars& scars, const Ground& anew) {
    constexpr std::size_t kCountAndFlag = 8;  // bytes, at most
    ScarWriter writer;
    writer.append(rest_as_bytes(scars));
    if (writer.bytes().size() + kCountAndFlag > Scars::kMostBytes) return {};
    std::vector<std::string> each;
    for (const Scar& scar : scars.ground) each.push_back(scar_as_bytes(scar, anew));
    leave_out_smallest(scars.ground, each, Scars::kMostBytes - kCountAndFlag - writer.bytes().size());
    const auto left_out = std::erase_if(each, [](const std::string& bytes) { return bytes.empty(); });
    writer.put(left_out > 0);
    writer.put(std::ssize(each));
    for (const std::string& bytes : each) writer.append(bytes);
    return writer.bytes();
}

std::optional<ScarredLand> read_scarred_land(std::string_view bytes, int width) {
    ScarReader reader(bytes);
    return take_land(reader, width);
}

std::optional<Scars> read_scars(std::string_view bytes, const Ground& anew) {
    ScarReader reader(bytes);
    const int width = anew.width();
    auto land = take_land(reader, width);
    if (!land) return std::nullopt;
    const std::int64_t most = std::int64_t{width} * anew.height() * kCellsPerSquareColumn;  // of water
    Scars scars;
    scars.land = *std::move(land);
    scars.linings = take_list(reader, [&] { return reader.take(0, kMostPart); });
    scars.fallen_towers = take_list(reader, [&] { return reader.take(0, 1) == 1; });
    scars.water = take_list(reader, [&] {
        const int x = reader.take(0, width - 1);
        const Sixteenths bottom = take_height(reader);
        const std::int64_t cells = reader.take();
        if (cells < 0 || cells > most) reader.fail();
        return StandingWater{x, bottom, cells};
    });
    scars.rains = reader.take(0, kMostPart);
    scars.things = take_list(reader, [&] { return take_thing(reader, width); });
    scars.hidden = take_hidden(reader, width);
    scars.left_out = reader.take(0, 1) == 1;
    int first = 0;
    scars.ground = take_list(reader, [&] {
        Scar scar = take_scar(reader, anew, first);
        first = scar.x0 + static_cast<int>(scar.columns.size());
        return scar;
    });
    return reader.at_end() ? std::optional(std::move(scars)) : std::nullopt;
}

}  // namespace terramorph
