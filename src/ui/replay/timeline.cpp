#include "ui/replay/timeline.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kMarks = 20, kTimelineLine = 8, kTurns = 26;  // high, one below the other
constexpr Color kUnread = {52, 51, 62};
constexpr Color kRead = {104, 101, 118};

const Player* player_of(const ReplayIndex& replay_index, PlayerId number) {
    const auto& players = replay_index.recording().settings.players;
    return ids<PlayerId>(players).contains(number) ? &players[number] : nullptr;
}

float part_of(const ReplayIndex& replay_index, const Position& moment) {
    const Ticks from = replay_index.stops()[moment.stop].tick, to = end_of(replay_index, moment.stop);
    if (to <= from) return 0;
    return std::clamp(ratio(moment.tick - from, to - from), 0.0f, 1.0f);
}

/// True if a round begins at this stop, so that it has a longer line.
bool begins_round(const ReplayIndex& replay_index, std::size_t stop) {
    return stop > 0 && replay_index.stops()[stop].round != replay_index.stops()[stop - 1].round;
}

}  // namespace

Position position_of(const ReplayIndex& replay_index, const Match& match) {
    return {replay_index.stop_at(match.turn()), match.ticks()};
}

Ticks end_of(const ReplayIndex& replay_index, std::size_t stop) {
    return stop + 1 < replay_index.stops().size() ? replay_index.stops()[stop + 1].tick
                                                  : replay_index.ticks();
}

float Timeline::x_of(std::size_t stop, const ReplayIndex& replay_index) const {
    return line_.x + line_.w * static_cast<float>(stop) / static_cast<float>(replay_index.stops().size());
}

float Timeline::x_of(const ReplayIndex& replay_index, const Position& moment) const {
    const float one = line_.w / static_cast<float>(replay_index.stops().size());
    return x_of(moment.stop, replay_index) + one * part_of(replay_index, moment);
}

Position Timeline::position_at(Point at, const ReplayIndex& replay_index) const {
    const std::size_t count = replay_index.stops().size();
    const float along = std::clamp((at.x - line_.x) / line_.w, 0.0f, 1.0f) * static_cast<float>(count);
    const std::size_t stop = std::min(static_cast<std::size_t>(along), count - 1);
    const Ticks from = replay_index.stops()[stop].tick, to = end_of(replay_index, stop);
    const float part = along - static_cast<float>(stop);
    return {stop, from + Ticks::of(std::lround(part * static_cast<float>((to - from).count())))};
}

void Timeline::draw(Canvas& canvas, Rect place, const ReplayIndex& replay_index, const State& state) {
    const Scale scale(canvas);
    place_ = place;
    const float high = std::max(4.0f, scale(kTimelineLine));
    line_ = {place.x, place.y + std::max(9.0f, scale(kMarks)), place.w, high};
    draw_turns(canvas, replay_index, state);
    draw_line(canvas, replay_index, state);
    draw_clip(canvas, replay_index, state);
    draw_marks(canvas, replay_index);
    const float x = state.over ? line_.x + line_.w : x_of(replay_index, state.now);
    const float knob = line_.h * 1.1f;
    canvas.circle({x, line_.center().y}, knob + std::max(1.0f, scale(2)), theme::kBackground);
    canvas.circle({x, line_.center().y}, knob, theme::kAccent);
}

void Timeline::draw_line(Canvas& canvas, const ReplayIndex& replay_index, const State& state) const {
    canvas.fill_rounded(line_, line_.h / 2, kUnread);
    const bool all = replay_index.complete() && !replay_index.failure();
    Rect part = line_;
    part.w = (all ? line_.x + line_.w : x_of(replay_index.known(), replay_index)) - line_.x;
    canvas.fill_rounded(part, line_.h / 2, kRead);
    part.w = std::max(line_.h, (state.over ? line_.x + line_.w : x_of(replay_index, state.now)) - line_.x);
    canvas.fill_rounded(part, line_.h / 2, with_alpha(theme::kAccent, 0.85f));
}

