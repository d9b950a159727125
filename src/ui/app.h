#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language_files.h"
#include "app/storage.h"
#include "ui/clipboard.h"
#include "ui/music/performance.h"
#include "ui/screen.h"
#include "ui/sentences.h"
#include "ui/sound/sound.h"

namespace terramorph {

class App;
class HomeBroker;
class Narrator;
class PostOffice;
struct Session;
using ScreenMaker = std::unique_ptr<Screen> (*)(App& app);

/// The screens that lead to each other in a circle. They find the next one here, so none includes another.
struct Screens {
    ScreenMaker title;
    ScreenMaker round;     ///< what a round of the session's match begins with
    ScreenMaker shopping;  ///< what comes before a round's first turn
    ScreenMaker battle;
    ScreenMaker results;
};

/// The game as seen by the window: input and time go in, a picture and sounds come out. It owns the stack of
/// screens and everything they share. Nothing here blocks, sleeps or knows about windows.
class App {
  public:
    /// Begins with the title. For `clock_text`, `locales`, `language` and its files see Session. Sentences
    /// shown on the screen go to `log` too, if there is one: so that they can be read later in a terminal.
    App(Storage& storage, std::string clock_text, const Screens& screens, std::ostream* log = nullptr,
        const std::vector<std::string>& locales = {}, const std::string& language = {},
        LanguageFiles language_files = compiled_in_language_file);
    /// Offers no way to quit: a page is simply left.
    void stay_open();
    bool can_quit() const;
    /// Sets the clipboard, which must outlive the app.
    void use(Clipboard& clipboard);
    /// Sets the way to other machines, which must outlive the app.
    void use(PostOffice& office);
    /// Sets what starts a broker on this machine, and must outlive the app.
    void use(HomeBroker& home);
    ~App();

    void press(const InputEvent& press);
    /// Advances time. Returns true if the picture has to be redrawn.
    bool advance(double seconds);
    void draw(Canvas& canvas);
    /// Grows with all that changes a picture other than time: keys, pages, sentences.
    std::uint64_t changes() const;
    /// Without the sentences that come and go: for a picture to keep.
    void draw_pages(Canvas& canvas);
    std::vector<Sound> take_sounds();
    /// The next phrase of music, if it's due: `left` seconds of the last ones are still to be heard.
    std::optional<Phrase> next_phrase(double left);
    bool wants_text() const;
    /// Whether letters from other machines may come at any time.
    bool is_in_room() const;
    bool wants_to_quit() const;
    bool wants_fullscreen() const;
    /// Tells whether the window has the keyboard, as it does at first.
    void set_focused(bool focused);
    bool focused() const;
    /// Calls the player back to a window without the keyboard.
    void call(const std::string& words);
    /// What calls the player back to a window without the keyboard: their turn has come in a match with
    /// others. Empty if nothing has since the last call.
    std::string take_call();
    /// Remembers the size of the window, in units of the desktop, unless it fills the screen.
    void keep_window_size(int width, int height);
    /// How loud sounds are now.
    Volumes volumes() const;

    // For screens.
    const Screens& screens() const;
    void push(std::unique_ptr<Screen> screen);
    /// Takes effect after the current press, so that a screen may close itself.
    void pop();
    void replace(std::unique_ptr<Screen> screen);
    void back_to_title();
    /// Saves all changes, and asks the window to close.
    void quit();
    void toggle_fullscreen();
    void play(const Sound& sound);
    /// Shows a sentence for some seconds at the top of the screen, instead of the one said before it. The id
    /// is a literal.
    void say(std::string_view id, std::string_view sentence);
    /// Where a sentence stands over the page on top, in pixels; empty if there's none.
    Rect said_place(const Canvas& canvas) const;
    /// What was said has nothing to do with what's shown now.
    void forget_said();
    /// Who says what happens, if anybody listens.
    Narrator& narrator();
    Storage& storage();
    Clipboard& clipboard();

    Session& session();
    const Session& session() const;

  private:
    void keep_changes(double seconds);
    void tell(SentenceKind kind, std::string_view id, std::string_view sentence);

    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace terramorph
