#include "base/options.h"
#include "lab/match_commands.h"

int main(int count, char** arguments) {
    terramorph::Options options("terramorph-lab", "Terramorph without a window: maps, matches, measurements");
    const terramorph::MatchCommands match_commands(options);
    if (const int status = options.read(count, arguments); status >= 0) return status;
    return match_commands.run();
}
