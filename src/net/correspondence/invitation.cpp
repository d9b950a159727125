#include "net/correspondence/invitation.h"

#include <algorithm>
#include <span>
#include <utility>

#include "ai/temperament.h"
#include "base/hash.h"
#include "base/index.h"
#include "base/text.h"
#include "match/settings/presets.h"
#include "net/correspondence/line_text.h"
#include "terrain/code/code_bits.h"
#include "terrain/code/level_letters.h"

namespace terramorph {

namespace {

// The versions, the seed, the level's letters and how many they are, the preset with most of the rules and
// those that differ from it, the galaxy's numbers that aren't as usual, and the players.
constexpr int kVersionsBits = 20, kSeedBits = 32, kCodeLetterBits = 5, kByteBits = 8;
constexpr int kColorBits = 4, kTeamBits = 3, kShapeBits = 3, kDifficultyBits = 2;
constexpr std::uint64_t kMaxLevelLetters = 1000, kMaxTextBytes = 64;

/// With computers, they must play alike as well.
std::uint64_t mark_of(const Versions& versions) {
    Hash hash;
    hash.add(versions.rules), hash.add(versions.arsenal), hash.add(versions.planets);
    hash.add(versions.computers);
    return hash.value() & ((1u << kVersionsBits) - 1);
}

void put_text(CodeBits& bits, std::string_view text) {
    bits.put_small(text.size() + 1);
    for (const char each : text) bits.put(static_cast<std::uint8_t>(each), kByteBits);
}

std::string take_text(CodeBitReader& bits) {
    std::string text;
    const std::uint64_t size = bits.take_small() - 1;
    if (bits.failed() || size > kMaxTextBytes) return text;
    for (std::uint64_t k = 0; k < size; ++k) text += static_cast<char>(bits.take(kByteBits));
    return text;
}

void put_level(CodeBits& bits, const LevelSettings& level) {
    const CodeLetters letters = level_letters(level);
    bits.put_small(letters.size());
    for (const std::uint8_t letter : letters) bits.put(letter, kCodeLetterBits);
}

Result<LevelSettings> take_level(CodeBitReader& bits, const Planets& planets) {
    CodeLetters letters;
    const std::uint64_t count = bits.take_small();
    if (count > kMaxLevelLetters) return error("this code holds a number that's out of range");
    for (std::uint64_t k = 0; k < count; ++k)
        letters.push_back(static_cast<std::uint8_t>(bits.take(kCodeLetterBits)));
    if (check(letters).finding != CodeCheck::Finding::right) return error("this code is too short");
    return level_of(letters, planets);
}

std::size_t differences(const Values& values, const Values& usual) {
    std::size_t count = 0;
    for (std::size_t k = 0; k < values.size(); ++k) count += values[k] != usual[k] ? 1 : 0;
    return count;
}

/// Each with how many were skipped before it.
void put_values(CodeBits& bits, const Values& values, const Values& usual) {
    bits.put_small(differences(values, usual) + 1);
    std::size_t next = 0;
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (values[k] == usual[k]) continue;
        bits.put_small(k - next + 1), bits.put_value(values[k]);
        next = k + 1;
    }
}

Values take_values(CodeBitReader& bits, Values usual) {
    std::uint64_t next = 0;
    for (std::uint64_t count = bits.take_small(); count > 1 && !bits.failed(); --count) {
        next += bits.take_small();
        const double value = bits.take_value();
        if (next - 1 < usual.size()) usual[static_cast<std::size_t>(next - 1)] = value;
    }
    return usual;
}

void put_rules(CodeBits& bits, const Values& rules) {
    const auto presets = match_presets();
    const auto nearest = std::ranges::min_element(
        presets, {}, [&](const MatchPreset& preset) { return differences(rules, rules_of(preset)); });
    bits.put_small(static_cast<std::uint64_t>(nearest - presets.begin()) + 1);
    put_values(bits, rules, rules_of(*nearest));
}

Values take_rules(CodeBitReader& bits) {
    const auto presets = match_presets();
    const std::uint64_t preset = std::min<std::uint64_t>(bits.take_small(), presets.size());
    return take_values(bits, rules_of(presets[preset > 0 ? static_cast<std::size_t>(preset) - 1 : 0]));
}

void put_player(CodeBits& bits, const Player& player) {
    put_text(bits, player.name);
    bits.put(static_cast<std::uint64_t>(player.color), kColorBits);
    bits.put(static_cast<std::uint64_t>(player.emblem), kColorBits);
    bits.put(static_cast<std::uint64_t>(player.team), kTeamBits);
    bits.put(static_cast<std::uint64_t>(player.shape), kShapeBits);
    put_text(bits, player.kind.temperament);
    if (!player.kind.is_person()) bits.put(static_cast<std::uint64_t>(player.difficulty), kDifficultyBits);
}

Player take_player(CodeBitReader& bits) {
    Player player;
    player.name = sanitized(take_text(bits), kMaxNameLength);
    player.color = static_cast<int>(bits.take(kColorBits));
    player.emblem = static_cast<int>(bits.take(kColorBits));
    player.team = static_cast<int>(bits.take(kTeamBits));
    player.shape =
        static_cast<TankShape>(std::min<std::uint64_t>(bits.take(kShapeBits), kTankShapeNames.size() - 1));
    player.kind.temperament = take_text(bits);
    if (!player.kind.is_person()) player.difficulty = static_cast<Difficulty>(bits.take(kDifficultyBits));
    return player;
}

Refusal validate_invited(const MatchSettings& settings) {
    if (auto refusal = validate(settings)) return refusal;
    if (auto refusal = validate_kinds(settings)) return refusal;
    if (std::ranges::count(settings.players, kPerson, &Player::kind) < 2) return error("nobody is invited");
    return std::nullopt;
}

}  // namespace

