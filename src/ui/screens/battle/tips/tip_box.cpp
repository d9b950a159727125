#include "ui/screens/battle/tips/tip_box.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "ui/screens/battle/tips/tip_heading.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kTipPaper = {249, 245, 233}, kTipInk = {24, 20, 36}, kTipQuiet = {74, 68, 86};
constexpr Color kTipDone = {42, 128, 72};
constexpr float kTipHeading = 27, kTipTask = 24, kTipWords = 20, kTipStep = 17;  // letters
constexpr float kTipWidest = 640, kTipEdge = 18, kTipOver = 12, kTipBetween = 8, kTipTail = 26;
constexpr float kTipRadius = 12, kTipHull = 34;  // the latter: from a tank's middle to its side
constexpr float kTipReach = 4;                   // of its tail, in usual tails

/// Points to the tank, from the side of the plate that's towards it. None where it wouldn't reach the tank:
/// one that ends in the air points to nothing.
void draw_tail(Canvas& canvas, Rect plate, const TipBox& tip) {
    const Scale scale(canvas);
    const float half = scale(11), inside = scale(20), most = scale(kTipTail) * kTipReach;
    const Point tank = (tip.above + tip.below) * 0.5f + tip.aside;
    const float y = std::clamp(tank.y, plate.y + inside, plate.y + plate.h - inside);
    const float x = std::clamp(tank.x, plate.x + inside, plate.x + plate.w - inside);
    if (tank.y > plate.y && tank.y < plate.y + plate.h) {
        if (tank.x > plate.x && tank.x < plate.x + plate.w) return;
        const float way = tank.x > x ? 1.0f : -1.0f, edge = way > 0 ? plate.x + plate.w : plate.x;
        const float away = std::abs(tank.x - edge) - scale(kTipHull);
        if (away <= 0 || away > most) return;
        const Point tip_at = {edge + way * away, tank.y};
        return canvas.polygon(std::array<Point, 3>{{{edge, y - half}, {edge, y + half}, tip_at}}, kTipPaper);
    }
    const bool under = tank.y > plate.y;
    const float edge = under ? plate.y + plate.h : plate.y;
    const Point to = (under ? tip.above : tip.below) + tip.aside;
    if (std::abs(to.x - x) > 1.5f * std::abs(to.y - edge)) return;  // it would lie along the edge
    if (std::hypot(to.x - x, to.y - edge) > most) return;
    canvas.polygon(std::array<Point, 3>{{{x - half, edge}, {x + half, edge}, to}}, kTipPaper);
}

/// A box's size, and how high its heading is.
struct Size {
    float wide, high, heading;
};

TextStyle heading_style(const Canvas& canvas) {
    return {Scale(canvas).text(kTipHeading), kTipInk, Face::bold};
}

TextStyle task_style(const Canvas& canvas) { return {Scale(canvas).text(kTipTask), kTipInk, Face::bold}; }

/// The same however much is left, so that the box keeps its size.
float task_width(const Canvas& canvas, const TipTask& task) {
    const TextStyle style = task_style(canvas);
    return canvas.text_width(task.goal, style) + canvas.text_width("↑ 0000", style) + 2.4f * style.size;
}

float task_height(const Canvas& canvas) { return 1.3f * task_style(canvas).size; }

/// A box that's ticked once it's done.
void draw_tick(Canvas& canvas, Rect box, bool done) {
    const float radius = box.h / 4, line = std::max(1.5f, box.h / 9);
    if (!done) return canvas.outline_rounded(box, radius, line, kTipQuiet);
    canvas.fill_rounded(box, radius, kTipDone);
    const Point low = {box.x + 0.42f * box.w, box.y + 0.75f * box.h};
    canvas.line({box.x + 0.2f * box.w, box.y + 0.52f * box.h}, low, line, kTipPaper);
    canvas.line(low, {box.x + 0.82f * box.w, box.y + 0.25f * box.h}, line, kTipPaper);
}

void draw_task(Canvas& canvas, Rect line, const TipTask& task) {
    const Part part(canvas, task.done() ? "task_done" : "task");
    const TextStyle style = task_style(canvas);
    const Rect box = {line.x, line.y + 0.08f * style.size, 0.84f * style.size, 0.84f * style.size};
    draw_tick(canvas, box, task.done());
    canvas.text({line.x + 1.2f * style.size, line.y}, task.goal, style);
    canvas.text({line.x + line.w, line.y}, task.left, {style.size, kTipKey, Face::bold, Align::right});
}

TextStyle step_style(const Canvas& canvas, bool now) {
    return {Scale(canvas).text(kTipStep), now ? theme::kBright : kTipQuiet, Face::bold};
}

