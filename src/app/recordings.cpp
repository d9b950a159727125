#include "app/recordings.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "ai/temperament.h"
#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "match/recording/playback.h"

namespace terramorph {

namespace {

constexpr std::string_view kReport = "report-";
constexpr std::size_t kMaxStemLength = 80;
constexpr std::array<std::string_view, 12> kMonths = {
    N_("January"), N_("February"), N_("March"),     N_("April"),   N_("May"),      N_("June"),
    N_("July"),    N_("August"),   N_("September"), N_("October"), N_("November"), N_("December")};

std::string two_digits(std::int64_t number) { return concat(number < 10 ? "0" : "", number); }

/// "20260714-120000" and any suffix, in words.
std::optional<std::string> date_words(std::string_view stem) {
    if (stem.size() < 15 || stem[8] != '-') return std::nullopt;
    const auto number = [&](std::size_t from, std::size_t count) {
        return to_integer(stem.substr(from, count)).value_or(-1);
    };
    const auto year = number(0, 4), month = number(4, 2), day = number(6, 2), hour = number(9, 2),
               minute = number(11, 2);
    if (year < 0 || month < 1 || month > 12 || day < 1 || day > 31 || hour < 0 || minute < 0)
        return std::nullopt;
    std::string_view behind = stem.substr(15);
    if (behind.starts_with('-')) behind.remove_prefix(1);
    const std::string date = tr("{day} {month} {year}, {hour}:{minute}", {{"day", day},
                                                                          {"month", tr(kMonths[month - 1])},
                                                                          {"year", year},
                                                                          {"hour", two_digits(hour)},
                                                                          {"minute", two_digits(minute)}});
    return behind.empty() ? date : concat(date, " / ", behind);
}

std::string_view without_ending(std::string_view name) {
    if (name.ends_with(kRecordingEnding)) name.remove_suffix(std::string_view(kRecordingEnding).size());
    return name;
}

/// True for "20260714-120000.tmrec" and "20260714-120000-2.tmrec": nobody has given it a name.
bool is_named_by_time(std::string_view name) {
    const auto parts = split(without_ending(name), '-');
    const auto digits = [](std::string_view text) {
        return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    };
    return (parts.size() == 2 || parts.size() == 3) && std::ranges::all_of(parts, digits) &&
           parts[0].size() == 8 && parts[1].size() == 6;
}

bool is_there(Storage& storage, const std::string& name) { return !storage.names(name).empty(); }

/// A foreign file's name reduced to characters that are safe everywhere.
std::string plain_stem(std::string_view name) {
    std::string stem;
    for (const char letter : without_ending(name)) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                           (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
        if (plain || (!stem.empty() && stem.back() != '-')) stem += plain ? letter : '-';
    }
    return stem.empty() ? "match" : stem.substr(0, kMaxStemLength);
}

}  // namespace

Result<Recording> read_recording(Session& session, const std::string& name) {
    if (const std::size_t size = session.storage.size(name); size > kMaxRecording)
        return error("{name} is too large for a recording: it has {size} bytes, and the limit is {most}",
                     {{"name", name},
                      {"size", Grouped{static_cast<std::int64_t>(size)}},
                      {"most", Grouped{static_cast<std::int64_t>(kMaxRecording)}}});
    const Result<std::string> file = session.storage.load(name);
    if (!file) return file.error();
    return parse_recording(*file, name, *session.planets);
}

Refusal validate_for_playing(const Session& session, const Recording& recording) {
    if (auto refusal = validate_kinds(recording.settings)) return refusal;
    return Playback::validate(recording, *session.arsenal, *session.planets);
}

bool is_finished(const Recording& recording) {
    return static_cast<int>(recording.round_results.size()) >= recording.settings.rounds();
}

std::string recording_label(const std::string& name) {
    std::string_view stem = without_ending(name);
    const bool report = stem.starts_with(kReport);
    if (report) stem.remove_prefix(kReport.size());
    const std::string label = date_words(stem).value_or(std::string(stem));
    return report ? tr("Bug report, {label}", {{"label", label}}) : label;
}

std::string free_name(Storage& storage, const std::string& stem, const std::string& ending) {
    std::string name = stem + ending;
    for (int k = 2; is_there(storage, name); ++k) name = concat(stem, "-", k, ending);
    return name;
}

Result<std::string> take_in_recording(Session& session, const std::string& file_name,
                                      const std::string& content) {
    const Result<Recording> recording = parse_recording(content, file_name, *session.planets);
    if (!recording) return recording.error();
    Storage& storage = session.storage;
    const std::string stem = plain_stem(file_name);
    const Result<std::string> same = storage.load(stem + kRecordingEnding);
    if (same && *same == content) return stem + kRecordingEnding;
    std::string name = free_name(storage, stem, kRecordingEnding);
    if (auto refusal = storage.save(name, content)) return *refusal;
    return name;
}

void tidy_recordings(Session& session) {
    constexpr std::size_t kAtATime = 16;  // each has to be read
    std::vector<std::string> names = session.storage.names(kRecordingEnding);
    std::erase_if(names, [](const std::string& name) { return !is_named_by_time(name); });
    for (std::size_t k = kKeptMatches; k < std::min(names.size(), kKeptMatches + kAtATime); ++k) {
        if (session.storage.is_growing(names[k])) continue;
        const Result<Recording> recording = read_recording(session, names[k]);
        if (recording && recording->damage.empty() && is_finished(*recording))
            session.storage.remove(names[k]);
    }
}

void report_mistake(Session& session) {
    const Match& match = session.match();
    Recording so_far = match.recording();
    if (match.phase() == Phase::flying) so_far.left_at = match.ticks();
    const std::string name =
        free_name(session.storage, concat(kReport, session.clock_text), kRecordingEnding);
    if (const Refusal refusal = session.storage.save(name, recording_text(so_far)))
        return session.notify("report_not_kept",
                              tr("Couldn't save the report: {why}", {{"why", tr(*refusal)}}));
    session.notify(
        "report_kept",
        tr("Saved as {place}. Send that file with a few words about what went wrong: Replays plays it back "
           "exactly.",
           {{"place", session.storage.place(name)}}));
}

}  // namespace terramorph
