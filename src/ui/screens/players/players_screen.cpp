#include "ui/screens/players/players_screen.h"

#include <algorithm>
#include <string>

#include "app/language/language.h"
#include "app/player/lineup.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/narration/narrator.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/players/cells.h"
#include "ui/screens/players/list.h"
#include "ui/screens/players/page.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"

namespace terramorph {

PlayersPage::PlayersPage(App& owner, Lineup lineup)
    : MenuPage(owner, "players"), edited_(owner.session(), lineup) {
    build();
    form().focus_on(play_);
}

void PlayersPage::press(const InputEvent& press) {
    if (list_.press(press, form())) return;
    MenuPage::press(press);
    const auto who = typed_.who();
    if (who && form().focus() != number_of(*who, PlayersColumn::name)) finish_typing();
}

void PlayersPage::leave() {
    if (typed_.who()) finish_typing();
    (void)edited_.take();
    keep_settings(app().session());
    MenuPage::leave();
}

void PlayersPage::build() {
    form().clear();
    for (std::size_t who = 0; who < players().size(); ++who) add_row(who);
    add_ = form().add(button("add", tr("Add player"), [this] { add_player(); }));
    form()[add_].enabled = players().size() < kMaxPlayers;
    people_ = form().add(button("people", tr("2 humans"), [this] { fill(2, 0); }));
    computers_ = form().add(button("computers", tr("1 vs. 3 computers"), [this] { fill(1, 3); }));
    figures_ =
        form().add(button("figures", tr("Compare opponents"), [this] { shows_figures_ = !shows_figures_; }));
    play_ = form().add(button(
        "play", tr("Play"), [this] { ask_to_start_match(app(), edited_.take()); }, Tone::accent));
    add_back();
}

void PlayersPage::add_row(std::size_t who) {
    form().add(name_field(who));
    form().add(cell(who, change_color, paint_color));
    form().add(cell(who, change_emblem, paint_emblem));
    form().add(cell(who, change_shape, paint_shape));
    form().add(cell(
        who, [this](std::vector<Player>&, std::size_t whose, int step) { change_team(whose, step); },
        paint_team));
    form().add(cell(
        who,
        [this](std::vector<Player>& all, std::size_t whose, int step) {
            change_kind(all, whose, step);
            show_row(whose, true);
        },
        paint_kind));
    form().add(cell(who, change_temperament, paint_temperament));
    for (std::size_t k = 0; k < at(PlayersColumn::remove); ++k)
        form()[number_of(who, static_cast<PlayersColumn>(k))].said = [this, who, k] {
            return cell_words(who, static_cast<PlayersColumn>(k));
        };
    const std::size_t remove = form().add(button("remove", "×", [this, who] { remove_player(who); }));
    form()[remove].enabled = players().size() > kMinPlayers;
    show_row(who, true);
}

/// "Otto. Color: red. Swaps colors with whoever has it."
std::string PlayersPage::cell_words(std::size_t who, PlayersColumn column) {
    const PlayersHelp words = help_of(column, players()[who]);
    return sentences({typed_.shown(players(), who), words.name, words.help});
}

Widget PlayersPage::name_field(std::size_t who) {
    Widget field = text_field(
        "", kMaxNameLength, [this, who] { return typed_.shown(players(), who); },
        [this, who](const std::string& name) { typed_.type(who, name); });
    field.act = [this, who] {
        if (typed_.refusal(players())) return;
        form().focus_on(who + 1 < players().size() ? number_of(who + 1, PlayersColumn::name) : play_);
    };
    return field;
}

void PlayersPage::finish_typing() {
    const std::size_t who = *typed_.who();
    if (const Refusal refusal = typed_.finish(players()))
        app().say("name_refused", tr("That name isn't allowed: {why}. It stays {name}.",
                                     {{"why", tr(*refusal)}, {"name", players()[who].name}}));
}

/// People have their own temperament.
void PlayersPage::show_row(std::size_t who, bool in_view) {
    for (std::size_t k = 0; k < kPlayersColumns; ++k)
        form()[number_of(who, static_cast<PlayersColumn>(k))].in_view = in_view;
    Widget& cell = form()[number_of(who, PlayersColumn::temperament)];
    cell.enabled = !players()[who].kind.is_person();
    cell.in_view = in_view && cell.enabled;
}

/// Changes a player's team, but not to the team of all others.
void PlayersPage::change_team(std::size_t who, int step) {
    Player& player = players()[who];
    player.team = turned(player.team, step, kMaxTeams + 1);
    if (!all_in_one_team(players())) return;
    app().say("one_team", tr("With {name} on team {letter}, everybody's on one team, with nobody to fight.",
                             {{"name", player.name}, {"letter", team_letter(player.team)}}));
    player.team = turned(player.team, step, kMaxTeams + 1);
}

void PlayersPage::add_player() {
    players().push_back(another_looking(players()));
    build();
    form().focus_on(add_);
}

void PlayersPage::remove_player(std::size_t who) {
    players().erase(players().begin() + static_cast<std::ptrdiff_t>(who));
    if (part_only_team(players()))
        app().say("teams_dissolved",
                  tr("Everybody was on one team, with nobody to fight, so the teams were dissolved."));
    build();
    const bool none_left = players().size() <= kMinPlayers && Scale::finger() > 0;  // a name wants a keyboard
    const std::size_t next = number_of(std::min(who, players().size() - 1), PlayersColumn::remove);
    form().focus_on(none_left ? add_ : next);
}

void PlayersPage::fill(int people, int computers) {
    fill_players(players(), people, computers);
    build();
    form().focus_on(play_);
}

/// The help for the current cell.
PlayersHelp PlayersPage::help() {
    const std::size_t seen = form().described(), who = seen / kPlayersColumns;
    if (who >= players().size()) return {std::string(tr("Players")), all_names(players())};
    return help_of(static_cast<PlayersColumn>(seen % kPlayersColumns), players()[who]);
}

std::unique_ptr<Screen> players_screen(App& app, Lineup lineup) {
    return std::make_unique<PlayersPage>(app, lineup);
}

}  // namespace terramorph
