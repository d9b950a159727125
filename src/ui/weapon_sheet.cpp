#include "ui/weapon_sheet.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "app/language/language.h"
#include "paint/canvas.h"
#include "ui/screens/armory/demonstration.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kSheetFrame = 1.0 / 60;
constexpr int kMaxFrames = 60 * 25;  // of one exhibit
constexpr int kSmallWidth = 144, kSmallHeight = 80;
constexpr int kCellWidth = 640, kCellHeight = 360, kCellsAcross = 3;
constexpr int kPastFlash = 6;  // frames from the brightest to one in which there's more than light
constexpr int kNotable = 10;   // of 255: what differs by less looks alike

/// Large enough for the largest.
DemonstrationStage stage_of(const Exhibit& exhibit) {
    return {.width = 960,
            .height = 540,
            .land = 190,
            .wind = 20,
            .seed = 2,
            .after = 6,
            .frail = exhibit.kills,
            .lives = true,
            .wordless = true,
            .sky = exhibit.sky};
}

/// The first use of an exhibit.
class Performance {
  public:
    Performance(const Exhibit& exhibit, const MatchSettings& settings)
        : demonstration_(settings, exhibit.arsenal, stage_of(exhibit)) {
        demonstration_.set_comfort({.flash = 0, .travels = false});
        demonstration_.show(exhibit.good);
    }

    /// Returns false once it's over.
    bool advance() {
        demonstration_.advance(kSheetFrame);
        return ++frame_ < kMaxFrames && demonstration_.times() < 2;
    }
    bool begun() const { return demonstration_.match() != nullptr; }
    int frame() const { return frame_; }
    double since_struck() const { return demonstration_.since_struck(); }
    void draw(Image& into, const Typeface& typeface) {
        Canvas canvas(into, typeface);
        demonstration_.draw(canvas, {0, 0, canvas.width(), canvas.height()});
    }

  private:
    Demonstration demonstration_;
    int frame_ = 0;
};

struct Wordless : Typeface {
    TextMask line(std::string_view, Face, int) const override { return {}; }
    int line_width(std::string_view, Face, int) const override { return 0; }
};
const Wordless kWordless;

using Greys = std::vector<std::uint8_t>;

Greys greys_of(const Image& image) {
    Greys greys;
    greys.reserve(image.pixels().size());
    for (const std::uint32_t pixel : image.pixels())
        greys.push_back(static_cast<std::uint8_t>(
            (2 * (pixel >> 16 & 255) + 5 * (pixel >> 8 & 255) + (pixel & 255)) / 8));
    return greys;
}

/// How much of a picture is neither as it was nor as it will be.
double stirred(const Greys& now, const Greys& before, const Greys& after) {
    std::int64_t sum = 0;
    for (std::size_t k = 0; k < now.size(); ++k) {
        const int off = std::min(std::abs(now[k] - before[k]), std::abs(now[k] - after[k]));
        if (off >= kNotable) sum += off;
    }
    return static_cast<double>(sum) / (255.0 * static_cast<double>(now.size()));
}

bool is_shield(const Weapon& item) {
    for (const auto& effects : item.effects.by_trigger)
        if (std::ranges::any_of(effects,
                                [](const Effect& effect) { return effect.kind->purpose == Purpose::shield; }))
            return true;
    return false;
}

}  // namespace

std::vector<Exhibit> exhibits(const std::shared_ptr<const Arsenal>& arsenal) {
    std::vector<Exhibit> all;
    for (const WeaponId weapon : ids<WeaponId>(arsenal->weapons)) {
        const Weapon& each = arsenal->weapons[weapon];
        all.push_back({each.id, std::string(tr(each.name)), arsenal, good_of(weapon)});
    }
    for (const ItemId item : ids<ItemId>(arsenal->items)) {
        const Weapon& each = arsenal->items[item];
        if (is_shield(each))
            all.push_back({each.id, std::string(tr(each.name)), arsenal, good_of(*arsenal, item)});
    }
    for (const Weapon& death : arsenal->deaths) {
        auto only = std::make_shared<Arsenal>(*arsenal);
        only->deaths.assign(1, death);
        all.push_back({death.id, std::string(tr(death.name)), only, good_of(WeaponId(0)), true});
    }
    for (const Weapon& each : arsenal->sky) {
        auto only = std::make_shared<Arsenal>(*arsenal);
        only->sky.assign(1, each);
        all.push_back({each.id, std::string(tr(each.name)), only, good_of(WeaponId(0)), false,
                       each.shell ? HostileSky::meteors : HostileSky::lightning});
    }
    return all;
}

Moment peak_of(const Exhibit& exhibit, const MatchSettings& settings, int every) {
    Performance performance(exhibit, settings);
    Image small(kSmallWidth, kSmallHeight, 0xff000000u);
    std::vector<std::pair<int, Greys>> seen;
    int struck = 0;  // the frame in which it struck
    while (performance.advance()) {
        if (!performance.begun() || performance.frame() % every != 0) continue;
        if (performance.since_struck() >= 0 && struck == 0) struck = performance.frame();
        performance.draw(small, kWordless);
        seen.emplace_back(performance.frame(), greys_of(small));
    }
    Moment peak;
    for (const auto& [frame, greys] : seen) {
        if (frame < struck) continue;  // a shot's flash is alike for all
        const double much = stirred(greys, seen.front().second, seen.back().second);
        if (much > peak.stirred) peak = {frame + kPastFlash, much};
    }
    return peak;
}

Moment moment_of(const Exhibit& exhibit, const MatchSettings& settings, double after) {
    Performance performance(exhibit, settings);
    while (performance.advance())
        if (performance.since_struck() >= after) break;
    return {performance.frame()};
}

Image picture_of(const Exhibit& exhibit, const MatchSettings& settings, const Moment& moment, int width,
                 int height) {
    Performance performance(exhibit, settings);
    while (performance.frame() < moment.frame && performance.advance()) {
    }
    Image picture(width, height, 0xff000000u);
    performance.draw(picture, kWordless);
    return picture;
}

Image weapon_sheet(const std::vector<Exhibit>& all, const MatchSettings& settings, const Typeface& typeface) {
    const int down = (static_cast<int>(all.size()) + kCellsAcross - 1) / kCellsAcross;
    Image sheet(kCellsAcross * kCellWidth, down * kCellHeight, 0xff000000u);
    Canvas canvas(sheet, typeface);
    for (std::size_t k = 0; k < all.size(); ++k) {
        const int x = static_cast<int>(k % kCellsAcross) * kCellWidth,
                  y = static_cast<int>(k / kCellsAcross) * kCellHeight;
        canvas.image(picture_of(all[k], settings, peak_of(all[k], settings), kCellWidth - 2, kCellHeight - 2),
                     x, y);
        const Point at = {static_cast<float>(x) + 10, static_cast<float>(y) + 8};
        canvas.text(at, all[k].name, {18, theme::kBright, Face::bold});
    }
    return sheet;
}

}  // namespace terramorph
