#include "ui/good_words.h"

#include <algorithm>
#include <functional>

#include "ui/language/language.h"

namespace terramorph {

namespace {

/// How an effect is told: "{radius}" stands for the parameter of that name. Of all that a good does the one
/// that comes first here is what it is known by.
struct Saying {
    std::string_view kind;
    std::string_view words;
};
constexpr Saying kSayings[] = {
    {"split", tr_later("splits in {heads}")},
    {"strike", tr_later("{heads} from above")},
    {"burst", tr_later("{shots} in a row")},
    {"spread", tr_later("a fan of {heads}")},
    {"bounce", tr_later("leaps on, {times} times")},
    {"dig", tr_later("{heads} tunnels")},
    {"tunnel", tr_later("goes through earth")},
    {"roll", tr_later("rolls downhill")},
    {"burn", tr_later("fire that flows")},
    {"pour", tr_later("earth that flows")},
    {"beam", tr_later("a beam, harm {damage}")},
    {"quake", tr_later("shakes the earth")},
    {"shake_down", tr_later("what hangs comes down")},
    {"drain", tr_later("takes {percent} % {what}")},
    {"steal", tr_later("takes ${amount}")},
    {"guide", tr_later("{kind} guidance")},
    {"teleport", tr_later("to another place")},
    {"swap", tr_later("changes places")},
    {"scatter", tr_later("everybody elsewhere")},
    {"shield", tr_later("{kind}, {strength}")},
    {"fuel", tr_later("drives {columns} farther")},
    {"parachute", tr_later("falls softly")},
    {"armour", tr_later("keeps {percent} % off")},
    {"amplify", tr_later("{percent} % more harm")},
    {"blow", tr_later("another wind")},
    {"rocket", tr_later("takes off")},
    {"defend", tr_later("raises a shield")},
    {"intercept", tr_later("shoots down shells")},
    {"arm", tr_later("a contact trigger")},
    {"repair", tr_later("heals {health}")},
    {"blast", tr_later("blast {radius}")},
    {"wedge", tr_later("earth {earth}, {length} far")},
    {"carve", tr_later("digs {radius}, harmless")},
    {"heap", tr_later("heaps {radius} of earth")},
    {"smoke", tr_later("leaves smoke")},
    {"trace", tr_later("shows its path")},
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
    std::vector<Filling> values;
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
