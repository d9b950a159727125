#include "ui/good_words.h"

#include <algorithm>
#include <functional>

#include "app/language/language.h"

namespace terramorph {

namespace {

/// How an effect is told: "{radius}" stands for the parameter of that name. Of all that a good does the one
/// that comes first here is what it is known by.
struct Saying {
    std::string_view kind;
    std::string_view words;
};
constexpr Saying kSayings[] = {
    {"split", N_("splits in {heads}")},
    {"strike", N_("{heads} from above")},
    {"burst", N_("{shots} in a row")},
    {"spread", N_("a fan of {heads}")},
    {"bounce", N_("leaps on, {times} times")},
    {"dig", N_("{heads} tunnels")},
    {"tunnel", N_("goes through earth")},
    {"roll", N_("rolls downhill")},
    {"burn", N_("fire that flows")},
    {"pour", N_("earth that flows")},
    {"beam", N_("a beam, harm {damage}")},
    {"quake", N_("shakes the earth")},
    {"shake_down", N_("what hangs comes down")},
    {"drain", N_("takes {percent} % {what}")},
    {"steal", N_("takes ${amount}")},
    {"guide", N_("{kind} guidance")},
    {"teleport", N_("to another place")},
    {"swap", N_("changes places")},
    {"scatter", N_("everybody elsewhere")},
    {"shield", N_("{kind}, {strength}")},
    {"fuel", N_("drives {columns} farther")},
    {"parachute", N_("falls softly")},
    {"armour", N_("keeps {percent} % off")},
    {"amplify", N_("{percent} % more harm")},
    {"blow", N_("another wind")},
    {"rocket", N_("takes off")},
    {"defend", N_("raises a shield")},
    {"intercept", N_("shoots down shells")},
    {"arm", N_("a contact trigger")},
    {"repair", N_("heals {health}")},
    {"blast", N_("blast {radius}")},
    {"wedge", N_("earth {earth}, {length} far")},
    {"carve", N_("digs {radius}, harmless")},
    {"heap", N_("heaps {radius} of earth")},
    {"smoke", N_("leaves smoke")},
    {"trace", N_("shows its path")},
};

constexpr std::string_view kManyHeads[] = {"split", "strike", "burst", "spread"};

/// All effects of the tree, what leads before what it leads to.
void each_effect(const Effects& effects, const std::function<void(const Effect&)>& visit) {
    for (const std::vector<Effect>& list : effects.by_trigger) {
        for (const Effect& effect : list) {
            visit(effect);
            each_effect(effect.leads_to, visit);
        }
    }
}

std::size_t parameter_of(const EffectKind& kind, std::string_view name) {
    const auto found = std::ranges::find(kind.parameters, name, &Parameter::name);
    return static_cast<std::size_t>(found - kind.parameters.begin());
}

std::string value_of(const Effect& effect, std::string_view name) {
    const std::size_t k = parameter_of(*effect.kind, name);
    if (k >= effect.values.size()) return {};
    const std::string value = value_text(effect.kind->parameters[k], effect.values[k]);
    return std::string(tr(value));
}

std::string said_of(const Effect& effect, std::string_view words) {
    std::vector<Argument> values;
    for (const Parameter& parameter : effect.kind->parameters)
        values.emplace_back(parameter.name, value_of(effect, parameter.name));
    return filled(words, values);
}

const Saying* saying_of(const Effect& effect) {
    const auto* found = std::ranges::find(kSayings, effect.kind->name, &Saying::kind);
    return found == std::end(kSayings) ? nullptr : found;
}

/// The effect of the largest radius that is a blast; nullptr where nothing explodes.
const Effect* largest_blast(const Effects& effects) {
    const Effect* largest = nullptr;
    each_effect(effects, [&](const Effect& effect) {
        if (effect.kind->name != "blast") return;
        if (!largest || effect.values[0] > largest->values[0]) largest = &effect;
    });
    return largest;
}

const Effect* first_of_many(const Effects& effects) {
    const Effect* first = nullptr;
    each_effect(effects, [&](const Effect& effect) {
        if (!first && std::ranges::count(kManyHeads, effect.kind->name) > 0) first = &effect;
    });
    return first;
}

}  // namespace

std::string short_words(const Weapon& good) {
    const Saying* best = nullptr;
    std::string words;
    each_effect(good.effects, [&](const Effect& effect) {
        const Saying* saying = saying_of(effect);
        if (!saying || (best && best <= saying)) return;
        best = saying;
        words = said_of(effect, tr(saying->words));
    });
    return good.effects.on(Trigger::on_death).empty() ? words : tr("dying: {words}", {{"words", words}});
}

std::vector<Fact> facts_of(const Weapon& good) {
    std::vector<Fact> facts;
    const Effect* const many = first_of_many(good.effects);
    const Effect* const heads = many ? largest_blast(many->leads_to) : nullptr;
    if (heads) {
        const std::string_view count = many->kind->name == "burst" ? "shots" : "heads";
        facts.push_back({std::string(tr("warheads")),
                         tr("{heads} × blast {radius}",
                            {{"heads", value_of(*many, count)}, {"radius", value_of(*heads, "radius")}})});
    }
    if (const Effect* const blast = largest_blast(good.effects); blast && blast != heads)
        facts.push_back(
            {std::string(tr("blast")), tr("radius {radius}", {{"radius", value_of(*blast, "radius")}})});
    if (const Effect* const blast = largest_blast(good.effects); blast && blast->values[1] > 0) {
        const std::string harm = value_of(*blast, "strength");
        facts.push_back({std::string(tr("harm")), heads ? tr("up to {harm} each", {{"harm", harm}})
                                                        : tr("up to {harm}", {{"harm", harm}})});
    }
    return facts;
}

}  // namespace terramorph
