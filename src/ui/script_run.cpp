#include "ui/script_run.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "app/session.h"
#include "base/text/utf8.h"
#include "paint/canvas_cache.h"
#include "paint/layers/software_compositor.h"
#include "ui/weapon_sheet.h"

namespace terramorph {

namespace {

constexpr int kFramesPerSecond = 60;
constexpr int kRepeatAfter = kFramesPerSecond / 2;  // frames until a held key repeats itself
constexpr int kRepeatEvery = 2;
constexpr int kFramesOfDrag = 12;
// Waiting draws nothing, and the land is painted a part in each frame: a picture is whole once it stops
// changing.
constexpr int kFramesUnchanged = 3, kMostFramesToCatchUp = 120;

int frames_of(double seconds) { return static_cast<int>(std::floor(seconds * kFramesPerSecond + 0.5)); }

/// Performs the actions one by one, and draws only if somebody looks.
class ScriptPlayer {
  public:
    ScriptPlayer(App& app, const Typeface& typeface, Image& picture, const ScriptSinks& sinks)
        : app_(app), typeface_(typeface), canvas_cache_(typeface), picture_(picture), sinks_(sinks) {
        canvas_cache_.compositor = &compositor_;
    }

    Refusal play(const Action& action) {
        switch (action.kind) {
            case Action::Kind::key:
                hold(action.press, 1);
                break;
            case Action::Kind::hold:
                hold(action.press, std::max(1, frames_of(action.seconds)));
                break;
            case Action::Kind::text:
                type(action.words);
                break;
            case Action::Kind::move:
                point(InputEvent::Kind::pointer_move, action.to);
                break;
            case Action::Kind::click:
                drag(action.to, action.to, 1);
                break;
            case Action::Kind::drag:
                drag(action.from, action.to, kFramesOfDrag);
                break;
            case Action::Kind::wait:
                wait(frames_of(action.seconds));
                break;
            case Action::Kind::size:
                picture_ = Image(action.width, action.height, 0xff000000u);
                canvas_cache_.compositor = &(compositor_ = {});
                break;
            case Action::Kind::shot:
                catch_up();
                return sinks_.shot(action.words, picture_);
            case Action::Kind::sheet: {
                const Session& session = app_.session();
                return sinks_.shot(action.words,
                                   weapon_sheet(exhibits(session.arsenal), session.settings, typeface_));
            }
            case Action::Kind::moment:
                return show_moment(action);
            case Action::Kind::quit:
                break;
        }
        return std::nullopt;
    }

  private:
    void draw() {
        Canvas canvas(picture_, canvas_cache_);
        app_.draw(canvas);
    }

    void catch_up() {
        std::vector<std::uint32_t> before;
        for (int k = 0, unchanged = 0; k < kMostFramesToCatchUp && unchanged < kFramesUnchanged; ++k) {
            draw();
            const std::span<const std::uint32_t> now = picture_.pixels();
            unchanged = std::ranges::equal(before, now) ? unchanged + 1 : 0;
            before.assign(now.begin(), now.end());
        }
    }

    Refusal show_moment(const Action& action) {
        const Session& session = app_.session();
        const std::vector<Exhibit> all = exhibits(session.arsenal);
        const auto found = std::ranges::find(all, action.good, &Exhibit::id);
        if (found == all.end()) return error("there's no \"{word}\"", {{"word", action.good}});
        const Moment moment = moment_of(*found, session.settings, action.seconds);
        return sinks_.shot(action.words,
                           picture_of(*found, session.settings, moment, picture_.width(), picture_.height()));
    }

    void wait(int frames) {
        for (int k = 0; k < frames && !app_.wants_to_quit(); ++k) {
            app_.advance(1.0 / kFramesPerSecond);
            const std::vector<Sound> sounds = app_.take_sounds();
            if (sinks_.sounds) sinks_.sounds(sounds);
            if (!sinks_.frame) continue;
            draw();
            sinks_.frame(picture_);
        }
    }

    void press(const InputEvent& press) {
        if (!app_.wants_to_quit()) app_.press(press);
    }

    /// Draws the screen first, because drawing lays out the widgets for pointer and keys.
    void hold(InputEvent key, int frames) {
        draw();
        press(key);
        for (int k = 1; k <= frames; ++k) {
            wait(1);
            key.repeat = true;
            if (k >= kRepeatAfter && k % kRepeatEvery == 0 && k < frames) press(key);
        }
        key.repeat = false;
        key.kind = InputEvent::Kind::up;
        press(key);
    }

    /// Letters go to the text field with the focus; without one they're ordinary keys.
    void type(std::string_view words) {
        if (app_.wants_text()) {
            draw();
            press({.kind = InputEvent::Kind::text, .text = std::string(words)});
            return wait(1);
        }
        for (std::size_t at = 0; at < words.size(); at = code_point_after(words, at)) type_key(words[at]);
    }

    void type_key(char letter) {
        InputEvent key;
        const bool capital = letter >= 'A' && letter <= 'Z';
        const char lower = capital ? static_cast<char>(letter - 'A' + 'a') : letter;
        if (!parse_key(letter == ' ' ? "space" : std::string_view(&lower, 1), key)) return;
        key.shift = capital;
        hold(key, 1);
    }

    void point(InputEvent::Kind kind, Point at) {
        draw();
        press({.kind = kind, .at = at});
        wait(1);
    }

    void drag(Point from, Point to, int frames) {
        point(InputEvent::Kind::pointer_move, from);
        point(InputEvent::Kind::pointer_down, from);
        for (int k = 1; k <= frames && !(from == to); ++k) {
            const float part = static_cast<float>(k) / static_cast<float>(frames);
            point(InputEvent::Kind::pointer_move, k == frames ? to : from + (to - from) * part);
        }
        point(InputEvent::Kind::pointer_up, to);
    }

    App& app_;
    const Typeface& typeface_;
    CanvasCache canvas_cache_;
    SoftwareCompositor compositor_;
    Image& picture_;
    const ScriptSinks& sinks_;
};

}  // namespace

Refusal run_script(const std::function<std::optional<Action>()>& next_action, App& app,
                   const Typeface& typeface, Image& picture, const ScriptSinks& sinks) {
    ScriptPlayer player(app, typeface, picture, sinks);
    for (auto action = next_action(); action; action = next_action()) {
        if (action->kind == Action::Kind::quit || app.wants_to_quit()) break;
        if (auto refusal = player.play(*action)) return refusal;
    }
    return std::nullopt;
}

Refusal run_script(const std::vector<Action>& actions, App& app, const Typeface& typeface, Image& picture,
                   const ScriptSinks& sinks) {
    auto next = actions.begin();
    return run_script([&] { return next == actions.end() ? std::nullopt : std::optional(*next++); }, app,
                      typeface, picture, sinks);
}

}  // namespace terramorph
