// What hearing letters takes of a frame.
#include <benchmark/benchmark.h>

#include "ai/temperament.h"
#include "base/text.h"
#include "bench/cpu_time.h"
#include "net/letter.h"
#include "net/remote_match.h"

namespace terramorph {
namespace {

constexpr int kPeople = 10;

KeyPair keys_of(PlayerId player) { return KeyPair(digest(concat("secret of ", player))); }

MatchTable table_of_ten() {
    MatchTable table;
    table.settings = default_settings();
    while (std::ssize(table.settings.players) < kPeople)
        table.settings.players.push_back(another_player(table.settings.players));
    for (const PlayerId player : ids<PlayerId>(kPeople)) {
        table.settings.players[player].kind = kPerson;
        const PublicKey key = keys_of(player).public_key();
        table.seats.push_back({player, who_of(key), key, {}});
    }
    table.sealed = true;
    return table;
}

/// One page after the other of so many bytes, as somebody who joins late hears them: the milliseconds that
/// each takes, and how many fit into one.
void pages_heard(benchmark::State& state) {
    const MatchTable table = table_of_ten();
    const std::string room = "5d0c21f091b4198f";
    const PageContext context = {mark(table), room};
    const auto keep = [](const Entry&) -> Refusal { return std::nullopt; };
    std::vector<std::pair<std::string, std::string>> pages;
    for (const PlayerId player : ids<PlayerId>(kPeople)) {
        if (player == PlayerId(0)) continue;
        Page page = {player};
        for (int turn = 1; page.number < 20; ++turn) {
            page.entries.push_back({turn, 1, TurnCommands{Aim{player, 450, 500}, Fire{player}}});
            if (!is_full(page)) continue;
            const KeyPair keys = keys_of(player);
            pages.emplace_back(who_of(keys.public_key()), page_text(page, context, keys));
            page = {player, page.number + 1};
        }
    }
    double seconds = 0;
    std::size_t heard = 0;
    for (auto _ : state) {
        RemoteMatch match(table, room, 0, keys_of(0), keep, keep);
        const double before = cpu_seconds();
        for (const auto& [who, text] : pages) heard += match.take_page(who, text);
        seconds += cpu_seconds() - before;
    }
    const double each = 1000 * seconds / static_cast<double>(heard);
    state.counters["ms_each"] = each;
    state.counters["in_a_ms"] = 1 / each;
}
BENCHMARK(pages_heard)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace terramorph
