#include "app/recording_library.h"

#include <algorithm>
#include <variant>

#include "app/language/language.h"
#include "app/recordings.h"
#include "app/unfinished.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxEntries = 400;  // that are remembered

RecordingEntry entry_of(const Recording& recording) {
    RecordingEntry entry;
    entry.settings = recording.settings;
    entry.damage = tr(recording.damage);
    entry.finished = is_finished(recording);
    const auto next = [](const Recording::Line& line) {
        return std::holds_alternative<NextRound>(line.command);
    };
    const auto past = std::ranges::count(recording.round_results, 0, &RoundResult::turn);
    entry.round = 1 + static_cast<int>(past + std::ranges::count_if(recording.lines, next));
    return entry;
}

}  // namespace

void RecordingLibrary::look() { names_ = session_.storage.names(kRecordingEnding); }

const RecordingEntry* RecordingLibrary::entry(std::size_t number) const {
    const auto found = entries_.find(names_[number]);
    return found == entries_.end() ? nullptr : &found->second;
}

const RecordingEntry& RecordingLibrary::read(std::size_t number) {
    if (const RecordingEntry* known = entry(number)) return *known;
    if (entries_.size() >= kMaxEntries) entries_.clear();
    const Result<Recording> recording = read_recording(session_, names_[number]);
    RecordingEntry entry = recording ? entry_of(*recording) : RecordingEntry{};
    if (!recording) entry.trouble = tr(recording.error());
    if (recording)
        if (const Refusal refusal = validate_for_playing(session_, *recording)) entry.trouble = tr(*refusal);
    return entries_[names_[number]] = std::move(entry);
}

bool RecordingLibrary::is_played(std::size_t number) const {
    return session_.storage.is_growing(names_[number]);
}

void RecordingLibrary::remove(std::size_t number) {
    const std::string name = names_[number];
    session_.storage.remove(name);
    entries_.erase(name);
    names_.erase(names_.begin() + static_cast<std::ptrdiff_t>(number));
    if (name != session_.unfinished) return;
    session_.unfinished.clear();
    session_.storage.remove(kUnfinishedFile);
}

}  // namespace terramorph
