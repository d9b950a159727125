// Drawing of the replay screen.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "app/player/menu_keys.h"
#include "app/recordings.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/replay/page.h"
#include "ui/widgets/key_cap.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kPlate = {24, 20, 40, 226};
constexpr float kReplayFoot = 108, kReplayPadding = 12;
constexpr std::array<std::string_view, 7> kSpeedWords = {"×1/4", "×1/2", "×1", "×2", "×4", "×8", "×16"};

/// Of one key its words are pressed as well.
struct ReplayKey {
    std::string_view keys, does;
};

/// What one needs for watching, the most important first: the last ones don't fit into small windows. The
/// help has the others.
constexpr std::array kReplayKeys = {
    ReplayKey{"space", N_("play, pause")},
    ReplayKey{"left right", N_("turn by turn")},
    ReplayKey{"down up", N_("slower, faster")},
    ReplayKey{"esc", N_("back")},
    ReplayKey{"f1", N_("all keys")},
};

float button_high(const Scale& scale) { return std::max(26.0f, scale.pressed(54)); }

/// Of the lower row: fingers press what keys only name.
float keys_high(const Canvas& canvas) {
    return std::max({Scale(canvas).text(19), cap_height(canvas) + 2, Scale::finger()});
}

float between_rows(const Scale& scale) { return std::max(6.0f, scale(10)); }

float foot_high(const Canvas& canvas) {
    const Scale scale(canvas);
    return std::max(scale(kReplayFoot), 2 * std::max(4.0f, scale(kReplayPadding)) + keys_high(canvas) +
                                            between_rows(scale) + button_high(scale));
}

void draw_triangle(Canvas& canvas, Point middle, float size, Color color) {
    const std::array<Point, 3> corners = {{{middle.x - size * 0.8f, middle.y - size},
                                           {middle.x + size, middle.y},
                                           {middle.x - size * 0.8f, middle.y + size}}};
    canvas.polygon(corners, color);
}

void draw_pause(Canvas& canvas, Point middle, float size, Color color) {
    for (const float side : {-0.85f, 0.25f})
        canvas.fill({middle.x + side * size, middle.y - size, 0.6f * size, 2 * size}, color);
}

}  // namespace

float replay_foot_top(const Canvas& canvas) {
    return canvas.height() - Scale(canvas)(16) - foot_high(canvas);
}

void ReplayScreen::draw(Canvas& canvas) {
    typeface_ = &canvas.typeface();
    view_ = player_.view(canvas);
    player_.draw(canvas, replay_foot_top(canvas));
    draw_foot(canvas);
    if (wanted_ && !dragging_) draw_reading(canvas);
    if (ended()) draw_end(canvas);
}

void ReplayScreen::add_spot(Rect place, std::string_view key) {
    Spot spot = {place, {}};
    if (parse_key(key, spot.press)) spots_.push_back(spot);
}

void ReplayScreen::draw_foot(Canvas& canvas) {
    const Scale scale(canvas);
    spots_.clear();
    const Rect plate = {scale(kReplayEdge), replay_foot_top(canvas), canvas.width() - 2 * scale(kReplayEdge),
                        foot_high(canvas)};
    canvas.fill_rounded(plate, scale(10), kPlate);
    Rect inside = plate.inset(std::max(4.0f, scale(kReplayPadding)));
    const Rect hints = take_bottom(inside, keys_high(canvas), between_rows(scale));
    draw_buttons(canvas, inside);
    draw_where(canvas, inside);
    timeline_.draw(canvas, inside, replay_index_, {now(), over() && !replay_index_.failure(), begin_, end_});
    Scale::finger() > 0 ? draw_touched(canvas, hints) : draw_hints(canvas, hints);
}

/// Draws play or pause, and the speed, which fingers change below.
void ReplayScreen::draw_buttons(Canvas& canvas, Rect& row) {
    const Scale scale(canvas);
    const Rect play = take_left(row, button_high(scale), scale(8));
    canvas.fill_rounded(play, scale(theme::kRadius), theme::kRaised);
    const float size = std::min(play.w, play.h) * 0.26f;
    const bool plays = playing_ && !over();
    plays ? draw_pause(canvas, play.center(), size, theme::kAccent)
          : draw_triangle(canvas, play.center(), size, theme::kAccent);
    add_spot(play, "space");
    const TextStyle style = {scale.text(24), theme::kValue, Face::bold, Align::center};
    const Rect speed = take_left(row, canvas.text_width("×1/4", style) + scale(12), scale(20));
    line_in(Part(canvas, "speed"), speed, kSpeedWords[speed_], style);
    if (Scale::finger() > 0) return;
    Rect upper = speed;
    add_spot(take_left(upper, speed.w / 2), "-");
    add_spot(upper, "+");
}

