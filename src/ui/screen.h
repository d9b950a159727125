#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/input/input.h"
#include "paint/canvas.h"

namespace terramorph {

class App;
struct LevelSettings;

/// What music follows.
struct MusicScene {
    const LevelSettings* level = nullptr;  ///< the tune's; none: what was played before goes on
    float tension = 0;                     ///< 0 .. 1
    bool hushed = false;                   ///< something flies: there's silence
    std::optional<bool> won = {};          ///< it's over
};

/// How large a screen's text is, and what that was found for.
struct TextShown {
    float size = 0;  ///< 0: to be found
    float wanted = 0, width = 0, height = 0;
    std::size_t language = 0;

    bool is_for(const TextShown& other) const {
        return wanted == other.wanted && width == other.width && height == other.height &&
               language == other.language;
    }
};

/// What is said of a screen to whoever doesn't see it.
struct Spoken {
    std::string heading;     ///< once, as it appears or changes
    std::string focus = {};  ///< what keys act on, each time it changes
};

/// Seconds; if a frame took longer, the rest isn't made up for.
constexpr double kMaxFrameSeconds = 0.1;

/// A page that fills the window. A screen turns input into commands and draws; it decides nothing in the
/// match. Screens are stacked: the top one is shown and gets the input.
class Screen {
  public:
    /// The id is a literal.
    Screen(App& app, std::string_view id) : app_(app), id_(id) {}
    virtual ~Screen() = default;
    std::string_view id() const { return id_; }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    virtual void press(const InputEvent& press) = 0;
    /// Advances by `seconds` (1/60 in scripts). Returns true if the picture has changed.
    virtual bool advance(double seconds) {
        (void)seconds;
        return false;
    }
    virtual void draw(Canvas& canvas) = 0;
    /// True if a text field has the focus, so that the window enables text input.
    virtual bool wants_text() const { return false; }
    /// True while keys and buttons do what the player has bound them to: a battle is played.
    virtual bool is_played() const { return false; }
    /// How large text may be at most, see Scale::set_text_size; 0: as large as fits, which is tried. That
    /// can't be told where words move with what they're about.
    virtual float largest_text() const { return 0; }
    /// What is said of it; the battlefield tells of its events besides.
    virtual Spoken spoken() const { return {}; }
    /// What its music is like.
    virtual MusicScene music() const { return {}; }
    /// How high the rows are that a finger scrolls at this point, in pixels; 0 where nothing scrolls, or not
    /// farther this way. Up is positive as a wheel's, and 0 is either way.
    virtual float row_high(Point at, float wheel) const {
        (void)at, (void)wheel;
        return 0;
    }
    /// How far down its own words stand at its upper edge, in pixels: sentences that come and go stand below.
    virtual float head(const Canvas& canvas) const {
        (void)canvas;
        return 0;
    }
    /// The window has lost the keyboard.
    virtual void lose_focus() {}
    virtual void gain_focus() {}
    /// Another page has been laid over this one, which isn't seen until that leaves.
    virtual void be_covered() {}
    /// True if the screen below is visible behind this one.
    virtual bool is_overlay() const { return false; }

    TextShown text_shown = {};  ///< the app's

  protected:
    App& app() { return app_; }
    const App& app() const { return app_; }

  private:
    App& app_;
    std::string_view id_;
};

}  // namespace terramorph
