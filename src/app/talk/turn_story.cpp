#include "app/talk/turn_story.h"

#include <utility>

#include "app/language/language.h"
#include "base/overloads.h"
#include "base/text.h"

namespace terramorph {

void TurnStory::note(const MatchEvent& event) {
    std::visit(
        Overloads{[this](const event::Fired& fired) { begin(fired); },
                  [this](const event::Hurt& hurt) {
                      add(concat(hurt.tank == shooter_ ? "hurts itself" : "hits " + name(hurt.tank), " for ",
                                 hurt.health));
                  },
                  [this](const event::Died& died) {
                      add(died.tank == shooter_ ? "is destroyed" : concat("destroys ", name(died.tank)));
                  },
                  [this](const event::LeftLevel& left) {
                      add(concat("flies ", left.columns, " columns too ", left.too_far ? "far" : "short"));
                  },
                  [](const auto&) {}},
        event);
}

std::string TurnStory::take() {
    if (shot_.empty()) return {};
    std::string sentence = concat(shot_, ": ", results_.empty() ? "misses" : joined(results_, ", "));
    shot_.clear();
    results_.clear();
    return sentence;
}

void TurnStory::begin(const event::Fired& fired) {
    shooter_ = fired.tank;
    const Tank& tank = match_.battle().state().tank(fired.tank);
    const Weapon& weapon = match_.arsenal().weapons[fired.weapon];
    shot_ = concat("Round ", match_.round(), ", turn ", match_.turn(), ": ", name(fired.tank), " fires ",
                   weapon.name, " at ", fixed_text(tank.angle / 10.0, 1), " degrees, power ", tank.power);
}

void tell_ranking(std::ostream& story, const Match& match) {
    story << "The match is over.\n";
    int rank = 0;
    for (const PlayerId player : match.scores().ranking()) {
        const Score& score = match.scores().match()[player];
        story << ++rank << ". " << match.player(player).name << ": " << tr_number(score.points)
              << " points, " << score.damage << " damage, " << score.kills
              << (score.kills == 1 ? " kill, " : " kills, ") << score.wins
              << (score.wins == 1 ? " round won\n" : " rounds won\n");
    }
}

}  // namespace terramorph
