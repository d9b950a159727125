#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/result.h"
#include "battle/battle.h"
#include "match/command.h"
#include "match/economy/shop.h"
#include "match/galaxy/galaxy.h"
#include "match/recording/recording.h"
#include "match/score/score.h"
#include "match/settings/settings.h"

namespace terramorph {

enum class Phase {
    shopping,    ///< waits for the player who is at the armory
    aiming,      ///< waits for the player whose turn it is
    flying,      ///< something moves: call step()
    round_over,  ///< waits for NextRound
    match_over,
};

/// A shot of this round, and where it first did something.
struct PastShot {
    int player;
    int weapon;
    int angle, power;
    int turn;
    std::optional<Vec2<float>> end = {};  ///< columns; none where it flew for ever
};

/// A match from the first round to the ranking. Commands go in by one door, ticks go by, events come out. The
/// same settings and commands give the same match, bit for bit, everywhere.
class Match {
  public:
    /// The settings must not be refused; arsenal and planets (no planets: the game's own) stay with the
    /// match. It goes on after the rounds that are `past`, fewer than the settings have; goods that the
    /// arsenal does not know are lost.
    Match(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
          std::shared_ptr<const Planets> planets = nullptr, std::vector<RoundResult> past = {});

    Match& operator=(const Match&) = delete;
    /// A twin that goes on in the same way. Only while at_turn_start().
    std::unique_ptr<Match> fork() const;
    /// Whether nothing has moved yet since a player's turn, or visit to the armory, began.
    bool at_turn_start() const;

    /// Why the command may not be done now; none when it may.
    Refusal validate(const Command& command) const;
    /// Does it, or changes nothing and says why not.
    Refusal apply(const Command& command);
    /// One tick of 1/60 s, if anything moves.
    void step();
    /// What happened since the last call.
    Events take_events();

    const MatchSettings& settings() const { return settings_; }
    const Arsenal& arsenal() const { return *arsenal_; }
    const Battle& battle() const { return *battle_; }
    Phase phase() const { return phase_; }
    int round() const { return round_; }  ///< from 1
    int turn() const { return turn_; }    ///< of the match, from 1
    /// How long something has moved in this match so far: calls of step() that did something.
    std::int64_t ticks() const { return ticks_; }
    /// Whose turn it is, to shop or to aim. Where all fire at once, everybody aims in turn first.
    int player() const { return order_[place_]; }
    const Player& player(int number) const { return settings_.players[static_cast<std::size_t>(number)]; }
    /// Players in the order of their turns this round.
    const std::vector<int>& order() const { return order_; }
    bool allies(int player, int other) const;
    int weapon(int player) const { return weapon_[static_cast<std::size_t>(player)]; }
    /// How many shots are left; -1 is without end.
    int stock(int player, int weapon) const { return battle_->stock(player, weapon); }
    int item_stock(int player, int item) const { return battle_->item_stock(player, item); }
    bool first_shot_fired() const { return fired_; }
    const Shop& shop() const { return shop_; }
    /// What somebody owns now, with what thieves have taken and brought in this round.
    int money(int player) const { return shop_.money(player) + loot_[static_cast<std::size_t>(player)]; }
    /// All shots of this round so far, in order.
    const std::vector<PastShot>& shots() const { return shots_; }
    /// Where all fire at once: whether this player has aimed and is ready to.
    bool committed(int player) const {
        return committed_[static_cast<std::size_t>(player)] != Commitment::none;
    }
    const LevelSettings& level() const { return battle_->level(); }
    /// The galaxy that the match travels through; nullptr where the rules have none.
    const Galaxy* galaxy() const { return galaxy_ ? &*galaxy_ : nullptr; }
    /// The worlds of the rounds so far, the one of this round last; empty without a galaxy.
    const std::vector<int>& route() const { return route_; }
    /// The world of the next round; -1 without a galaxy, and in the last round.
    int next_world() const;
    const Scoreboard& scores() const { return scores_; }
    /// The health that one player has cost another in this match: what the other may bear a grudge for.
    int harm(int by, int to) const {
        return harm_[static_cast<std::size_t>(by) * order_.size() + static_cast<std::size_t>(to)];
    }
    /// -1 until a round is over, and if nobody was left. Of a team, one that is left.
    int round_winner() const { return winner_; }

