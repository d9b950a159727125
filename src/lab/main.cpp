#include "base/options.h"
#include "lab/commands/balance_command.h"
#include "lab/commands/evolve_command.h"
#include "lab/commands/fire_command.h"
#include "lab/commands/formats_command.h"
#include "lab/commands/ladder_command.h"
#include "lab/commands/level_command.h"
#include "lab/commands/match_commands.h"
#ifdef TERRAMORPH_WIRE
#include "lab/commands/net_command.h"
#endif
#include "lab/commands/terrain_commands.h"
#include "lab/commands/words_command.h"
#include "lab/commands/worth_command.h"

int main(int count, char** arguments) {
    terramorph::Options options("terramorph-lab", "Terramorph without a window: maps, matches, measurements");
    const terramorph::TerrainCommands terrain_commands(options);
    const terramorph::LevelCommand level_command(options);
    const terramorph::MatchCommands match_commands(options);
    const terramorph::FireCommand fire_command(options);
    const terramorph::LadderCommand ladder_command(options);
    const terramorph::EvolveCommand evolve_command(options);
    const terramorph::BalanceCommand balance_command(options);
    const terramorph::WorthCommand worth_command(options);
    const terramorph::WordsCommand words_command(options);
    const terramorph::FormatsCommand formats_command(options);
#ifdef TERRAMORPH_WIRE
    const terramorph::NetCommand net_command(options);
#endif
    if (const int status = options.read(count, arguments); status >= 0) return status;
    for (const int status :
         {terrain_commands.run(), level_command.run(), match_commands.run(), fire_command.run(),
          ladder_command.run(), evolve_command.run(), balance_command.run(), worth_command.run(),
          words_command.run(), formats_command.run()})
        if (status >= 0) return status;
#ifdef TERRAMORPH_WIRE
    if (const int status = net_command.run(); status >= 0) return status;
#endif
    return 0;
}