MatchSettings invitable(MatchSettings settings) {
    if (MapSettings& terrain = settings.level.terrain; no_code(settings.level))
        terrain.placed = {}, terrain.strokes = {}, terrain.roads = {};
    settings.prices = {};
    settings.set(Rule::turn_timer, 0);
    settings.set(Rule::turn_mode, static_cast<double>(TurnMode::sequential));
    return settings;
}

std::string invitation_text(const MatchSettings& settings, const Versions& own) {
    CodeBits bits;
    bits.put(mark_of(own), kVersionsBits);
    bits.put(settings.seed, kSeedBits);
    put_level(bits, settings.level);
    put_rules(bits, settings.rules);
    put_values(bits, settings.galaxy, default_values(kDrakeFactors));
    bits.put_small(settings.players.size());
    for (const Player& player : settings.players) put_player(bits, player);
    return line_text(kInvitationMark, bits.letters());
}

Result<MatchSettings> parse_invitation(std::string_view line, const Versions& own, const Planets& planets) {
    const auto letters = line_letters(kInvitationMark, line);
    if (!letters) return error(N_("there's a typo in the invitation: copy it again"));
    CodeBitReader bits(*letters);
    if (bits.take(kVersionsBits) != mark_of(own))
        return error(
            N_("the invitation is from another version of the game, or one with other weapons or planets"));
    MatchSettings settings;
    settings.seed = static_cast<std::uint32_t>(bits.take(kSeedBits));
    auto level = take_level(bits, planets);
    if (!level) return level.error();
    settings.level = level.take();
    settings.rules = take_rules(bits);
    settings.galaxy = take_values(bits, default_values(kDrakeFactors));
    const std::uint64_t players = bits.take_small();
    for (std::uint64_t k = 0; k < players && k < kMaxPlayers; ++k)
        settings.players.push_back(take_player(bits));
    settings = invitable(std::move(settings));
    if (auto refusal = validate_invited(settings)) return *refusal;
    if (!bits.at_end() || invitation_text(settings, own) != line_text(kInvitationMark, *letters))
        return error(N_("there's a typo in the invitation: copy it again"));
    return settings;
}

}  // namespace terramorph
