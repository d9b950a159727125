#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace terramorph {

class App;
struct Arguments;

// What a game opens with, before its first frame.

std::uint32_t seed_of_the_clock();
/// The player's languages, the preferred one first: "de_AT", "fr".
std::vector<std::string> preferred_locales();
void begin_with(App& app, std::uint32_t seed);
/// On land that's good to fight on.
void begin_by_chance(App& app);
/// Opens the level of the code, if given, on the screen that starts matches. Its planet has the colours of
/// this installation.
void show_level(App& app, const Arguments& arguments);
/// Opens the given recording, or says why not.
void show_recording(App& app, const Arguments& arguments);
/// Opens or joins a room with people at other machines, if the command line says so, or says why not.
void show_room(App& app, const Arguments& arguments);
/// Tells the player what's wrong, if anything is.
void complain(App& app, const std::string& complaint);
/// Tells the player about a crash report since the last start.
void tell_of_crash(App& app, const std::string& folder);

}  // namespace terramorph