/// A number or a tick, and what's to be done.
float step_width(const Canvas& canvas, const TipStep& step) {
    const TextStyle style = step_style(canvas, step.now);
    return canvas.text_width(step.label, style) + 2.6f * style.size;
}

float steps_width(const Canvas& canvas, const std::vector<TipStep>& steps) {
    float width = 0;
    for (const TipStep& step : steps) width += step_width(canvas, step) + Scale(canvas)(kTipBetween);
    return width;
}

float step_height(const Canvas& canvas) { return 1.5f * step_style(canvas, false).size; }

void draw_steps(Canvas& canvas, Rect line, const std::vector<TipStep>& steps) {
    int number = 0;
    for (const TipStep& step : steps) {
        const Part part(canvas, step.done ? "step_done" : step.now ? "step_now" : "step");
        const TextStyle style = step_style(canvas, step.now);
        const Rect chip = take_left(line, step_width(canvas, step), Scale(canvas)(kTipBetween));
        canvas.fill_rounded(chip, chip.h / 2, step.now ? kTipKey : with_alpha(kTipQuiet, 0.12f));
        const float size = 0.84f * style.size, inset = (chip.h - size) / 2;
        ++number;
        if (step.done)
            draw_tick(canvas, {chip.x + inset, chip.y + inset, size, size}, true);
        else
            canvas.text({chip.x + inset + size / 2, chip.y + (chip.h - style.size) / 2}, concat(number),
                        {style.size, style.color, style.face, Align::center});
        canvas.text({chip.x + 2 * inset + size, chip.y + (chip.h - style.size) / 2}, step.label, style);
    }
}

TextStyle words_style(const Canvas& canvas) { return {Scale(canvas).text(kTipWords), kTipQuiet}; }

/// They are laid out as a heading is.
bool name_keys(std::string_view words) { return words.find('[') != words.npos; }

/// In one line.
float words_width(const Canvas& canvas, std::string_view words) {
    const TextStyle style = words_style(canvas);
    return name_keys(words) ? heading_width(canvas, words, style) : canvas.text_width(words, style);
}

/// In lines of even width, where there's so much room.
float even_width(const Canvas& canvas, float room, std::string_view words) {
    if (name_keys(words)) return std::min(room, words_width(canvas, words) + 2);
    return canvas.balanced_width(room, words, words_style(canvas));
}

float words_height(const Canvas& canvas, float width, std::string_view words) {
    const TextStyle style = words_style(canvas);
    if (words.empty()) return 0;
    if (name_keys(words)) return heading_height(canvas, words, width, style) + 0.25f * style.size;
    return canvas.paragraph_height(width, words, style);
}

void draw_words(Canvas& canvas, Rect place, std::string_view words) {
    if (words.empty()) return;
    if (name_keys(words)) return draw_heading(canvas, place, words, words_style(canvas));
    canvas.paragraph(place, words, words_style(canvas));
}

Size size_of(const Canvas& canvas, const TipBox& tip) {
    const Scale scale(canvas);
    const float edges = 2 * scale(kTipEdge), most = std::min(tip.room.w, scale(kTipWidest)) - edges;
    const TextStyle style = heading_style(canvas);
    const float wanted = heading_width(canvas, tip.heading, style);
    const float words = words_width(canvas, tip.words);
    float tasks = 0;
    for (const TipTask& task : tip.tasks) tasks = std::max(tasks, task_width(canvas, task));
    const float steps = steps_width(canvas, tip.steps);
    const float room = std::min(most, std::max({wanted, words, tasks, steps}) + 2);
    const float inner = std::max({even_width(canvas, room, tip.words), std::min(room, wanted + 2),
                                  std::min(room, std::max(tasks, steps) + 2)});
    const float below = words_height(canvas, inner, tip.words);
    const float between = static_cast<float>(tip.tasks.size()) * task_height(canvas);
    const float heading = heading_height(canvas, tip.heading, inner, style);
    const float foot = tip.steps.empty() ? 0 : step_height(canvas) + scale(kTipBetween);
    return {inner + edges, heading + scale(kTipBetween) + between + below + foot + 2 * scale(kTipOver),
            heading};
}

float covered(Rect a, Rect b) {
    const float wide = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
    const float high = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
    return wide > 0 && high > 0 ? wide * high : 0;
}

