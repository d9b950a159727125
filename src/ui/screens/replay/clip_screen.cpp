#include "ui/screens/replay/clip_screen.h"

#include <algorithm>

#include "app/language/language.h"
#include "app/recordings.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/replay/clip.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

std::string seconds_text(int pictures) {
    const int tenths = pictures * 10 / ClipMaker::kPerSecond;
    return tr_decimal(concat(tenths / 10, ".", tenths % 10));
}

/// Makes one picture per frame, so that the window stays responsive.
class ClipScreen : public Screen {
  public:
    ClipScreen(App& app, const ReplayIndex& replay_index, Position begin, Position end,
               const Typeface& typeface)
        : Screen(app, "clip"), maker_(replay_index, begin, end, typeface) {}

    void press(const InputEvent& press) override {
        if (press.kind != InputEvent::Kind::down || press.key != Key::escape) return;
        app().say("no_clip", tr("No clip was saved."));
        app().pop();
    }

    bool advance(double) override {
        if (kept_) return false;
        if (!maker_.done()) return maker_.make_picture(), true;
        keep();
        return true;
    }

    bool is_overlay() const override { return true; }

    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        canvas.fill({0, 0, canvas.width(), canvas.height()}, with_alpha(theme::kBackground, 0.45f));
        const TextStyle bold = {scale.text(theme::kLarge), theme::kBright, Face::bold};
        const TextStyle quiet = {scale.text(theme::kBody), theme::kMuted};
        const float wide = std::min(scale(620), canvas.width() - 16), edge = scale(30);
        const float high = bold.size + 2 * quiet.size + 2 * edge + scale(64);
        const Rect plate = {(canvas.width() - wide) / 2, (canvas.height() - high) / 2, wide, high};
        canvas.fill_rounded(plate, scale(12), theme::kBackground);
        canvas.outline_rounded(plate, scale(12), std::max(1.0f, scale(1)), theme::kSelected);
        Rect inside = plate.inset(edge);
        line_in(canvas, take_top(inside, bold.size, scale(18)), tr("Saving a clip"), bold);
        const Rect bar = take_top(inside, std::max(4.0f, scale(12)), scale(14));
        canvas.fill_rounded(bar, bar.h / 2, theme::kTrack);
        canvas.fill_rounded({bar.x, bar.y, std::max(bar.h, bar.w * maker_.part()), bar.h}, bar.h / 2,
                            theme::kAccent);
        line_in(canvas, take_top(inside, quiet.size, scale(10)),
                tr("{seconds} seconds so far, {most} at most",
                   {{"seconds", seconds_text(maker_.pictures())}, {"most", ClipMaker::kMaxSeconds}}),
                quiet);
        key_hints(canvas, take_top(inside, quiet.size), {{"esc", tr("discard")}});
    }

  private:
    void keep() {
        kept_ = true;
        Storage& storage = app().storage();
        const std::string name = free_name(storage, concat("clip-", app().session().clock_text), ".png");
        const std::string seconds = seconds_text(maker_.pictures());
        if (const Refusal refusal = storage.save(name, maker_.finish()))
            app().say("clip_not_kept", tr("Couldn't save the clip: {why}", {{"why", tr(*refusal)}}));
        else
            app().say("clip_kept",
                      tr("Saved a {seconds}-second clip as {file}. Browsers and chat apps can play it.",
                         {{"seconds", seconds}, {"file", storage.place(name)}}));
        app().pop();
    }

    ClipMaker maker_;
    bool kept_ = false;
};

}  // namespace

std::unique_ptr<Screen> clip_screen(App& app, const ReplayIndex& replay_index, Position begin, Position end,
                                    const Typeface& typeface) {
    return std::make_unique<ClipScreen>(app, replay_index, begin, end, typeface);
}

}  // namespace terramorph
