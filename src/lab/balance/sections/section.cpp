#include "lab/balance/sections/section.h"

#include "base/text.h"
#include "battle/flight/flight.h"

namespace terramorph {

std::span<const Section> sections() {
    static const std::vector<Section> all = {
        {"fights", {Group::fight}, fight_tables},    {"duels", {Group::duel}, duel_tables},
        {"persons", {Group::person}, person_tables}, {"aim", {Group::fight, Group::person}, aim_tables},
        {"harm", {Group::fight}, harm_tables},       {"weapons", {Group::fight}, weapon_tables},
        {"items", {Group::fight}, item_tables},      {"pace", {Group::fight, Group::moon}, pace_tables},
        {"earth", {Group::fight}, earth_tables},     {"marks", {Group::fight, Group::person}, mark_tables},
        {"first", {Group::first_match}, first_match_tables},
    };
    return all;
}

std::vector<const Sample*> of_group(const Samples& samples, Group group) {
    std::vector<const Sample*> found;
    for (const Sample& sample : samples)
        if (sample.scenario.group == group) found.push_back(&sample);
    return found;
}

}  // namespace terramorph