/// "turn 12 of 86" above "round 2 of 5".
void ReplayScreen::draw_where(Canvas& canvas, Rect& row) const {
    const Scale scale(canvas);
    const TextStyle bold = {scale.text(22), theme::kBright, Face::bold, Align::right};
    const TextStyle quiet = {scale.text(18), theme::kMuted, Face::regular, Align::right};
    const std::size_t stop = wanted_ ? wanted_->stop : now().stop;
    const std::string turn =
        tr("turn {turn} of {turns}", {{"turn", stop + 1}, {"turns", replay_index_.stops().size()}});
    const std::string round =
        tr("round {round} of {rounds}", {{"round", replay_index_.stops()[stop].round},
                                         {"rounds", replay_index_.recording().settings.rounds()}});
    const float wide = std::max(canvas.text_width(turn, bold), canvas.text_width(round, quiet)) + 1;
    Rect place = take_right(row, wide, scale(24));
    const float apart = (place.h - bold.size - quiet.size) / 2;
    place.y += std::max(0.0f, apart), place.h -= std::max(0.0f, apart);
    line_in(Part(canvas, "turn"), take_top(place, bold.size), turn, bold);
    line_in(Part(canvas, "round"), take_top(place, quiet.size), round, quiet);
}

/// Draws as many keys as fit, and at the right the recording's name.
void ReplayScreen::draw_hints(Canvas& canvas, Rect row) {
    const Part part(canvas, "keys");
    const Scale scale(canvas);
    const TextStyle does = {scale.text(19), theme::kText};
    const TextStyle quiet = {scale.text(17), theme::kMuted, Face::regular, Align::right};
    const std::string label = recording_label(name_);
    const float gap = std::max(3.0f, scale(8)), apart = std::max(9.0f, scale(24));
    const float named = canvas.text_width(label, quiet) + apart;
    if (named < row.w * 0.3f) line_in(canvas, take_right(row, named), label, quiet);
    const Device device = app().session().device;
    for (const ReplayKey& hint : kReplayKeys) {
        const std::vector<std::string_view> keys = words(hint.keys);
        if (menu_caps(device, hint.keys).empty()) continue;
        const std::string_view said = tr(hint.does);
        float wide = canvas.text_width(said, does) + 1;
        for (const std::string_view key : keys) wide += cap_width(canvas, menu_caps(device, key)) + gap;
        if (wide > row.w) return;
        Rect place = take_left(row, wide, apart);
        if (keys.size() == 1) add_spot(place, keys.front());
        for (const std::string_view key : keys) {
            const std::string cap = menu_caps(device, key);
            const Rect at = take_left(place, cap_width(canvas, cap), gap);
            const float high = cap_height(canvas);
            draw_cap(canvas, {at.x, std::floor(at.center().y - high / 2), at.w, high}, cap,
                     device == Device::pad);
            if (keys.size() > 1) add_spot(at, key);
        }
        line_in(canvas, place, said, does);
    }
}

/// Draws what fingers press: as wide as a fingertip, and the last as wide as there's room.
void ReplayScreen::draw_touched(Canvas& canvas, Rect row) {
    const Part part(canvas, "touched");
    const Scale scale(canvas);
    const std::array<std::array<std::string_view, 2>, 6> buttons = {{{tr("back"), "esc"},
                                                                     {"←", "left"},
                                                                     {"→", "right"},
                                                                     {"-", "-"},
                                                                     {"+", "+"},
                                                                     {tr("save a clip"), "s"}}};
    const float gap = std::max(4.0f, scale(8)), padding = std::max(4.0f, scale(10));
    for (const auto& [words, key] : buttons) {
        TextStyle style = {scale.text(19), theme::kText, Face::bold, Align::center};
        const bool last = key == buttons.back()[1];
        const float wide = std::max(canvas.text_width(words, style) + 2 * padding, Scale::finger());
        const Rect place = take_left(row, last ? std::min(row.w, 2 * wide) : wide, gap);
        canvas.fill_rounded(place, scale(theme::kRadius), theme::kRaised);
        line_in(Part(canvas, key), place, words, fitted(canvas, words, place.w - 2 * padding, style));
        add_spot(place, key);
    }
}

void ReplayScreen::draw_reading(Canvas& canvas) const {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kBody), theme::kBright, Face::regular, Align::center};
    const std::string words = tr("reading ahead: turn {turn} of {turns}",
                                 {{"turn", replay_index_.known()}, {"turns", replay_index_.stops().size()}});
    const float wide = canvas.text_width(words, style) + scale(56), high = style.size + scale(28);
    const Rect plate = {(canvas.width() - wide) / 2, replay_foot_top(canvas) - high - scale(16), wide, high};
    canvas.fill_rounded(plate, scale(theme::kRadius), with_alpha(theme::kBackground, 0.9f));
    line_in(Part(canvas, "reading"), plate, words, style);
}

}  // namespace terramorph
