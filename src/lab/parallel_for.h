#pragma once

#include <functional>

namespace terramorph {

/// Calls work(0) .. work(count - 1), each once, on up to `jobs` threads (0: as many as there are cores). What
/// they do must not hang on each other; which runs first is left to chance.
void parallel_for(int count, int jobs, const std::function<void(int)>& work);

}  // namespace terramorph
