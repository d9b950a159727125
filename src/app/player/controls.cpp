#include "app/player/controls.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "base/files/record.h"
#include "base/index.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr ControlKind kControlKinds[] = {
    {"turn_left", N_("Turn the barrel left"), "left", ""},
    {"turn_right", N_("Turn the barrel right"), "right", ""},
    {"more_power", N_("More power"), "up", ""},
    {"less_power", N_("Less power"), "down", ""},
    {"fire", N_("Fire"), "space", "a"},
    {"next_weapon", N_("Next weapon"), "tab", "x"},
    {"weapons", N_("Pick a weapon"), "w", "rt"},
    {"items", N_("Use an item"), "i", "lt"},
    {"drive_left", N_("Drive left"), "a", "lb"},
    {"drive_right", N_("Drive right"), "d", "rb"},
    {"target", N_("Set a target"), "t", "r_left"},
    {"look", N_("Change view"), "z", "ls"},
    {"map", N_("See the map"), "m", "r_up"},
    {"new_map", N_("New level"), "r", "y"},
    {"replay", N_("Replay the last shot"), "v", "rs"},
    {"faster", N_("Speed up computers"), "f", "r_right"},
    {"thought", N_("See how the last computer aimed"), "h", ""},
    {"coach", N_("Ask the coach"), "c", "r_down"},
    {"listen", N_("Hear the land"), "e", ""},
    {"talk", N_("Talk in online matches"), "y", ""},
    {"help", N_("Help"), "f1", "back"},
};
static_assert(std::size(kControlKinds) == kControlCount);

constexpr std::string_view kDeviceNames[kDevices] = {"keyboard", "pad"};
constexpr std::string_view kButtons[] = {"a",  "b",  "x",  "y",  "back", "start",  "lb",     "rb",
                                         "ls", "rs", "lt", "rt", "r_up", "r_down", "r_left", "r_right"};

struct KeyCap {
    std::string_view key, cap;
};
constexpr KeyCap kCaps[] = {
    {"up", "↑"},
    {"down", "↓"},
    {"left", "←"},
    {"right", "→"},
    {"space", N_("Space")},
    {"tab", N_("Tab")},
    {"enter", N_("Enter")},
    {"esc", N_("Esc")},
    {"backspace", N_("Backspace")},
    {"ctrl+z", N_("Ctrl+Z")},
    {"del", N_("Del")},
    {"home", N_("Home")},
    {"end", N_("End")},
    {"page_up", N_("PgUp")},
    {"page_down", N_("PgDn")},
    {"back_tab", N_("Shift + Tab")},
};

/// What always leads to the menu.
constexpr std::string_view kMenuKey = "esc", kMenuButton = "b";

bool is_digit(std::string_view name) { return name.size() == 1 && name[0] >= '0' && name[0] <= '9'; }

/// True if the controls can be bound to it: Esc leads to the menu, and digits type the power.
bool allowed(Device device, std::string_view name) {
    if (device == Device::pad)
        return name != kMenuButton && name != "start" && std::ranges::count(kButtons, name) > 0;
    InputEvent press;
    return parse_key(name, press) && key_name(press) == name && !press.shift && !press.control &&
           !is_digit(name) && name != kMenuKey && name != "f11" && name != "f12";
}

Refusal read_binding(const RecordPlace& place, Controls& controls, Control which, Device device,
                     const TomlValue& value) {
    const std::string* const name = value.string();
    if (!name || (!name->empty() && !allowed(device, *name)))
        return place.mistake(value.line, "{control} can't be {key}",
                             {{"control", kControls[at(which)].name},
                              {"key", name ? toml_quoted(sanitized(*name, 20)) : std::string(value.kind())}});
    controls.bind(which, device, *name);
    return std::nullopt;
}

Refusal read_device(Controls& controls, Device device, std::string_view key, const TomlValue& value) {
    RecordReader reader(RecordPlace{kControlsFile});
    for (std::size_t k = 0; k < kControlCount; ++k)
        reader.add(kControls[k].name, [&, which = static_cast<Control>(k)](const TomlValue& each) {
            return read_binding(reader.place(), controls, which, device, each);
        });
    return reader.read(key, value);
}

/// The same press with another key.
InputEvent with_key(InputEvent press, std::string_view name) {
    InputEvent key;
    if (!parse_key(name, key)) return press.key = Key::none, press.letter = 0, press;
    press.key = key.key == Key::tab && press.shift ? Key::back_tab : key.key;
    press.letter = key.letter;
    return press;
}

