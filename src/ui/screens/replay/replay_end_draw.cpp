// Drawing of the page about a replay's end.
#include <algorithm>

#include "app/language/language.h"
#include "ui/screens/replay/page.h"
#include "ui/screens/results/table.h"
#include "ui/screens/results/words.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

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
    Rect foot = take_bottom(inside, std::max(scale.pressed(theme::kButton + 8), quiet.size + 8), scale(16));
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
