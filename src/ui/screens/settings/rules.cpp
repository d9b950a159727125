#include "ui/screens/settings/rules.h"

#include <algorithm>

#include "app/language/language.h"
#include "base/text.h"
#include "paint/letters.h"

namespace terramorph {

namespace {

bool says(std::string_view text, std::string_view word) {
    return !word.empty() && folded(text).find(folded(word)) != std::string::npos;
}

}  // namespace

const std::vector<RuleGroup>& rule_groups() {
    static const std::vector<RuleGroup> groups = {
        {N_("The match"), {Rule::rounds, Rule::scoring, Rule::health, Rule::fuel, Rule::crates}},
        {N_("Turns"), {Rule::turn_mode, Rule::turn_order, Rule::turn_timer, Rule::talk}},
        {N_("The armory"),
         {Rule::armory, Rule::computers_buy, Rule::first_arms, Rule::last_arms, Rule::stock,
          Rule::sell_back}},
        {N_("Money"),
         {Rule::start_cash, Rule::interest, Rule::pay_damage, Rule::pay_kill, Rule::pay_survival,
          Rule::fine}},
        {N_("The market"), {Rule::free_market, Rule::sell_back_free, Rule::demand_memory, Rule::price_swing}},
        {N_("Damage"), {Rule::direct_hit, Rule::fall_damage, Rule::parachutes, Rule::water_damage}},
        {N_("The sky"), {Rule::hostile_sky, Rule::sudden_death}},
        {N_("The air"),
         {Rule::gravity, Rule::wind, Rule::changing_wind, Rule::wind_growth, Rule::viscosity, Rule::walls,
          Rule::ceiling}},
        {N_("The earth"), {Rule::loose_earth, Rule::suspend_chance, Rule::wreckage}},
        {N_("The planets"), {Rule::planets, Rule::cut_advance}},
    };
    return groups;
}

bool says_all(const std::vector<std::string_view>& texts, std::string_view wanted) {
    return std::ranges::all_of(words(wanted), [&](std::string_view word) {
        return std::ranges::any_of(texts, [&](std::string_view text) { return says(text, word); });
    });
}

bool speaks_of(const Parameter& parameter, std::string_view wanted) {
    std::vector<std::string_view> texts = {tr(parameter.label), parameter.name, tr(parameter.help),
                                           tr(parameter.zero)};
    for (const std::string_view choice : parameter.choices) texts.push_back(tr(choice));
    return says_all(texts, wanted);
}

}  // namespace terramorph
