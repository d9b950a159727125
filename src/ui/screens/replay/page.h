#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/recording/replay_index.h"
#include "ui/app.h"
#include "ui/replay/player.h"
#include "ui/replay/timeline.h"
#include "ui/screen.h"
#include "ui/sound/soundscape.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// The screen of replay.h.
class ReplayScreen : public Screen {
  public:
    ReplayScreen(App& app, std::string name, const std::shared_ptr<const Recording>& recording);

    void press(const InputEvent& press) override;
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;

  private:
    /// A clickable place at the foot, and its key.
    struct Spot {
        Rect place;
        InputEvent press;
    };

    const Match& match() const { return player_.match(); }
    Position now() const { return position_of(replay_index_, match()); }
    bool over() const { return player_.over(); }
    /// True if the page about the end is shown.
    bool ended() const;

    void press_key(const InputEvent& press);
    void press_letter(char letter);
    void press_pointer(const InputEvent& press);
    void play_or_pause();
    void watch_again();
    void change_speed(int step);
    void step_turn(int step);
    void step_round(int step);
    void go_to_end();
    void seek(Position moment);
    bool seek_if_known();
    void mark(std::optional<Position>& what);
    void save_clip();
    void go_on();
    void hear(const MatchEvent& event);

    void draw_foot(Canvas& canvas);
    void draw_buttons(Canvas& canvas, Rect& row);
    void draw_where(Canvas& canvas, Rect& row) const;
    void draw_hints(Canvas& canvas, Rect row);
    void draw_touched(Canvas& canvas, Rect row);
    void draw_reading(Canvas& canvas) const;
    void draw_end(Canvas& canvas);
    Rect draw_end_plate(Canvas& canvas, float wide, float told) const;
    /// A heading and its id.
    struct EndWords {
        std::string_view id;
        std::string words;
    };
    EndWords end_words() const;
    std::string end_note() const;
    void add_spot(Rect place, std::string_view key);

    std::string name_;
    ReplayIndex replay_index_;
    ReplayPlayer player_;
    Timeline timeline_;
    Form form_;  // of the page about the end
    bool finished_;
    bool playing_ = true;
    std::size_t speed_;
    Soundscape sounds_;
    std::optional<Position> wanted_;       // position to seek to as soon as it has been read
    std::optional<Position> begin_, end_;  // of a clip
    bool dragging_ = false;
    double since_end_ = 0;  // seconds
    std::size_t read_ = 0;  // known stops at the last check
    std::vector<Spot> spots_;
    View view_;
    const Typeface* typeface_ = nullptr;  // of the last picture
};

constexpr float kReplayEdge = 24;  // units beside the foot and the page about the end

/// The top of the timeline.
float replay_foot_top(const Canvas& canvas);

}  // namespace terramorph
