#pragma once

#include "match/event.h"
#include "ui/sound/blast_sound.h"
#include "ui/sound/sound.h"

namespace terramorph {

// The sounds of events that aren't blasts. Sizes and strengths are 0 to 1.

Sound split_sound(int heads);
Sound rolling_off_sound(Surface surface);
Sound left_level_sound();
Sound fizzle_sound();
Sound splash_sound();
Sound gurgle_sound();
Sound laser_sound(float radius);
Sound intercept_sound();
Sound thunder_sound(float near);
Sound deflected_sound();

Sound digging_sound(float radius, Surface surface);
Sound heaping_sound(float radius);
Sound earth_fell_sound();
Sound broke_off_sound(float size);
Sound crack_sound();
Sound tree_falls_sound(float size);
Sound hut_falls_sound(float size);
Sound wheels_sound(float carts);
Sound stranger_sound();
Sound alarm_sound();
Sound comes_loose_sound(float size);
Sound shatters_sound(float size);
Sound quake_sound(float radius);
Sound catches_fire_sound();
Sound firedamp_sound();

Sound shield_raised_sound(float strength);
Sound shield_hit_sound(float strength);
Sound shield_fell_sound();
Sound hurt_sound(float hard);
Sound death_sound();
Sound fall_sound(float hard, Surface surface);
Sound crash_sound(float hard);
Sound canopy_sound();
Sound chain_sound();
Sound teleport_sound();
Sound theft_sound();
Sound healed_sound();
Sound found_sound();
Sound ore_sound();
Sound salvage_sound();
Sound weaker_sound();
/// An item is used: its family by its purpose, its pitch by its number.
Sound item_sound(Purpose purpose, int number);

Sound gust_sound(float strength);
Sound rain_begins_sound();
Sound sunshine_sound();
Sound storm_rises_sound(int step);
Sound walls_sound(Walls walls);

Sound turn_sound();
Sound round_over_sound();
Sound match_over_sound();
Sound level_sound();

}  // namespace terramorph
