#include "ui/screens/results/cards.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>
#include <variant>

#include "app/language/language.h"
#include "base/text.h"
#include "battle/battle.h"
#include "match/rounds.h"
#include "ui/screens/results/words.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr double kBetweenPlays = 1.5;               // seconds
constexpr double kBeamStays = 2, kBeamPace = 0.06;  // seconds, and times as fast
constexpr float kCardRound = 12, kCardFoot = 84;
constexpr float kLandHighest = 0.62f;  // of its width

/// Rounds its corners, and draws its edge.
void finish_card(Canvas& canvas, Rect card) {
    const Scale scale(canvas);
    const float round = scale(kCardRound);
    canvas.round_off(card, round, theme::kBackground);
    canvas.outline_rounded(card, round, std::max(1.0f, scale(1)), theme::kSelected);
}

Journey next_journey(const Match& match) {
    Journey journey = match.journey();
    journey.travel(match.settings(), match.round());
    journey.draw_level(match.settings(), *match.state().planets, match.round() + 1);
    return journey;
}

Rect whole_pixels(Rect place) {
    return {std::floor(place.x), std::floor(place.y), std::floor(place.w), std::floor(place.h)};
}

}  // namespace

ShotCard::ShotCard(const MatchRunner& runner)
    : match_(runner.match()), shot_(runner.best_shot()), turn_(runner.best_turn()) {
    if (!turn_) miss_ = closest_miss(match_);
    if (miss_) turn_ = runner.turn_numbered(miss_->turn);
    if (!turn_) return;
    player_.emplace(turn_->fork());
    player_->set_focus(tank_of(miss_ ? miss_->mark : shot_.victim));
    player_->heard = [this](const MatchEvent& event) {
        if (std::holds_alternative<event::Beamed>(event)) lingers_ = kBeamStays;
    };
}

bool ShotCard::advance(double seconds) {
    if (!player_) return false;
    const double shown = seconds * (lingers() ? kBeamPace : 1);
    lingers_ = std::max(0.0, lingers_ - seconds);
    player_->advance(shown);
    player_->advance_picture(shown);
    if (player_->over() && !lingers() && (since_end_ += seconds) > kBetweenPlays) {
        since_end_ = 0;
        player_->jump(turn_->fork());
    }
    return true;
}

std::string ShotCard::heading() const {
    if (miss_)
        return tr("{name} misses {victim} by {n} m", {{"name", match_.player(miss_->player).name},
                                                      {"victim", match_.player(miss_->mark).name},
                                                      {"n", miss_->off}});
    const std::string& by = match_.player(shot_.player).name;
    const std::string& victim = match_.player(shot_.victim).name;
    return shot_.kills ? tr("{name} destroys {victim} from {n} m",
                            {{"name", by}, {"victim", victim}, {"n", shot_.distance}})
                       : tr("{name} hits {victim} from {n} m",
                            {{"name", by}, {"victim", victim}, {"n", shot_.distance}});
}

std::string ShotCard::words() const {
    const WeaponId weapon = miss_ ? miss_->weapon : shot_.weapon;
    const int wind = std::abs(miss_ ? miss_->wind : shot_.wind);
    std::string words(tr(match_.arsenal().weapons[weapon].name));
    if (!miss_) words += concat(", ", tr("{n} damage", {{"n", shot_.damage}}));
    if (wind != 0) words += concat(", ", tr("wind {n}", {{"n", wind}}));
    return words;
}

void ShotCard::draw_picture(Canvas& canvas, Rect place) {
    const int width = static_cast<int>(place.w), height = static_cast<int>(place.h);
    if (picture_.width() != width || picture_.height() != height)
        picture_ = Image(width, height, 0xff000000u);
    if (!cache_) cache_.emplace(canvas.typeface());
    {
        Canvas small(picture_, *cache_);
        player_->draw_picture(small, below_tag(canvas));
    }
    canvas.image(picture_, static_cast<int>(place.x), static_cast<int>(place.y));
}

