#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/random.h"
#include "base/state_hash.h"
#include "battle/arsenal.h"
#include "battle/bodies.h"
#include "battle/effect_world.h"
#include "battle/piece.h"
#include "battle/rules.h"
#include "battle/skyline.h"
#include "terrain/level.h"

namespace terramorph {

/// One round in motion: a level, its tanks and everything that flies, rolls, burns and falls.
class Battle final : public EffectWorld {
  public:
    /// Limits on one shot, whatever the weapons file says. Meeting one says limit_met.
    static constexpr int kMostShells = 200;
    static constexpr int kMostGenerations = 8;
    static constexpr int kMaxOngoing = 4000;
    static constexpr int kMostRollers = 60;
    static constexpr int kMostPieces = 120;
    static constexpr int kLongestShot = 60 * kTicksPerSecond;
    static constexpr int kLongestSettling = 10 * kTicksPerSecond;  ///< longer where gravity is below 200 ...
    static constexpr int kLongestDrifting = 60 * kTicksPerSecond;  ///< ... but never longer than this

    /// Draws the level and places the tanks on fair, level spots. The arsenal must outlive the battle. Each
    /// kit makes a tank; one that is empty holds nothing but what is unlimited.
    Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal,
           std::vector<Kit> kits, std::uint32_t seed);
    Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal, int tanks,
           std::uint32_t seed);

    const BattleRules& rules() const { return rules_; }
    const LevelSettings& level() const { return level_; }
    const Arsenal& arsenal() const { return *arsenal_; }
    const Ground& ground() const { return ground_; }
    std::span<const Tank> tanks() const { return tanks_; }
    std::span<const Shell> shells() const { return shells_; }
    std::span<const Piece> pieces() const { return pieces_; }
    std::span<const OngoingEffect> ongoing() const { return ongoing_; }
    int wind() const { return air_.wind; }
    Walls walls() const { return walls_; }  ///< as they are now, where the rule is random or erratic
    /// Where the water's surface lies now, in 1/16 column: what is below it and no earth is wet. 0: none.
    int water() const { return water_; }
    Weather weather() const { return weather_; }
    int calm_turns() const { return calm_turns_; }  ///< since a tank hurt one
    std::uint32_t tick() const { return tick_; }
    int tanks_alive() const;
    /// Whether two tanks are of one team.
    bool allies(int tank, int other) const;
    /// Whether any two that are alive are not.
    bool contested() const;
    /// Whether nothing moves: the next turn may begin.
    bool quiet() const;

    /// Before the first shot: from now on the tank is of this team (0: of none).
    void join(int tank, int team);
    void aim(int tank, int angle, int power);
    /// The most power that a tank has: as much of the full power as it has of its full health.
    int power_limit(int tank) const;
    /// How many a tank has; -1 is without end.
    int stock(int tank, int weapon) const;
    int item_stock(int tank, int item) const;
    /// Fires, and takes it from the stock if there is any.
    void fire(int tank, int weapon);
    /// Why the item is nothing to use now; none when it is.
    Refusal validate_use(int tank, int item) const;
    void use(int tank, int item);
    /// Where this tank's guided things are to go, in columns.
    void target(int tank, Vec2<int> at);
    /// Drives so many columns to the right, or below 0 to the left, as far as fuel and ground allow.
    void drive(int tank, int columns);
    /// One tick of 1/60 s.
    void step();
    /// The end of a turn: water and a hostile sky do their harm, and a crate may come down. It may destroy
    /// some, so step on until quiet.
    void end_turn();
    /// Between turns: changes wind, weather, walls and lake, lets items work, and rebuilds all bodies from
    /// plain state, so that a saved match goes on exactly so. These tanks are to play.
    void begin_turn(std::span<const int> tanks);
    void begin_turn(int tank) { begin_turn({&tank, 1}); }
    /// A twin that goes on in the same way; only while nothing has moved since begin_turn().
    std::unique_ptr<Battle> fork() const;
    /// What happened since the last call.
    Events take_events() { return std::exchange(events_, {}); }

    /// Where the shot would end if it were a plain shell.
    Prediction predict_shot(int tank, int angle, int power) const;
    Flight shot(int tank, int angle, int power) const;
    /// What can be met now; valid until the next step.
    Field field() const;

    std::uint64_t hash() const;
    void add_to(StateHash& state) const;

    // For effects.
    WorldView view() const override;
    Field scene() const override { return field(); }
    Random& random() override { return random_; }
    void emit(const Event& event) override { events_.push_back(event); }
    void apply(const std::vector<Effect>& effects, const EffectContext& context) override;
    std::int64_t carve(const Shape& shape) override { return ground_.carve(shape); }
    std::int64_t heap(const Shape& shape) override;
    std::int64_t deposit(const Chords& chords, std::int64_t cells) override;
    void shake_down() override;
    void blast(const EffectContext& context, const Blast& blast) override;
    void launch(const Shell& shell) override;
    void launch_submunition(const Shell& shell) override;
    void shoot_down(std::size_t shell) override { shells_[shell].effects = nullptr; }
    void add_debris(const Piece& piece) override;
    bool start_effect(const OngoingEffect& effect) override;
    void count_flame(int x, int change) override;
    Tank& tank(int number) override { return tanks_[static_cast<std::size_t>(number)]; }
    void hurt(int tank, int amount, int by, bool past_shield = false) override;
    void hurt_slowly(int tank, int thousandths, int by) override;
    void wear_shield(int tank, int cost) override;
    void open_parachute(int tank, float sink_speed) override;
    void place_tank(int tank, Vec2<float> at, float angle = 0) override;
    void push(int tank, Vec2<float> velocity) override { bodies_.push(tank, velocity); }
    void use_item(int tank, int item) override { use(tank, item); }
    void set_wind(int wished) override;
    /// A direct hit, where it kills: neither shield nor armour helps.
    void destroy(int tank, int by);
    /// Throws every body that a blast reaches away from it.
    void throw_bodies(Vec2<float> at, const Blast& blast);
    std::span<const Hull> hulls() const { return hulls_; }
    const Air& air() const { return air_; }

  private:
    Battle(const Battle&) = default;  // without bodies: fork() builds them
    /// Whether a shot, an item or a drive is not over, whatever still falls and tumbles after it.
    bool in_action() const;
    void begin_round();
    void begin_weather();
    void draw_walls();
    void change_wind();
    void turn_wind(int wind);
    void change_weather();
    Weather weather_of_turn() const;
    void take_on_water();
    void strike();
    int sky_height() const;
    void send_meteors(int count);
    void send_lightning();
    int storm() const;
    void raise_storm();
    void drop_crate();
    void step_crate(Piece& crate);
    void break_crates(const EffectContext& context, float radius);
    /// Says where the way from `from` to `to` comes into the water, if it does.
    void splash(Vec2<float> from, Vec2<float> to);
    void find_hulls();
    void rebuild_bodies();
    void fly(Shell& shell);
    bool end_fuse(Shell& shell);
    void shell_hit(Shell& shell, const Contact& contact);
    void shell_left(Shell& shell);
    void meet_shield(const Shell& shell, const Contact& contact);
    void update_effects();
    void add_body(const Piece& piece);
    void step_pieces();
    void step_piece(Piece& piece, Vec2<float> from);
    void step_roller(Piece& roller, Vec2<float> from);
    void roll_off_shields(Piece& roller, Vec2<float> from);
    void open_crate(Piece& crate, int finder);
    void make_room();
    void step_ground();
    std::vector<Shape> hull_shapes() const;
    void count_flames();
    void step_slow_harm();
    void pour();
    void break_off();
    void break_off(Clump clump);
    bool stays_up(const Clump& clump) const;
    void put_down(const Piece& piece);
    void step_treads();
    void steer_treads(int tank);
    void step_bodies();
    void step_parachutes();
    int harm_of_fall(const Tank& falling) const;
    int longest_settling() const;
    void end_settling();
    bool is_inside(Vec2<float> at) const;
    void put_back(int tank);
    void free_buried_tanks();
    void wound(int tank, int amount, int by);
    int absorb(int tank, int amount, int by);
    void land(const BodyContact& contact);
    void crush(const BodyContact& contact);
    void let_work(int tank, Trigger when, const EffectContext& context);
    Refusal validate(const std::vector<Effect>& effects, int tank) const;
    EffectContext context_at(int tank) const;
    void bury_the_dead();
    void die(int number);
    void leave_wreck(const Tank& tank, int number);
    void end_shot();

    BattleRules rules_;
    LevelSettings level_;
    const Arsenal* arsenal_;
    Ground ground_;
    Air air_;
    Walls walls_ = Walls::none;
    int water_ = 0;
    int lake_ = 0;  // where the surface of a lake that rises and falls lies at first; 0: there is none
    Weather weather_ = Weather::fair;
    int turns_ = 0;
    int calm_turns_ = 0;  // since a tank hurt one
    std::vector<Tank> tanks_;
    std::vector<Hull> hulls_;
    std::vector<Dome> domes_;
    mutable Skyline skyline_;  // of what field() holds; brought up to date there
    std::vector<Shell> shells_;
    std::vector<Shell> launched_;  // this tick, to fly from the next
    std::vector<OngoingEffect> ongoing_;
    std::vector<OngoingEffect> started_;  // this tick, to go on from the next
    std::vector<std::int16_t> flames_;    // in each column; counted anew each tick
    /// What hurt_slowly has gathered for a tank.
    struct SlowHarm {
        int thousandths = 0;
        int by = -1;
        int ticks = 0;  // since there was more
    };
    std::vector<SlowHarm> slow_harm_;
    std::vector<Piece> pieces_;
    std::vector<int> dying_;  // tanks that explode in the next tick
    Bodies bodies_;
    Random random_;
    std::uint32_t seed_ = 0;
    std::uint32_t tick_ = 0;
    std::uint32_t ground_seen_ = 0;  // the revision that the bodies know
    bool shaking_ = false;           // whatever hangs comes down
    int next_piece_ = 0;
    int shooter_ = -1;    // who fired last: to blame for all that falls
    int shot_ticks_ = 0;  // since then
    int settling_ = 0;    // ticks in which bodies move by themselves
    bool ground_moves_ = false;
    Events events_;
};

}  // namespace terramorph
