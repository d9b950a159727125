#include "fuzz/targets.h"

#include <algorithm>

#include "fuzz/eaters.h"

namespace terramorph::test {

namespace {

constexpr FuzzTarget kTargets[] = {
    {"settings", eat_settings},
    {"arsenal", eat_arsenal},
    {"planets", eat_planets},
    {"level_code", eat_level_code},
    {"recording", eat_recording},
    {"command_line", eat_command_line},
    {"commands", eat_commands},
    {"ground", eat_ground},
    {"talk", eat_talk},
    {"usual", eat_usual},
    {"favourites", eat_favourites},
    {"script", eat_script},
    {"po", eat_po},
    {"entry", eat_entry},
    {"page", eat_page},
    {"table", eat_table},
    {"guest", eat_guest},
    {"claim", eat_claim},
    {"saying", eat_saying},
    {"start", eat_start},
    {"chat_line", eat_chat_line},
    {"letter", eat_letter},
    {"seat_file", eat_seat_file},
};

}  // namespace

std::span<const FuzzTarget> fuzz_targets() { return kTargets; }

const FuzzTarget* find_fuzz_target(std::string_view name) {
    const auto found = std::ranges::find(kTargets, name, &FuzzTarget::name);
    return found == std::end(kTargets) ? nullptr : &*found;
}

}  // namespace terramorph::test
