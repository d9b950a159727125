#include "ui/headless.h"

#include <memory>
#include <vector>

#include "ai/computer_player.h"
#include "ai/temperament.h"
#include "app/talk/turn_story.h"
#include "base/text.h"
#include "match/match.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/screens/battle/hud/hud.h"

namespace terramorph {

namespace {

constexpr int kPlayers = 4;
constexpr int kHeadlessRounds = 3;
constexpr int kHeadlessWidth = 1280, kHeadlessHeight = 720;

MatchSettings four_computers(std::uint32_t seed) {
    MatchSettings settings = default_settings();
    while (settings.players.size() < kPlayers) settings.players.push_back(another_player(settings.players));
    for (std::size_t k = 0; k < settings.players.size(); ++k) {
        settings.players[k].kind = k % 2 == 0 ? computer("moron") : computer("spoiler");
        const std::string_view kind = label_of(settings.players[k].kind);
        settings.players[k].name = concat(kind, " ", k / 2 + 1);
    }
    settings.set(Rule::rounds, kHeadlessRounds);
    settings.seed = seed;
    settings.level.terrain.seed = seed;
    return settings;
}

Image picture_of(const Match& match, const Typeface& typeface) {
    Image picture(kHeadlessWidth, kHeadlessHeight, packed({0, 0, 0}));
    Canvas canvas(picture, typeface);
    BattlePicture battle(match);
    const HudState state = {.person = false};
    battle.set_foot(hud_foot_share(canvas));
    battle.set_head(hud_head_share(canvas));
    const HudLayout layout = hud_layout(canvas, match, state);
    battle.draw(canvas, match, 1, hud_room(layout));
    HudPlaces places;
    draw_hud(canvas, match, state, layout, places);
    return picture;
}

}  // namespace

void play_without_window(std::ostream& story, const Typeface& typeface, std::uint32_t seed,
                         const std::function<void(const std::string& name, const Image&)>& picture,
                         const std::optional<LevelSettings>& level) {
    MatchSettings settings = four_computers(seed);
    if (level) settings.level = *level;
    Match match(settings, std::make_shared<const Arsenal>(built_in_arsenal()));
    ComputerPlayers computers;
    TurnStory turn(match);
    int shown = 0;  // the last round reported as ended
    while (shown < match.settings().rounds()) {
        computers.think(match);
        match.step();
        for (const MatchEvent& event : match.take_events()) turn.note(event);
        const bool over = match.phase() == Phase::round_over || match.phase() == Phase::match_over;
        if (match.phase() == Phase::flying) continue;
        if (const std::string sentence = turn.take(); !sentence.empty())
            story << terminal_line(sentence) << std::endl;
        if (!over || shown == match.round()) continue;
        shown = match.round();
        const PlayerId winner = match.state().winner;
        story << "Round " << shown << ": "
              << (winner.exists() ? terminal_line(match.player(winner).name) + " wins" : "nobody is left")
              << std::endl;
        picture(concat("round-", shown, ".png"), picture_of(match, typeface));
    }
    tell_ranking(story, match);
}

}  // namespace terramorph
