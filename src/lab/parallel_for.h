#pragma once

#include <functional>

namespace terramorph {

/// Calls work(0) .. work(count - 1), each once, on up to `jobs` threads (0: as many as there are cores). The
/// calls must be independent of each other; their order is undefined.
void parallel_for(int count, int jobs, const std::function<void(int)>& work);

}  // namespace terramorph
