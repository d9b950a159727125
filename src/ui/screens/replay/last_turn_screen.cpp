#include "ui/screens/replay/last_turn_screen.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
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

class LastTurnScreen : public Screen {
  public:
    LastTurnScreen(App& owner, Playback turn)
        : Screen(owner, "last_turn"),
          player_(std::move(turn)),
          sounds_([&owner](const Sound& sound) { owner.play(sound); }) {
        player_.heard = [this](const MatchEvent& event) {
            sounds_.note(event, player_.match(), ears(view_));
        };
    }

    void press(const InputEvent& press) override {
        const bool key = press.kind == InputEvent::Kind::down && !press.repeat;
        if (key || press.kind == InputEvent::Kind::pointer_down) app().pop();
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
        canvas.text({canvas.width() / 2, canvas.height() - scale(kLastTurnFoot)}, tr("REPLAY"), style);
        canvas.text({canvas.width() / 2, canvas.height() - scale(58)}, tr("any key to continue"),
                    {scale.text(19), theme::kText, Face::regular, Align::center});
    }

  private:
    ReplayPlayer player_;
    Soundscape sounds_;
    View view_;
    double since_end_ = 0;
};

}  // namespace

std::unique_ptr<Screen> last_turn_screen(App& app, Playback turn) {
    return std::make_unique<LastTurnScreen>(app, std::move(turn));
}

}  // namespace terramorph