/// The cap of one key; empty if there's none.
std::string cap_bound(const Controls& controls, Device device, std::string_view key) {
    const ControlKind* const kind = Controls::of_key(key);
    const auto on = [&](Device which) -> std::string_view {
        if (kind) return controls.bound(static_cast<Control>(kind - kControls.data()), which);
        return which == Device::keyboard ? key : key == kMenuKey ? kMenuButton : "";
    };
    const Device shown = on(device).empty() ? Device::keyboard : device;
    return on(shown).empty() ? std::string() : cap(shown, on(shown));
}

}  // namespace

const std::span<const ControlKind> kControls = kControlKinds;

Controls::Controls() {
    for (std::size_t k = 0; k < kControlCount; ++k) reset(static_cast<Control>(k));
}

const std::string& Controls::bound(Control which, Device device) const {
    return names_[at(which)][at(device)];
}

void Controls::bind(Control which, Device device, std::string_view name) {
    names_[at(which)][at(device)] = name;
}

void Controls::reset(Control which) {
    bind(which, Device::keyboard, kControls[at(which)].key);
    bind(which, Device::pad, kControls[at(which)].pad);
}

Control Controls::rival(Control which, Device device) const {
    const std::string& name = bound(which, device);
    for (std::size_t k = 0; k < kControlCount && !name.empty(); ++k)
        if (k != at(which) && names_[k][at(device)] == name) return static_cast<Control>(k);
    return which;
}

const ControlKind* Controls::of_key(std::string_view name) {
    const auto found = std::ranges::find(kControls, name, &ControlKind::key);
    return found == kControls.end() ? nullptr : &*found;
}

InputEvent Controls::meaning(const InputEvent& press) const {
    if (press.kind != InputEvent::Kind::down && press.kind != InputEvent::Kind::up) return press;
    const Device device = press.button.empty() ? Device::keyboard : Device::pad;
    const std::string name = bindable(press);
    if (name.empty()) return press;
    for (std::size_t k = 0; k < kControlCount; ++k)
        if (names_[k][at(device)] == name) return with_key(press, kControls[k].key);
    const bool lost = device == Device::pad ? std::ranges::count(kControls, name, &ControlKind::pad) > 0
                                            : of_key(name) != nullptr;
    return lost ? with_key(press, "") : press;
}

std::string bindable(const InputEvent& press) {
    if (!press.button.empty())
        return allowed(Device::pad, press.button) ? std::string(press.button) : std::string();
    InputEvent plain = press;
    plain.shift = plain.control = false;
    if (plain.key == Key::back_tab) plain.key = Key::tab;
    const std::string name = key_name(plain);
    return allowed(Device::keyboard, name) ? name : std::string();
}

std::string cap(Device device, std::string_view name) {
    const auto known = std::ranges::find(kCaps, name, &KeyCap::key);
    if (device == Device::keyboard && known != std::end(kCaps)) return std::string(tr(known->cap));
    if (name == "back") return std::string(tr("Back"));
    if (const std::string_view stick = "r_"; device == Device::pad && name.starts_with(stick))
        return concat("R", cap(Device::keyboard, name.substr(stick.size())));
    std::string shown(name);
    for (char& letter : shown)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return shown;
}

std::string in_a_row(const std::vector<std::string>& caps) {
    const auto is_sign = [](const std::string& each) { return each.front() < 0 || each.front() > '~'; };
    return joined(caps, std::ranges::all_of(caps, is_sign) ? " " : ", ");
}

std::string caps(const Controls& controls, Device device, std::string_view keys) {
    if (keys.find(' ') == keys.npos) return cap_bound(controls, device, keys);  // asked for in each frame
    std::vector<std::string> all;
    for (const std::string_view key : words(keys))
        if (std::string cap = cap_bound(controls, device, key); !cap.empty()) all.push_back(std::move(cap));
    return in_a_row(all);
}

Result<Controls> parse_controls(std::string_view toml) {
    const Result<TomlTable> table = parse_toml(toml, kControlsFile);
    if (!table) return table.error();
    Controls controls;
    RecordReader reader(RecordPlace{kControlsFile});
    for (std::size_t k = 0; k < kDevices; ++k)
        reader.add(kDeviceNames[k], [&controls, k](const TomlValue& value) {
            return read_device(controls, static_cast<Device>(k), kDeviceNames[k], value);
        });
    if (const Refusal refusal = reader.read(*table)) return *refusal;
    return controls;
}

std::string controls_text(const Controls& controls) {
    std::string lines;
    for (std::size_t device = 0; device < kDevices; ++device) {
        lines += concat(device > 0 ? "\n" : "", "[", kDeviceNames[device], "]\n");
        for (std::size_t k = 0; k < kControlCount; ++k)
            lines += concat(kControls[k].name, " = ",
                            toml_quoted(controls.bound(static_cast<Control>(k), static_cast<Device>(device))),
                            "\n");
    }
    return lines;
}

}  // namespace terramorph
