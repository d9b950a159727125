#include "ui/screens/galaxy/star_map_screen.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/screens/galaxy/card.h"
#include "ui/screens/galaxy/chart.h"
#include "ui/screens/galaxy/sky.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr double kHop = 2.6;            // seconds of the ship's flight
constexpr float kDash = 14, kGap = 10;  // of the current hop

bool only_computers(const Match& match) {
    const auto& players = match.settings().players;
    return std::none_of(players.begin(), players.end(),
                        [](const Player& player) { return player.kind == kPerson; });
}

/// Eases in and out.
float eased(double part) {
    const auto t = static_cast<float>(std::clamp(part, 0.0, 1.0));
    return t * t * (3 - 2 * t);
}

/// Draws a dashed line along a part of the way between two places.
void draw_dashes(Canvas& canvas, Point from, Point to, float part, float dash, float gap, Color color) {
    const Point way = to - from;
    const float length = std::sqrt(way.x * way.x + way.y * way.y);
    if (length < 1) return;
    const Point step = way * (1 / length);
    for (float at = 0; at < length * part; at += dash + gap)
        canvas.line(from + step * at, from + step * std::min(at + dash, length * part), dash / 5, color);
}

class StarMapScreen : public Screen {
  public:
    explicit StarMapScreen(App& app) : Screen(app, "star_map"), match_(app.session().match()) {
        form_.clicked = [&app] { app.play(click()); };
        form_.add(button(
            "land", tr("Land on {planet}", {{"planet", tr(here().level.planet.label)}}), [this] { land(); },
            Tone::accent));
    }

    void press(const InputEvent& press) override {
        const bool escape = press.kind == InputEvent::Kind::down && press.key == Key::escape;
        if (!escape) return void(form_.press(press));
        app().session().runner->keep();
        app().back_to_title();
    }

    Spoken spoken() const override { return {std::string(tr("Star map")), form_.speech()}; }

    bool advance(double seconds) override {
        time_ += seconds;
        if (only_computers(match_) && time_ > kComputersWait) land();
        return true;
    }

    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        const float edge = scale(theme::kMargin);
        Rect page = {edge, scale(112), canvas.width() - 2 * edge, canvas.height() - scale(112) - edge};
        const Rect side = take_right(page, scale(400), scale(56));
        Rect card = side;
        form_[0].place = take_bottom(card, scale.pressed(66), scale(20));
        Rect map = page;
        const Rect foot = take_bottom(map, scale(84), scale(36));
        map = map.inset(scale(24));

        const StarChart chart(galaxy(), map, scale);
        sky_.draw(canvas, {0, 0, canvas.width(), canvas.height()});
        chart.draw_stars(canvas);
        draw_title(canvas);
        chart.draw_names(canvas, false, here().star);  // the world's name is there instead
        draw_way(canvas, chart);
        card_.draw(canvas, card, match_, here());
        draw_drake(canvas, foot, match_.settings());
        form_.draw(canvas);
    }

  private:
    const Galaxy& galaxy() const { return *match_.journey().galaxy(); }
    const World& world(int number) const { return galaxy().worlds[number]; }
    const World& here() const { return world(match_.journey().route().back()); }

    void land() { app().replace(app().screens().shopping(app())); }

    void draw_title(Canvas& canvas) const {
        const Scale scale(canvas);
        const TextStyle style = {scale.text(theme::kTitle), theme::kBright, Face::bold};
        const float edge = scale(theme::kMargin), y = scale(34);
        const float width = canvas.text({edge, y}, tr("Star map"), style);
        const std::size_t hops = match_.journey().route().size();
        Part(canvas, "hops")
            ->text({edge + width + scale(36), y + style.size / 2 - scale(theme::kBody + 2) / 2},
                   hops == 1 ? std::string(tr("the journey begins"))
                             : tr(plural("{count} world behind us", "{count} worlds behind us",
                                         static_cast<std::int64_t>(hops) - 1)),
                   {scale.text(theme::kBody + 2), theme::kMuted});
    }

    /// Draws the route so far, and the flown part of the hop to the last world.
    void draw_way(Canvas& canvas, const StarChart& chart) const {
        const Scale scale(canvas);
        const std::vector<int>& route = match_.journey().route();
        std::vector<Point> way;
        for (const int number : route) way.push_back(chart.place_of(number));
        if (here().star >= 0) chart.draw_worlds(canvas, here().star);
        const Point to = way.back();
        const Point from = way.size() > 1 ? way[way.size() - 2] : Point{-scale(60), to.y + scale(40)};
        const Color trace = with_alpha(theme::kAccent, 0.5f);
        if (way.size() > 2) canvas.line({way.data(), way.size() - 1}, std::max(1.5f, scale(3)), trace);
        for (std::size_t k = 0; k + 1 < way.size(); ++k)
            canvas.circle(way[k], std::max(3.0f, scale(6)), theme::kAccent);
        const float part = eased(time_ / kHop);
        draw_dashes(canvas, from, to, part, scale(kDash), scale(kGap), theme::kAccent);
        draw_goal(canvas, to);
        draw_ship(canvas, from, to, part);
    }

    /// Expanding rings around the destination.
    void draw_goal(Canvas& canvas, Point at) const {
        const Scale scale(canvas);
        const auto beat = static_cast<float>(time_ - std::floor(time_));
        canvas.ring(at, scale(15), std::max(1.5f, scale(2.5f)), theme::kBright);
        canvas.ring(at, scale(15) + scale(22) * beat, std::max(1.0f, scale(2)),
                    with_alpha(theme::kBright, 0.7f * (1 - beat)));
        const TextStyle name = {scale.text(20), theme::kBright, Face::bold, Align::center};
        const float above = at.y - scale(54) < scale(120) ? at.y + scale(28) : at.y - scale(54);
        canvas.text({at.x, above}, tr(here().level.planet.label), name);
    }

    void draw_ship(Canvas& canvas, Point from, Point to, float part) const {
        const Scale scale(canvas);
        const Point at = from + (to - from) * part;
        const float turn = std::atan2(to.y - from.y, to.x - from.x);
        const float size = std::max(6.0f, scale(13));
        const auto place = [&](float along, float across) {
            return Point{at.x + size * (along * std::cos(turn) - across * std::sin(turn)),
                         at.y + size * (along * std::sin(turn) + across * std::cos(turn))};
        };
        if (part < 1) {
            const auto flicker = 0.75f + 0.25f * static_cast<float>(std::sin(time_ * 40));
            const std::array<Point, 3> flame = {place(-0.5f, 0.35f), place(-0.5f - 1.5f * flicker, 0),
                                                place(-0.5f, -0.35f)};
            canvas.polygon(flame, {255, 150, 60, 220});
        }
        const std::array<Point, 4> hull = {place(1.2f, 0), place(-0.8f, 0.75f), place(-0.4f, 0),
                                           place(-0.8f, -0.75f)};
        canvas.polygon(hull, theme::kBright);
    }

    const Match& match_;
    Form form_;
    StarMapSky sky_;
    WorldCard card_;
    double time_ = 0;
};

}  // namespace

std::unique_ptr<Screen> star_map_screen(App& app) { return std::make_unique<StarMapScreen>(app); }

std::unique_ptr<Screen> round_screen(App& app) {
    const Match& match = app.session().match();
    const bool travels = match.journey().galaxy() && !match.state().fired;
    return travels ? star_map_screen(app) : app.screens().shopping(app);
}

}  // namespace terramorph
