import Foundation

/// A request as a server on this machine got it.
public struct LoopbackRequest: Sendable {
    /// Such as `GET`.
    public let method: String
    /// Path and query as they were sent.
    public let target: String
    /// By their lower-cased names.
    public let headers: [String: String]

    /// Reads the head of a request; nil if it is none.
    init?(head: String) {
        // The line ends of HTTP, CR and LF, are one character.
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

    /// The target's path.
    public var path: String { URLComponents(string: target)?.path ?? target }

    /// The target's query, decoded; of two items of one name the last counts.
    public var query: [String: String] {
        let items = URLComponents(string: target)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }
}
