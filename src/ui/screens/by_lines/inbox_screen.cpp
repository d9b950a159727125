#include "ui/screens/by_lines/inbox_screen.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/correspondence/line_play.h"
#include "app/language/language.h"
#include "app/player/lineup.h"
#include "app/player/preferences.h"
#include "app/recordings.h"
#include "app/remote/remote_profile.h"
#include "app/session.h"
#include "base/random.h"
#include "base/text.h"
#include "match/galaxy/fresh_map.h"
#include "net/correspondence/invitation.h"
#include "ui/screens/by_lines/pasting.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/menu/steps.h"
#include "ui/screens/players/list.h"
#include "ui/screens/players/pair.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/list.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kMaxPasted = 2000, kMaxFriends = 120;  // letters
constexpr float kInboxField = 76, kInboxRow = 64, kInboxGap = 16, kInboxPress = 60;
constexpr Color kOwnBubble = {44, 62, 54};

/// The session's next match, with people of these names.
MatchSettings invited_match(const Session& session, const std::vector<std::string>& names) {
    MatchSettings settings = session.settings;
    settings.players.clear();
    for (const std::string& name : names) {
        settings.players.push_back(another_player(settings.players));
        if (!name.empty()) settings.players.back().name = name;
    }
    add_computers(session, static_cast<std::size_t>(preference(session, Preference::remote_computers)),
                  settings);
    return invitable(std::move(settings));
}

std::string names_of_others(const InboxMatch& match) {
    std::vector<std::string> names;
    for (const PlayerId player : ids<PlayerId>(match.settings.players))
        if (player != match.kept.mine && match.settings.players[player].kind.is_person())
            names.push_back(match.settings.players[player].name);
    return listed(names);
}

std::string state_of(const InboxMatch& match) {
    const PlayerId awaited = match.kept.awaited;
    if (!awaited.exists() || awaited.value() >= static_cast<int>(match.settings.players.size()))
        return std::string(tr("The match is over"));
    const std::string since = recording_label(match.kept.since);
    return awaited == match.kept.mine ? tr("Your turn, since {time}", {{"time", since}})
                                      : tr("{name}'s turn, since {time}",
                                           {{"name", match.settings.players[awaited].name}, {"time", since}});
}

class InboxPage : public MenuPage {
  public:
    explicit InboxPage(App& owner)
        : MenuPage(owner, "inbox"),
          profile_(load_remote_profile(owner.session())),
          matches_(inbox(owner.session())) {
        name_ = add_field("name", tr("Your name"), kMaxNameLength, profile_.name, [this] { invite(); });
        friends_ = add_field("friends", tr("Friends, separated by commas"), kMaxFriends, names_,
                             [this] { invite(); });
        invite_ = form().add(button(
            "invite", tr("Invite"), [this] { invite(); }, Tone::accent));
        typed_ = add_field("line", tr("Your friend's line"), kMaxPasted, pasted_, [this] { take(pasted_); });
        paste_ = form().add(button(
            "paste", tr("Paste"), [this] { take(pasted_.empty() ? app().clipboard().text() : pasted_); },
            Tone::good));
        for (const InboxMatch& match : matches_) add_match(match);
        add_back();
        form().focus_on(matches_.empty() ? friends_ : first_row());
    }

    void press(const InputEvent& press) override {
        if (pastes(press)) return take(app().clipboard().text());
        if (!list_.press(press, form())) MenuPage::press(press);
    }
    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Play by message")); }
    void leave() override {
        keep();
        MenuPage::leave();
    }

  private:
    std::size_t add_field(std::string_view id, std::string_view label, int most, std::string& words,
                          std::function<void()> act) {
        Widget field = text_field(
            label, most, [&words] { return words; }, [&words](const std::string& typed) { words = typed; });
        field.id = id;
        field.act = std::move(act);
        return form().add(std::move(field));
    }
    void add_match(const InboxMatch& match) {
        Widget widget = row(names_of_others(match), state_of(match),
                            [this, file = match.file] { open_match_by_lines(app(), file); });
        widget.id = "match";
        form().add(std::move(widget));
    }
    std::size_t first_row() const { return paste_ + 1; }
    void keep() {
        profile_.name = sanitized(trimmed(profile_.name), kMaxNameLength);
        if (profile_ != load_remote_profile(app().session())) keep_remote_profile(app().session(), profile_);
    }
    void take(const std::string& text) {
        keep();
        pasted_.clear();
        if (!paste_lines(app(), text)) return;
        open_match_by_lines(app(), app().session().by_lines->file());
    }
    void invite();
    static float step_head(const Canvas& canvas) { return 1.2f * Scale(canvas).text(theme::kLarge); }
    Rect draw_step(Canvas& canvas, Rect place, int number) const;
    void draw_chat(Canvas& canvas, Rect place) const;

    RemoteProfile profile_;
    std::string names_, pasted_;
    std::vector<InboxMatch> matches_;
    WidgetList list_;
    Pair pair_;
    std::size_t name_ = 0, friends_ = 0, invite_ = 0, typed_ = 0, paste_ = 0;
};

