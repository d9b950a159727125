#include "ui/screens/armory/shopping.h"

#include "ui/language/language.h"
#include "ui/screens/armory/armory_screen.h"
#include "ui/screens/battle/battle_screen.h"
#include "ui/screens/battle/hand_over.h"
#include "ui/session.h"
#include "ui/usual.h"

namespace terramorph {

namespace {

bool waits_for_computer(const Match& match) {
    return match.phase() == Phase::shopping && match.player(match.player()).kind != kPerson;
}

/// Without a look at anything: the usual, and off.
void go_straight_to_battle(App& app) {
    buy_usual(app);
    leave_armory(app);
    app.push(shopping_screen(app));
}

}  // namespace

std::unique_ptr<Screen> shopping_screen(App& app) {
    App::Session& session = app.session();
    Match& match = *session.match;
    const bool computers = waits_for_computer(match);
    while (waits_for_computer(match)) session.computers.think(match);
    if (computers) keep_match(app);
    if (match.phase() != Phase::shopping) return battle_screen(app);
    if (!several_people(match)) return armory_screen(app);
    const std::string what = tr("the armory before round {round}", {{"round", match.round()}});
    return hand_over_screen(app, match.player(), what,
                            {std::string(tr("To the armory")), [&app] { app.push(armory_screen(app)); }},
                            {std::string(tr("Straight to battle")), [&app] { go_straight_to_battle(app); }});
}

void leave_armory(App& app) {
    Match& match = *app.session().match;
    keep_usual(app);
    if (const Refusal refusal = match.apply(Ready{match.player()})) app.say(tr(*refusal));
    keep_match(app);
}

}  // namespace terramorph
