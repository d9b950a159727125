#include "lab/commands/net_command.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "base/options.h"
#include "base/text.h"
#include "lab/commands/fail.h"
#include "lab/net/fault_proxy.h"
#include "match/settings/player.h"

namespace terramorph {

namespace {

constexpr int kMostOfAll = 1000000, kLastPort = 65535, kLastSeed = 2147483647;
constexpr int kMostAtOnce = 250, kLastJoinTurn = 10000, kMostDelay = 10000, kMostRounds = 1000;
constexpr auto kBrokerHelp = "Where the broker is, such as mqtt://127.0.0.1:1883";

/// A number of the command line, and where it goes.
template <class Plan>
struct Number {
    Parameter parameter;
    int Plan::*target;
};

constexpr Parameter whole(std::string_view name, int least, int most, std::string_view help) {
    return {name, name, "", static_cast<double>(least), static_cast<double>(most), 0, help, true};
}

constexpr Number<SoakPlan> kSoakNumbers[] = {
    {whole("matches", 1, kMostOfAll, "Number of matches"), &SoakPlan::matches},
    {whole("at-once", 1, kMostAtOnce, "Number of matches at a time"), &SoakPlan::at_once},
    {whole("seats", kMinPlayers, kMaxPlayers, "Number of people in a match"), &SoakPlan::seats},
    {whole("rounds", 1, kMostRounds, "Number of rounds of a match"), &SoakPlan::rounds},
    {whole("cuts", 0, kMostOfAll, "Number of lines to cut"), &SoakPlan::cuts},
    {whole("kills", 0, kMostOfAll, "Number of players to kill and start again"), &SoakPlan::kills},
    {whole("rate", 0, kMostOfAll, "Turns a second in all matches; 0: as many as can be played"),
     &SoakPlan::rate},
    {whole("seconds", 1, kMostOfAll, "Seconds after which it gives up"), &SoakPlan::seconds},
    {whole("join-turn", 0, kLastJoinTurn, "Turn of a last match in which somebody joins; 0: nobody does"),
     &SoakPlan::join_turn},
    {whole("seed", 0, kLastSeed, "Random seed"), &SoakPlan::seed}};

constexpr Number<ProxyPlan> kProxyNumbers[] = {
    {whole("listen", 0, kLastPort, "Port to listen on, on this machine alone; 0: any that's free"),
     &ProxyPlan::listen},
    {whole("delay", 0, kMostDelay, "Milliseconds that everything is late, each way, and up to a half more"),
     &ProxyPlan::delay},
    {whole("stalls", 0, kMostOfAll, "Mean seconds between stalls of a line; 0: none"), &ProxyPlan::stalls},
    {whole("resets", 0, kMostOfAll, "Mean seconds until a line is cut; 0: never"), &ProxyPlan::resets},
    {whole("seed", 0, kLastSeed, "Random seed"), &ProxyPlan::seed}};

template <class Plan, std::size_t count>
void declare(Options& command, const Number<Plan> (&numbers)[count], Plan& plan) {
    for (const auto& [parameter, target] : numbers)
        command.value(concat("--", parameter.name), plan.*target,
                      concat(parameter.help, ", ", range_text(parameter)));
}

template <class Plan, std::size_t count>
Refusal validate_numbers(const Number<Plan> (&numbers)[count], const Plan& plan) {
    for (const auto& [parameter, target] : numbers)
        if (auto refusal = validate(parameter, plan.*target)) return refusal;
    return std::nullopt;
}

/// The broker of --broker, or what's wrong with it.
Result<Broker> broker_given(const std::string& text) {
    auto broker = parse_broker(text);
    if (broker) return broker;
    return error("--broker \"{text}\": {why}",
                 {{"text", sanitized(text, 60)}, {"why", broker.error().message}});
}

}  // namespace

NetCommand::NetCommand(Options& options) {
    Options& net = options.command("net", "Test matches between machines over a broker of MQTT");
    Options& soak =
        net.command("soak",
                    "Play many matches, with computers as stand-ins for people, cut lines and kill "
                    "players, and compare how the matches end on all machines");
    soak.value("--broker", broker_, kBrokerHelp);
    declare(soak, kSoakNumbers, plan_);
    soak.flag("--passes", plan_.passes, "All pass their turns: letters are measured, and no battles");
    soak_ = &soak;
    Options& proxy = net.command("proxy", "Carry lines to a broker as a bad network does, until killed");
    proxy.value("--broker", broker_, kBrokerHelp);
    declare(proxy, kProxyNumbers, proxy_plan_);
    proxy_ = &proxy;
}

int NetCommand::run() const {
    if (soak_->given()) return soak();
    if (proxy_->given()) return carry();
    return -1;
}

int NetCommand::soak() const {
    if (auto refusal = validate_numbers(kSoakNumbers, plan_)) return fail(*refusal);
    const auto broker = broker_given(broker_);
    if (!broker) return fail(broker.error());
    SoakPlan plan = plan_;
    plan.broker = *broker;
    const auto figures = terramorph::soak(plan);
    if (!figures) return fail(figures.error());
    double load = 0;
    ::getloadavg(&load, 1);
    std::cout << table_text(count_table(*figures)) << '\n'
              << table_text(delay_table(*figures)) << "\nThis machine has "
              << std::thread::hardware_concurrency() << " cores and had a load of " << fixed_text(load, 1)
              << " in the last minute.\n";
    return figures->pass() ? 0 : 1;
}

int NetCommand::carry() const {
    if (auto refusal = validate_numbers(kProxyNumbers, proxy_plan_)) return fail(*refusal);
    const auto broker = broker_given(broker_);
    if (!broker) return fail(broker.error());
    const ProxyPlan& plan = proxy_plan_;
    const LineFaults faults = {plan.delay, plan.stalls, plan.resets, true};
    auto proxy = FaultProxy::open(plan.listen, *broker, faults, static_cast<std::uint32_t>(plan.seed));
    if (!proxy) return fail(proxy.error());
    std::cout << "listening at " << broker_text({"127.0.0.1", (*proxy)->port()}) << std::endl;
    while (true) (*proxy)->work(std::chrono::milliseconds(100));
}

}  // namespace terramorph