/// The match after it gets fresh seeds.
void InboxPage::invite() {
    keep();
    Session& session = app().session();
    std::vector<std::string> names = {profile_.name};
    for (const std::string_view each : split(names_, ','))
        names.push_back(sanitized(trimmed(each), kMaxNameLength));
    const MatchSettings settings = invited_match(session, names);
    if (const Refusal refusal = validate(settings)) return app().say("refused", tr(*refusal));
    leave_match(session);
    if (session.next_arsenal) session.arsenal = std::move(session.next_arsenal);
    const std::string invitation =
        invitation_text(settings, own_versions(*session.arsenal, *session.planets));
    const auto file = begin_by_lines(session, invitation, 0);
    if (!file) return app().say("refused", tr(file.error()));
    session.settings.seed = mix(session.settings.seed + 1);
    session.settings.level = next_level(settings);
    keep_settings(session);
    open_match_by_lines(app(), *file);
    app().clipboard().set_text(message_to_send(app()));
    app().say("invited", tr("The invitation is copied. Paste it into your chat."));
}

/// A card for one of the three steps; returns the room for what's done there.
Rect InboxPage::draw_step(Canvas& canvas, Rect place, int number) const {
    const Scale scale(canvas);
    Rect inside = draw_menu_card(canvas, place);
    const TextStyle large = {scale.text(theme::kLarge), theme::kBright, Face::bold};
    Rect head = take_top(inside, step_head(canvas), scale(kInboxGap));
    draw_step_number(canvas, take_left(head, head.h, scale(12)), number);
    const std::string_view heading = number == 1 ? tr("Invite") : number == 2 ? tr("Send") : tr("Paste");
    line_in(canvas, head, heading, fitted(canvas, heading, head.w, large));
    return inside;
}

/// What one does in a chat.
void InboxPage::draw_chat(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(theme::kBody), theme::kText};
    const std::string_view words =
        tr("The line is copied for you: paste it into any chat. So is each of your turns.");
    const float high = canvas.paragraph_height(place.w, words, quiet);
    canvas.paragraph(take_top(place, high, scale(kInboxGap)), words, quiet);
    const TextStyle line = {scale.text(theme::kSmall), theme::kText, Face::mono};
    const float bubble = 2 * line.size;
    if (place.h < 2 * bubble + scale(8)) return;
    for (const auto& [said, mine] :
         {std::pair("TM-7QK2-M9XD-4HB8-2C", true), std::pair("TM-KZ4T-06NC-P3WA-9F", false)}) {
        Rect row = take_top(place, bubble, scale(8));
        const float wide = std::min(0.9f * row.w, canvas.text_width(said, line) + 2 * line.size);
        const Rect shown = mine ? take_right(row, wide) : take_left(row, wide);
        canvas.fill_rounded(shown, bubble / 3, mine ? kOwnBubble : theme::kRaised);
        const TextStyle fits = fitted(canvas, said, wide - line.size, line);
        line_in(canvas, shown.inset(line.size / 2), said, fits);
    }
}

void InboxPage::draw(Canvas& canvas) {
    page_title(canvas, heading(), tr("Play far apart: paste a line per turn into any chat"));
    const Scale scale(canvas);
    Rect page = body(canvas);
    (void)lay_back(canvas);
    const float field = field_high(scale, kInboxField), press = scale.pressed(kInboxPress),
                gap = scale(kInboxGap);
    const float head = step_head(canvas) + 2 * scale(kWayEdge) + gap;
    const bool upright = canvas.height() > canvas.width();
    const std::array<float, 3> highs = {head + 2 * field + press + 2 * gap,
                                        head + 3 * scale.text(theme::kBody), head + field + press + gap};
    Rect steps = take_top(page, upright ? highs[0] + highs[1] + highs[2] + 2 * gap : highs[0], gap);
    std::vector<Rect> cards = columns(steps, 3, gap);
    if (upright)
        for (std::size_t k = 0; k < 3; ++k) cards[k] = take_top(steps, highs[k], gap);
    Rect first = draw_step(canvas, cards[0], 1);
    form()[invite_].place = take_bottom(first, press, gap);
    form()[friends_].place = take_bottom(first, field, gap);
    form()[name_].place = take_bottom(first, field);
    draw_chat(canvas, draw_step(canvas, cards[1], 2));
    Rect last = draw_step(canvas, cards[2], 3);
    form()[paste_].place = take_bottom(last, press, gap);
    form()[typed_].place = take_bottom(last, field, gap);
    const TextStyle quiet = {scale.text(theme::kBody), theme::kText};
    const std::string_view words = tr("The line that comes back plays your friend's turn. Then it's yours.");
    if (canvas.paragraph_height(last.w, words, quiet) <= last.h) canvas.paragraph(last, words, quiet);
    std::vector<WidgetList::Line> lines;
    for (std::size_t k = 0; k < matches_.size(); ++k)
        lines.push_back(
            {.widgets = {first_row() + k}, .height = scale.pressed(kInboxRow) + scale(8), .gap = scale(8)});
    if (matches_.empty()) pair_.draw(canvas, page, app().session(), profile_.name);
    list_.lay(lines, page, form());
    list_.draw(canvas);
    form().draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> inbox_screen(App& app) { return std::make_unique<InboxPage>(app); }

}  // namespace terramorph
