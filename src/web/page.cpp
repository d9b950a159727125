#include "web/page.h"

#include <emscripten.h>

#include <cstdlib>
#include <memory>

// clang-format off
EM_JS(char*, js_wish, (const char* name), { return stringToNewUTF8(Module.wishes[UTF8ToString(name)] || ""); })
EM_JS(char*, js_language_file, (const char* name), {
    const text = Module.languageFile(UTF8ToString(name));
    return text === null ? 0 : stringToNewUTF8(text);
})
EM_JS(void, js_keep, (), { Module.keep(); })
EM_JS(int, js_keeps, (), { return Module.keeps ? 1 : 0; })
EM_JS(int, js_keeping_failed, (), {
    const failed = Module.keepingFailed;
    Module.keepingFailed = false;
    return failed ? 1 : 0;
})
EM_JS(void, js_download, (const char* name, const char* bytes, int count), {
    Module.download(UTF8ToString(name), HEAPU8.slice(bytes, bytes + count));
})
EM_JS(char*, js_pasted, (), { return stringToNewUTF8(Module.pasted || ""); })
EM_JS(void, js_copy, (const char* text), { Module.copy(UTF8ToString(text)); })
EM_JS(char*, js_address, (const char* query), {
    return stringToNewUTF8(location.origin + location.pathname + UTF8ToString(query));
})
EM_JS(int, js_has_card, (), { return Module.hasCard() ? 1 : 0; })
EM_JS(int, js_show, (const void* pixels, int width, int height, int left, int top, int right, int bottom), {
    const canvas = Module.canvas;
    const surface = canvas.getContext('2d', {alpha: false});
    if (!surface) return 0;
    if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
    }
    const bytes = new Uint8ClampedArray(HEAPU8.buffer, pixels, 4 * width * height);
    surface.putImageData(new ImageData(bytes, width, height), 0, 0, left, top, right - left, bottom - top);
    return 1;
})
EM_JS(void, js_fill_screen, (int wanted), { Module.fillScreen(wanted !== 0); })
EM_JS(int, js_fills_screen, (), { return document.fullscreenElement ? 1 : 0; })
EM_JS(double, js_text_size, (), { return Module.textSize(); })
EM_JS(int, js_touched, (), { return Module.touched() ? 1 : 0; })
EM_JS(void, js_keyboard, (int wanted), { Module.typing(wanted !== 0); })
EM_JS(char*, js_last_crash, (), { return stringToNewUTF8(Module.lastCrash()); })
EM_JS(void, js_event, (const char* name), { Module.onGame(UTF8ToString(name)); })
// clang-format on

namespace terramorph {

namespace {

std::string taken(char* text) {
    const std::unique_ptr<char, void (*)(void*)> held(text, std::free);
    return held.get();
}

}  // namespace

std::string wish(const std::string& name) { return taken(js_wish(name.c_str())); }

std::optional<std::string> site_language_file(const std::string& name) {
    char* const text = js_language_file(name.c_str());
    return text ? std::optional(taken(text)) : std::nullopt;
}

void keep_soon() { js_keep(); }
bool page_keeps() { return js_keeps() != 0; }

bool keeping_failed() { return js_keeping_failed() != 0; }

void offer_download(const std::string& name, const std::string& bytes) {
    js_download(name.c_str(), bytes.data(), static_cast<int>(bytes.size()));
}

std::string pasted_text() { return taken(js_pasted()); }
void copy_text(const std::string& text) { js_copy(text.c_str()); }
std::string address_with(const std::string& query) { return taken(js_address(query.c_str())); }

bool page_has_card() { return js_has_card() != 0; }

bool show_pixels(const void* pixels, int width, int height, int left, int top, int right, int bottom) {
    return js_show(pixels, width, height, left, top, right, bottom) != 0;
}

void fill_page_screen(bool wanted) { js_fill_screen(wanted ? 1 : 0); }
bool page_fills_screen() { return js_fills_screen() != 0; }
double wanted_text_size() { return js_text_size(); }
bool page_is_touched() { return js_touched() != 0; }
void show_keyboard(bool wanted) { js_keyboard(wanted ? 1 : 0); }

std::string last_crash() { return taken(js_last_crash()); }

void tell_page(const std::string& event) { js_event(event.c_str()); }

}  // namespace terramorph
