#include "battle/content/needs.h"
#include "battle/effects/effect.h"

namespace terramorph::slip_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"width", "Width", "columns", 64, 40000, 200, "of the strip of ground that slips", true},
    {"rows", "Rows", "rows", -200, 200, 48,
     "how far behind its place on the map the ground lies that it becomes; below 0: before it", true},
};
constexpr ParameterId kWidth(kParameters, "width");
constexpr ParameterId kRows(kParameters, "rows");

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (is_land_idle(world.view().rules)) return;
    const int x = column_of(sixteenths_of(context.at).x);
    const int half = effect.whole(kWidth) / 2;
    world.slip({x - half, x + half}, effect.whole(kRows));
}

int rows_moved(const Effect& effect) { return effect.whole(kRows); }

}  // namespace

// Computers don't know the map behind the cut.
const EffectKind kKind = {
    .name = "slip",
    .help = "lets the ground become what lies some rows behind it on the map; only with living land in play",
    .words = {.summary = N_("moves land {rows} rows"), .rank = 37},
    .icon = "fault",
    .parameters = kParameters,
    .apply = apply,
    .is_idle = is_land_idle,
    .rows_moved = rows_moved,
    .purpose = Purpose::slips,
    .forecast = cannot_foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::slip_effect
