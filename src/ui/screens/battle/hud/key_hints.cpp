#include "ui/screens/battle/hud/key_hints.h"

#include <algorithm>

#include "app/language/language.h"
#include "ui/screens/battle/target.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr int kShotsToWeapons = 2, kShotsToDriving = 3, kShotsToItems = 4;

/// Whoever only watches wants it most.
int rank_of_faster(const HudState& state) {
    if (state.fast_forward) return 0;
    return state.person && !state.lab ? 6 : 2;
}

}  // namespace

KeyHints::KeyHints(const Match& match, const HudState& state) {
    if (!state.quiet) state.newcomer ? add_first(match, state) : add_all(match, state);
    add({state.lab ? "back" : "menu", state.lab ? tr("back") : tr("menu"), "esc"});
}

void KeyHints::leave_to_bar(bool finger) {
    const auto on_bar = [finger](const HintedKey& hint) {
        return hint.id == "fire" || (finger && (hint.keys == "left right" || hint.keys == "up down"));
    };
    count_ = static_cast<std::size_t>(std::remove_if(begin(), end(), on_bar) - begin());
}

void KeyHints::drop_last_rank() {
    HintedKey* const worst = std::ranges::max_element(*this, {}, &HintedKey::rank);
    std::copy(worst + 1, end(), worst);
    --count_;
}

/// What one begins with, but what the bar shows with its keys; a target only where one is needed. One thing
/// after the other: what the first shot has missed by comes before other ways to play.
void KeyHints::add_first(const Match& match, const HudState& state) {
    if (state.person) {
        if (state.mouse || state.device == Device::pad) {
            add({"aim", tr("aim"), "left right", 2});
            add({"power", tr("power"), "up down", 2});
            add({"fire", tr("fire"), "space", 1});
        }
        if (wants_target(match)) add({"target", tr("target"), "t", 1});
        if (state.shots >= kShotsToWeapons) add({"weapons", tr("all weapons"), "w", 3});
        const bool can_drive = match.state().tank(match.player()).fuel > 0;
        if (can_drive && (state.drives || state.shots >= kShotsToDriving))
            add({"drive", tr("drive"), "a d", 4});
        if (!match.arsenal().items.empty() && state.shots >= kShotsToItems)
            add({"items", tr("items"), "i", 4});
    }
    const bool clicks = state.mouse || Scale::finger() > 0;  // whoever has keys holds one
    if (clicks && !state.person && !state.fast_forward) add({"faster", tr("faster"), "f", 3});
    add_coach(state);
    add_waiting(match, state);
    add_watching(state);
    add_talk(state);
}

void KeyHints::add_all(const Match& match, const HudState& state) {
    if (state.person) add_person(match);
    add_coach(state);
    add_waiting(match, state);
    const bool unfired = state.person && !state.talks && !match.state().fired;  // later it'd be an accident
    if (state.lab || unfired) add({"new_level", state.practice ? tr("restart") : tr("new level"), "r", 3});
    if (state.lab && !state.practice) add({"load", tr("load"), "l", 1});
    if (!state.lab) add({"map", tr("map"), "m", 4});
    add_talk(state);
    if (state.seen_again) add({"replay", tr("replay"), "v", 5});
    if (!state.practice && !state.fast_forward) add({"faster", tr("faster"), "f", rank_of_faster(state)});
    add_watching(state);
    if (state.thought) add({"thought", tr("show its aim"), "h", 6});
}

/// The key where it helps, but whoever only clicks has no other one.
void KeyHints::add_coach(const HudState& state) {
    const bool wanted = state.hinted || state.mouse || Scale::finger() > 0;
    if (wanted && state.coach && state.person && (!state.lab || state.practice))
        add({"coach", tr("coach"), "c", 2});
}

void KeyHints::add_talk(const HudState& state) {
    if (state.talks) add({"talk", tr("talk"), "y", 4});
}

/// For whoever waits for computers.
void KeyHints::add_waiting(const Match& match, const HudState& state) {
    const bool waits = !state.person && !match.player(match.player()).kind.is_person();
    if (!waits || state.lab || state.fast_forward || state.hurry_told) return;
    add({"hurry", tr("hold to fast-forward"), "space", 1});
}

void KeyHints::add_watching(const HudState& state) {
    if (!state.fast_forward) return;
    add({"result", tr("skip to end"), "space"});
    if (!state.practice) add({"faster", tr("faster"), "f", rank_of_faster(state)});
}

void KeyHints::add_person(const Match& match) {
    add({"weapons", tr("all weapons"), "w", 1});
    if (!match.arsenal().items.empty()) add({"items", tr("items"), "i", 2});
    if (match.state().tank(match.player()).fuel > 0) add({"drive", tr("drive"), "a d", 2});
    if (wants_target(match)) add({"target", tr("target"), "t", 1});
    add({"look", tr("view"), "z", 3});
}

}  // namespace terramorph
