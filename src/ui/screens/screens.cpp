#include "ui/screens/screens.h"

#include "ui/screens/armory/shopping.h"
#include "ui/screens/battle/battle_screen.h"
#include "ui/screens/galaxy/star_map_screen.h"
#include "ui/screens/results/results_screen.h"
#include "ui/screens/title/title_screen.h"

namespace terramorph {

Screens all_screens() {
    return {.title = title_screen,
            .round = round_screen,
            .shopping = shopping_screen,
            .battle = battle_screen,
            .results = results_screen};
}

}  // namespace terramorph
