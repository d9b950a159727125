#include "battle/scars/scarred_ground.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace terramorph {

namespace {

/// The parts of some spans that are in none of others.
std::vector<Span> without(const std::vector<Span>& spans, const std::vector<Span>& others) {
    std::vector<Span> left;
    for (Span span : spans) {
        for (const Span other : others) {
            if (other.top <= span.bottom || other.bottom >= span.top) continue;
            if (span.bottom < other.bottom) left.push_back({span.bottom, other.bottom});
            span.bottom = other.top;
        }
        if (!span.empty()) left.push_back(span);
    }
    return left;
}

/// The cells that are in only one of two sorted lists of spans.
std::int64_t difference(const std::vector<Span>& a, const std::vector<Span>& b) {
    std::int64_t cells = 0;
    for (const std::vector<Span>& own : {without(a, b), without(b, a)})
        for (const Span span : own) cells += span.length().count();
    return cells;
}

bool is_same(const Lining& a, const Lining& b) {
    return a.columns == b.columns && a.opening == b.opening && a.kind == b.kind;
}

}  // namespace

std::vector<Scar> scars_of_ground(const Ground& now, const Ground& anew) {
    std::vector<Scar> scars;
    for (int x = 0; x < now.width(); ++x) {
        const GroundColumn before = anew.whole_column(x);
        GroundColumn column = now.whole_column(x);
        if (column == before) continue;
        if (scars.empty() || scars.back().x0 + std::ssize(scars.back().columns) != x)
            scars.push_back({x, {}, 0});
        scars.back().cells += difference(column.spans, before.spans);
        scars.back().columns.push_back(std::move(column));
    }
    return scars;
}

std::vector<int> strengths_left(std::span<const Lining> now, std::span<const Lining> anew) {
    std::vector<int> left;
    for (const Lining& each : anew) {
        const auto found =
            std::ranges::find_if(now, [&](const Lining& other) { return is_same(each, other); });
        left.push_back(found == now.end() ? 0 : std::max(found->strength, 0));
    }
    return left;
}

Range carry_scars(Ground& ground, const Scars& scars, const Ground& before) {
    Range changed;
    for (const Scar& scar : scars.ground)
        for (int x = scar.x0; const GroundColumn& column : scar.columns) {
            const GroundColumn was = before.whole_column(x);
            const Sixteenths rise = ground.generated_surface(x) - was.surface;
            for (const Span span : without(was.spans, column.spans))
                ground.carve({x, {{span.bottom + rise, span.top + rise}}});
            for (const Span span : without(column.spans, was.spans))
                ground.heap({x, {{span.bottom + rise, span.top + rise}}});
            changed.include({x, x + 1});
            ++x;
        }
    return changed;
}

void scar_ground(Ground& ground, const Scars& scars) {
    for (const Scar& scar : scars.ground)
        for (int x = scar.x0; const GroundColumn& column : scar.columns) ground.put_column(x++, column);
    std::vector<Lining> left;
    for (std::size_t k = 0; k < scars.linings.size(); ++k) {
        if (scars.linings[k] == 0) continue;
        left.push_back(ground.linings()[k]);
        left.back().strength = scars.linings[k];
    }
    if (!scars.linings.empty()) ground.keep_linings(std::move(left));
}

}  // namespace terramorph
