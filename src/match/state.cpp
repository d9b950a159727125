#include "match/state.h"

#include "base/options.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kMatchStream = 200;

std::vector<int> teams_of(const MatchSettings& settings) {
    std::vector<int> teams;
    for (const Player& player : settings.players) teams.push_back(player.team);
    return teams;
}

Recording recording_of(const MatchSettings& settings, const Arsenal& arsenal, const Planets& planets) {
    Recording recording;
    recording.settings = settings;
    recording.version = version();
    recording.arsenal = fingerprint(arsenal);
    recording.planets = fingerprint(planets);
    return recording;
}

}  // namespace

MatchState::MatchState(const MatchSettings& all, std::shared_ptr<const Arsenal> goods,
                       std::shared_ptr<const Planets> worlds)
    : settings(all),
      arsenal(std::move(goods)),
      planets(worlds ? std::move(worlds) : std::make_shared<const Planets>(built_in_planets())),
      random(all.seed, kMatchStream),
      order(all.players.size()),
      weapons(all.players.size(), 0),
      commitments(all.players.size(), Commitment::none),
      loot(all.players.size(), 0),
      journey(all, *planets),
      shop(all, arsenal),
      scores(teams_of(all), all.scoring()),
      tally(static_cast<int>(all.players.size())),
      recording(recording_of(all, *arsenal, *planets)) {}

bool MatchState::allies(PlayerId player, PlayerId other) const {
    const int team = this->player(player).team;
    return player == other || (team != 0 && team == this->player(other).team);
}

int MatchState::scarred_in() const {
    return battle->state().scarred ? journey.last_round_here(settings, *planets) : 0;
}

bool MatchState::at_turn_start() const {
    return (phase == Phase::shopping || phase == Phase::aiming) && ticks == turn_began;
}

void MatchState::add_to(StateHash& hash) const {
    hash.add_state(battle->state());
    add_level(hash, battle->state().level);
    hash.begin("match");
    hash.add("phase", static_cast<int>(phase));
    hash.add("round", round);
    hash.add("turn", turn);
    hash.add("turns of the round", round_turns);
    hash.add("place", static_cast<int>(place));
    hash.add("winner", winner);
    hash.add("fired", int{fired});
    hash.add("ending", int{ending});
    hash.add("moving", int{moving});
    journey.add_to(hash);
    for (int number = 1; const RoundResult& result : recording.round_results) {
        if (!result.scars.empty()) hash.add("scars of round", number, std::string_view(result.scars));
        ++number;
    }
    hash.add("drawn by lot", random.drawn());
    hash.add_all("order", order);
    hash.add_all("weapon of player", weapons);
    hash.add_all("loot of player", loot);
    for (int k = 0; const Commitment each : commitments)
        hash.add("commitment of player", k++, static_cast<int>(each));
    shop.add_to(hash);
    scores.add_to(hash);
}

std::uint64_t MatchState::hash() const {
    StateHash hash;
    add_to(hash);
    return hash.value();
}

}  // namespace terramorph
