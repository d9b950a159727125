#include "ui/screens/results/results_page.h"

#include <algorithm>

#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/narration/narrator.h"
#include "ui/screens/results/chart.h"
#include "ui/screens/results/table.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

// in units
constexpr float kResultsTabWide = 150;
constexpr float kResultsTop = 112;  // of what is below the title and the tabs
constexpr float kLeastStage = 150, kMostStage = 430;

constexpr double kSeenFirst = 0.5;  // seconds: what's pressed sooner was meant for the battle

}  // namespace

ResultsPage::ResultsPage(App& app, std::string_view id) : Screen(app, id), stage_(match()) {
    form_.clicked = [&app] { app.play(click()); };
}

const Match& ResultsPage::match() const { return app().session().match(); }

Results ResultsPage::results() const { return results_of(match(), app().session().runner->mine()); }

void ResultsPage::press(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::down) {
        if (seen_ < kSeenFirst && (press.key == Key::space || press.key == Key::enter)) return;
        if (press.key == Key::escape) return app().back_to_title();
        if (tabs_.empty()) return void(form_.press(press));
        if (press.key == Key::left) return turn_to((tab_ + tabs_.size() - 1) % tabs_.size());
        if (press.key == Key::right) return turn_to((tab_ + 1) % tabs_.size());
        const auto digit = static_cast<std::size_t>(press.letter - '1');
        if (press.key == Key::letter && press.letter >= '1' && digit < tabs_.size()) return turn_to(digit);
    }
    form_.press(press);
}

Spoken ResultsPage::spoken() const {
    std::vector<std::string> told = {heading(), beside()};
    if (!this->told().empty()) told.push_back(this->told());
    for (const std::string& line : score_words(results())) told.push_back(line);
    return {sentences(told), form_.speech()};
}

void ResultsPage::add_tab(std::string_view id, std::string_view label) {
    const std::size_t number = tabs_.size();
    tabs_.push_back(form_.add(button(id, label, [this, number] { turn_to(number); })));
    form_[tabs_[0]].selected = true;
}

void ResultsPage::add_charts() {
    if (!has_charts()) return;
    for (std::size_t k = 0; k < kChartNames.size(); ++k)
        if (results().money || static_cast<Chart>(k) != Chart::money)
            add_tab(kChartIds[k], tr(kChartNames[k]));
}

std::string ResultsPage::tab_keys() const { return tabs_.empty() ? "" : concat("1 - ", tabs_.size()); }

float ResultsPage::tabs_wide(const Canvas& canvas) const {
    const Scale scale(canvas);
    const auto count = static_cast<float>(tabs_.size());
    return std::max(scale(kResultsTabWide * count), count * (Scale::finger() + scale(theme::kGap)));
}

void ResultsPage::lay_tabs(const Canvas& canvas) {
    if (tabs_.empty()) return;
    const Scale scale(canvas);
    const float wide = tabs_wide(canvas);
    const float high = std::max(scale.pressed(theme::kButton), scale.text(26));
    const float top = std::clamp(scale(kResultsTop) - high, 0.0f, scale(40));
    const Rect place = {canvas.width() - scale(theme::kMargin) - wide, top, wide, high};
    const std::vector<Rect> places = columns(place, static_cast<int>(tabs_.size()), scale(theme::kGap));
    for (std::size_t k = 0; k < tabs_.size(); ++k) form_[tabs_[k]].place = places[k];
}

Rect ResultsPage::page(const Canvas& canvas) {
    const Scale scale(canvas);
    const float edge = scale(theme::kMargin);
    const float top = scale(kResultsTop);
    return {edge, top, canvas.width() - 2 * edge, canvas.height() - top - edge};
}

void ResultsPage::draw_scores(Canvas& canvas, Rect place, bool of_round, float counted) {
    const Scale scale(canvas);
    const std::string words = told();
    const TextStyle style = {scale.text(theme::kBody), theme::kBright, Face::bold};
    const float gap = scale(20), line = words.empty() ? 0 : style.size + gap;
    const float high = place.h - score_table_high(canvas, results()) - gap - line;
    if (high >= scale(kLeastStage))
        stage_.draw(canvas, take_top(place, std::min(high, scale(kMostStage)), gap), results(), standings());
    if (line > 0)
        line_in(Part(canvas, "fate"), take_top(place, style.size, gap), words,
                fitted(canvas, words, place.w, style));
    draw_score_table(canvas, place, results(), of_round, counted);
}

void ResultsPage::turn_to(std::size_t tab) {
    tab_ = tab;
    for (std::size_t k = 0; k < tabs_.size(); ++k) form_[tabs_[k]].selected = k == tab;
    form_.focus_on(0);
}

}  // namespace terramorph
