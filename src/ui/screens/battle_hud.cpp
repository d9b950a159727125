#include "ui/screens/battle_hud.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "base/text.h"
#include "ui/landscape/weather.h"
#include "ui/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kPlate = {24, 20, 40, 214};
constexpr Color kQuiet = {176, 172, 190};
constexpr float kEdge = 24, kTop = 20, kHigh = 78;

/// The upper bar, part by part. Places along it are in units of a bar 1600 wide.
class Bar {
  public:
    Bar(Canvas& canvas, const Match& match, const HudState& state)
        : canvas_(canvas),
          scale_(canvas),
          match_(match),
          state_(state),
          player_(match.player()),
          tank_(match.battle().tanks()[static_cast<std::size_t>(player_)]) {}

    void draw() {
        const Rect plate = {x(kEdge), scale_(kTop), canvas_.width() - 2 * x(kEdge), scale_(kHigh)};
        canvas_.fill_rounded(plate, scale_(10), kPlate);
        draw_player();
        heading(300, "ANGLE");
        value(300, text(angle_text(tank_.angle), "°"));
        draw_power();
        draw_wind();
        draw_weapon();
        heading(1300, "ROUND");
        value(1300, text(match_.round(), "/", match_.settings().rounds()));
        draw_level();
    }

    Rect weapon_place() const { return {x(1062), scale_(kTop), x(220), scale_(kHigh)}; }

  private:
    float x(float units) const { return std::floor(units * canvas_.width() / 1600); }
    float heading_y() const { return scale_(kTop + 27) - scale_.text(17) / 2; }
    float value_y() const { return scale_(kTop + 53) - scale_.text(30) / 2; }

    void heading(float at, std::string_view words) {
        canvas_.text({x(at), heading_y()}, words, {scale_.text(17), kQuiet});
    }
    float value(float at, std::string_view words, Color color = theme::kBright) {
        return x(at) + canvas_.text({x(at), value_y()}, words, {scale_.text(30), color, Face::bold});
    }

    void draw_player() {
        const Player& player = match_.player(player_);
        const Color color = player_color(player.color);
        canvas_.fill({x(44), scale_(kTop + 15), scale_(8), scale_(48)}, color);
        const float size = scale_.text(27);
        canvas_.text_within({x(66), scale_(kTop + 27) - size / 2}, x(200), player.name,
                            {size, theme::kBright, Face::bold});
        const float small = scale_.text(19);
        const float y = scale_(kTop + 56);
        draw_emblem(canvas_, {x(66) + small * 0.4f, y}, small * 0.36f, player.emblem, color);
        const int points = match_.scores().match()[static_cast<std::size_t>(player_)].points;
        canvas_.text({x(66) + small * 1.2f, y - small / 2}, text(grouped_text(points), " points"),
                     {small, kQuiet, Face::mono});
    }

    void draw_power() {
        heading(450, "POWER");
        const int limit = match_.battle().power_limit(player_);
        float end = 0;
        if (state_.typed_power.empty())
            end = value(450, text(tank_.power));
        else
            end = value(450, state_.typed_power + "_", theme::kAccent);
        const float small = scale_.text(18);
        canvas_.text({end + scale_(8), value_y() + scale_.text(30) - small * 1.22f}, text("/ ", limit),
                     {small, kQuiet});
        const Rect track = {x(640), scale_(kTop + 48), x(220), std::max(3.0f, scale_(10))};
        const auto part = [&](int power) { return track.w * static_cast<float>(power) / kFullPower; };
        canvas_.fill(track, {46, 42, 62});
        canvas_.fill({track.x, track.y, part(limit), track.h}, {72, 68, 90});
        canvas_.fill({track.x, track.y, part(tank_.power), track.h}, theme::kAccent);
    }

    /// The arrow points where the wind blows to, and is the longer the stronger it is.
    void draw_wind() {
        heading(900, "WIND");
        const std::string_view weather = weather_words(match_.battle().weather(), match_.level().planet);
        canvas_.text({x(900 + 124), heading_y()}, weather,
                     {scale_.text(17), theme::kValue, Face::regular, Align::right});
        const int wind = match_.battle().wind();
        const float left = value(900, text(std::abs(wind))) + scale_(12);
        if (wind == 0) return;
        const float length = scale_(22) + x(70) * static_cast<float>(std::abs(wind)) / kStrongestWind;
        const float y = scale_(kTop + 54), head = scale_(9);
        const float from = wind > 0 ? left : left + length, to = wind > 0 ? left + length : left;
        const float back = wind > 0 ? -2 * head : 2 * head;
        canvas_.line({from, y}, {to + back, y}, std::max(2.0f, scale_(4)), theme::kBright);
        const std::array<Point, 3> tip = {{{to, y}, {to + back, y - head}, {to + back, y + head}}};
        canvas_.polygon(tip, theme::kBright);
    }

