#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/input/input.h"
#include "base/result.h"

namespace terramorph {

constexpr const char* kControlsFile = "controls.toml";

/// What people do in battle with a key, or with a button of a pad.
enum class Control {
    turn_left,
    turn_right,
    more_power,
    less_power,
    fire,
    next_weapon,
    weapons,
    items,
    drive_left,
    drive_right,
    target,
    look,
    map,
    new_map,
    replay,
    faster,
    thought,
    coach,
    listen,
    talk,
    help,
};
constexpr std::size_t kControlCount = 21;

enum class Device { keyboard, pad };
constexpr std::size_t kDevices = 2;

/// A control as it is at first. Screens know it by its key, whatever a player has bound it to.
struct ControlKind {
    std::string_view name;   ///< as in the file
    std::string_view label;  ///< as people read it
    std::string_view key;    ///< as parse_key reads it
    std::string_view pad;    ///< the button, or nothing
};
extern const std::span<const ControlKind> kControls;

/// What a player has bound the controls to.
class Controls {
  public:
    Controls();

    /// The name of a key or button; empty if there's none.
    const std::string& bound(Control which, Device device) const;
    void bind(Control which, Device device, std::string_view name);
    void reset(Control which);
    /// Another control with the same key or button; `which` itself if there's none.
    Control rival(Control which, Device device) const;

    /// What the press means in battle: the key that the control has at first. A key that has lost its control
    /// means nothing.
    InputEvent meaning(const InputEvent& press) const;
    /// The control that has this key at first, if any has.
    static const ControlKind* of_key(std::string_view name);

  private:
    std::array<std::array<std::string, kDevices>, kControlCount> names_;
};

/// The key or button of a press, without Shift; empty if nothing can be bound to it.
std::string bindable(const InputEvent& press);
/// "W", "Space", "LB": what is printed on a key or button.
std::string cap(Device device, std::string_view name);
/// Several caps in a row: "← →", "A, D".
std::string in_a_row(const std::vector<std::string>& caps);
/// The caps of these keys as the player has bound them on the device, "A, D" of "a d"; a key that is no
/// control's keeps its own.
std::string caps(const Controls& controls, Device device, std::string_view keys);

/// Reads a player's file; what isn't in it is as at first.
Result<Controls> parse_controls(std::string_view toml);
/// The file's text, which parse_controls reads back.
std::string controls_text(const Controls& controls);

}  // namespace terramorph
