#include "ui/screens/armory/shopping.h"

#include "app/language/language.h"
#include "app/loadout.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/armory/armory_screen.h"
#include "ui/screens/battle/hand_over/hand_over.h"
#include "ui/screens/by_lines/line_screen.h"
#include "ui/screens/remote/armory_wait.h"

namespace terramorph {

namespace {

/// A computer's visit, or one that a line tells of.
bool goes_on_by_itself(const MatchRunner& runner) {
    const Match& match = runner.match();
    if (match.phase() != Phase::shopping) return false;
    const bool person = match.player(match.player()).kind == kPerson;
    return !person ||
           (runner.is_by_lines() && !runner.plays_here(match.player()) && !runner.awaits_line_of().exists());
}

void be_ready(App& app) {
    MatchRunner& runner = *app.session().runner;
    if (const Refusal refusal = runner.give(Ready{runner.match().player()})) app.say("refused", tr(*refusal));
}

void go_straight_to_battle(App& app) {
    equip(app.session());
    be_ready(app);
    app.push(shopping_screen(app));
}

}  // namespace

std::unique_ptr<Screen> shopping_screen(App& app) {
    MatchRunner& runner = *app.session().runner;
    const Match& match = runner.match();
    while (goes_on_by_itself(runner)) runner.think();
    if (match.phase() != Phase::shopping) return app.screens().battle(app);
    if (!runner.plays_here(match.player()))
        return runner.is_by_lines() ? line_screen(app) : armory_wait_screen(app);
    if (!runner.is_shared()) return armory_screen(app);
    const std::string what =
        tr("Shop for round {round}. Everyone else, look away.", {{"round", match.round()}});
    return hand_over_screen(app, match.player(), {"to_armory", what},
                            {std::string(tr("To the armory")), [&app] { app.push(armory_screen(app)); }},
                            {std::string(tr("Straight to battle")), [&app] { go_straight_to_battle(app); },
                             std::string(tr("spends your money for you"))});
}

void leave_armory(App& app) {
    keep_loadout(app.session());
    be_ready(app);
}

}  // namespace terramorph
