#include "ui/good_words.h"

#include <algorithm>
#include <functional>

#include "base/text.h"

namespace terramorph {

namespace {

/// How an effect is told: "{radius}" stands for the parameter of that name. Of all that a good does the one
/// that comes first here is what it is known by.
struct Saying {
    std::string_view kind;
    std::string_view words;
};
constexpr Saying kSayings[] = {
    {"split", "splits in {heads}"},
    {"strike", "{heads} from above"},
    {"burst", "{shots} in a row"},
    {"spread", "a fan of {heads}"},
    {"bounce", "leaps on, {times} times"},
    {"dig", "{heads} tunnels"},
    {"tunnel", "goes through earth"},
    {"roll", "rolls downhill"},
    {"burn", "fire that flows"},
    {"pour", "earth that flows"},
    {"beam", "a beam, harm {damage}"},
    {"quake", "shakes the earth"},
    {"shake_down", "what hangs comes down"},
    {"drain", "takes {percent} % {what}"},
    {"steal", "takes ${amount}"},
    {"guide", "{kind} guidance"},
    {"teleport", "to another place"},
    {"swap", "changes places"},
    {"scatter", "everybody elsewhere"},
    {"shield", "{kind}, {strength}"},
    {"fuel", "drives {columns} farther"},
    {"parachute", "falls softly"},
    {"armour", "keeps {percent} % off"},
    {"amplify", "{percent} % more harm"},
    {"blow", "another wind"},
    {"rocket", "takes off"},
    {"defend", "raises a shield"},
    {"intercept", "shoots down shells"},
    {"arm", "a contact trigger"},
    {"repair", "heals {health}"},
    {"blast", "blast {radius}"},
    {"wedge", "earth {earth}, {length} far"},
    {"carve", "digs {radius}, harmless"},
    {"heap", "heaps {radius} of earth"},
    {"smoke", "leaves smoke"},
    {"trace", "shows its path"},
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
    return k < effect.values.size() ? value_text(effect.kind->parameters[k], effect.values[k]) : "";
}

std::string told(const Effect& effect, std::string_view words) {
    std::string said;
    while (!words.empty()) {
        const std::size_t open = std::min(words.find('{'), words.size());
        said += words.substr(0, open);
        if (open == words.size()) break;
        const std::size_t close = words.find('}', open);
        said += value_of(effect, words.substr(open + 1, close - open - 1));
        words.remove_prefix(close + 1);
    }
    return said;
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
        words = told(effect, saying->words);
    });
    return good.effects.on(Trigger::on_death).empty() ? words : text("dying: ", words);
}

std::vector<Fact> facts_of(const Weapon& good) {
    std::vector<Fact> facts;
    const Effect* const many = first_of_many(good.effects);
    const Effect* const heads = many ? largest_blast(many->leads_to) : nullptr;
    if (heads) {
        const std::string_view count = many->kind->name == "burst" ? "shots" : "heads";
        facts.push_back({"warheads", text(value_of(*many, count), " × blast ", value_of(*heads, "radius"))});
    }
    if (const Effect* const blast = largest_blast(good.effects); blast && blast != heads)
        facts.push_back({"blast", text("radius ", value_of(*blast, "radius"))});
    if (const Effect* const blast = largest_blast(good.effects); blast && blast->values[1] > 0)
        facts.push_back({"harm", text("up to ", value_of(*blast, "strength"), heads ? " each" : "")});
    return facts;
}

}  // namespace terramorph