void ShotCard::draw(Canvas& canvas, Rect place, Rect button) {
    const Part part(canvas, "best_shot");
    const Scale scale(canvas);
    place = whole_pixels(place);
    const float foot = std::floor(std::max(scale(kCardFoot), 2.6f * scale.text(theme::kBody)));
    canvas.fill(place, theme::kPanel);
    draw_picture(canvas, {place.x, place.y, place.w, place.h - foot});
    draw_tag(canvas, place, miss_ ? tr("Closest miss") : tr("Shot of the round"));
    Rect words = {place.x + scale(18), place.y + place.h - foot, button.x - place.x - scale(30), foot};
    const TextStyle bold =
        fitted(canvas, heading(), words.w, {scale.text(theme::kBody), theme::kBright, Face::bold});
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kText};
    take_top(words, (foot - bold.size - quiet.size - scale(4)) / 2);
    line_in(canvas, take_top(words, bold.size, scale(4)), heading(), bold);
    line_in(canvas, take_top(words, quiet.size), this->words(),
            fitted(canvas, this->words(), words.w, quiet));
    finish_card(canvas, place);
}

/// As it will be when the next round begins.
NextLand::NextLand(const Match& match) : NextLand(match, next_journey(match)) {}

NextLand::NextLand(const Match& match, const Journey& journey)
    : NextLand(match, journey, *battle_on(journey, match.state())) {}

NextLand::NextLand(const Match& match, const Journey& journey, const Battle& next)
    : level_(next.state().level),
      round_(match.round() + 1),
      players_(match.settings().players),
      ground_(next.state().ground),
      landscape_(level_, ground_) {
    for (const Tank& tank : next.state().tanks) spots_.push_back(tank.body.at);
    const BattleRules rules = battle_rules(match.settings(), level_);
    facts_.push_back({tr("Planet"), std::string(tr(level_.planet.label))});
    facts_.push_back({tr("Wind"), rules.most_wind == 0 ? std::string(tr("none"))
                                                       : tr("{from} to {to}", {{"from", rules.least_wind},
                                                                               {"to", rules.most_wind}})});
    if (rules.walls != Walls::none)
        facts_.push_back(
            {tr("Walls"), shown_value(parameter_of(Rule::walls), match.settings().rule(Rule::walls))});
    if (next.state().scarred)
        facts_.push_back(
            {tr("Craters"),
             tr("of round {round}",
                {{"round", journey.last_round_here(match.settings(), *match.state().planets)}})});
}

void NextLand::draw(Canvas& canvas, Rect place) {
    const Part part(canvas, "next_land");
    const Scale scale(canvas);
    const float small = scale.text(theme::kSmall), body = scale.text(theme::kBody);
    const float facts = small + body + scale(4);
    place.h = std::min(place.h, kLandHighest * place.w + facts + scale(16));
    draw_facts(canvas, take_bottom(place, facts, scale(16)));
    place = whole_pixels(place);
    draw_land(canvas, place);
    draw_tag(canvas, place, tr("Round {round}", {{"round", round_}}));
    finish_card(canvas, place);
}

void NextLand::draw_land(Canvas& canvas, Rect place) {
    const View own = view_around(spots_, ground_, static_cast<int>(place.w), static_cast<int>(place.h));
    canvas.image(landscape_.picture(ground_, own), static_cast<int>(place.x), static_cast<int>(place.y));
    draw_tanks(canvas, place, own);
}

/// Everybody's emblem, those of people with a bright edge.
void NextLand::draw_tanks(Canvas& canvas, Rect place, const View& view) const {
    const float radius = std::max(4.0f, Scale(canvas)(9));
    for (std::size_t k = 0; k < spots_.size(); ++k) {
        const Point at = view.point(spots_[k]) + Point{place.x, place.y - radius};
        const bool person = players_[k].kind.is_person();
        canvas.circle(at, 1.5f * radius, person ? theme::kBright : theme::kPlate);
        if (person) canvas.circle(at, 1.3f * radius, theme::kBackground);
        draw_emblem(canvas, at, radius, players_[k].emblem, player_color(players_[k].color));
    }
}

void NextLand::draw_facts(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    for (const Fact& fact : facts_) {
        const TextStyle label = {scale.text(theme::kSmall), theme::kMuted};
        const TextStyle value = {scale.text(theme::kBody), theme::kBright, Face::bold};
        const float wide =
            std::max(canvas.text_width(fact.label, label), canvas.text_width(fact.value, value));
        Rect own = take_left(place, wide + 1, scale(36));
        line_in(canvas, take_top(own, label.size, scale(4)), fact.label, label);
        line_in(canvas, own, fact.value, value);
    }
}

}  // namespace terramorph
