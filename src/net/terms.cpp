#include "net/terms.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ai/temperament.h"
#include "base/options.h"
#include "base/text.h"
#include "match/recording/recording.h"
#include "net/letter.h"
#include "net/logs/entry.h"
#include "net/probe.h"

namespace terramorph {

namespace {

constexpr std::string_view kTableTitle = "tm1 table ";
constexpr int kMaxNumber = 1000000;
constexpr int kFirstLetters = 1;  // which didn't say so
constexpr std::array<std::string_view, 3> kTalks = {"words", "phrases", "none"};

std::optional<int> number_of(std::optional<std::string_view> digits, int least, int most) {
    return digits ? to_integer(*digits, least, most) : std::nullopt;
}

std::optional<std::uint64_t> fingerprint_of(std::optional<std::string_view> digits) {
    return digits && digits->size() == 16 ? from_hex(*digits) : std::nullopt;
}

std::optional<Pace> take_pace(std::string_view& text) {
    const auto line = take_line("pace ", text);
    if (!line) return std::nullopt;
    const auto parts = words(*line);
    if (parts.size() != 2 || (parts[0] != "live" && parts[0] != "letters")) return std::nullopt;
    const bool live = parts[0] == "live";
    const auto most = number_of(parts[1], live ? kMinTurnSeconds : 1, live ? kMaxTurnSeconds : kMaxTurnDays);
    return most ? std::optional(Pace{live, *most}) : std::nullopt;
}

/// That of a table which doesn't say so is words.
std::optional<TableTalk> take_talk(std::string_view& text) {
    const auto line = take_line("talk ", text);
    if (!line) return TableTalk::words;
    const auto talk = std::ranges::find(kTalks, *line);
    return talk == kTalks.end() ? std::nullopt : std::optional(static_cast<TableTalk>(talk - kTalks.begin()));
}

std::string talk_text(TableTalk talk) {
    return talk == TableTalk::words ? "" : concat("talk ", kTalks[static_cast<std::size_t>(talk)], "\n");
}

/// The seat of "0 ANNAXK4Q2M", the key and the sealed number.
std::optional<TableSeat> parse_seat(std::string_view line) {
    const auto parts = words(line);
    if (parts.size() != 4 || !is_who(parts[1])) return std::nullopt;
    const auto player = parse_seat_number(parts[0]);
    const auto key = parse_digest(parts[2]), sealed_nonce = parse_digest(parts[3]);
    if (!player || !key || !sealed_nonce) return std::nullopt;
    return TableSeat{*player, std::string(parts[1]), *key, *sealed_nonce};
}

bool is_seat_of_person(const MatchTable& table, PlayerId player) {
    return ids<PlayerId>(table.settings.players).contains(player) &&
           table.settings.players[player].kind.is_person();
}

/// The seats are people of the settings, in order and each somebody else, and all of them once it's sealed.
Refusal validate_seats(const MatchTable& table) {
    std::ptrdiff_t people = 0;
    for (const PlayerId player : ids<PlayerId>(table.settings.players))
        people += is_seat_of_person(table, player);
    if (table.sealed && people != std::ssize(table.seats)) return error("somebody hasn't joined yet");
    for (std::size_t k = 0; k < table.seats.size(); ++k) {
        const TableSeat& seat = table.seats[k];
        if (!is_seat_of_person(table, seat.player) || (k > 0 && table.seats[k - 1].player >= seat.player))
            return error("the seats must be those of people, in order");
        for (std::size_t other = 0; other < k; ++other)
            if (table.seats[other].who == seat.who || table.seats[other].key == seat.key)
                return error("nobody has two seats");
    }
    return std::nullopt;
}

Refusal take_seats(std::string_view& text, MatchTable& table) {
    while (const auto line = take_line("seat ", text)) {
        const auto seat = parse_seat(*line);
        if (!seat || table.seats.size() == kMaxPlayers)
            return error("a seat must have its number, name, key and sealed number");
        table.seats.push_back(*seat);
    }
    return std::nullopt;
}

Result<MatchTable> parse_lines(std::string_view text, const Planets& planets) {
    MatchTable table;
    const auto number = number_of(take_line(kTableTitle, text), 1, kMaxNumber);
    if (!number) return error("this isn't the table of a match");
    table.number = *number;
    if (auto refusal = take_versions(text, table.versions)) return *refusal;
    const auto pace = take_pace(text);
    if (!pace) return error("the time for a turn is missing");
    table.pace = *pace;
    const auto talk = take_talk(text);
    if (!talk) return error("the table must allow words, phrases or no talk");
    table.talk = *talk;
    if (auto refusal = take_seats(text, table)) return *refusal;
    const auto state = take_line("state ", text);
    if (state != "open" && state != "sealed") return error("the table must be open or sealed");
    table.sealed = state == "sealed";
    if (take_until('\n', text) != "settings") return error("the settings are missing");
    auto settings = parse_settings(text, "table", planets);
    if (!settings) return settings.error();
    table.settings = settings.take();
    return table;
}

}  // namespace

Versions own_versions(const Arsenal& arsenal, const Planets& planets) {
    return {version(),
            kRulesVersion,
            kLettersVersion,
            fingerprint(arsenal),
            fingerprint(planets),
            temperaments_fingerprint(),
            physics_probe()};
}

std::string versions_text(const Versions& versions) {
    const bool said = versions.letters != kFirstLetters;
    return concat("game ", versions.game, "\nrules ", versions.rules, "\n",
                  said ? concat("letters ", versions.letters, "\n") : "", "arsenal ",
                  hex_text(versions.arsenal), "\nplanets ", hex_text(versions.planets), "\ncomputers ",
                  hex_text(versions.computers), "\nprobe ", hex_text(versions.probe), "\n");
}

Refusal take_versions(std::string_view& text, Versions& versions) {
    const auto game = take_line("game ", text);
    if (!game) return error("the game's version is missing");
    versions.game = sanitized(*game, 40);
    const auto rules = number_of(take_line("rules ", text), 1, kMaxNumber);
    if (!rules) return error("the version of the rules is missing");
    versions.rules = *rules;
    const auto letters = take_line("letters ", text);
    const auto written = letters ? to_integer(*letters, kFirstLetters + 1, kMaxNumber) : kFirstLetters;
    if (!written) return error("the game's version is missing");
    versions.letters = *written;
    const auto arsenal = fingerprint_of(take_line("arsenal ", text));
    if (!arsenal) return error("the arsenal's fingerprint is missing");
    versions.arsenal = *arsenal;
    const auto planets = fingerprint_of(take_line("planets ", text));
    if (!planets) return error("the planets' fingerprint is missing");
    versions.planets = *planets;
    const auto computers = fingerprint_of(take_line("computers ", text));
    if (!computers) return error("the computer players' fingerprint is missing");
    versions.computers = *computers;
    const auto probe = fingerprint_of(take_line("probe ", text));
    if (!probe) return error("the physics' fingerprint is missing");
    versions.probe = *probe;
    return std::nullopt;
}

std::string match_table_text(const MatchTable& table) {
    std::string text =
        concat(kTableTitle, table.number, "\n", versions_text(table.versions), "pace ",
               table.pace.live ? "live " : "letters ", table.pace.most, "\n", talk_text(table.talk));
    for (const TableSeat& seat : table.seats)
        text += concat("seat ", seat.player, " ", seat.who, " ", digest_text(seat.key), " ",
                       digest_text(seat.sealed_nonce), "\n");
    return concat(text, "state ", table.sealed ? "sealed" : "open", "\nsettings\n",
                  settings_text(table.settings));
}

Result<MatchTable> parse_match_table(std::string_view text, const Planets& planets) {
    if (text.size() > kMaxTableBytes)
        return error("a table has at most {most} bytes", {{"most", kMaxTableBytes}});
    auto table = parse_lines(text, planets);
    if (!table) return table;
    if (auto refusal = validate_seats(*table)) return *refusal;
    if (match_table_text(*table) != text) return error("this isn't written as the game writes it");
    return table;
}

PlayerId seat_at(const MatchTable& table, std::string_view who) {
    const auto seat = std::ranges::find(table.seats, who, &TableSeat::who);
    return seat == table.seats.end() ? PlayerId() : seat->player;
}

Digest mark(const MatchTable& table) { return digest(concat("tm1 mark\n", match_table_text(table))); }

Refusal validate_versions(const MatchTable& table, const Versions& own, std::string_view host) {
    const Versions& theirs = table.versions;
    const auto differs = [&](std::string_view words) {
        return error(words, {{"name", host}, {"theirs", theirs.game}, {"yours", own.game}});
    };
    if (theirs.rules != own.rules || theirs.letters != own.letters)
        return differs(
            N_("{name} plays Terramorph {theirs}, you {yours}: the rules differ. Both of you should use the "
               "newer one."));
    const auto is_person = [](const Player& player) { return player.kind.is_person(); };
    const bool alone = std::ranges::all_of(table.settings.players, is_person);
    if (!alone && (theirs.game != own.game || theirs.computers != own.computers))
        return differs(
            N_("{name} plays Terramorph {theirs}, you {yours}: computer players may play differently. Both "
               "of you should use the newer one."));
    if (theirs.arsenal != own.arsenal)
        return differs(N_("{name} plays with other weapons: use the game's own, or ask for the file."));
    if (theirs.planets != own.planets)
        return differs(N_("{name} plays with other planets: use the game's own, or ask for the file."));
    if (theirs.probe != own.probe)
        return differs(
            N_("This machine computes differently from {name}'s, so the two can't play together."));
    return validate_kinds(table.settings);
}

Digest seal(const Nonce& nonce) { return digest(concat("tm1 nonce\n", digest_text(nonce))); }

Result<std::uint32_t> drawn_seed(const MatchTable& table, const std::vector<Nonce>& nonces) {
    std::string all = concat("tm1 seed\n", digest_text(mark(table)), "\n");
    for (std::size_t k = 0; k < table.seats.size(); ++k) {
        if (k >= nonces.size() || seal(nonces[k]) != table.seats[k].sealed_nonce)
            return error("{name}'s game revealed a different number from the one it sealed",
                         {{"name", table.settings.players[table.seats[k].player].name}});
        all += concat(digest_text(nonces[k]), "\n");
    }
    std::uint32_t seed = 0;
    const Digest drawn = digest(all);
    for (int byte = 0; byte < 4; ++byte) seed = seed << 8 | drawn[byte];
    return seed;
}

}  // namespace terramorph
