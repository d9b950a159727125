#include "ui/music/score.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/index.h"
#include "base/random.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kScoreStream = 431;
constexpr auto kBeatsOfABar = static_cast<float>(Tune::kBeats);
constexpr float kBusy = 0.4f, kUrgent = 0.7f;  // tension from which the bass walks, and the drum beats

/// A part of the form: how the tune is heard in it.
struct Section {
    int bars;
    bool melody = true;
    bool mirrored = false;  ///< from the right edge to the left one
    int shift = 0;          ///< degrees up
    int octave = 0;
    int rests = 15;   ///< % of the notes that are left out
    int graces = 10;  ///< % that have a neighbour before them
    Timbre timbre = Timbre::pluck;
};
constexpr Section kForm[] = {
    {.bars = 2, .melody = false},
    {.bars = 8},
    {.bars = 8, .shift = 2, .rests = 30, .graces = 20, .timbre = Timbre::flute},
    {.bars = 4, .rests = 75, .timbre = Timbre::bell},
    {.bars = 8, .mirrored = true, .rests = 20, .timbre = Timbre::bell},
    {.bars = 8, .octave = 1, .rests = 45, .graces = 25, .timbre = Timbre::flute},
    {.bars = 2, .melody = false},
};

int total_bars() {
    int sum = 0;
    for (const Section& section : kForm) sum += section.bars;
    return sum;
}

/// Where in the form a bar is.
struct PlaceInForm {
    const Section* section;
    int bar;    ///< of the tune
    int cycle;  ///< how often all has been heard
};

PlaceInForm place_in_form(int bar) {
    const int total = total_bars();
    int left = bar % total;
    const Section* section = kForm;
    while (left >= section->bars) left -= section++->bars;
    return {section, left % Tune::kBars, bar / total};
}

/// A number below 100, by the bar and the place in it.
int lot(const Tune& tune, int bar, int place, int what) {
    return static_cast<int>(
        hash_bits(tune.seed, kScoreStream + static_cast<std::uint32_t>(what), bar, place) % 100);
}

/// The degrees of a bar's beats.
std::array<int, Tune::kBeats> degrees_of(const Tune& tune, const PlaceInForm& at_bar) {
    std::array<int, Tune::kBeats> degrees{};
    for (int beat = 0; beat < Tune::kBeats; ++beat) {
        const int place = at_bar.bar * Tune::kBeats + beat;
        const int from = at_bar.section->mirrored ? static_cast<int>(Tune::kPlaces) - 1 - place : place;
        degrees[at(beat)] = tune.degrees[at(from)] + at_bar.section->shift;
    }
    return degrees;
}

/// The root of the chord that most of a bar's notes belong to, as a degree of the scale. The last bar of the
/// tune is at home, and the one before leads there.
int chord_of(const Tune& tune, const PlaceInForm& at_bar) {
    constexpr int kChords[] = {0, 3, 4, 1};
    if (at_bar.bar == Tune::kBars - 1) return 0;
    if (at_bar.bar == Tune::kBars - 2) return 4;
    const int size = static_cast<int>(tune.scale.size());
    int best = 0;
    int most = -1;
    for (const int chord : kChords) {
        int fits = 0;
        for (const int degree : degrees_of(tune, at_bar))
            for (const int third : {0, 2, 4}) fits += (degree - chord - third) % size == 0 ? 1 : 0;
        // Every other cycle goes another way where it can.
        if (fits > most || (fits == most && at_bar.cycle % 2 == 1)) best = chord, most = fits;
    }
    return best;
}

class BarWriter {
  public:
    BarWriter(const Tune& tune, int number, float tension)
        : tune_(tune), number_(number), at_(place_in_form(number)), tension_(tension) {}

    std::vector<Note> write() {
        const int chord = chord_of(tune_, at_);
        write_bass(chord);
        write_pad(chord);
        if (tune_.pedal) add({.voice = Voice::pedal, .beats = kBeatsOfABar, .key = tune_.root - 24});
        if (at_.section->melody) write_melody();
        if (tension_ >= kUrgent)
            for (const float beat : {0.0f, 2.0f}) add({.voice = Voice::drum, .begins = beat, .key = 33});
        return std::move(notes_);
    }

  private:
    void add(const Note& note) { notes_.push_back(note); }

