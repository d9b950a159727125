#pragma once

#include <array>
#include <string_view>

#include "app/language/language.h"
#include "base/color.h"

/// The table of marks, for icons.cpp.
namespace terramorph::icon_marks {

enum IconGroup {
    blasts,
    heads,
    rollers,
    diggers,
    earth,
    fire,
    beams,
    guided,
    tricks,
    shields,
    care,
    moves,
    shots,
    others
};

inline constexpr std::array<std::string_view, others + 1> kIconGroupNames = {
    N_("Blasts"), N_("Warheads"), N_("Rollers"), N_("Diggers"), N_("Earth"),    N_("Fire"),     N_("Beams"),
    N_("Guided"), N_("Tricks"),   N_("Shields"), N_("Repair"),  N_("Movement"), N_("Guidance"), N_("Other")};

inline constexpr std::array<Color, others + 1> kIconGroupColors = {{{255, 178, 84},
                                                                    {255, 214, 92},
                                                                    {178, 196, 214},
                                                                    {214, 170, 128},
                                                                    {170, 196, 112},
                                                                    {255, 138, 102},
                                                                    {118, 214, 255},
                                                                    {196, 170, 255},
                                                                    {255, 158, 214},
                                                                    {122, 182, 255},
                                                                    {130, 226, 150},
                                                                    {128, 220, 206},
                                                                    {226, 206, 150},
                                                                    {206, 206, 214}}};

/// A mark is drawn on a square of 24 by 24, y downward: "d X Y R" is a disc, "o X Y R" a ring, "p X Y ..." a
/// polygon, "l X Y ..." a line.
struct Icon {
    std::string_view name;
    IconGroup group;
    std::string_view marks;
};

/// Each weapon and item of the game has its own; those of a family are alike.
inline constexpr Icon kIcons[] = {
    {"missile", blasts, "p 22 2 20 10 11 19 5 13 14 4 p 8 9 2 13 6 15 p 15 16 11 22 9 18"},
    {"nuke", blasts, "d 12 8 6 d 6 10 4 d 18 10 4 p 10 12 14 12 16 21 8 21 l 4 21 20 21"},
    {"shaped", blasts, "p 1 12 10 9 14 9 23 12 14 15 10 15 d 12 12 4"},
    {"piercing", blasts, "l 2 12 17 12 p 15 6 23 12 15 18 l 9 3 9 8 l 9 16 9 21"},
    {"percent", blasts, "o 6 7 4 o 18 17 4 l 19 4 5 20"},
    {"baby_missile", blasts, "p 18 6 16 12 10 17 7 14 12 8 p 8 11 4 14 7 15 p 13 16 10 20 9 17"},
    {"baby_nuke", blasts, "d 12 10 5 d 8 13 2.5 d 16 13 2.5 p 11 13 13 13 14 20 10 20"},
    {"wide", blasts, "p 1 12 6 7 18 7 23 12 18 17 6 17"},
    {"cutter", blasts, "l 2 15 22 15 p 2 14 6 8 8 14 p 8 14 12 8 14 14 p 14 14 18 8 20 14"},
    {"sapper", blasts, "l 12 2 20 5 19 14 12 22 5 14 4 5 12 2 p 14 6 8 13 12 13 10 19 16 11 12 11"},

    {"mirv", heads, "d 12 4 3 l 12 5 5 18 l 12 5 12 18 l 12 5 19 18 d 5 19 3 d 12 19 3 d 19 19 3"},
    {"spread", heads, "l 3 21 8 5 l 3 21 17 9 l 3 21 20 17 d 8 5 3 d 17 8 3 d 20 17 3"},
    {"burst", heads, "d 5 19 3 d 12 12 3 d 19 5 3 l 2 13 6 9 l 11 22 15 18"},
    {"cluster", heads, "d 12 12 3 d 12 4 2.5 d 19 8 2.5 d 19 16 2.5 d 12 20 2.5 d 5 16 2.5 d 5 8 2.5"},
    {"funky", heads, "d 12 12 3 l 12 12 6 9 7 3 l 12 12 17 6 22 8 l 12 12 11 18 15 22 l 12 12 5 15 3 21"},
    {"chain_gun", heads, "d 4 20 2 d 8 16 2 d 12 12 2 d 16 8 2 d 20 4 2"},
    {"jack_hammer", heads, "l 5 3 19 3 p 9 4 15 4 15 11 9 11 l 12 11 12 17 p 8 16 16 16 12 23"},
    {"small_spread", heads, "l 3 21 11 5 l 3 21 19 13 d 11 5 3 d 19 13 3"},
    {"large_spread", heads,
     "l 3 21 5 5 l 3 21 13 8 l 3 21 18 13 l 3 21 20 20 d 5 5 3 d 13 8 3 d 18 13 3 d 20 20 3"},
    {"death_spread", heads, "l 3 21 7 7 l 3 21 18 17 d 7 6 5 d 18 17 5"},
    {"deaths_head", heads, "o 12 8 7 d 9 8 2 d 15 8 2 l 9 16 5 21 l 12 16 12 22 l 15 16 19 21"},
    {"cluster_mirv", heads,
     "d 12 4 3 l 12 5 6 14 l 12 5 18 14 d 4 16 2 d 8 16 2 d 4 20 2 d 8 20 2 d 16 16 2 d 20 16 2 d 16 20 2 d "
     "20 20 2"},
    {"super_cluster", heads,
     "d 12 12 2.5 o 12 12 6 d 12 3 2 d 18 6 2 d 21 12 2 d 18 18 2 d 12 21 2 d 6 18 2 d 3 12 2 d 6 6 2"},
    {"funky_death", heads,
     "o 12 12 5 d 10 11 1 d 14 11 1 l 8 9 4 8 5 3 l 15 8 18 4 22 6 l 16 15 19 17 17 22 l 9 16 6 19 2 17"},

    {"roller", rollers, "o 12 11 8 d 12 11 3 l 2 21 22 21"},
    {"leapfrog", rollers, "l 2 20 4 10 7 7 10 10 11 20 l 11 20 13 15 15 13 17 15 19 20 d 20 19 3"},
    {"boulder", rollers, "p 7 4 15 3 21 9 20 17 14 21 6 20 2 13"},
    {"baby_roller", rollers, "o 12 14 5 d 12 14 2 l 5 21 19 21"},
    {"heavy_roller", rollers, "d 12 11 9 l 2 21 22 21"},
    {"bouncing_bomb", rollers, "l 1 21 23 21 l 2 9 5 19 9 13 13 19 16 11 d 18 6 4"},

    {"digger", diggers, "l 2 8 8 8 l 16 8 22 8 l 12 2 12 14 p 6 13 18 13 12 22"},
    {"sandhog", diggers, "l 3 3 9 10 15 12 l 9 10 8 18 d 17 13 5 d 8 19 3"},
    {"burrower", diggers, "l 2 9 22 9 l 5 3 6 13 10 19 15 18 18 12 p 14 12 22 13 19 3"},
    {"driller", diggers, "l 4 3 20 3 l 6 8 18 8 l 8 13 16 13 l 10 18 14 18 l 12 18 12 23"},
    {"baby_digger", diggers, "l 4 8 9 8 l 15 8 20 8 p 8 11 16 11 12 20"},
    {"heavy_digger", diggers, "l 2 5 8 5 l 16 5 22 5 l 12 1 12 8 p 6 8 18 8 12 15 p 6 15 18 15 12 23"},
    {"baby_sandhog", diggers, "l 4 4 9 10 14 12 d 17 14 5"},
    {"heavy_sandhog", diggers, "l 3 3 9 9 16 8 l 9 9 7 16 l 9 9 13 15 d 18 8 4 d 6 18 4 d 15 18 4"},
    {"penetrator", diggers, "l 1 9 23 9 l 4 1 13 13 p 10 15 17 10 20 22"},

    {"dirt", earth, "p 1 21 6 12 12 8 18 12 23 21 d 12 3 2"},
    {"riot", earth, "l 1 9 6 9 7 15 10 18 14 18 17 15 18 9 23 9 d 12 6 3"},
    {"liquid", earth, "p 12 1 17 9 19 14 17 20 12 22 7 20 5 14 7 9"},
    {"disrupter", earth, "l 2 21 22 21 l 7 3 7 12 p 3 11 11 11 7 18 l 17 3 17 12 p 13 11 21 11 17 18"},
    {"quake", earth, "l 1 12 6 9 9 16 13 4 16 15 19 10 23 12 l 3 21 21 21"},
    {"dirt_clod", earth, "p 5 21 9 16 15 16 19 21 d 12 9 3"},
    {"ton_of_dirt", earth, "p 1 22 7 10 12 4 17 10 23 22"},
    {"dirt_charge", earth, "p 2 21 14 3 22 16 d 20 4 2"},
    {"riot_charge", earth, "l 4 20 9 15 d 10 8 2.5 d 16 14 2.5 d 15 9 2.5"},
    {"riot_blast", earth, "l 2 22 7 17 d 8 11 2.5 d 13 16 2.5 d 12 5 3 d 15 10 3 d 19 15 3 d 20 4 3"},
    {"heavy_riot_bomb", earth, "l 1 7 5 7 6 14 9 19 12 20 15 19 18 14 19 7 23 7 d 9 10 3 d 15 10 3 d 12 4 3"},
    {"tremor", earth, "l 2 13 7 13 9 9 12 17 14 12 16 13 22 13"},
    {"tectonic", earth, "p 1 11 10 11 8 22 1 22 p 13 4 23 4 23 17 11 17"},
    {"fault", earth, "p 9 3 15 3 15 22 9 22 p 1 12 6 12 6 22 1 22 p 18 12 23 12 23 22 18 22"},
    {"rift", earth, "l 1 10 6 3 11 8 17 2 23 7 l 1 21 6 14 11 19 17 13 23 18"},

    {"napalm", fire, "p 12 1 17 8 20 14 17 20 12 23 7 20 4 14 6 10 9 13"},
    {"hot_napalm", fire,
     "p 8 5 11 11 13 16 11 21 8 23 4 21 2 16 5 11 p 16 1 20 8 23 15 21 20 17 22 14 20 15 14 13 9"},
    {"black_rain", fire, "d 7 8 5 d 13 6 5 d 18 9 4 l 6 15 4 21 l 12 15 10 22 l 18 15 16 21"},

    {"laser", beams, "l 2 22 16 8 o 18 6 4 l 2 12 5 12 l 12 22 12 19"},
    {"plasma", beams, "d 12 12 4 o 12 12 9"},
    {"heavy_laser", beams, "l 2 17 14 6 l 7 22 18 11 d 18 6 5"},

    {"homing", guided, "o 12 12 7 d 12 12 2 l 12 1 12 7 l 12 17 12 23 l 1 12 7 12 l 17 12 23 12"},
    {"strike", guided, "p 1 4 5 6 19 4 23 8 5 10 l 8 14 6 21 l 13 14 11 21 l 18 14 16 21"},

    {"tracer", tricks, "d 2 20 2 d 5 13 2 d 10 8 2 d 15 8 2 d 19 13 2 d 22 20 2"},
    {"theft", tricks, "o 9 15 7 d 9 15 2 l 13 10 20 4 p 23 1 22 10 14 2"},
    {"reducer", tricks, "p 10 10 3 9 9 3 p 14 14 21 15 15 21 p 14 10 15 3 21 9 p 10 14 9 21 3 15"},
    {"smoke_tracer", tricks, "o 4 19 3 o 9 11 4 o 17 8 5"},

    {"shield", shields, "p 12 1 21 4 20 13 17 18 12 23 7 18 4 13 3 4"},
    {"force", shields, "l 2 20 3 12 7 6 12 4 17 6 21 12 22 20 l 8 20 9 15 12 12 15 15 16 20"},
    {"mag", shields, "l 5 3 5 13 8 18 12 20 16 18 19 13 19 3 d 5 4 3 d 19 4 3"},
    {"defence", shields, "l 12 2 21 5 20 13 17 18 12 22 7 18 4 13 3 5 12 2 d 12 11 4"},
    {"intercept", shields, "l 2 22 8 16 l 22 2 16 8 p 12 5 14 10 19 12 14 14 12 19 10 14 5 12 10 10"},
    {"light_shield", shields, "l 12 2 20 5 19 13 16 18 12 22 8 18 5 13 4 5 12 2"},
    {"heavy_shield", shields,
     "p 12 5 18 7 17 13 12 19 7 13 6 7 l 12 1 22 4 20 14 17 19 12 23 7 19 4 14 2 4 12 1"},
    {"super_mag", shields,
     "l 5 5 5 13 8 18 12 20 16 18 19 13 19 5 d 5 4 3 d 19 4 3 p 13 3 9 11 12 11 11 16 15 9 12 9"},
    {"repulsor", shields,
     "l 5 12 5 17 8 20 12 22 16 20 19 17 19 12 p 12 2 16 8 8 8 p 3 2 7 6 2 8 p 21 2 22 8 17 6"},

    {"repair", care, "p 9 3 15 3 15 9 21 9 21 15 15 15 15 21 9 21 9 15 3 15 3 9 9 9"},
    {"armour", care,
     "p 2 3 11 3 11 11 2 11 p 13 3 22 3 22 11 13 11 p 2 13 11 13 11 21 2 21 p 13 13 22 13 22 21 13 21"},
    {"battery", care, "p 2 6 19 6 19 18 2 18 p 20 9 23 9 23 15 20 15"},
    {"death", care, "o 12 10 8 d 9 10 2 d 15 10 2 l 9 19 9 22 l 12 19 12 22 l 15 19 15 22"},
    {"auto_repair", care,
     "p 10 7 14 7 14 10 17 10 17 14 14 14 14 17 10 17 10 14 7 14 7 10 10 10 l 3 14 2 10 5 5 9 2 15 2 p 14 "
     "0.5 19 3 14 6 l 21 10 22 14 19 19 15 22 9 22"},
    {"plasteel", care, "p 2 3 22 3 22 9 2 9 p 4 11 20 11 20 17 4 17 p 7 19 17 19 17 23 7 23"},
    {"wrath", care, "o 12 9 7 d 9 9 2 d 15 9 2 l 3 20 21 20 l 6 17 18 23 l 18 17 6 23"},
    {"fury", care, "p 12 1 15 7 22 5 18 11 23 16 16 16 14 23 10 17 3 20 6 13 1 8 8 8"},

    {"parachute", moves, "p 2 11 5 5 12 2 19 5 22 11 l 3 11 12 21 l 21 11 12 21 d 12 21 2"},
    {"anchor", moves,
     "o 12 4.5 3 l 12 8 12 21 l 6 11 18 11 l 3 14 5 18 8 21 12 22 16 21 19 18 21 14 p 1 18 3 12 7 16 p 23 18 "
     "21 "
     "12 17 16"},
    {"fuel", moves, "p 4 7 15 7 20 11 20 22 4 22 l 5 3 13 3"},
    {"teleport", moves, "o 6 17 5 o 18 7 5 d 18 7 2 l 10 13 14 10"},
    {"swap", moves, "l 2 7 16 7 p 15 2 23 7 15 12 l 8 17 22 17 p 9 12 1 17 9 22"},
    {"scatter", moves, "p 2 2 9 3 3 9 p 22 2 21 9 15 3 p 2 22 3 15 9 21 p 22 22 15 21 21 15 d 12 12 3"},
    {"rocket", moves, "p 12 1 16 7 16 16 8 16 8 7 p 8 11 3 18 8 17 p 16 11 21 18 16 17 p 10 18 14 18 12 23"},
    {"fan", moves, "d 12 12 3 p 12 12 7 2 17 2 p 12 12 23 14 18 21 p 12 12 6 21 1 14"},
    {"aimed_teleport", moves,
     "o 6 17 5 o 17 8 4 d 17 8 1.5 l 17 1 17 3 l 17 13 17 15 l 10 8 12 8 l 22 8 23 8"},

    {"guidance", shots, "l 3 22 4 13 8 8 14 7 p 13 1 23 7 13 13"},
    {"trigger", shots, "l 12 2 12 12 d 12 14 4 l 3 21 21 21"},
    {"amplify", shots, "p 12 1 21 11 3 11 p 12 12 21 22 3 22"},
    {"heat_guidance", shots, "l 3 22 4 13 8 8 14 7 p 18 2 21 7 22 11 18 14 14 11 15 7"},
    {"horizontal_guidance", shots, "l 2 18 6 9 9 8 15 8 p 14 3 23 8 14 13 l 11 20 22 20"},
    {"vertical_guidance", shots, "l 3 21 5 12 9 6 14 4 17 8 17 13 p 12 13 22 13 17 22"},
    {"lazy_boy", shots, "o 12 12 8 d 12 12 3 l 4 22 9 16"},
    {"surveyor", shots,
     "p 4 3 16 3 16 9 4 9 p 17 4 22 2 22 10 17 8 p 8 10 12 10 12 13 8 13 l 10 13 3 23 l 10 13 10 22 l 10 13 "
     "17 "
     "23"},
    {"violent_force", shots, "p 12 1 17 7 7 7 p 12 8 19 15 5 15 p 12 16 22 23 2 23"},
};

}  // namespace terramorph::icon_marks
