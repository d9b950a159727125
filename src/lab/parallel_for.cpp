#include "lab/parallel_for.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "battle/battle.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

/// Box2D fills a table at the first contact of bodies; this makes it happen now, on one thread.
void let_bodies_meet() {
    LevelSettings level;
    level.terrain = default_terrain(*generators().front());
    Battle battle({}, level, built_in_arsenal(), 1, 1);
    battle.world().push(0, {});
    battle.step();
}

}  // namespace

void parallel_for(int count, int jobs, const std::function<void(int)>& work) {
    if (jobs == 0) jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::atomic<int> next = 0;
    const auto go = [&] {
        for (int k = next++; k < count; k = next++) work(k);
    };
    std::vector<std::thread> others;
    if (std::min(jobs, count) > 1) let_bodies_meet();
    for (int k = 1; k < std::min(jobs, count); ++k) others.emplace_back(go);
    go();
    for (std::thread& other : others) other.join();
}

}  // namespace terramorph
