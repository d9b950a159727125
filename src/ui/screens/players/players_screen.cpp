#include "ui/screens/players/players_screen.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "ai/temperament.h"
#include "app/language/language.h"
#include "app/session.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/narration/narrator.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/players/cells.h"
#include "ui/screens/players/chooser.h"
#include "ui/screens/players/columns.h"
#include "ui/screens/players/edited.h"
#include "ui/screens/players/list.h"
#include "ui/screens/players/panel.h"
#include "ui/screens/players/parade.h"
#include "ui/screens/players/typed_name.h"
#include "ui/screens/routes.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/list.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kPanelWide = 296, kPanelApart = 24;
constexpr float kPlayHigh = 64;
constexpr std::size_t kFewPlayers = 6;
constexpr float kPlayersLowRow = 20;  // pixels: lower ones are hard to hit
constexpr float kPlayersHighRow = 56, kParadeLeast = 130, kParadeOver = 24;

std::size_t number_of(std::size_t who, PlayersColumn column) { return who * kPlayersColumns + at(column); }

class PlayersPage : public MenuPage {
  public:
    PlayersPage(App& owner, Lineup lineup) : MenuPage(owner, "players"), edited_(owner.session(), lineup) {
        build();
        form().focus_on(play_);
    }

    void press(const InputEvent& press) override {
        if (list_.press(press, form())) return;
        MenuPage::press(press);
        const auto who = typed_.who();
        if (who && form().focus() != number_of(*who, PlayersColumn::name)) finish_typing();
    }

    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }

    void draw(Canvas& canvas) override {
        page_title(canvas, heading(), tr("two to ten, people and computers"));
        const Scale scale(canvas);
        Rect rest = body(canvas);
        if (Scale::finger() > scale(theme::kButton)) return draw_for_fingers(canvas, rest);
        for (std::size_t who = 0; who < players().size(); ++who) show_row(who, true);
        form()[figures_].in_view = true;
        list_.lay({}, {}, form());
        draw_panel(canvas, take_right(rest, scale(kPanelWide), scale(kPanelApart)));
        draw_list(canvas, rest);
        lay_buttons(canvas, rest);
        draw_parade(canvas, rest);
        key_hints(canvas, lay_back(canvas),
                  {{"tab", tr("next")},
                   {"up down", tr("choose")},
                   {"left right", tr("change")},
                   {"esc", tr("back")}});
        form().draw(canvas);
    }

  protected:
    std::string heading() const override { return std::string(tr("Players")); }
    void leave() override {
        if (typed_.who()) finish_typing();
        (void)edited_.take();
        keep_settings(app().session());
        MenuPage::leave();
    }

  private:
    std::vector<Player>& players() { return edited_.list(); }
    std::size_t count() { return players().size(); }

    void build() {
        form().clear();
        for (std::size_t who = 0; who < players().size(); ++who) add_row(who);
        add_ = form().add(button("add", tr("Add player"), [this] { add_player(); }));
        form()[add_].enabled = players().size() < kMaxPlayers;
        people_ = form().add(button("people", tr("2 people"), [this] { fill(2, 0); }));
        computers_ = form().add(button("computers", tr("1 against 3 computers"), [this] { fill(1, 3); }));
        figures_ = form().add(
            button("figures", tr("How strong are they?"), [this] { shows_figures_ = !shows_figures_; }));
        play_ = form().add(button(
            "play", tr("Play"),
            [this] {
                app().session().lineup = edited_.take();
                start_match(app());
            },
            Tone::accent));
        add_back();
    }

    void add_row(std::size_t who) {
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

    template <class Change, class Paint>
    Widget cell(std::size_t who, Change change, Paint paint) {
        return chooser(
            [this, who, change](int step) {
                form().clicked();
                change(players(), who, step);
            },
            [this, who, paint](Canvas& canvas, Rect place) { paint(canvas, place, players()[who]); });
    }

    /// "Otto. Color: red. Swaps colors with whoever has it."
    std::string cell_words(std::size_t who, PlayersColumn column) {
        const PlayersHelp words = help_of(column, players()[who]);
        return sentences({typed_.shown(players(), who), words.name, words.help});
    }

    Widget name_field(std::size_t who) {
        Widget field = text_field(
            "", kMaxNameLength, [this, who] { return typed_.shown(players(), who); },
            [this, who](const std::string& name) { typed_.type(who, name); });
        field.act = [this, who] {
            if (typed_.refusal(players())) return;
            form().focus_on(who + 1 < players().size() ? number_of(who + 1, PlayersColumn::name) : play_);
        };
        return field;
    }

    void finish_typing() {
        const std::size_t who = *typed_.who();
        if (const Refusal refusal = typed_.finish(players()))
            app().say("name_refused", tr("That name isn't allowed: {why}. It stays {name}.",
                                         {{"why", tr(*refusal)}, {"name", players()[who].name}}));
    }

    /// People have their own temperament.
    void show_row(std::size_t who, bool in_view) {
        for (std::size_t k = 0; k < kPlayersColumns; ++k)
            form()[number_of(who, static_cast<PlayersColumn>(k))].in_view = in_view;
        Widget& cell = form()[number_of(who, PlayersColumn::temperament)];
        cell.enabled = !players()[who].kind.is_person();
        cell.in_view = in_view && cell.enabled;
    }

    /// Changes a player's team, but not to the team of all others.
    void change_team(std::size_t who, int step) {
        Player& player = players()[who];
        player.team = turned(player.team, step, kMaxTeams + 1);
        if (!all_in_one_team(players())) return;
        app().say("one_team",
                  tr("With {name} on team {letter}, everybody's on one team, with nobody to fight.",
                     {{"name", player.name}, {"letter", team_letter(player.team)}}));
        player.team = turned(player.team, step, kMaxTeams + 1);
    }

    void add_player() {
        players().push_back(another_player(players()));
        build();
        form().focus_on(add_);
    }

    void remove_player(std::size_t who) {
        players().erase(players().begin() + static_cast<std::ptrdiff_t>(who));
        if (part_only_team(players()))
            app().say("teams_dissolved",
                      tr("Everybody was on one team, with nobody to fight, so the teams were dissolved."));
        build();
        const bool none_left =
            players().size() <= kMinPlayers && Scale::finger() > 0;  // a name wants a keyboard
        const std::size_t next = number_of(std::min(who, players().size() - 1), PlayersColumn::remove);
        form().focus_on(none_left ? add_ : next);
    }

    void fill(int people, int computers) {
        fill_players(players(), people, computers);
        build();
        form().focus_on(play_);
    }

    /// Below the list.
    void lay_buttons(const Canvas& canvas, Rect& rest) {
        const Scale scale(canvas);
        Rect line = take_top(rest, scale.pressed(theme::kButton), scale(kParadeOver));
        take_left(line, scale(kPlayersTankWide), scale(theme::kGap));
        form()[add_].place = take_left(line, scale(200), scale(theme::kGap));
        line.w = std::min(line.w, players_list_wide(canvas) - (line.x - rest.x));
        form()[computers_].place = take_right(line, scale(300), scale(theme::kGap));
        form()[people_].place = take_right(line, scale(160), scale(theme::kGap));
    }

    float parade_least(const Canvas& canvas) const {
        const Scale scale(canvas);
        return std::max(scale(kParadeLeast), 5 * scale.text(theme::kSmall));
    }

    /// A few rows are higher than ten, which leave room for the parade as long as their words can be read.
    float row_height(const Canvas& canvas, float room, float gap) {
        const Scale scale(canvas);
        const float most = (room - (kMaxPlayers - 1) * gap) / kMaxPlayers;
        if (count() <= kFewPlayers) return std::max(most, scale(kPlayersHighRow));
        const auto rows = static_cast<float>(count());
        const float parade = parade_least(canvas) + scale(kParadeOver);
        const float low = std::min((room - parade - rows * gap) / rows, scale(kPlayersHighRow));
        return low >= std::max(scale.text(theme::kBody) + scale(8), kPlayersLowRow) ? low : most;
    }

    void draw_list(Canvas& canvas, Rect& rest) {
        const Scale scale(canvas);
        const float gap = scale(count() > kFewPlayers ? 6 : 10);
        draw_players_headings(canvas, take_top(rest, scale.text(theme::kSmall), gap));
        const float room = rest.h - scale(theme::kButton) - scale(16);
        const float high = row_height(canvas, room, gap);
        for (std::size_t who = 0; who < players().size(); ++who) {
            const PlayersLine line = players_line(canvas, take_top(rest, high, gap));
            draw_tank_in(canvas, line.tank, players()[who]);
            for (std::size_t k = 0; k < kPlayersColumns; ++k)
                form()[number_of(who, static_cast<PlayersColumn>(k))].place = line.cells[k];
        }
        take_top(rest, scale(6));
    }

    /// A list that scrolls, all buttons below it, and help where there's room.
    void draw_for_fingers(Canvas& canvas, Rect rest) {
        const Scale scale(canvas);
        const bool upright = canvas.width() < canvas.height();
        const float gap = std::max(4.0f, scale(theme::kGap)), finger = Scale::finger();
        Rect foot = lay_back(canvas);
        form()[play_].place = take_right(foot, 4 * finger);
        form()[figures_].in_view = !upright;
        if (upright)
            draw_help(canvas, take_bottom(rest, 5 * scale.text(theme::kBody), 2 * gap));
        else
            draw_figures(canvas, take_right(rest, scale(kPanelWide), scale(kPanelApart)));
        const std::vector<Rect> buttons = columns(take_bottom(rest, finger, 2 * gap), 3, gap);
        form()[add_].place = buttons[0];
        form()[people_].place = buttons[1];
        form()[computers_].place = buttons[2];
        draw_rows(canvas, rest, gap);
        list_.draw(canvas);
        form().draw(canvas);
    }

    void draw_rows(Canvas& canvas, Rect place, float gap) {
        const bool twice = players_line_is_double(canvas, place.w);
        const float small = Scale(canvas).text(theme::kSmall), finger = Scale::finger();
        if (!twice) draw_players_headings(canvas, take_top(place, small, gap));
        const float high = twice ? 2 * finger + gap : finger, apart = twice ? 3 * gap : gap;
        std::vector<WidgetList::Line> lines;
        for (std::size_t who = 0; who < players().size(); ++who) {
            std::vector<std::size_t> cells;
            for (std::size_t k = 0; k < kPlayersColumns; ++k)
                cells.push_back(number_of(who, static_cast<PlayersColumn>(k)));
            lines.push_back({{}, std::move(cells), {}, high + apart, apart});
        }
        list_.lay(lines, place, form());
        for (std::size_t who = 0; who < players().size(); ++who) {
            const Widget& first = form()[number_of(who, PlayersColumn::name)];
            const PlayersLine line = players_line(canvas, {place.x, first.place.y, place.w, high});
            if (first.in_view && drawable(line.tank)) draw_tank_in(canvas, line.tank, players()[who]);
            for (std::size_t k = 0; k < kPlayersColumns; ++k)
                form()[number_of(who, static_cast<PlayersColumn>(k))].place = line.cells[k];
            show_row(who, first.in_view);
        }
    }

    /// Where they leave room for it.
    void draw_parade(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        place.w = std::min(place.w, players_list_wide(canvas));
        if (place.h < parade_least(canvas)) return;
        const LevelSettings& level = app().session().settings.level;
        if (!parade_ || !parade_->fits(level, players().size())) parade_.emplace(level, players().size());
        parade_->draw(canvas, place, players());
    }

    void draw_panel(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        form()[play_].place = take_bottom(place, scale.pressed(kPlayHigh), scale(2 * theme::kGap));
        draw_figures(canvas, place);
    }

    void draw_figures(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        form()[figures_].place = take_bottom(place, scale.pressed(theme::kButton), scale(2 * theme::kGap));
        form()[figures_].selected = shows_figures_;
        take_top(place, scale.text(theme::kSmall), scale(10));
        draw_help(canvas, place, shows_figures_);
    }

    void draw_help(Canvas& canvas, Rect place, bool figures = false) {
        const Scale scale(canvas);
        if (const Refusal refusal = typed_.refusal(players())) {
            const TextStyle style = {scale.text(theme::kSmall + 1), theme::kBad};
            Part(canvas, "complaint")
                ->paragraph(take_bottom(place, 3 * style.size),
                            tr("That can't be: {why}.", {{"why", tr(*refusal)}}), style);
        }
        const std::size_t who = form().described() / kPlayersColumns;
        draw_who_plays(canvas, place, who < players().size() ? players()[who] : Player(), help(), figures);
    }

    /// The help for the current cell.
    PlayersHelp help() {
        const std::size_t seen = form().described(), who = seen / kPlayersColumns;
        if (who >= players().size()) return {std::string(tr("Players")), all_names(players())};
        return help_of(static_cast<PlayersColumn>(seen % kPlayersColumns), players()[who]);
    }

    EditedPlayers edited_;
    TypedName typed_;
    WidgetList list_;  // for fingers
    std::size_t add_ = 0, people_ = 0, computers_ = 0, figures_ = 0, play_ = 0;
    bool shows_figures_ = false;
    std::optional<Parade> parade_;
};

}  // namespace

std::unique_ptr<Screen> players_screen(App& app, Lineup lineup) {
    return std::make_unique<PlayersPage>(app, lineup);
}

}  // namespace terramorph
