#include "battle/content/needs.h"
#include "battle/effects/effect.h"

namespace terramorph::survey_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"rows", "Rows", "rows", 1, 200, 48,
     "how many rows behind and in front are shown; if the selected weapon moves land, as many as it moves",
     true},
};
constexpr ParameterId kRows(kParameters, "rows");

/// Pictures show the land; the rules only keep that it's to be shown.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank >= 0) world.tank(context.tank).survey = effect.whole(kRows);
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, TankId tank) {
    if (is_land_idle(world.view().rules)) return error("the land never moves here");
    const bool surveyed = world.view().tank(tank).survey > 0;
    return surveyed ? Refusal(error("you already see the land behind and in front")) : std::nullopt;
}

}  // namespace

const EffectKind kKind = {
    .name = "survey",
    .help =
        "shows its tank's player the land before and behind the cut until the round ends; only with living "
        "land in play",
    .words = {.summary = N_("shows land {rows} rows off"), .rank = 39},
    .icon = "surveyor",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .is_idle = is_land_idle,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::survey_effect
