#pragma once

#include <string_view>

namespace terramorph::test {

// One for each of the targets.
void eat_settings(std::string_view bytes);
void eat_arsenal(std::string_view bytes);
void eat_planets(std::string_view bytes);
void eat_level_code(std::string_view bytes);
void eat_recording(std::string_view bytes);
void eat_command_line(std::string_view bytes);
/// Commands to a match, as bytes.
void eat_commands(std::string_view bytes);
/// Changes of the ground, as bytes: the same is done to a bitmap.
void eat_ground(std::string_view bytes);
void eat_talk(std::string_view bytes);
void eat_favourites(std::string_view bytes);
void eat_usual(std::string_view bytes);
void eat_script(std::string_view bytes);
/// A catalogue of translations.
void eat_po(std::string_view bytes);
/// What other machines send: a line of a log, a page of it, the table of a match, what a guest says, in a
/// room's talk and of its program's start, a line that's pasted from a chat, and any letter, its topic in the
/// first line; and the file of a seat.
void eat_entry(std::string_view bytes);
void eat_page(std::string_view bytes);
void eat_table(std::string_view bytes);
void eat_guest(std::string_view bytes);
void eat_claim(std::string_view bytes);
void eat_saying(std::string_view bytes);
void eat_start(std::string_view bytes);
void eat_chat_line(std::string_view bytes);
void eat_letter(std::string_view bytes);
void eat_seat_file(std::string_view bytes);

}  // namespace terramorph::test
