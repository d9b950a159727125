#include "support/program/run.h"

#include <sys/wait.h>

#include <cstdio>

namespace terramorph::test {

std::string quoted(const std::string& text) {
    std::string word = "'";
    for (const char letter : text) letter == '\'' ? word += "'\\''" : word += letter;
    return word + "'";
}

Ran run(const std::string& command) {
    Ran ran{127, {}};
    std::FILE* const pipe = popen(("{ " + command + "\n} 2>&1").c_str(), "r");
    if (!pipe) return ran;
    char piece[4096];
    while (const std::size_t count = std::fread(piece, 1, sizeof piece, pipe))
        ran.output.append(piece, count);
    const int status = pclose(pipe);
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return ran;
}

}  // namespace terramorph::test
