import Foundation
import HTTP

/// What the service says beside its photos.
extension HTTPResponse {
    /// Whether the header `Link` (RFC 8288) names a page after this one.
    var hasNextPage: Bool {
        // Behind each address stand its parameters: <https://…?page=2>; rel="next", <https://…?page=9>; rel="last".
        (header("Link") ?? "").split(separator: "<").contains { link in
            guard let end = link.firstIndex(of: ">") else { return false }
            return link[end...].split(whereSeparator: { ";,>".contains($0) }).contains { parameter in
                let parts = parameter.split(separator: "=").map { $0.trimmingCharacters(in: Self.padding).lowercased() }
                return parts.first == "rel" && parts.last?.split(separator: " ").contains("next") == true
            }
        }
    }

    /// Whether the service has answered often enough for now: that comes as a status of its own, or as 403 with a plain
    /// text instead of JSON, or with none left.
    var isRateLimited: Bool {
        guard status == 403 else { return status == 429 }
        return header("X-Ratelimit-Remaining") == "0"
            || String(decoding: body.prefix(100), as: UTF8.self).lowercased().contains("rate limit exceeded")
    }

    private static let padding = CharacterSet(charactersIn: " \t\"")
}
