#include "ui/screens/players.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"
#include "ui/screens/menu_page.h"
#include "ui/screens/players_chooser.h"
#include "ui/screens/players_list.h"
#include "ui/session.h"
#include "ui/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kMinds = static_cast<int>(kMindNames.size());
constexpr std::array<std::string_view, kMindNames.size()> kMindHelp = {
    "aims and fires with this keyboard, mouse or pad",
    "fires just anywhere",
    "aims straight at whoever is nearest",
    "lobs, and learns from its misses",
    "banks shots off the walls",
    "takes the way of aiming that suits",
    "works out every shot, wind and all",
    "the same, and goes for whom it has a score to settle with",
    "one of these, and does not say which",
};

enum Column : std::size_t { kName, kColor, kEmblem, kMind, kRemove, kColumns };
constexpr std::array<std::string_view, kColumns> kHeadings = {"NAME", "COLOUR", "EMBLEM", "PLAYED BY", ""};
constexpr std::array<float, kColumns> kWidths = {300, 216, 200, 190, 130};  // units
constexpr float kBadge = 48;
constexpr float kPanelWide = 340;

std::size_t number_of(std::size_t who, Column column) { return who * kColumns + column; }

int turned(int number, int step, int count) { return (number + step + count) % count; }

void change_color(std::vector<Player>& players, std::size_t who, int step) {
    give_color(players, who, turned(players[who].color, step, kMostPlayers));
}

void change_emblem(std::vector<Player>& players, std::size_t who, int step) {
    give_emblem(players, who, turned(players[who].emblem, step, kMostPlayers));
}

void change_mind(std::vector<Player>& players, std::size_t who, int step) {
    Mind& mind = players[who].mind;
    mind = static_cast<Mind>(turned(static_cast<int>(mind), step, kMinds));
}

/// A sign and a word beside it.
void paint_sign(Canvas& canvas, Rect place, int emblem, Color color, std::string_view word) {
    const Scale scale(canvas);
    const float radius = scale(10);
    const Rect sign = take_left(place, 2 * radius, scale(12));
    draw_emblem(canvas, sign.center(), radius, emblem, color);
    line_in(canvas, place, word, {scale.text(theme::kBody - 2), theme::kText});
}

void paint_color(Canvas& canvas, Rect place, const Player& player) {
    paint_sign(canvas, place, 0, player_color(player.color), color_name(player.color));
}

void paint_emblem(Canvas& canvas, Rect place, const Player& player) {
    paint_sign(canvas, place, player.emblem, theme::kText, emblem_name(player.emblem));
}

void paint_mind(Canvas& canvas, Rect place, const Player& player) {
    const Scale scale(canvas);
    line_in(canvas, place, kMindLabels[static_cast<std::size_t>(player.mind)],
            {scale.text(theme::kBody - 2), theme::kValue, Face::regular, Align::center});
}

class PlayersPage : public MenuPage {
  public:
    explicit PlayersPage(App& owner) : MenuPage(owner) { build(); }

    void press(const Press& press) override {
        MenuPage::press(press);
        if (typed_ && form().focus() != number_of(typed_->who, kName)) finish_typing();
    }

    void draw(Canvas& canvas) override {
        page_title(canvas, "Players", "two to ten, people and computers");
        const Scale scale(canvas);
        Rect rest = body(canvas);
        draw_panel(canvas, take_right(rest, scale(kPanelWide), scale(40)));
        draw_list(canvas, rest);
        key_hints(canvas, lay_back(canvas),
                  {{"Tab", "next"}, {"↑ ↓", "choose"}, {"← →", "change"}, {"Esc", "back"}});
        form().draw(canvas);
    }

  protected:
    void leave() override {
        if (typed_) finish_typing();
        keep_settings(app());
        MenuPage::leave();
    }

  private:
    /// A name as it is in its field, not yet the player's.
    struct Typed {
        std::size_t who;
        std::string name;
    };

    std::vector<Player>& players() { return app().session().settings.players; }

    void build() {
        form().clear();
        for (std::size_t who = 0; who < players().size(); ++who) add_row(who);
        add_ = form().add(button("Add player", [this] { add_player(); }));
        form()[add_].enabled = players().size() < kMostPlayers;
        people_ = form().add(button("2 people", [this] { fill(2, 0); }));
        computers_ = form().add(button("1 against 3 computers", [this] { fill(1, 3); }));
        play_ = form().add(button(
            "Play", [this] { start_match(app()); }, Tone::accent));
        add_back();
    }

