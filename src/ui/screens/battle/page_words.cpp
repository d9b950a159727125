// What a battlefield says to whoever doesn't see it, or doesn't hear it.
#include "app/language/language.h"
#include "app/player/preferences.h"
#include "ui/narration/battle_words.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/page.h"
#include "ui/widgets/layout.h"

namespace terramorph {

Spoken BattlePage::spoken() const {
    if (list_.open()) return list_.spoken();
    if (!crosshair_.open()) return {};
    return {std::string(tr("Set a target")), way_words(tank().body.at, crosshair_.at())};
}

bool BattlePage::advance_words(double seconds) {
    const bool tones = app().narrator().on() || preference(app().session(), Preference::play_by_ear) != 0;
    const bool heard = heard_line_.advance(seconds) && layout_.heard.h > 0;
    const bool due = by_ear_.advance(seconds, match(), tones && aiming());
    return narration_.advance(seconds, match(), aiming()) || heard || due;
}

}  // namespace terramorph
