// Drawing of the replay screen.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "app/recordings.h"
#include "ui/screens/replay/page.h"
#include "ui/screens/results/table.h"
#include "ui/screens/results/words.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kPlate = {24, 20, 40, 226};
constexpr float kReplayEdge = 24;
constexpr float kReplayFoot = 108, kReplayPadding = 12;
constexpr std::array<std::string_view, 7> kSpeedWords = {"×1/4", "×1/2", "×1", "×2", "×4", "×8", "×16"};

struct ReplayKey {
    std::string_view key, does, name;  // as shown, its function, and the key that a click stands for
};

/// The most important first: the last ones don't fit into small windows.
constexpr std::array kHints = {
    ReplayKey{N_("Space"), N_("play, pause"), "space"},
    ReplayKey{"← →", N_("turn"), ""},
    ReplayKey{N_("Esc"), N_("back"), "esc"},
    ReplayKey{"+ -", N_("speed"), ""},
    ReplayKey{N_("Shift + ← →"), N_("round"), ""},
    ReplayKey{"S", N_("save a clip"), "s"},
    ReplayKey{"[ ]", N_("clip start, end"), ""},
    ReplayKey{".", N_("one tick"), "."},
    ReplayKey{N_("Home, End"), N_("first, last turn"), ""},
};

float foot_high(const Canvas& canvas) {
    const Scale scale(canvas);
    const float letters = scale.text(19) + std::max(6.0f, scale(10));
    return std::max(scale(kReplayFoot),
                    2 * std::max(4.0f, scale(kReplayPadding)) + letters + std::max(26.0f, scale(54)));
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
    const Rect hints = take_bottom(inside, scale.text(19), std::max(6.0f, scale(10)));
    draw_buttons(canvas, inside);
    draw_where(canvas, inside);
    timeline_.draw(canvas, inside, replay_index_, {now(), over() && !replay_index_.failure(), begin_, end_});
    draw_hints(canvas, hints);
}

/// Draws play or pause, and the speed.
void ReplayScreen::draw_buttons(Canvas& canvas, Rect& row) {
    const Scale scale(canvas);
    const Rect play = take_left(row, std::max(26.0f, scale(54)), scale(8));
    canvas.fill_rounded(play, scale(theme::kRadius), theme::kRaised);
    const float size = std::min(play.w, play.h) * 0.26f;
    const bool plays = playing_ && !over();
    plays ? draw_pause(canvas, play.center(), size, theme::kAccent)
          : draw_triangle(canvas, play.center(), size, theme::kAccent);
    add_spot(play, "space");
    const TextStyle style = {scale.text(24), theme::kValue, Face::bold, Align::center};
    const Rect speed = take_left(row, canvas.text_width("×1/4", style) + scale(12), scale(20));
    line_in(Part(canvas, "speed"), speed, kSpeedWords[speed_], style);
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
    const Scale scale(canvas);
    const TextStyle key = {scale.text(19), theme::kValue, Face::bold}, does = {key.size, theme::kText};
    const TextStyle quiet = {scale.text(17), theme::kMuted, Face::regular, Align::right};
    const std::string label = recording_label(name_);
    const float gap = std::max(4.0f, scale(8)), apart = std::max(9.0f, scale(24));
    const float named = canvas.text_width(label, quiet) + apart;
    if (named < row.w * 0.3f) line_in(canvas, take_right(row, named), label, quiet);
    for (const ReplayKey& hint : kHints) {
        const std::string_view name = tr(hint.key), words = tr(hint.does);
        const float first = canvas.text_width(name, key);
        const float wide = first + (words.empty() ? 0 : gap + canvas.text_width(words, does));
        if (wide > row.w) return;
        const Rect place = take_left(row, wide, apart);
        const float top = place.y + (place.h - key.size) / 2;
        canvas.text({place.x, top}, name, key);
        canvas.text({place.x + first + gap, top}, words, does);
        add_spot(place, hint.name);
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

ReplayScreen::EndWords ReplayScreen::end_words() const {
    if (player_.failure()) return {"comes_out_otherwise", tr("From here on it plays out differently", {})};
    if (match().phase() != Phase::match_over) return {"breaks_off", tr("End of the recording", {})};
    return {"winner", tr("{name} wins the match",
                         {{"name", side_name(results_of(match()), match().scores().sides().front())}})};
}

/// Why there is no more to see; empty if that's obvious.
std::string ReplayScreen::end_note() const {
    if (player_.failure())
        return tr("This isn't how it was recorded: {why}.", {{"why", tr(*player_.failure())}});
    if (!replay_index_.recording().damage.empty())
        return tr("The rest is damaged: {why}.", {{"why", tr(replay_index_.recording().damage)}});
    return finished_ ? "" : std::string(tr("The match isn't finished: you can continue it."));
}

/// Draws the scores in the middle of the picture.
void ReplayScreen::draw_end(Canvas& canvas) {
    const Part part(canvas, "end");
    const Scale scale(canvas);
    const std::string note = end_note();
    const TextStyle quiet = {scale.text(theme::kBody), player_.failure() ? theme::kBad : theme::kMuted};
    const float edge = std::max(8.0f, scale(28));
    const float wide = std::min(canvas.width() - 2 * scale(kReplayEdge), scale(1180)) - 2 * edge;
    const float told = note.empty() ? 0 : canvas.paragraph_height(wide, note, quiet) + scale(10);
    Rect inside = draw_end_plate(canvas, wide + 2 * edge, told).inset(edge);
    const TextStyle heading = {scale.text(34), theme::kBright, Face::bold};
    const EndWords words = end_words();
    line_in(Part(canvas, words.id), take_top(inside, heading.size, scale(6)), words.words, heading);
    const bool damaged = !player_.failure() && !replay_index_.recording().damage.empty();
    if (!note.empty())
        Part(canvas, damaged ? "damaged" : "note")->paragraph(take_top(inside, told), note, quiet);
    Rect foot = take_bottom(inside, std::max(scale(theme::kButton + 8), quiet.size + 8), scale(16));
    const float count = static_cast<float>(form_.size()), gap = scale(theme::kGap);
    const float each = std::min(scale(260), (foot.w - 2 * gap) / count);
    for (std::size_t k = 0; k < form_.size(); ++k) form_[k].place = take_left(foot, each, gap);
    draw_score_table(canvas, inside, results_of(match()), false);
    form_.draw(canvas);
}

/// High enough for all players and the note, if there's room.
Rect ReplayScreen::draw_end_plate(Canvas& canvas, float wide, float told) const {
    const Scale scale(canvas);
    const float top = hud_bottom(canvas) + scale(16), room = replay_foot_top(canvas) - scale(16) - top;
    const float rows = static_cast<float>(replay_index_.recording().settings.players.size());
    const float high = std::min(room, scale(215) + told + rows * std::max(22.0f, scale(59)));
    const Rect plate = {(canvas.width() - wide) / 2, top + (room - high) / 2, wide, high};
    canvas.fill_rounded(plate, scale(12), with_alpha(theme::kBackground, 0.96f));
    canvas.outline_rounded(plate, scale(12), std::max(1.0f, scale(1)), theme::kSelected);
    return plate;
}

}  // namespace terramorph
