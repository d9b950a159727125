#include "ui/screens/remote/chat_screen.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/remote/remote_play.h"
#include "app/remote/sayings.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/battle/hud/layout.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr std::array<std::string_view, kChatPhrases> kPhraseIds = {"phrase_0", "phrase_1", "phrase_2",
                                                                   "phrase_3", "phrase_4", "phrase_5"};
constexpr std::array<std::string_view, kMaxPlayers> kMuteIds = {
    "mute_0", "mute_1", "mute_2", "mute_3", "mute_4", "mute_5", "mute_6", "mute_7", "mute_8", "mute_9"};
constexpr float kChatWide = 860, kChatRow = 52, kChatGap = 12, kChatInside = 28;
constexpr std::size_t kTogglesInARow = 3;

TableTalk allowed_talk(const Session& session) {
    const auto& table = session.remote->room().table();
    return table ? table->talk : TableTalk::none;
}

bool types(const Session& session) {
    return preference(session, Preference::remote_words) != 0 && allowed_talk(session) == TableTalk::words;
}

class ChatScreen : public Screen {
  public:
    explicit ChatScreen(App& owner) : Screen(owner, "chat") {
        form_.clicked = [this] { app().play(click()); };
        for (int phrase = 0; phrase < phrases_; ++phrase)
            form_.add(
                button(kPhraseIds[static_cast<std::size_t>(phrase)], phrase_words(phrase), [this, phrase] {
                    say({phrase, ""});
                }));
        words_ = form_.add(text_field(
            tr("Message"), kMaxChatLetters, [this] { return typed_; },
            [this](const std::string& words) { typed_ = words; }));
        form_[words_].id = "message";
        form_[words_].act = [this] { say({{}, typed_}); };
        if (allowed_talk(app().session()) == TableTalk::words)
            toggles_.push_back(form_.add(toggle(
                tr("Allow typed messages"), [this] { return types(app().session()); },
                [this](bool on) { prefer(app().session(), Preference::remote_words, on ? 1 : 0); })));
        for (const auto& [who, name] : others()) add_mute(who, name);
        form_.focus_on(types(app().session()) ? words_ : 0);
    }

    void press(const InputEvent& press) override {
        const bool down = press.kind == InputEvent::Kind::down;
        if (down && press.key == Key::escape) return app().pop();
        if (press.kind == InputEvent::Kind::text && !form_.wants_text() && press.text.size() == 1) {
            const int phrase = press.text[0] - '1';
            if (phrase >= 0 && phrase < phrases_) return say({phrase, ""});
        }
        form_.press(press);
    }
    bool wants_text() const override { return true; }
    bool is_overlay() const override { return true; }
    Spoken spoken() const override { return {heading(), form_.speech()}; }
    void draw(Canvas& canvas) override;

  private:
    std::string heading() const {
        return std::string(phrases_ > 0 ? tr("Talk to the others")
                                        : tr("The host has turned talk off for this match."));
    }
    Room& room() { return app().session().remote->room(); }
    /// Those whom one may mute: everybody in the room but oneself.
    std::vector<std::pair<std::string, std::string>> others() {
        std::vector<std::pair<std::string, std::string>> people;
        if (!room().table()) return people;
        for (const TableSeat& seat : room().table()->seats)
            if (seat.who != room().who()) people.emplace_back(seat.who, room().name_of(seat.who));
        return people;
    }
    void add_mute(const std::string& who, const std::string& name) {
        const std::size_t mute = form_.add(toggle(
            tr("Mute {name}", {{"name", name}}), [this, who] { return room().is_muted(who); },
            [this, who](bool muted) { room().mute(who, muted); }));
        form_[mute].id = kMuteIds[mutes_++];
        toggles_.push_back(mute);
    }
    void say(const Saying& saying) {
        if (const Refusal refusal = room().say(saying)) return app().say("not_said", tr(*refusal));
        app().pop();
    }

    Form form_;
    const int phrases_ = allowed_talk(app().session()) == TableTalk::none ? 0 : kChatPhrases;
    std::size_t words_ = 0, mutes_ = 0;
    std::vector<std::size_t> toggles_;  // typed messages, and whom to mute
    std::string typed_;
};

void ChatScreen::draw(Canvas& canvas) {
    const Scale scale(canvas);
    form_[words_].enabled = form_[words_].in_view = types(app().session());
    const float gap = scale(kChatGap), row = std::max(scale.pressed(kChatRow), 18.0f),
                edge = scale(kChatInside);
    const TextStyle title = {scale.text(theme::kBody), theme::kBright, Face::bold};
    const std::size_t columns_of_phrases = canvas.width() > canvas.height() ? 3 : 2;
    const auto phrases = static_cast<std::size_t>(phrases_);
    const std::size_t lines = phrases / columns_of_phrases +
                              (toggles_.size() + kTogglesInARow - 1) / kTogglesInARow +
                              (form_[words_].in_view ? 1 : 0);
    const float high = 2 * edge + title.size + static_cast<float>(lines) * (row + gap);
    const float wide = std::min(scale(kChatWide), canvas.width() - 8);
    // whoever aims sees the bar at the foot
    const float foot = hud_foot_top(canvas) - scale(kHudGap);
    const Rect plate = {(canvas.width() - wide) / 2, std::max(0.0f, foot - high), wide, high};
    canvas.fill_rounded(plate, scale(12), with_alpha(theme::kBackground, 0.94f));
    canvas.outline_rounded(plate, scale(12), std::max(1.0f, scale(1)), theme::kSelected);
    Rect inside = plate.inset(edge);
    line_in(canvas, take_top(inside, title.size, gap), heading(), fitted(canvas, heading(), inside.w, title));
    for (std::size_t first = 0; first < phrases; first += columns_of_phrases) {
        const auto places = columns(take_top(inside, row, gap), static_cast<int>(columns_of_phrases), gap);
        for (std::size_t k = 0; k < places.size(); ++k) form_[first + k].place = places[k];
    }
    if (form_[words_].in_view) form_[words_].place = take_top(inside, row, gap);
    for (std::size_t first = 0; first < toggles_.size(); first += kTogglesInARow) {
        const auto places = columns(take_top(inside, row, gap), static_cast<int>(kTogglesInARow), gap);
        for (std::size_t k = 0; k < places.size() && first + k < toggles_.size(); ++k)
            form_[toggles_[first + k]].place = places[k];
    }
    form_.draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> chat_screen(App& app) { return std::make_unique<ChatScreen>(app); }

void show_sayings(App& app) {
    for (const Said& said : take_sayings(app.session()))
        app.say("chat", tr("{name}: {words}", {{"name", said.name}, {"words", said.words}}));
}

}  // namespace terramorph