    void add_row(std::size_t who) {
        form().add(name_field(who));
        form().add(cell(who, change_color, paint_color));
        form().add(cell(who, change_emblem, paint_emblem));
        form().add(cell(who, change_mind, paint_mind));
        const std::size_t remove = form().add(button("Remove", [this, who] { remove_player(who); }));
        form()[remove].enabled = players().size() > kFewestPlayers;
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

    Widget name_field(std::size_t who) {
        Widget field = text_field(
            "", kLongestName, [this, who] { return shown_name(who); },
            [this, who](const std::string& name) {
                typed_ = {who, name};
            });
        field.act = [this, who] {
            if (typed_refusal()) return;
            form().focus_on(who + 1 < players().size() ? number_of(who + 1, kName) : play_);
        };
        return field;
    }

    std::string shown_name(std::size_t who) {
        return typed_ && typed_->who == who ? typed_->name : players()[who].name;
    }

    Refusal typed_refusal() {
        return typed_ ? refuses_name(players(), typed_->who, trimmed(typed_->name)) : std::nullopt;
    }

    void finish_typing() {
        std::string& name = players()[typed_->who].name;
        if (const Refusal refusal = typed_refusal())
            app().say(text("That name cannot be: ", refusal->text, ". It stays ", name, "."));
        else
            name = trimmed(typed_->name);
        typed_.reset();
    }

    void add_player() {
        players().push_back(another_player(players()));
        build();
        form().focus_on(add_);
    }

    void remove_player(std::size_t who) {
        players().erase(players().begin() + static_cast<std::ptrdiff_t>(who));
        build();
        form().focus_on(number_of(std::min(who, players().size() - 1), kRemove));
    }

    void fill(int people, int computers) {
        fill_players(players(), people, computers);
        build();
        form().focus_on(play_);
    }

    void draw_list(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        const float heading = scale.text(theme::kSmall);
        place_row(canvas, take_top(place, heading, scale(12)), [&](Column column, Rect cell) {
            line_in(canvas, cell, kHeadings[column], {heading, theme::kMuted});
        });
        const std::vector<Rect> lines = rows(place, kMostPlayers, scale(14));
        for (std::size_t who = 0; who < players().size(); ++who) {
            const Player& player = players()[who];
            const Rect badge = {lines[who].x, lines[who].y, scale(kBadge), lines[who].h};
            draw_emblem(canvas, badge.center(), badge.w * 0.32f, player.emblem, player_color(player.color));
            place_row(canvas, lines[who],
                      [&](Column column, Rect cell) { form()[number_of(who, column)].place = cell; });
        }
    }

    /// Parts a line of the list into its columns, behind the badge.
    template <class Take>
    void place_row(const Canvas& canvas, Rect line, Take take) {
        const Scale scale(canvas);
        take_left(line, scale(kBadge), scale(theme::kGap));
        for (std::size_t column = 0; column < kColumns; ++column)
            take(static_cast<Column>(column), take_left(line, scale(kWidths[column]), scale(theme::kGap)));
    }

    void draw_panel(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        const float gap = scale(theme::kGap), high = scale(theme::kButton);
        form()[play_].place = take_bottom(place, scale(64), 2 * gap);
        form()[add_].place = take_top(place, high, 3 * gap);
        place = headed(canvas, place, "QUICK FILL");
        form()[people_].place = take_top(place, high, gap);
        form()[computers_].place = take_top(place, high, 3 * gap);
        place = headed(canvas, place, "PLAYED BY");
        draw_minds(canvas, place);
        if (const Refusal refusal = typed_refusal()) {
            const TextStyle style = {scale.text(theme::kSmall + 1), theme::kBad};
            canvas.paragraph(take_bottom(place, 3 * style.size), text("That cannot be: ", refusal->text, "."),
                             style);
        }
    }

    void draw_minds(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        const TextStyle name = {scale.text(theme::kBody - 2), theme::kValue};
        const TextStyle help = {scale.text(theme::kSmall), theme::kMuted};
        for (std::size_t k = 0; k < kMindHelp.size(); ++k) {
            line_in(canvas, take_top(place, name.size), kMindLabels[k], name);
            take_top(place, canvas.paragraph(place, kMindHelp[k], help), scale(12));
        }
    }

    std::optional<Typed> typed_;
    std::size_t add_ = 0, people_ = 0, computers_ = 0, play_ = 0;
};

}  // namespace

std::unique_ptr<Screen> players_screen(App& app) { return std::make_unique<PlayersPage>(app); }

}  // namespace terramorph