    void write_bass(int chord) {
        const int low = tune_.key(chord) - 24;
        const int fifth = tune_.key(chord + 4) - 24;
        if (tension_ < kBusy) {
            add({.voice = Voice::bass, .beats = 2, .key = low});
            if (lot(tune_, number_, 0, 1) < 60)
                add({.voice = Voice::bass, .begins = 2.5f, .beats = 1.5f, .key = fifth});
            return;
        }
        const float step = tension_ < kUrgent ? 1 : 0.5f;
        int count = 0;
        for (float beat = 0; beat < kBeatsOfABar; beat += step, ++count)
            add({.voice = Voice::bass, .begins = beat, .beats = step, .key = count % 4 == 2 ? fifth : low});
    }

    void write_pad(int chord) {
        for (const int third : {0, 2, 4})
            add({.voice = Voice::pad, .beats = kBeatsOfABar, .key = tune_.key(chord + third) - 12});
    }

    void write_melody() {
        const auto degrees = degrees_of(tune_, at_);
        for (int beat = 0; beat < Tune::kBeats; ++beat) {
            const int place = at_.bar * Tune::kBeats + beat;
            const Rhythm rhythm = tune_.rhythms[at(place)];
            const bool is_first = beat == 0;
            if (rhythm == Rhythm::held && !is_first && last_ == beat) {
                notes_[at(melody_)].beats += 1;
                last_ = beat + 1;
                continue;
            }
            if (lot(tune_, number_, beat, 2) < at_.section->rests && !(is_first && at_.bar == 0)) continue;
            write_beat(beat, degrees[at(beat)], degrees[at(std::min(beat + 1, Tune::kBeats - 1))], rhythm);
        }
    }

    void sing(float begins, float beats, int degree, float loudness) {
        melody_ = static_cast<int>(notes_.size());
        add({.timbre = at_.section->timbre,
             .begins = begins,
             .beats = beats,
             .key = tune_.key(degree) + 12 * at_.section->octave,
             .loudness = loudness});
    }

    void write_beat(int beat, int degree, int next, Rhythm rhythm) {
        const auto begins = static_cast<float>(beat);
        const float loudness = beat == 0 ? 1 : 0.8f;
        const bool grace = lot(tune_, number_, beat, 3) < at_.section->graces;
        const int between = degree == next ? degree + 1 : (degree + next) / 2;
        last_ = beat + 1;
        if (rhythm == Rhythm::pair || (rhythm == Rhythm::single && grace)) {
            sing(begins, 0.5f, degree, loudness);
            return sing(begins + 0.5f, 0.5f, between, 0.65f);
        }
        if (rhythm == Rhythm::dotted) {
            sing(begins, 0.75f, degree, loudness);
            return sing(begins + 0.75f, 0.25f, between, 0.6f);
        }
        sing(begins, 1, degree, loudness);
    }

    const Tune& tune_;
    int number_;
    PlaceInForm at_;
    float tension_;
    std::vector<Note> notes_;
    int melody_ = 0;  // the place of its last note
    int last_ = -1;   // the beat after it
};

}  // namespace

std::vector<Note> bar_of(const Tune& tune, int bar, float tension) {
    return BarWriter(tune, bar, tension).write();
}

int bars_of_a_cycle() { return total_bars(); }

std::vector<Note> cadence_of(const Tune& tune, bool won) {
    constexpr int kHomeward[] = {0, 2, 4, 7}, kAway[] = {4, 3, 1, 0};
    std::vector<Note> notes;
    const int size = static_cast<int>(tune.scale.size());
    for (std::size_t k = 0; k < std::size(kHomeward); ++k) {
        const int degree = won ? kHomeward[k] : kAway[k] - size;
        notes.push_back({.timbre = won ? Timbre::bell : Timbre::flute,
                         .begins = static_cast<float>(k) * (won ? 0.5f : 1.0f),
                         .beats = k + 1 == std::size(kHomeward) ? 2.0f : 1.0f,
                         .key = tune.key(degree)});
    }
    for (const int degree : {0, 2, 4})
        notes.push_back(
            {.voice = Voice::pad, .begins = won ? 1.5f : 3.0f, .beats = 3, .key = tune.key(degree) - 12});
    notes.push_back({.voice = Voice::bass, .begins = won ? 1.5f : 3.0f, .beats = 3, .key = tune.root - 24});
    return notes;
}

}  // namespace terramorph
