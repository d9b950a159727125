#include "ui/screens/replay/last_turn_screen.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "app/player/comfort.h"
#include "app/player/controls.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/replay/player.h"
#include "ui/sound/soundscape.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kLastTurnFoot = 96;  // units
constexpr double kLastTurnPace = 0.6;
constexpr double kLastTurnStays = 1;  // seconds after its end

std::string turn_words(const Match& match) {
    return tr("REPLAY: {name}", {{"name", match.player(match.player()).name}});
}

class LastTurnScreen : public Screen {
  public:
    /// `earlier` has more turns, if it isn't null.
    LastTurnScreen(App& owner, Playback turn, const MatchRunner* earlier)
        : Screen(owner, "last_turn"),
          words_(turn_words(turn.match())),
          player_(std::move(turn)),
          sounds_([&owner](const Sound& sound) { owner.play(sound); }),
          earlier_(earlier) {
        player_.heard = [this](const MatchEvent& event) {
            sounds_.note(event, player_.match(), ears(view_));
        };
    }

    void press(const InputEvent& press) override {
        const bool key = press.kind == InputEvent::Kind::down && !press.repeat;
        if (!key && press.kind != InputEvent::Kind::pointer_down) return;
        const InputEvent meant = app().session().controls.meaning(press);
        if (key && meant.key == Key::letter && meant.letter == 'v' && has_earlier()) return go_back();
        app().pop();
    }

    bool advance(double seconds) override {
        const double time = kLastTurnPace * std::min(seconds, kMaxFrameSeconds);
        player_.set_comfort(comfort(app().session()));
        player_.advance(time);
        player_.advance_picture(time);
        sounds_.advance(time, player_.match(), ears(view_));
        if (player_.over() && (since_end_ += seconds) > kLastTurnStays) app().pop();
        return true;
    }

    void draw(Canvas& canvas) override {
        view_ = player_.view(canvas);
        const Scale scale(canvas);
        player_.draw(canvas, canvas.height() - scale(kLastTurnFoot));
        const Part part(canvas, "replay");
        const TextStyle style = {scale.text(26), theme::kAccent, Face::bold, Align::center};
        canvas.text({canvas.width() / 2, canvas.height() - scale(kLastTurnFoot)}, words_, style);
        canvas.text({canvas.width() / 2, canvas.height() - scale(58)}, keys(),
                    {scale.text(19), theme::kText, Face::regular, Align::center});
    }

  private:
    bool has_earlier() const { return earlier_ && back_ < earlier_->past_turns(); }

    void go_back() {
        Playback turn = *earlier_->past_turn(++back_);
        words_ = turn_words(turn.match());
        player_.jump(std::move(turn));
        sounds_.forget();
        since_end_ = 0;
    }

    std::string keys() const {
        if (Scale::finger() > 0) return std::string(tr("tap to continue"));
        if (app().session().mouse) return std::string(tr("click to continue"));
        if (!has_earlier()) return std::string(tr("any key to continue"));
        const Session& session = app().session();
        return tr("{key} for the shot before, any other key to continue",
                  {{"key", caps(session.controls, session.device, "v")}});
    }

    std::string words_;
    ReplayPlayer player_;
    Soundscape sounds_;
    const MatchRunner* earlier_;
    int back_ = 1;
    View view_;
    double since_end_ = 0;
};

}  // namespace

std::unique_ptr<Screen> last_turn_screen(App& app, Playback turn) {
    return std::make_unique<LastTurnScreen>(app, std::move(turn), nullptr);
}

std::unique_ptr<Screen> past_turns_screen(App& app, const MatchRunner& runner) {
    return std::make_unique<LastTurnScreen>(app, *runner.past_turn(1), &runner);
}

}  // namespace terramorph
