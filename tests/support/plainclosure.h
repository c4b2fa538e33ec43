// Can a side still mate? Answered by looking at every position that can arise, with a generator of
// its own that was written for plainness: an array of letters, every move tried, the king looked
// at. It shares nothing with core.
#pragma once

#include <QString>

namespace support {

enum class PlainVerdict { Can, Cannot, TooMany };

// `fen` has four fields at least and is known to be good; `most` positions are looked at.
PlainVerdict plainClosure(const QString& fen, bool white, std::size_t most);

} // namespace support
