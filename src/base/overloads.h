#pragma once

namespace terramorph {

/// Functions as one, for std::visit: the compiler names each alternative that none of them takes.
template <class... Functions>
struct Overloads : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloads(Functions...) -> Overloads<Functions...>;

}  // namespace terramorph
