#include "ui/screens/routes.h"

#include <memory>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "app/teaching/calm_start.h"
#include "ui/app.h"

namespace terramorph {

namespace {

void show_over_title(App& app, std::unique_ptr<Screen> screen) {
    app.back_to_title();
    app.push(std::move(screen));
}

}  // namespace

void start_match(App& app) {
    if (start_match(app.session())) show_over_title(app, app.screens().round(app));
}

void continue_match(App& app) {
    const std::string name = app.session().unfinished;
    name.empty() ? app.say("no_match", tr("There's no match to continue.")) : continue_match(app, name);
}

void continue_match(App& app, const std::string& recording) {
    if (continue_match(app.session(), recording)) show_match(app);
}

void show_match(App& app) {
    const bool shopping = app.session().match().phase() == Phase::shopping;
    show_over_title(app, shopping ? app.screens().shopping(app) : app.screens().round(app));
}

void draw_new_level(App& app) {
    if (const Refusal refusal = app.session().runner->give(NewLevel{}))
        return app.say("refused", tr(*refusal));
    aim_first_shot(app.session());
    app.forget_said();
    show_over_title(app, app.screens().battle(app));
}

}  // namespace terramorph
