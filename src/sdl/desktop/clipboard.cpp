#include "sdl/desktop/clipboard.h"

#include <SDL.h>

#include <memory>

namespace terramorph {

std::string DesktopClipboard::text() {
    const std::unique_ptr<char, void (*)(void*)> copied(SDL_GetClipboardText(), SDL_free);
    return copied ? copied.get() : "";
}

void DesktopClipboard::set_text(const std::string& text) { SDL_SetClipboardText(text.c_str()); }

}  // namespace terramorph
