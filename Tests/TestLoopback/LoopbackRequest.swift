import Foundation

/// A request as the server received it.
public struct LoopbackRequest: Sendable {
    /// The method, such as `GET`.
    public let method: String
    /// The path and the query as they were sent.
    public let target: String
    /// The headers by their lower-case names.
    public let headers: [String: String]

    /// Reads the head of a request; nil if it is invalid.
    init?(head: String) {
        // CR LF, which ends a line of HTTP, is a single character.
        let lines = head.split(separator: "\r\n")
        guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
        method = String(words[0])
        target = String(words[1])
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2 { headers[parts[0].lowercased()] = parts[1] }
        }
        self.headers = headers
    }

    /// The request of a client that expects TLS.
    static let handshake = LoopbackRequest()

    private init() {
        method = ""
        target = ""
        headers = [:]
    }

    /// The path of the target.
    public var path: String { URLComponents(string: target)?.path ?? target }

    /// The decoded query of the target; if several items have the same name, the last one counts.
    public var query: [String: String] {
        let items = URLComponents(string: target)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }
}
