#include "wire/mosquitto_post.h"

#include <mosquitto.h>
#include <mqtt_protocol.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <random>
#include <thread>
#include <utility>

#include "net/line_trouble.h"

namespace terramorph {

namespace {

using Limits = LineLimits;
constexpr int kLoopMilliseconds = 100;  // after which the thread looks whether it's to end
constexpr int kAtLeastOnce = 1;

/// Whether the broker's answer to a connection says that it doesn't know this version of the protocol.
bool is_of_another_version(int answer) {
    return answer == CONNACK_REFUSED_PROTOCOL_VERSION || answer == MQTT_RC_UNSUPPORTED_PROTOCOL_VERSION;
}
bool is_a_closed_door(int answer) {
    return answer == CONNACK_REFUSED_BAD_USERNAME_PASSWORD || answer == CONNACK_REFUSED_NOT_AUTHORIZED ||
           answer == MQTT_RC_BAD_USERNAME_OR_PASSWORD || answer == MQTT_RC_NOT_AUTHORIZED;
}

/// The library, for as long as the program runs.
void start_library() {
    static const struct Library {
        Library() { mosquitto_lib_init(); }
        ~Library() { mosquitto_lib_cleanup(); }
    } library;
}

/// What MQTT 5 says of a letter besides itself.
class Properties {
  public:
    explicit Properties(const Letter& letter) {
        if (letter.kept && letter.seconds > 0)
            mosquitto_property_add_int32(&all_, MQTT_PROP_MESSAGE_EXPIRY_INTERVAL,
                                         static_cast<std::uint32_t>(letter.seconds));
    }
    ~Properties() { mosquitto_property_free_all(&all_); }
    Properties(const Properties&) = delete;
    Properties& operator=(const Properties&) = delete;

    const mosquitto_property* all() const { return all_; }
    /// They're somebody else's from now on.
    mosquitto_property* release() { return std::exchange(all_, nullptr); }

  private:
    mosquitto_property* all_ = nullptr;
};

}  // namespace

/// What the line's own thread and the game share. Whoever needs it last ends it: where a name is looked up,
/// or nobody answers, the thread may be busy for minutes after the game has left.
struct MosquittoPost::Line {
    ~Line() {
        if (client) mosquitto_destroy(client);
    }

    Broker broker;
    std::string topics;
    Letter last_will;
    mosquitto* client = nullptr;
    std::atomic<bool> is_older = false;  // the version
    bool tries_older = false;            // of the thread alone, and ...
    std::minstd_rand chance{std::random_device()()};

    std::thread thread;

    mutable std::mutex mutex;  // guards what follows
    std::condition_variable stopping, settled;
    bool stopped = false, connects = false;
    int unanswered = 0;  // letters that the broker hasn't said it has
    std::vector<Letter> come;
    std::size_t come_bytes = 0;
    int connections = 0;
    bool up = false;
    std::optional<Message> trouble;

    void say(LineTrouble why) { trouble = line_trouble(why, broker); }

