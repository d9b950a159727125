#include "app/loadout.h"

#include <algorithm>
#include <map>

#include "ai/items/shopping.h"
#include "app/language/language.h"
#include "app/session.h"
#include "app/teaching/calm_start.h"
#include "base/files/toml.h"
#include "base/random.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kEquippingStream = 330;
/// For somebody who has never bought anything: it costs what one begins with, and each one strikes in another
/// way.
constexpr std::string_view kFirstKit[] = {"missile", "cluster_bomb", "baby_roller", "chain_gun"};
constexpr WeaponRole kPuzzling[] = {WeaponRole::earth, WeaponRole::push, WeaponRole::strip,
                                    WeaponRole::escape,
                                    WeaponRole::trick};  // to somebody who has never bought any

/// Spends all its money, and on weapons that do damage.
Temperament plain_buyer() {
    Temperament buyer;
    buyer.values[at(Trait::patience)] = 0;
    for (const WeaponRole role : kPuzzling) buyer.tastes[at(role)] = 0;
    return buyer;
}

using Usuals = std::map<std::string, std::vector<std::string>, std::less<>>;  // by player's name

std::vector<std::string> texts_of(const TomlValue& value) {
    std::vector<std::string> texts;
    if (value.list())
        for (const TomlValue& each : *value.list())
            if (each.string()) texts.push_back(*each.string());
    return texts;
}

/// A damaged file is kept aside, and everybody starts without a loadout.
Usuals read_usuals(Session& session) {
    const Result<std::string> file = session.storage.load(kLoadoutsFile);
    const Result<TomlTable> table = file ? parse_toml(*file, kLoadoutsFile) : file.error();
    Usuals usuals;
    if (!table) {
        const std::string aside = session.storage.set_aside(kLoadoutsFile);
        session.notify("usual_damaged", tr("Couldn't read your loadouts, which were saved as {file}: {why}",
                                           {{"file", aside}, {"why", tr(table.error())}}));
        return usuals;
    }
    for (const auto& [name, goods] : table->entries) usuals[name] = texts_of(goods);
    return usuals;
}

std::string usuals_text(const Usuals& usuals) {
    std::string lines;
    for (const auto& [name, goods] : usuals) {
        std::vector<std::string> quoted;
        for (const std::string& id : goods) quoted.push_back(toml_quoted(id));
        lines += concat(toml_quoted(name), " = [", joined(quoted, ", "), "]\n");
    }
    return lines;
}

/// The purchases of this visit that weren't sold again.
std::vector<std::string> bought(const Match& match) {
    std::vector<std::string> ids;
    for (const Shop::Receipt& receipt : match.shop().receipts()) {
        const std::string& id = good(match.arsenal(), receipt.good).id;
        const auto last = std::find(ids.rbegin(), ids.rend(), id);
        if (receipt.count > 0) ids.push_back(id);
        if (receipt.count < 0 && last != ids.rend()) ids.erase(std::next(last).base());
    }
    return ids;
}

const std::string& name_of_visitor(Session& session) {
    const Match& match = session.match();
    return match.player(match.player()).name;
}

/// Whatever is sold and can be paid; returns the number of bundles.
template <class Ids>
int buy(Session& session, const Ids& ids) {
    const Match& match = session.match();
    int count = 0;
    for (const std::string_view id : ids)
        count += !session.runner->give(Buy{match.player(), find_good(match.arsenal(), id)});
    return count;
}

}  // namespace

std::vector<std::string> loadout_of(Session& session, std::string_view name) {
    const Usuals usuals = read_usuals(session);
    const auto own = usuals.find(name);
    return own == usuals.end() ? std::vector<std::string>() : own->second;
}

void keep_loadout(Session& session) {
    std::vector<std::string> ids = bought(session.match());
    if (ids.empty()) return;
    Usuals usuals = read_usuals(session);
    std::vector<std::string>& own = usuals[name_of_visitor(session)];
    if (own == ids) return;
    own = std::move(ids);
    if (const Refusal refusal = session.storage.save(kLoadoutsFile, usuals_text(usuals)))
        session.notify("usual_not_kept", tr("Couldn't save your loadout: {why}", {{"why", tr(*refusal)}}));
}

int buy_loadout(Session& session) { return buy(session, loadout_of(session, name_of_visitor(session))); }

std::vector<Command> plain_purchases(const Match& match) {
    const Temperament buyer = plain_buyer();
    const Random random(hash_bits(match.settings().seed, kEquippingStream, match.turn(), match.player()),
                        kEquippingStream);
    std::vector<Command> purchases = shopping_list(match, match.player(), buyer, random);
    std::erase_if(purchases, [](const Command& command) { return std::holds_alternative<Ready>(command); });
    return purchases;
}

void equip(Session& session) {
    if (buy_loadout(session) == 0) buy(session, kFirstKit);
    for (const Command& command : plain_purchases(session.match()))
        if (session.runner->give(command)) return;
}

void skip_armory(Session& session) {
    MatchRunner& runner = *session.runner;
    const Match& match = runner.match();
    const bool spared = begins_as_newcomer(session);
    while (match.phase() == Phase::shopping) {
        const bool person = match.player(match.player()).kind.is_person();
        if (!person && !spared) {
            runner.think();
            continue;
        }
        if (person) equip(session);
        if (runner.give(Ready{match.player()})) return;
    }
}

}  // namespace terramorph
