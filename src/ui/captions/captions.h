#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "match/event.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/captions/label_room.h"

namespace terramorph {

/// Words and figures that rise from where something happens, such as the damage to a tank and its cause: a
/// beat after it, so that it's seen first. Damage stands in bold figures that leap up, the larger and the
/// redder the worse it is.
class Captions {
  public:
    /// Shows what happened. `colors` are the players'.
    void note(const MatchEvent& event, const Battle& battle, const std::vector<Color>& colors);
    /// A tank lies under earth now.
    void tell_buried(Vec2<float> at);
    /// A tank's shield bends a shell away: call as long as it does.
    void tell_bent(TankId tank, Vec2<float> at, const std::vector<Color>& colors);
    /// Moves figures along with tanks that are thrown about. Call once a frame.
    void follow(const BattleState& battle);
    /// Returns true if anything is visible.
    bool advance(double seconds);
    /// Draws them where there's room.
    void draw(Canvas& canvas, const View& view, LabelRoom& room) const;
    void clear() { captions_.clear(); }

    static constexpr float kBeat = 0.35f;  ///< seconds from what happens to its words

  private:
    /// What's told again within a second adds to its figure, or stands for both.
    struct Caption {
        Vec2<float> at;  ///< columns
        std::string words;
        std::optional<Color> color;  ///< none: by its weight
        float life;                  ///< seconds in all
        float age = -kBeat;
        float since = 0;     ///< seconds since it was last told
        float weight = 0;    ///< of a figure: 0 light to 1 heavy
        TankId tank = -1;    ///< the tank it belongs to ...
        int sum = 0;         ///< ... if any
        bool waits = false;  ///< until that tank is gone: its end is seen first
        std::string_view english = {};
        std::optional<Color> mark = {};  ///< of the tank that's hurt, as in its name
        Vec2<float> tank_at = {};        ///< where that was last seen

        bool is(std::string_view said, Vec2<float> place) const;
        /// How much larger it is now than when it rests.
        float leap() const;
        Color ink_color() const;
    };

    struct Told;
    /// What destroys a tank is told once it's destroyed, however slowly that is watched.
    void wait_for_end(TankId tank);
    void tell_end(TankId tank);
    /// "shield -{amount}": adds to a tank's recent count. `whole` is as heavy as it gets; without a color,
    /// that says how heavy it is. `mark`: the color that says whose it is.
    void count(TankId tank, int amount, int whole, Vec2<float> at, std::string_view english,
               std::optional<Color> color, std::optional<Color> mark = {});
    static bool is_out_of_sight(const Caption& each, const View& view);
    static void draw_figure(Canvas& canvas, const Caption& each, Rect place, TextStyle style);
    static void draw_on_plate(Canvas& canvas, const Caption& each, Rect place, const TextStyle& style);
    void say(Vec2<float> at, std::string_view words, Color color, float life);
    bool told(std::string_view words, Vec2<float> at) const;
    void take_back(std::string_view words, Vec2<float> at);
    /// Instead of the last that was told in these words, wherever that was.
    void tell_anew(Vec2<float> at, std::string_view english, int step, Color color, float life);
    void add(Vec2<float> at, std::string_view words, std::optional<Color> color, float life);

    std::vector<Caption> captions_;  // the newest first
};

}  // namespace terramorph
