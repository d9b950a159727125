#pragma once

#include <string>

#include "app/remote/home_broker.h"

namespace terramorph {

/// Runs a script that starts a broker, writes its address in one line, and ends it when its own input ends:
/// so the broker ends however this program does.
class ScriptedHomeBroker : public HomeBroker {
  public:
    explicit ScriptedHomeBroker(std::string script);
    ~ScriptedHomeBroker() override { ScriptedHomeBroker::stop(); }
    ScriptedHomeBroker(const ScriptedHomeBroker&) = delete;
    ScriptedHomeBroker& operator=(const ScriptedHomeBroker&) = delete;

    std::optional<Message> missing() const override;
    void start(const std::optional<Broker>& again = {}) override;
    void stop() override;
    std::optional<Result<std::string>> address() override;

  private:
    std::string script_;
    int child_ = -1, input_ = -1, output_ = -1;
    std::string heard_;
    std::optional<Result<std::string>> address_;
};

/// The script among the assets.
std::string home_broker_script();

}  // namespace terramorph
