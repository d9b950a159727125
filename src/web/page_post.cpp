#include "web/page_post.h"

#include <emscripten.h>

#include <array>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <utility>

#include "net/line_trouble.h"

// clang-format off
EM_JS(int, js_open_line, (const char* address, const char* user, const char* password, const char* client, const char* topics,
                          const char* will_topic, const char* will, int will_count, int will_seconds), {
    return Module.openLine({
        address: UTF8ToString(address), user: UTF8ToString(user), password: UTF8ToString(password),
        client: UTF8ToString(client), topics: UTF8ToString(topics),
        will: {topic: UTF8ToString(will_topic), bytes: HEAPU8.slice(will, will + will_count), seconds: will_seconds},
    });
})
EM_JS(void, js_leave_line, (int line), { Module.leaveLine(line); })
EM_JS(void, js_hear_line_again, (int line), { Module.hearLineAgain(line); })
EM_JS(int, js_line_connections, (int line), { return Module.line(line).connections; })
EM_JS(int, js_line_is_up, (int line), { return Module.line(line).up ? 1 : 0; })
EM_JS(int, js_line_trouble, (int line), {
    return ["", 'unanswered', 'down', 'unwelcome', 'wrong_login', 'page_is_kept_from_it'].indexOf(Module.line(line).trouble);
})
EM_JS(void, js_say_on_line, (int line, const char* topic, const char* bytes, int count, int kept, int seconds), {
    Module.sayOnLine(line, {topic: UTF8ToString(topic), bytes: HEAPU8.slice(bytes, bytes + count), kept: kept !== 0, seconds});
})
EM_JS(char*, js_take_from_line, (int line, int* sizes), {
    const letter = Module.takeFromLine(line);
    if (!letter) return 0;
    const topic = new TextEncoder().encode(letter.topic);
    const bytes = _malloc(topic.length + letter.bytes.length + 1);
    HEAPU8.set(topic, bytes);
    HEAPU8.set(letter.bytes, bytes + topic.length);
    HEAP32[sizes / 4] = topic.length;
    HEAP32[sizes / 4 + 1] = letter.bytes.length;
    HEAP32[sizes / 4 + 2] = letter.kept ? 1 : 0;
    return bytes;
})
// clang-format on

namespace terramorph {

namespace {

/// In the order in which js_line_trouble() has them, behind none.
constexpr std::array kTroubles = {LineTrouble::unanswered, LineTrouble::down, LineTrouble::unwelcome,
                                  LineTrouble::wrong_login, LineTrouble::page_is_kept_from_it};

int count_of(const std::string& text) { return static_cast<int>(text.size()); }

}  // namespace

PagePost::PagePost(Broker broker, const std::string& client, const std::string& topics,
                   const Letter& last_will)
    : broker_(std::move(broker)),
      line_(js_open_line(web_address(broker_).c_str(), broker_.user.c_str(), broker_.password.c_str(),
                         client.c_str(), topics.c_str(), last_will.topic.c_str(), last_will.text.data(),
                         count_of(last_will.text), last_will.seconds)) {}

PagePost::~PagePost() { js_leave_line(line_); }

void PagePost::publish(const Letter& letter) {
    js_say_on_line(line_, letter.topic.c_str(), letter.text.data(), count_of(letter.text),
                   letter.kept ? 1 : 0, letter.seconds);
}

std::vector<Letter> PagePost::take() {
    std::vector<Letter> letters;
    std::array<int, 3> sizes = {};
    while (char* const bytes = js_take_from_line(line_, sizes.data())) {
        const std::string_view all(bytes, static_cast<std::size_t>(sizes[0] + sizes[1]));
        const auto topic = static_cast<std::size_t>(sizes[0]);
        letters.push_back({std::string(all.substr(0, topic)), std::string(all.substr(topic)), sizes[2] != 0});
        std::free(bytes);
    }
    return letters;
}

void PagePost::hear_again() { js_hear_line_again(line_); }

int PagePost::connections() const { return js_line_connections(line_); }
bool PagePost::is_up() const { return js_line_is_up(line_) != 0; }

std::optional<Message> PagePost::trouble() const {
    const int trouble = js_line_trouble(line_);
    if (trouble <= 0) return std::nullopt;
    return line_trouble(kTroubles[static_cast<std::size_t>(trouble) - 1], broker_);
}

std::unique_ptr<Post> PagePostOffice::connect(const Broker& broker, const std::string& client,
                                              const std::string& topics, const Letter& last_will) {
    return std::make_unique<PagePost>(broker, client, topics, last_will);
}

std::int64_t PagePostOffice::now() const { return std::time(nullptr); }

}  // namespace terramorph