/// Below the line: each turn's player, if there's room, and a longer stroke at the beginning of rounds.
void Timeline::draw_turns(Canvas& canvas, const ReplayIndex& replay_index, const State& state) const {
    const Scale scale(canvas);
    const float one = line_.w / static_cast<float>(replay_index.stops().size());
    const float top = line_.y + line_.h, middle = top + std::max(7.0f, scale(kTurns / 2));
    const float thin = std::max(1.0f, scale(1.5f)), size = std::min(scale(7), one * 0.3f);
    for (std::size_t k = 0; k < replay_index.stops().size(); ++k) {
        const ReplayIndex::Stop& stop = replay_index.stops()[k];
        const float x = x_of(k, replay_index);
        const bool round = begins_round(replay_index, k);
        if (round || one > 4)
            canvas.fill({x, top, thin, round ? std::max(10.0f, scale(kTurns - 4)) : std::max(2.0f, scale(5))},
                        round ? theme::kBright : theme::kMuted);
        const Player* const player = player_of(replay_index, stop.player);
        if (!player) continue;
        const Color color = player_color(player->color);
        const Point center = {x + one / 2, middle};
        if (k == state.now.stop && !state.over)
            canvas.fill_rounded({x + thin, top + thin, one - thin, 2 * (middle - top) - 2 * thin}, scale(4),
                                theme::kSelected);
        if (size >= 2.5f)
            draw_emblem(canvas, center, size, player->emblem, color);
        else
            canvas.fill({x, middle - 1, std::max(1.0f, one), std::max(2.0f, scale(5))},
                        with_alpha(color, 0.8f));
    }
}

/// Above the line: destroyed players, struck through, and if there's room, small, hurt ones.
void Timeline::draw_marks(Canvas& canvas, const ReplayIndex& replay_index) const {
    const Scale scale(canvas);
    const float big = std::max(3.5f, scale(9)), small = std::max(2.0f, scale(4));
    const float y = line_.y - std::max(5.0f, scale(kMarks / 2));
    std::vector<float> taken;
    const auto free = [&](float x, float room) {
        return std::ranges::none_of(taken, [&](float other) { return std::abs(other - x) < room; });
    };
    for (const bool died : {true, false}) {
        for (const ReplayIndex::Mark& mark : replay_index.marks()) {
            const Player* const player = player_of(replay_index, terramorph::player_of(mark.tank));
            const float x = x_of(replay_index, {mark.stop, mark.tick}), size = died ? big : small;
            if (mark.died != died || !player || !free(x, big + size)) continue;
            taken.push_back(x);
            draw_emblem(canvas, {x, y}, size, player->emblem, player_color(player->color));
            if (!died) continue;
            canvas.line({x - big, y + big}, {x + big, y - big}, std::max(2.0f, scale(4)), theme::kBackground);
            canvas.line({x - big, y + big}, {x + big, y - big}, std::max(1.0f, scale(2)), theme::kBad);
        }
    }
}

void Timeline::draw_clip(Canvas& canvas, const ReplayIndex& replay_index, const State& state) const {
    if (!state.begin && !state.end) return;
    const Scale scale(canvas);
    const float over = std::max(3.0f, scale(7)), thick = std::max(1.5f, scale(3));
    const auto stroke = [&](float x, float towards) {
        const float top = line_.y - over, high = line_.h + 2 * over;
        canvas.fill({x - thick / 2, top, thick, high}, theme::kGood);
        canvas.fill({std::min(x, x + towards), top, over, thick}, theme::kGood);
        canvas.fill({std::min(x, x + towards), top + high - thick, over, thick}, theme::kGood);
    };
    const float from = state.begin ? x_of(replay_index, *state.begin) : -1,
                to = state.end ? x_of(replay_index, *state.end) : -1;
    if (state.begin && state.end && to > from)
        canvas.fill({from, line_.y, to - from, line_.h}, with_alpha(theme::kGood, 0.6f));
    if (state.begin) stroke(from, over);
    if (state.end) stroke(to, -over);
}

}  // namespace terramorph
