#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "match/recording/line_checksum.h"
#include "match/recording/playback.h"

namespace terramorph::test {

/// Plays a recording up to its last command, and on until the match waits again.
inline Result<std::unique_ptr<Match>> play_back(const Recording& recording,
                                                std::shared_ptr<const Arsenal> arsenal,
                                                std::shared_ptr<const Planets> planets = nullptr) {
    if (!planets) planets = std::make_shared<const Planets>(built_in_planets());
    if (auto refusal = Playback::validate(recording, *arsenal, *planets)) return *refusal;
    Playback playback(std::make_shared<Recording>(recording), std::move(arsenal), std::move(planets));
    do
        if (auto refusal = playback.step()) return *refusal;
    while (!playback.over());
    return playback.take_match();
}

/// A text with a checksum at the end of each line.
inline std::string with_line_checksums(std::string_view text) {
    std::string all;
    LineChecksum checksum;
    for (std::size_t end; (end = text.find('\n')) != std::string_view::npos; text.remove_prefix(end + 1))
        all += checksum.sign(text.substr(0, end));
    return all;
}

}  // namespace terramorph::test