/// How much of what should be seen a plate hides, and how far it is from the tank: the less, the better.
float cost_of(const TipBox& tip, Rect plate) {
    constexpr float kOverlaps = 40;  // beside as much as it hides of something small
    float hidden = 0;
    for (const Rect& place : tip.taken) hidden += covered(plate, place) > 0 ? kOverlaps : 0;
    for (const Rect& place : tip.clear) hidden += covered(plate, place) / std::max(1.0f, place.w * place.h);
    const Point tank = (tip.above + tip.below) * 0.5f;
    const Point near = {std::clamp(tank.x, plate.x, plate.x + plate.w),
                        std::clamp(tank.y, plate.y, plate.y + plate.h)};
    return hidden + std::hypot(near.x - tank.x, near.y - tank.y) / std::max(1.0f, tip.room.h);
}

/// Where the last one stood, with its foot or its head in the same place; `least`: what another place costs.
std::optional<Rect> kept_place(const TipBox& tip, const Size& size, float least) {
    constexpr float kWorthMoving = 0.6f;
    if (!tip.stood) return std::nullopt;
    std::optional<Rect> best;
    least += kWorthMoving;
    const Rect &room = tip.room, &stood = *tip.stood;
    for (const float y : {stood.y + stood.h - size.high, stood.y}) {
        const Rect plate = {std::clamp(stood.x, room.x, std::max(room.x, room.x + room.w - size.wide)),
                            std::clamp(y, room.y, std::max(room.y, room.y + room.h - size.high)), size.wide,
                            size.high};
        if (const float cost = cost_of(tip, plate); cost < least) best = plate, least = cost;
    }
    return best;
}

/// Below the tank, or else above it or anywhere in the room.
Rect rest_of(const Canvas& canvas, const TipBox& tip, const Size& size) {
    constexpr int kAcross = 12, kDown = 6;  // places
    const float away = tip.tail ? Scale(canvas)(kTipTail) : 0;
    const Rect& room = tip.room;
    const float right = std::max(room.x, room.x + room.w - size.wide);
    const float bottom = std::max(room.y, room.y + room.h - size.high);
    const float middle = (tip.above.y + tip.below.y - size.high) / 2;
    Rect best = {};
    float least = -1;
    std::vector<float> rows = {tip.below.y + away, tip.above.y - away - size.high, middle};
    for (int k = 0; k <= kDown; ++k)
        rows.push_back(room.y + (bottom - room.y) * static_cast<float>(k) / kDown);
    for (const float y : rows)
        for (int k = -1; k <= kAcross; ++k) {
            const float left = k < 0 ? tip.above.x - size.wide / 2
                                     : room.x + (right - room.x) * static_cast<float>(k) / kAcross;
            const Rect plate = {std::floor(std::clamp(left, room.x, right)),
                                std::floor(std::clamp(y, room.y, bottom)), size.wide, size.high};
            const float cost = cost_of(tip, plate);
            if (least < 0 || cost < least - 0.001f) best = plate, least = cost;
        }
    return kept_place(tip, size, least).value_or(best);
}

/// Beside the tank as it's seen now.
Rect plate_of(const Canvas& canvas, const TipBox& tip, const Size& size) {
    const Rect rest = rest_of(canvas, tip, size), &room = tip.room;
    return {std::clamp(rest.x + tip.aside.x, room.x, std::max(room.x, room.x + room.w - size.wide)),
            std::clamp(rest.y + tip.aside.y, room.y, std::max(room.y, room.y + room.h - size.high)),
            size.wide, size.high};
}

}  // namespace

Rect tip_box_place(const Canvas& canvas, const TipBox& tip) {
    return plate_of(canvas, tip, size_of(canvas, tip));
}

Rect draw_tip_box(Canvas& canvas, const TipBox& tip) {
    const Scale scale(canvas);
    const Size size = size_of(canvas, tip);
    const Rect plate = plate_of(canvas, tip, size);
    const Part part(canvas, tip.id);
    const float radius = scale(kTipRadius);
    canvas.fill_rounded({plate.x, plate.y + scale(3), plate.w, plate.h}, radius,
                        with_alpha(theme::kBackground, 0.45f));
    canvas.fill_rounded(plate, radius, kTipPaper);
    if (tip.tail) draw_tail(canvas, plate, tip);
    Rect inside = plate.inset(scale(kTipEdge));
    inside.y = plate.y + scale(kTipOver);
    draw_heading(canvas, take_top(inside, size.heading, scale(kTipBetween)), tip.heading,
                 heading_style(canvas));
    for (const TipTask& task : tip.tasks) draw_task(canvas, take_top(inside, task_height(canvas)), task);
    draw_words(canvas, inside, tip.words);
    if (tip.steps.empty()) return plate;
    const float high = step_height(canvas);
    draw_steps(canvas, {inside.x, plate.y + plate.h - scale(kTipOver) - high, inside.w, high}, tip.steps);
    return plate;
}

}  // namespace terramorph
