import HTTP

/// The information in a response besides its photos: further pages and rate limits.
extension HTTPResponse {
    /// Whether the header `Link` (RFC 8288) names a page after this one.
    var hasNextPage: Bool {
        // Each URL is followed by its parameters: <https://…?page=2>; rel="next", <https://…?page=9>; rel="last".
        let parameters = (header("Link") ?? "").replacing(/<[^>]*>/, with: "")
        return parameters.contains(/;\s*rel\s*=\s*"?[^";,]*\bnext\b/.ignoresCase())
    }

    /// Whether the service refused the request because it had received too many requests.
    ///
    /// Such a response has the status 429, or the status 403 and a header or text that says the limit is reached.
    var isRateLimited: Bool {
        guard status == 403 else { return status == 429 }
        return header("X-Ratelimit-Remaining") == "0"
            || String(decoding: body.prefix(100), as: UTF8.self).lowercased().contains("rate limit exceeded")
    }
}