    void draw_weapon() {
        heading(1070, "WEAPON");
        const int weapon = match_.weapon(player_);
        const int stock = match_.stock(player_, weapon);
        const std::string count = stock < 0 ? "" : text("×", stock);
        const TextStyle quiet = {scale_.text(22), kQuiet};
        const float room = x(206) - canvas_.text_width(count, quiet) - scale_(12);
        const TextStyle style = {scale_.text(27), theme::kBright, Face::bold};
        const std::string& name = match_.arsenal().weapons[static_cast<std::size_t>(weapon)].name;
        const float y = scale_(kTop + 53);
        const float used = canvas_.text_within({x(1070), y - style.size / 2}, room, name, style);
        canvas_.text({x(1070) + used + scale_(12), y - quiet.size / 2}, count, quiet);
    }

    void draw_level() {
        const float size = scale_.text(16);
        canvas_.text({x(1556), heading_y()}, level_name(match_.level()),
                     {size, kQuiet, Face::mono, Align::right});
        const Planet& planet = match_.level().planet;
        const TextStyle quiet = {size, kQuiet, Face::regular, Align::right};
        const float y = scale_(kTop + 56) - size / 2;
        if (state_.speed > 1)
            canvas_.text({x(1556), value_y()}, text("F  ×", state_.speed),
                         {scale_.text(24), theme::kAccent, Face::bold, Align::right});
        else
            canvas_.text({x(1556), y},
                         text(planet.label, "  g ", std::round(planet.value(PlanetValue::gravity) * 10) / 10),
                         quiet);
    }

    Canvas& canvas_;
    Scale scale_;
    const Match& match_;
    const HudState& state_;
    int player_;
    const Tank& tank_;
};

struct Hint {
    std::string_view key, does, name;  // as it is shown, what it does, and the key that a click stands for
    bool person;                       // only while a person plays
};

constexpr std::array kHints = {
    Hint{"← →", "angle", "", true},     Hint{"↑ ↓", "power", "", true},
    Hint{"Tab", "weapon", "tab", true}, Hint{"Space", "fire", "space", true},
    Hint{"R", "new level", "r", false}, Hint{"M", "map", "m", false},
    Hint{"F", "faster", "f", false},    Hint{"Esc", "menu", "esc", false},
};

void draw_hints(Canvas& canvas, const HudState& state, std::vector<HudButton>& buttons) {
    const Scale scale(canvas);
    const TextStyle key = {scale.text(19), theme::kValue, Face::bold};
    const TextStyle does = {key.size, theme::kText};
    const float gap = scale(9), space = scale(26), y = canvas.height() - scale(52),
                high = std::max(scale(34), key.size + 6);
    float width = 2 * gap;
    for (const Hint& hint : kHints)
        if (state.person || !hint.person)
            width += canvas.text_width(hint.key, key) + canvas.text_width(hint.does, does) + gap + space;
    canvas.fill_rounded({scale(kEdge), y, width, high}, scale(8), kPlate);
    float x = scale(kEdge) + gap + space / 2;
    for (const Hint& hint : kHints) {
        if (hint.person && !state.person) continue;
        const float left = x;
        x += canvas.text({x, y + (high - key.size) / 2}, hint.key, key) + gap;
        x += canvas.text({x, y + (high - key.size) / 2}, hint.does, does) + space;
        Press press;
        if (parse_key(hint.name, press)) buttons.push_back({{left - space / 2, y, x - left, high}, press});
    }
}

}  // namespace

float hud_bottom(const Canvas& canvas) { return Scale(canvas)(kTop + kHigh); }

void draw_hud(Canvas& canvas, const Match& match, const HudState& state, Rect& weapon,
              std::vector<HudButton>& buttons) {
    Bar bar(canvas, match, state);
    bar.draw();
    weapon = bar.weapon_place();
    buttons.clear();
    draw_hints(canvas, state, buttons);
}

std::string level_name(const LevelSettings& level) {
    std::string initials;
    bool first = true;
    for (const char letter : level.terrain.generator->name) {
        if (first && letter >= 'a' && letter <= 'z') initials += static_cast<char>(letter - 'a' + 'A');
        first = letter == '-';
    }
    return text(initials, " ", std::uint64_t{level.terrain.seed});
}

std::string angle_text(int angle) {
    return angle % 10 == 0 ? text(angle / 10) : text(angle / 10, ".", angle % 10);
}

}  // namespace terramorph
