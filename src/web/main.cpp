#include <SDL.h>
#include <emscripten.h>

#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/recordings.h"
#include "app/session.h"
#include "base/files/file.h"
#include "platform/command_line.h"
#include "platform/sharpness.h"
#include "sdl/audio.h"
#include "sdl/fonts.h"
#include "sdl/game_loop.h"
#include "sdl/input.h"
#include "sdl/opening.h"
#include "ui/narration/narrator.h"
#include "ui/screens/remote/remote_screen.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/screens.h"
#include "web/page.h"
#include "web/page_clipboard.h"
#include "web/page_host.h"
#include "web/page_languages.h"
#include "web/page_post.h"
#include "web/page_sounds.h"
#include "web/page_storage.h"

using namespace terramorph;

namespace {

/// Everything that lives until the page is left: `main` returns long before.
class Visit {
  public:
    explicit Visit(const Arguments& arguments, const Refusal& mistake)
        : window_(arguments.width, arguments.height, host_),
          app_(storage_, clock_text(), all_screens(), &std::cerr, preferred_locales(), arguments.language,
               page_language_file),
          sounds_(new PageSounds),
          audio_(!arguments.no_sound, std::unique_ptr<SoundMaker>(sounds_)),
          loop_(app_, window_, audio_, fonts_) {
        app_.use(clipboard_);
        app_.use(office_);
        app_.stay_open();
        if (arguments.narrate) app_.narrator().tell_to(std::cout);
        if (arguments.first_seed)
            begin_with(app_, *arguments.first_seed);
        else if (first_start_)
            begin_by_chance(app_);
        if (first_start_ && wanted_text_size() > 110)
            prefer(app_.session(), Preference::text_size, wanted_text_size());
        show_level(app_, arguments);
        show_recording(app_, arguments);
        if (!arguments.join.empty()) app_.push(remote_screen(app_));
        complain(app_, fonts_.complaint());
        if (!page_keeps())
            complain(app_, std::string(tr("This browser won't save anything for the game: settings and "
                                          "matches are lost when you leave the page.")));
        if (mistake) complain(app_, tr(*mistake));
        tell_of_crash(app_, "");
        SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
        window_.open();
        if (page_is_touched())
            app_.press({.kind = InputEvent::Kind::pointer_move, .reach = kFinger * window_.scale().x});
    }

    const std::string& trouble() const { return window_.trouble(); }

    void turn() {
        follow_full_screen();
        sounds_->go_on();
        if (keeping_failed())
            complain(app_,
                     std::string(tr("This browser is out of storage, so your progress isn't being saved.")));
        if (app_.wants_text() != std::exchange(typing_, app_.wants_text())) show_keyboard(typing_);
        if (std::exchange(resharpens_, false))
            sharpen_page(sharpness_.share(), Window::kMinWidth, Window::kMinHeight);
        const double began = emscripten_get_now();
        if (!loop_.turn()) return;
        resharpens_ = sharpness_.take(emscripten_get_now() - began);
        if (!std::exchange(told_, true)) tell_page("shown");
    }

    /// Opens a recording that was dropped on the page.
    void open(const std::string& path, const std::string& name) {
        const Result<std::string> file = read_file(path, kMaxRecording);
        if (!file) return complain(app_, tr(file.error()));
        open_recording(app_, name, *file);
    }

    void type(const std::string& text) {
        if (text == "\b")
            app_.press({.kind = InputEvent::Kind::down, .key = Key::backspace});
        else if (!text.empty())
            app_.press({.kind = InputEvent::Kind::text, .text = text});
    }

  private:
    /// Whoever leaves the browser's full screen by its own key has left the game's.
    void follow_full_screen() {
        const bool was = std::exchange(filled_, page_fills_screen());
        if (was && !filled_ && app_.wants_fullscreen()) app_.toggle_fullscreen();
    }

    PageHost host_;
    Window window_;
    PageStorage storage_;
    const bool first_start_ = storage_.names(".toml").empty();
    PageClipboard clipboard_;
    PagePostOffice office_;
    App app_;
    const Fonts fonts_;
    PageSounds* sounds_;  // the audio's
    Audio audio_;
    GameLoop loop_;
    Sharpness sharpness_;
    bool resharpens_ = false;  // before the next frame, for it clears the page
    bool told_ = false;
    bool filled_ = false;
    bool typing_ = false;
};

std::unique_ptr<Visit> visit;

int fail(const std::string& why) {
    std::cerr << "terramorph: " << why << '\n';
    tell_page("failed: " + why);
    return 2;
}

/// What the page's address asks for; that takes no library to read, unlike a command line.
Arguments asked_for() {
    Arguments arguments;
    if (std::string code = wish("level"); !code.empty()) arguments.level_code = std::move(code);
    arguments.seed = wish("seed");
    arguments.language = wish("lang");
    arguments.recording = wish("recording");
    arguments.join = wish("join");
    arguments.no_sound = !wish("nosound").empty();
    arguments.narrate = !wish("narrate").empty();
    return arguments;
}

}  // namespace

extern "C" {
/// Called by the page when a file was dropped on it.
EMSCRIPTEN_KEEPALIVE void page_dropped(const char* path, const char* name) {
    if (visit) visit->open(path, name);
}
/// Called by the page right after a touch.
EMSCRIPTEN_KEEPALIVE void page_turn() {
    if (visit) visit->turn();
}
/// Called by the page with what a keyboard on the screen types; a backspace deletes.
EMSCRIPTEN_KEEPALIVE void page_typed(const char* text) {
    if (visit) visit->type(text);
}
}

int main() {
    Arguments arguments = asked_for();
    const Refusal mistake = read_texts(arguments);
    if (mistake) arguments.level_code.reset(), arguments.first_seed.reset();
    SDL_SetHint(SDL_HINT_APP_NAME, "Terramorph");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return fail(SDL_GetError());
    visit = std::make_unique<Visit>(arguments, mistake);
    if (!visit->trouble().empty()) return fail(visit->trouble());
    emscripten_set_main_loop([] { visit->turn(); }, 0, false);
    return 0;
}
