#include "ui/screens/by_lines/pasting.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "app/correspondence/line_play.h"
#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "net/correspondence/invitation.h"
#include "net/correspondence/line_text.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/players/list.h"
#include "ui/screens/routes.h"

namespace terramorph {

namespace {

using Heard = Correspondence::Heard;

constexpr std::array<std::string_view, kMaxPlayers> kSeatIds = {
    "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6", "seat_7", "seat_8", "seat_9"};

std::string trouble_words(Heard heard, const std::string& line) {
    switch (heard) {
        case Heard::typo:
            return tr("There's a typo in {line}. Copy it once more.", {{"line", sanitized(line, 40)}});
        case Heard::other_match:
            return std::string(
                tr("That line belongs to a match you don't have. Paste its invitation first."));
        case Heard::own:
            return std::string(tr("That's your own line: it's for the others."));
        case Heard::known:
            return std::string(tr("That turn has been played already. Paste the next line."));
        case Heard::early:
            return std::string(tr("A line before this one is missing. Paste everything you got, in order."));
        case Heard::not_fitting:
        case Heard::taken:
            break;
    }
    return std::string(tr("That line doesn't fit the match as it is here. Ask for it once more."));
}

/// Of lines that came together: those of turns that have come before are no trouble.
bool hear(App& app, const std::vector<std::string>& lines) {
    const HeardLines heard = hear_lines(app.session(), lines);
    const bool harmless = heard.taken > 0 && (heard.trouble == Heard::own || heard.trouble == Heard::known ||
                                              heard.trouble == Heard::other_match);
    if (heard.trouble && !harmless) app.say("line_trouble", trouble_words(*heard.trouble, heard.line));
    return heard.taken > 0;
}

void open_and_hear(App& app, const std::string& file, const std::vector<std::string>& lines) {
    if (!open_by_lines(app.session(), file)) return;
    (void)hear(app, lines);
    show_match(app);
}

void join(App& app, const std::string& invitation, PlayerId mine, const std::vector<std::string>& lines) {
    const auto file = begin_by_lines(app.session(), invitation, mine);
    if (!file) return app.say("not_joined", tr("Can't join the match: {why}.", {{"why", tr(file.error())}}));
    open_and_hear(app, *file, lines);
}

/// Of several who are invited, one says who they are.
void accept(App& app, const std::string& invitation, const std::vector<std::string>& lines) {
    for (const InboxMatch& match : inbox(app.session()))
        if (match.kept.invitation == invitation) return open_and_hear(app, match.file, lines);
    Session& session = app.session();
    const auto settings =
        parse_invitation(invitation, own_versions(*session.arsenal, *session.planets), *session.planets);
    if (!settings)
        return app.say("not_joined", tr("Can't join the match: {why}.", {{"why", tr(settings.error())}}));
    std::vector<PlayerId> people;
    for (const PlayerId player : ids<PlayerId>(settings->players))
        if (settings->players[player].kind.is_person()) people.push_back(player);
    const auto invited = std::span(people).subspan(1);  // the first invites
    if (invited.size() == 1) return join(app, invitation, invited.front(), lines);
    std::vector<Choice> choices;
    for (const PlayerId player : invited)
        choices.push_back({kSeatIds[static_cast<std::size_t>(player.value())], settings->players[player].name,
                           [&app, invitation, player, lines] { join(app, invitation, player, lines); }});
    app.push(choice_screen(app, "who_are_you", std::string(tr("Who are you?")), std::move(choices)));
}

/// The file of the match that one of the lines is of; empty if none is here.
std::string file_of(Session& session, const std::vector<std::string>& lines) {
    const std::vector<InboxMatch> matches = inbox(session);
    for (const std::string& line : lines) {
        const auto tag = tag_of_line(line);
        const auto found = std::ranges::find_if(matches, [&](const InboxMatch& match) {
            return tag && match_tag(match.kept.invitation) == *tag;
        });
        if (found != matches.end()) return found->file;
    }
    return "";
}

}  // namespace

bool paste_lines(App& app, std::string_view text) {
    std::vector<std::string> lines = lines_in(text);
    if (lines.empty())
        return app.say("no_line", tr("There's no line in that text: it begins with TM-.")), false;
    const auto invites = [](const std::string& line) { return line.starts_with(kInvitationMark); };
    const auto invitation = std::ranges::find_if(lines, invites);
    if (invitation != lines.end()) {
        const auto letters = line_letters(kInvitationMark, *invitation);
        const std::string plain = letters ? line_text(kInvitationMark, *letters) : *invitation;
        std::erase_if(lines, invites);
        return accept(app, plain, lines), false;
    }
    const std::string file = file_of(app.session(), lines);
    if (file.empty()) {
        const bool typo = !tag_of_line(lines.back());
        return app.say("line_trouble", trouble_words(typo ? Heard::typo : Heard::other_match, lines.back())),
               false;
    }
    const LinePlay* const played = app.session().by_lines.get();
    if (!played || played->file() != file) return open_and_hear(app, file, lines), false;
    return hear(app, lines);
}

void open_match_by_lines(App& app, const std::string& file) { open_and_hear(app, file, {}); }

std::string message_to_send(const App& app) {
    const Session& session = app.session();
    const std::vector<std::string> lines = session.by_lines->lines().to_send(session.match());
    const std::string all = joined(lines, "\n");
    if (lines.empty() || !lines.front().starts_with(kInvitationMark)) return all;
    return concat(tr("Play Terramorph with me! Choose Friends online, Play by message, and paste this:"),
                  "\n", all);
}

std::string others_by_lines(const App& app) {
    const MatchRunner& runner = *app.session().runner;
    std::vector<std::string> names;
    for (const PlayerId player : ids<PlayerId>(runner.match().settings().players))
        if (player != runner.mine() && runner.match().player(player).kind.is_person())
            names.push_back(runner.match().player(player).name);
    return listed(names);
}

bool pastes(const InputEvent& press) {
    return press.kind == InputEvent::Kind::down && press.key == Key::letter && press.letter == 'v' &&
           press.control;
}

}  // namespace terramorph
