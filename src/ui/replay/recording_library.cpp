#include "ui/replay/recording_library.h"

#include <algorithm>
#include <variant>

#include "paint/canvas.h"
#include "ui/language/language.h"
#include "ui/replay/recordings.h"
#include "ui/session.h"
#include "ui/terrain_editor/level_sketch.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::size_t kMostEntries = 400;  // that are remembered

RecordingEntry entry_of(const Recording& recording) {
    RecordingEntry entry;
    entry.settings = recording.settings;
    entry.damage = recording.damage;
    entry.finished = is_finished(recording);
    const auto next = [](const Recording::Line& line) {
        return std::holds_alternative<NextRound>(line.command);
    };
    const auto past = std::ranges::count(recording.round_results, 0, &RoundResult::turn);
    entry.round = 1 + static_cast<int>(past + std::ranges::count_if(recording.lines, next));
    return entry;
}

}  // namespace

Image level_picture(const LevelSettings& level, int width, int height) {
    Image picture(width, height, packed(theme::kRaised));
    LevelSketch sketch;
    sketch.show(level);
    Canvas canvas(picture, plain_typeface());
    sketch.draw(canvas, {0, 0, canvas.width(), canvas.height()});
    return picture;
}

void RecordingLibrary::look() { names_ = app_.storage().names(kRecordingEnding); }

const RecordingEntry* RecordingLibrary::entry(std::size_t number) const {
    const auto found = entries_.find(names_[number]);
    return found == entries_.end() ? nullptr : &found->second;
}

const RecordingEntry& RecordingLibrary::read(std::size_t number) {
    if (const RecordingEntry* known = entry(number)) return *known;
    if (entries_.size() >= kMostEntries) entries_.clear();
    const Result<Recording> recording = read_recording(app_, names_[number]);
    RecordingEntry entry = recording ? entry_of(*recording) : RecordingEntry{};
    if (!recording) entry.trouble = tr(recording.error());
    if (recording)
        if (const Refusal refusal = validate_for_playing(app_, *recording)) entry.trouble = tr(*refusal);
    return entries_[names_[number]] = std::move(entry);
}

bool RecordingLibrary::prepare(std::size_t number, int width, int height) {
    if (!entry(number)) return read(number), true;
    RecordingEntry& entry = entries_[names_[number]];
    if (!entry.settings || (entry.thumbnail.width() == width && entry.thumbnail.height() == height))
        return false;
    entry.thumbnail = level_picture(entry.settings->level, width, height);
    return true;
}

bool RecordingLibrary::is_played(std::size_t number) const {
    return app_.storage().is_growing(names_[number]);
}

void RecordingLibrary::remove(std::size_t number) {
    const std::string name = names_[number];
    app_.storage().remove(name);
    entries_.erase(name);
    names_.erase(names_.begin() + static_cast<std::ptrdiff_t>(number));
    if (name != app_.session().unfinished) return;
    app_.session().unfinished.clear();
    app_.storage().remove(kUnfinishedFile);
}

}  // namespace terramorph
