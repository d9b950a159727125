#pragma once

#include <memory>
#include <string_view>

#include "app/input/input.h"
#include "paint/canvas.h"

namespace terramorph {

class App;

/// Seconds: where a frame took longer, the time beyond that is not caught up with.
constexpr double kMaxFrameSeconds = 0.1;

/// One thing that fills the window. A screen turns presses into commands and draws what it reads; it decides
/// nothing of the match. Screens are stacked: the top one is seen and pressed.
class Screen {
  public:
    /// The id is a literal.
    Screen(App& app, std::string_view id) : app_(app), id_(id) {}
    virtual ~Screen() = default;
    std::string_view id() const { return id_; }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    virtual void press(const InputEvent& press) = 0;
    /// Time went on by `seconds` (1/60 in scripts). Returns whether anything moved, that is whether to draw
    /// again.
    virtual bool advance(double seconds) {
        (void)seconds;
        return false;
    }
    virtual void draw(Canvas& canvas) = 0;
    /// Whether letters typed are for a text field, so that the window asks the system for them.
    virtual bool wants_text() const { return false; }
    /// Whether the screen below shows behind this one.
    virtual bool is_overlay() const { return false; }

  protected:
    App& app() { return app_; }
    const App& app() const { return app_; }

  private:
    App& app_;
    std::string_view id_;
};

}  // namespace terramorph
