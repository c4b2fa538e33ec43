// What may fail says so in its type: a Result holds a value or the named reason why there is none.
#pragma once

#include <tl/expected.hpp>

namespace chess {

template <typename T, typename E>
using Result = tl::expected<T, E>;

template <typename E>
constexpr auto failure(E error) {
    return tl::unexpected<E>(std::move(error));
}

} // namespace chess
