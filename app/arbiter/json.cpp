#include "app/arbiter/json.h"

namespace app::arbiter::json {
namespace {

std::string escaped(char c) {
    constexpr std::string_view Digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
        return {'\\', c};
    }
    return code < 0x20 ? std::string("\\u00") + Digits[code >> 4] + Digits[code & 15]
                       : std::string(1, c);
}

} // namespace

std::string text(const QString& words) {
    const QByteArray utf8 = words.toUtf8();
    return text(std::string_view(utf8.data(), static_cast<std::size_t>(utf8.size())));
}

std::string text(std::string_view ascii) {
    std::string result = "\"";
    for (const char c : ascii) {
        result += escaped(c);
    }
    return result + '"';
}

std::string boolean(bool value) {
    return value ? "true" : "false";
}

std::string null() {
    return "null";
}

std::string list(const std::vector<std::string>& values) {
    std::string result = "[";
    for (const std::string& value : values) {
        result += (result.size() > 1 ? "," : "") + value;
    }
    return result + ']';
}

std::string object(std::initializer_list<std::pair<std::string_view, std::string>> members) {
    std::string result = "{";
    for (const auto& [key, value] : members) {
        result += (result.size() > 1 ? "," : "") + text(key) + ':' + value;
    }
    return result + '}';
}

} // namespace app::arbiter::json
