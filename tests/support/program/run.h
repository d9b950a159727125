#pragma once

#include <string>

namespace terramorph::test {

/// How a program ended and all that it said on both its outputs.
struct Ran {
    int status;  ///< 128 and the signal where one ended it
    std::string output;
};

/// The text quoted as one word for the shell.
std::string quoted(const std::string& text);

/// Runs a command of the shell and waits for its end.
Ran run(const std::string& command);

}  // namespace terramorph::test
