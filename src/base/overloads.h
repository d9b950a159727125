#pragma once

namespace terramorph {

/// Combines functions for std::visit; the compiler names each alternative that none of them accepts.
template <class... Functions>
struct Overloads : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloads(Functions...) -> Overloads<Functions...>;

}  // namespace terramorph
