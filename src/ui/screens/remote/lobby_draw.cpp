// How the lobby is laid out and drawn.
#include <algorithm>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/remote/lobby_page.h"
#include "ui/screens/remote/waiting.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTalkWide = 150;
constexpr float kLobbyApart = 48, kSeatHigh = 50, kLobbyControlHigh = 52, kBeginHigh = 72,
                kPeopleShare = 0.46f;
constexpr float kCodeLetters = 64, kCopyWide = 180, kLobbyPictureShape = 1.7f;

}  // namespace

/// What's said of somebody at the table besides the name.
std::string LobbyPage::seat_words(std::size_t seat) const {
    const MatchTable& table = *room().table();
    if (seat >= table.seats.size()) {
        const bool person = table.settings.players[PlayerId::at(static_cast<int>(seat))].kind.is_person();
        return std::string(person ? tr("open seat") : tr("computer"));
    }
    std::string words;
    const std::string& who = table.seats[seat].who;
    if (who == room().who()) words = tr("you");
    if (who == table.seats.front().who) words += concat(words.empty() ? "" : ", ", tr("host"));
    if (who != room().who() && !room().is_here(who)) words += concat(words.empty() ? "" : ", ", tr("away"));
    if (is_held_up() && !room().has_agreed(table.seats[seat]))
        words += concat(words.empty() ? "" : ", ", tr("hasn't answered"));
    return words;
}

/// What there is to say besides the list of people, at its foot. Returns the room above it.
Rect LobbyPage::draw_notes(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
    std::vector<std::string> notes = {onlookers_words(room())};
    if (const Broker& broker = *remote().place().broker; !home_code(broker))
        notes.push_back(
            tr("Anyone with access to {place} can follow this match.", {{"place", broker.place()}}));
    for (auto note = notes.rbegin(); note != notes.rend(); ++note) {
        if (note->empty()) continue;
        const Rect line = take_bottom(place, canvas.paragraph_height(place.w, *note, quiet), scale(8));
        canvas.paragraph(line, *note, quiet);
    }
    return place;
}

void LobbyPage::draw_people(Canvas& canvas, Rect place) const {
    if (!room().table()) return;
    const Scale scale(canvas);
    const auto& players = room().table()->settings.players;
    const float high =
        std::min(scale(kSeatHigh), place.h / static_cast<float>(std::max<std::size_t>(1, players.size())));
    const Part part(canvas, "people");
    std::size_t seat = 0;
    for (const PlayerId player : ids<PlayerId>(players)) {
        Rect line = take_top(place, high);
        const TextStyle name = {std::min(scale.text(theme::kBody), 0.7f * high), theme::kBright, Face::bold};
        const TextStyle quiet = {std::min(scale.text(theme::kSmall), 0.6f * high), theme::kMuted,
                                 Face::regular, Align::right};
        const bool empty = players[player].kind.is_person() && seat >= room().table()->seats.size();
        const Rect mark = take_left(line, high, scale(8));
        draw_emblem(canvas, mark.center(), 0.3f * high, players[player].emblem,
                    empty ? theme::kTrack : player_color(players[player].color));
        const std::string words = seat_words(seat++);
        const Rect beside = take_right(line, canvas.text_width(words, quiet), scale(12));
        line_in(canvas, beside, words, quiet);
        if (!empty)
            line_in(canvas, line, players[player].name, fitted(canvas, players[player].name, line.w, name));
    }
}

void LobbyPage::prepare_picture(int width, int height) {
    const MatchSettings& settings = room().table()->settings;
    if (picture_.width() == width && picture_.height() == height && settings.level == pictured_.level &&
        settings.players == pictured_.players)
        return;
    if (validate(settings)) return;
    pictured_ = settings;
    picture_ = portrait(Match(settings, app().session().arsenal, app().session().planets), width, height);
}

/// Its land and its rules.
void LobbyPage::draw_match(Canvas& canvas, Rect place) {
    if (!room().table()) return;
    const Scale scale(canvas);
    const MatchTable& table = *room().table();
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kText};
    const std::string words = concat(
        tr(table.settings.level.planet.label), " · ", tr(table.settings.level.terrain.generator->label),
        " · ",
        tr(plural("{n} round", "{n} rounds", table.settings.rounds(), {{"n", table.settings.rounds()}})),
        " · ", pace_words(table.pace));
    const float high = std::min(place.h - quiet.size - scale(8), place.w / kLobbyPictureShape);
    if (high >= 24) {
        prepare_picture(static_cast<int>(place.w), static_cast<int>(high));
        const Rect shown = take_top(place, high, scale(8));
        canvas.image(picture_, static_cast<int>(shown.x), static_cast<int>(shown.y));
    }
    line_in(canvas, take_top(place, quiet.size), words, fitted(canvas, words, place.w, quiet));
}

void LobbyPage::draw(Canvas& canvas) {
    page_title(canvas, heading(),
               room().is_host() ? tr("Friends join with this code, under Friends online") : "");
    const Scale scale(canvas);
    Rect page = body(canvas);
    Rect foot = lay_back(canvas);
    const bool talks =
        room().table() && room().table()->seats.size() > 1 && room().table()->talk != TableTalk::none;
    form()[talk_].enabled = form()[talk_].in_view = talks;
    if (talks) form()[talk_].place = take_right(foot, std::max(scale(kTalkWide), Scale::finger()), scale(16));
    const bool bad = remote().trouble().has_value();
    const TextStyle state_style = {scale.text(theme::kBody), bad ? theme::kBad : theme::kText};
    line_in(Part(canvas, "state"), foot, state_, fitted(canvas, state_, foot.w, state_style));

    Rect right = page;
    const bool upright = canvas.height() > canvas.width();
    Rect left = upright ? take_top(right, page.h * kPeopleShare, scale(theme::kGap))
                        : take_left(right, page.w * kPeopleShare, scale(kLobbyApart));
    const TextStyle code = {scale.text(kCodeLetters), theme::kAccent, Face::bold};
    const std::string told = code_words();
    const TextStyle fits = fitted(canvas, told, left.w - scale(kCopyWide + 12), code);
    Rect line = take_top(left, std::max(code.size, Scale::finger()), scale(20));
    form()[copy_].place = take_right(line, std::max(scale(kCopyWide), Scale::finger()), scale(12));
    const float low = line.h - std::min(line.h, std::max(scale.pressed(theme::kButton), 20.0f));
    form()[copy_].place.y += low / 2, form()[copy_].place.h -= low;
    line_in(Part(canvas, "code"), line, told, fits);
    if (begin_ != Form::kNone && (hosts() || is_held_up()))
        form()[hosts() ? begin_ : again_].place = take_bottom(left, scale.pressed(kBeginHigh), scale(16));
    draw_people(canvas, draw_notes(canvas, left));
    if (hosts()) {
        const float high = std::max(20.0f, scale.pressed(kLobbyControlHigh)), gap = scale(10);
        Rect buttons = take_bottom(right, high, gap);
        const std::vector<Rect> three = columns(buttons, 3, gap);
        for (std::size_t k = 0; k < 3; ++k) form()[choices_[kChoosers + k]].place = three[k];
        Rect choosers = take_bottom(right, 2 * high + gap, scale(16));
        const std::vector<Rect> upper = columns(take_top(choosers, high, gap), 2, gap),
                                lower = columns(choosers, 3, gap);
        for (std::size_t k = 0; k < kChoosers; ++k)
            form()[choices_[k]].place = k < upper.size() ? upper[k] : lower[k - upper.size()];
    }
    draw_match(canvas, right);
    form().draw(canvas);
}

}  // namespace terramorph