    void subscribe() { mosquitto_subscribe(client, nullptr, topics.c_str(), kAtLeastOnce); }
    void answered(int answer) {
        if (is_of_another_version(answer) && !is_older) {
            mosquitto_int_option(client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V311);
            is_older = tries_older = true;
            return;  // and it's tried again at once
        }
        if (answer == 0) {
            subscribe();
            return;
        }
        const std::lock_guard lock(mutex);
        say(is_a_closed_door(answer) ? LineTrouble::wrong_login : LineTrouble::unwelcome);
    }
    /// Somebody answers there who can't prove to be the broker.
    void mistrust() {
        const std::lock_guard lock(mutex);
        if (connections > 0) return;  // the line may have been cut while it was at it
        say(LineTrouble::untrusted);
    }
    void subscribed() {
        const std::lock_guard lock(mutex);
        if (!up) ++connections;  // and not only what it keeps was asked for again
        up = true;
        trouble = std::nullopt;
    }
    void cut() {
        const std::lock_guard lock(mutex);
        if (!trouble) say(connections > 0 ? LineTrouble::down : LineTrouble::unanswered);
        up = false;
        settled.notify_all();
    }
    void said() {
        const std::lock_guard lock(mutex);
        ++unanswered;
    }
    void taken() {
        const std::lock_guard lock(mutex);
        --unanswered;
        settled.notify_all();
    }
    /// Waits before the next attempt; false if there is to be none.
    bool wait(int seconds) {
        std::uniform_real_distribution spread(1 - Limits::kSpread, 1 + Limits::kSpread);
        const std::chrono::duration<double> delay(seconds * spread(chance));
        std::unique_lock lock(mutex);
        return !stopping.wait_for(lock, delay, [this] { return stopped; });
    }
    /// The thread: connects, carries letters until the line is cut, and connects again.
    void run() {
        for (int delay = Limits::kFirstDelaySeconds; true;
             delay = std::min(2 * delay, Limits::kMostDelaySeconds)) {
            if (!begin_to_connect()) return;
            int outcome =
                mosquitto_connect(client, broker.host.c_str(), broker.port, Limits::kKeepAliveSeconds);
            if (end_to_connect() && outcome == MOSQ_ERR_SUCCESS)
                while ((outcome = mosquitto_loop(client, kLoopMilliseconds, 1)) == MOSQ_ERR_SUCCESS &&
                       !leaves())
                    if (is_open()) delay = Limits::kFirstDelaySeconds;
            if (outcome == MOSQ_ERR_TLS) mistrust();
            if (std::exchange(tries_older, false)) continue;
            cut();
            if (leaves() || !wait(delay)) return;
        }
    }
    /// False if the game has left.
    bool begin_to_connect() {
        const std::lock_guard lock(mutex);
        connects = !stopped;
        return connects;
    }
    bool end_to_connect() {
        const std::lock_guard lock(mutex);
        connects = false;
        return !stopped;
    }
    /// The game leaves. True if the thread connects, which nobody can cut short.
    bool leave() {
        const std::lock_guard lock(mutex);
        stopped = true;
        return connects;
    }
    /// It leaves only if that's so.
    bool leave_if_connecting() {
        const std::lock_guard lock(mutex);
        stopped |= connects;
        return connects;
    }
    bool leaves() const {
        const std::lock_guard lock(mutex);
        return stopped;
    }
    bool is_open() const {
        const std::lock_guard lock(mutex);
        return up;
    }
    void stop() {
        {
            std::unique_lock lock(mutex);
            settled.wait_for(lock, std::chrono::seconds(Limits::kFarewellSeconds),
                             [this] { return !up || unanswered == 0; });
        }
        if (!leave_if_connecting()) mosquitto_disconnect(client);
        const bool busy = leave();
        stopping.notify_all();
        busy ? thread.detach() : thread.join();
    }
    void hear(const mosquitto_message& heard) {
        const std::size_t size = heard.payloadlen, topic = std::strlen(heard.topic);
        if (size > Limits::kMostLetterBytes || topic > kMaxTopicBytes) return;
        const std::lock_guard lock(mutex);
        if (come.size() >= Limits::kMostWaiting || come_bytes + size > Limits::kMostWaitingBytes) return;
        come_bytes += size;
        come.push_back(
            {heard.topic, std::string(static_cast<const char*>(heard.payload), size), heard.retain});
    }
};

MosquittoPost::MosquittoPost(Broker broker, const std::string& client, std::string topics, Letter last_will)
    : line_(std::make_shared<Line>()) {
    start_library();
    Line& line = *line_;
    line.broker = std::move(broker);
    line.topics = std::move(topics);
    line.last_will = std::move(last_will);
    line.client = mosquitto_new(client.c_str(), true, &line);
    if (!line.client) {
        line.say(LineTrouble::impossible);
        return;
    }
    mosquitto_int_option(line.client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
    mosquitto_int_option(line.client, MOSQ_OPT_TCP_NODELAY, 1);
    if (const Letter& will = line.last_will; !will.topic.empty()) {
        Properties properties(will);
        if (mosquitto_will_set_v5(line.client, will.topic.c_str(), static_cast<int>(will.text.size()),
                                  will.text.data(), kAtLeastOnce, will.kept,
                                  const_cast<mosquitto_property*>(properties.all())) == MOSQ_ERR_SUCCESS)
            properties.release();
    }
    if (!line.broker.user.empty())
        mosquitto_username_pw_set(line.client, line.broker.user.c_str(), line.broker.password.c_str());
    if (line.broker.tls) {
        mosquitto_int_option(line.client, MOSQ_OPT_TLS_USE_OS_CERTS, 1);
        mosquitto_tls_opts_set(line.client, 1, nullptr, nullptr);
    }
    mosquitto_connect_callback_set(
        line.client, [](mosquitto*, void* self, int answer) { static_cast<Line*>(self)->answered(answer); });
    mosquitto_subscribe_callback_set(line.client, [](mosquitto*, void* self, int, int, const int*) {
        static_cast<Line*>(self)->subscribed();
    });
    mosquitto_message_callback_set(line.client, [](mosquitto*, void* self, const mosquitto_message* heard) {
        static_cast<Line*>(self)->hear(*heard);
    });
    mosquitto_publish_callback_set(line.client,
                                   [](mosquitto*, void* self, int) { static_cast<Line*>(self)->taken(); });
    mosquitto_threaded_set(line.client, true);
    line.thread = std::thread([line = line_] { line->run(); });
}

MosquittoPost::~MosquittoPost() {
    if (!line_->client) return;
    if (!line_->last_will.topic.empty())
        MosquittoPost::publish(line_->last_will);  // the broker says it only of lines that are cut
    line_->stop();
}

void MosquittoPost::publish(const Letter& letter) {
    if (!line_->is_open()) return;
    Properties properties(line_->is_older ? Letter{} : letter);
    const int answer = mosquitto_publish_v5(line_->client, nullptr, letter.topic.c_str(),
                                            static_cast<int>(letter.text.size()), letter.text.data(),
                                            kAtLeastOnce, letter.kept, properties.all());
    if (answer == MOSQ_ERR_SUCCESS) line_->said();
}

std::vector<Letter> MosquittoPost::take() {
    const std::lock_guard lock(line_->mutex);
    line_->come_bytes = 0;
    return std::exchange(line_->come, {});
}

void MosquittoPost::hear_again() {
    if (line_->is_open()) line_->subscribe();
}

int MosquittoPost::connections() const {
    const std::lock_guard lock(line_->mutex);
    return line_->connections;
}

bool MosquittoPost::is_up() const { return line_->is_open(); }

std::optional<Message> MosquittoPost::trouble() const {
    const std::lock_guard lock(line_->mutex);
    return line_->trouble;
}

}  // namespace terramorph
