#include "sdl/desktop/notification.h"

#include <spawn.h>
#include <sys/wait.h>

#include <utility>

extern char** environ;

namespace terramorph {

namespace {

/// Names of players stand in it, which are no markup.
std::string plain_markup(const std::string& words) {
    std::string plain;
    for (const char letter : words)
        if (letter == '&')
            plain += "&amp;";
        else if (letter == '<')
            plain += "&lt;";
        else if (letter == '>')
            plain += "&gt;";
        else
            plain += letter;
    return plain;
}

}  // namespace

void show_notification(const std::string& words) {
    static pid_t last = -1;
    if (last > 0) waitpid(std::exchange(last, -1), nullptr, WNOHANG);
    std::string program = "notify-send", name = "--app-name=Terramorph", icon = "--icon=" TERRAMORPH_ID,
                end = "--", title = "Terramorph", body = plain_markup(words);
    char* const arguments[] = {program.data(), name.data(), icon.data(), end.data(),
                               title.data(),   body.data(), nullptr};
    if (posix_spawnp(&last, program.c_str(), nullptr, nullptr, arguments, environ) != 0) last = -1;
}

}  // namespace terramorph
