#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace terramorph {

// What the game asks of the page that it's on, and tells it.

/// What the address asks for by this name; empty if it doesn't.
std::string wish(const std::string& name);

/// The text of a file of the site's folder "lang", which is waited for if it hasn't come yet; none if it
/// can't be had.
std::optional<std::string> site_language_file(const std::string& name);

/// Has the browser keep what is in the folders, once this turn of the game is over.
void keep_soon();
/// False if the browser keeps nothing, as in some private windows.
bool page_keeps();

/// True, once, if the browser couldn't keep what was to be kept: it's full.
bool keeping_failed();

/// Offers bytes to the player as a download.
void offer_download(const std::string& name, const std::string& bytes);

/// What was last pasted into the page or copied in the game.
std::string pasted_text();
void copy_text(const std::string& text);
/// The address of this page with another query: "?level=CODE".
std::string address_with(const std::string& query);

/// Whether a graphics card draws on pages.
bool page_has_card();
/// Shows a picture of 0xAABBGGRR pixels, or this part of it, on the page's canvas. False if there's no
/// canvas.
bool show_pixels(const void* pixels, int width, int height, int left, int top, int right, int bottom);

extern "C" {
/// Has pictures have this share of the pixels that they could have, but no fewer than this.
void sharpen_page(double share, int least_width, int least_height);
}

/// Asks the browser for full screen, or to leave it; it may refuse.
void fill_page_screen(bool wanted);
bool page_fills_screen();
/// How large text has to be on this screen, in percent, so that it's readable at arm's length.
double wanted_text_size();
/// True of a screen that's touched, at least before anything has been.
bool page_is_touched();
/// Shows or hides the keyboard on a screen that's touched.
void show_keyboard(bool wanted);

/// The report of a crash since the last start, if there was one: once.
std::string last_crash();

/// Tells the page that frames come ("shown"), or that the game can't start ("failed: why").
void tell_page(const std::string& event);

}  // namespace terramorph