    const Recording& recording() const { return recording_; }
    /// Of everything that decides what happens next.
    std::uint64_t hash() const;
    /// What the hash is of, field by field.
    std::vector<StateField> state() const;

  private:
    Match(const Match&) = default;  // shares the battle: fork() parts it
    enum class Commitment { none, passes, fires };

    void add_to(StateHash& state) const;
    Refusal validate_turn(int player) const;
    Refusal validate_visit(int player) const;
    Refusal validate(const Aim& aim) const;
    Refusal validate(const Choose& choose) const;
    Refusal validate(const Fire& fire) const;
    Refusal validate(const Pass& pass) const;
    Refusal validate(const Use& use) const;
    Refusal validate(const Drive& drive) const;
    Refusal validate(const Target& target) const;
    Refusal validate(const Buy& buy) const;
    Refusal validate(const Sell& sell) const;
    Refusal validate(const Undo& undo) const;
    Refusal validate(const Ready& ready) const;
    Refusal validate(const NewLevel&) const;
    Refusal validate(const NextRound&) const;
    void execute(const Aim& aim);
    void execute(const Choose& choose);
    void execute(const Fire& fire);
    void execute(const Pass& pass);
    void execute(const Use& use);
    void execute(const Drive& drive);
    void execute(const Target& target);
    void execute(const Buy& buy);
    void execute(const Sell& sell);
    void execute(const Undo& undo);
    void execute(const Ready& ready);
    void execute(const NewLevel&);
    void execute(const NextRound&);

    void begin_round();
    void go_on_after(std::vector<RoundResult> past);
    void record_round_result();
    void travel();
    bool shops(int player) const;
    /// The next one goes to the armory, or if there is none the battle begins.
    void go_shopping();
    LevelSettings level_of_round() const;
    void draw_level();
    void begin_battle();
    void begin_fight();
    void begin_turn();
    void wait_for(Phase phase, Event::Kind said);
    bool simultaneous() const { return settings_.turn_mode() == TurnMode::simultaneous; }
    /// The player has fired, or passed: the shot, or the next one aims.
    void commit(int player, Commitment commitment);
    void next_to_aim();
    void fire_all();
    void fire(int player);
    /// Something moves before the shot; the turn goes on when it has come to rest.
    void move();
    void end_move();
    void end_turn();
    void end_round();
    void pay_out();
    void take_from_battle();
    void steal(Event& theft);
    void record_shot(const Event& event);
    void record_harm(const Event& event);

    MatchSettings settings_;
    std::shared_ptr<const Arsenal> arsenal_;
    std::shared_ptr<const Planets> planets_;
    std::optional<Galaxy> galaxy_;
    std::vector<int> route_;
    Random random_;
    std::shared_ptr<Battle> battle_;  // of this match alone
    Phase phase_ = Phase::aiming;
    int round_ = 0;
    int turn_ = 0;
    std::int64_t ticks_ = 0;
    std::int64_t turn_began_ = 0;  // in ticks
    int round_turns_ = 0;
    std::uint32_t levels_drawn_ = 0;
    std::uint32_t map_drawn_ = 0;  // which of the levels brought a fresh map last; 0: the settings' own
    int cut_advances_ = 0;         // through the map since then
    bool moving_ = false;          // what moves is no shot: the turn goes on after it
    bool ending_ = false;          // water and sky have had their share of this turn
    std::vector<int> order_;
    std::size_t place_ = 0;
    std::vector<int> weapon_;
    std::vector<Commitment> committed_;  // where all fire at once
    std::vector<PastShot> shots_;
    std::vector<int> harm_;  // of each by each
    Shop shop_;
    std::vector<int> loot_;  // taken from others in this round, or below 0 by them
    std::uint32_t battle_seed_ = 0;
    LevelSettings level_;
    bool fired_ = false;
    int winner_ = -1;
    Scoreboard scores_;
    Recording recording_;
    Events events_;
};

}  // namespace terramorph
