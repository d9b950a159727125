#include "ui/screens/settings_rules.h"

#include <algorithm>

#include "base/text.h"

namespace terramorph {

namespace {

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool says(std::string_view text, std::string_view word) {
    const auto alike = [](char a, char b) { return lower(a) == lower(b); };
    return !word.empty() &&
           std::search(text.begin(), text.end(), word.begin(), word.end(), alike) != text.end();
}

}  // namespace

const std::vector<RuleGroup>& rule_groups() {
    static const std::vector<RuleGroup> groups = {
        {"The match", {Rule::rounds, Rule::scoring, Rule::health, Rule::fuel, Rule::crates}},
        {"Turns", {Rule::turn_mode, Rule::turn_order, Rule::turn_timer, Rule::talk}},
        {"The armory",
         {Rule::armory, Rule::computers_buy, Rule::first_arms, Rule::last_arms, Rule::stock,
          Rule::sell_back}},
        {"Money",
         {Rule::start_cash, Rule::interest, Rule::pay_damage, Rule::pay_kill, Rule::pay_survival,
          Rule::fine}},
        {"The market", {Rule::free_market, Rule::sell_back_free, Rule::demand_memory, Rule::price_swing}},
        {"Damage", {Rule::direct_hit, Rule::fall_damage, Rule::parachutes, Rule::water_damage}},
        {"The sky", {Rule::hostile_sky, Rule::sudden_death}},
        {"The air",
         {Rule::gravity, Rule::wind, Rule::changing_wind, Rule::wind_growth, Rule::viscosity, Rule::walls,
          Rule::ceiling}},
        {"The earth", {Rule::loose_earth, Rule::suspend_chance, Rule::wreckage}},
        {"The planets", {Rule::planets, Rule::march}},
    };
    return groups;
}

bool says_all(const std::vector<std::string_view>& texts, std::string_view wanted) {
    return std::ranges::all_of(words(wanted), [&](std::string_view word) {
        return std::ranges::any_of(texts, [&](std::string_view text) { return says(text, word); });
    });
}

bool speaks_of(const Parameter& parameter, std::string_view wanted) {
    std::vector<std::string_view> texts = {parameter.label, parameter.name, parameter.help, parameter.zero};
    texts.insert(texts.end(), parameter.choices.begin(), parameter.choices.end());
    return says_all(texts, wanted);
}

}  // namespace terramorph
