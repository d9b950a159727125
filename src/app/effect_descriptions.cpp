#include "app/effect_descriptions.h"

#include <cmath>
#include <functional>

#include "app/language/language.h"

namespace terramorph {

namespace {

/// Visits the whole tree, parents first.
void each_effect(const Effects& effects, const std::function<void(const Effect&)>& visit) {
    for (const std::vector<Effect>& list : effects.by_trigger) {
        for (const Effect& effect : list) {
            visit(effect);
            each_effect(effect.leads_to, visit);
        }
    }
}

/// The words with the values of the effect's parameters.
std::string described(const Effect& effect, std::string_view words) {
    const std::span<const Parameter> parameters = effect.kind->parameters;
    std::vector<Argument> values;
    for (std::size_t k = 0; k < parameters.size(); ++k) {
        if (parameters[k].choices.empty() && parameters[k].whole) {
            values.emplace_back(parameters[k].name, tr_number(std::llround(effect.values[k])));
            continue;
        }
        const std::string value = value_text(parameters[k], effect.values[k]);
        values.emplace_back(parameters[k].name, tr(value));
    }
    return filled(words, values);
}

float radius_of(const Effect& blast) { return blast.kind->firepower(blast).reach; }

/// The blast with the largest radius; nullptr if nothing explodes.
const Effect* largest_blast(const Effects& effects) {
    const Effect* largest = nullptr;
    each_effect(effects, [&](const Effect& effect) {
        if (effect.kind->words.radius.empty()) return;
        if (!largest || radius_of(effect) > radius_of(*largest)) largest = &effect;
    });
    return largest;
}

/// The first effect that launches several shells; nullptr if there is none.
const Effect* first_with_heads(const Effects& effects) {
    const Effect* first = nullptr;
    each_effect(effects, [&](const Effect& effect) {
        if (!first && !effect.kind->words.heads.empty()) first = &effect;
    });
    return first;
}

}  // namespace

std::string short_description(const Weapon& good) {
    const Effect* const main = main_effect(good.effects);
    const std::string words = main ? described(*main, tr(main->kind->words.summary)) : "";
    return good.effects.on(Trigger::on_death).empty() ? words : tr("on death: {words}", {{"words", words}});
}

std::vector<Fact> facts_of(const Weapon& good) {
    std::vector<Fact> facts;
    const Effect* const many = first_with_heads(good.effects);
    const Effect* const heads = many ? largest_blast(many->leads_to) : nullptr;
    const Effect* const blast = largest_blast(good.effects);
    if (heads)
        facts.push_back(
            {std::string(tr("blasts")), tr("{heads}, radius {radius} m each",
                                           {{"heads", described(*many, many->kind->words.heads)},
                                            {"radius", described(*heads, heads->kind->words.radius)}})});
    if (blast && blast != heads)
        facts.push_back(
            {std::string(tr("blast")),
             tr("radius {radius} m", {{"radius", described(*blast, blast->kind->words.radius)}})});
    if (blast && blast->kind->firepower(*blast).strength > 0) {
        const std::string harm = described(*blast, blast->kind->words.damage);
        facts.push_back({std::string(tr("damage")), heads ? tr("up to {harm} each", {{"harm", harm}})
                                                          : tr("up to {harm}", {{"harm", harm}})});
    }
    return facts;
}

Punch punch_of(const Weapon& good) {
    const Effect* const blast = largest_blast(good.effects);
    if (!blast) return {};
    const Firepower power = blast->kind->firepower(*blast);
    return {power.reach, power.strength};
}

}  // namespace terramorph
