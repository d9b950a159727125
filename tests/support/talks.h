#pragma once

#include <gtest/gtest.h>

#include <string>

#include "app/language/language_files.h"
#include "app/talk/talk.h"

namespace terramorph::test {

/// What tanks say in a language that comes with the game.
inline Phrases phrases_in(const std::string& code) {
    if (code == "en") return built_in_phrases();
    const std::string file = "talk_" + code + ".toml";
    const Result<std::string> toml = compiled_in_language_file(file);
    Result<Phrases> read = toml ? parse_phrases(*toml, file) : toml.error();
    EXPECT_TRUE(read) << file;
    return read.ok() ? read.take() : Phrases();
}

}  // namespace terramorph::test
