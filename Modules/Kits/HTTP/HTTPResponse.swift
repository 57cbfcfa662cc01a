public import Foundation

/// A server's response, whatever its status.
public struct HTTPResponse: Hashable, Sendable {
    /// The status code, such as 200 or 404.
    public let status: Int
    /// The body; if the status is not a success, this may be only the part that arrived.
    public internal(set) var body: Data
    private let headers: [String: String]

    init(status: Int, headers: [String: String], body: Data = Data()) {
        self.status = status
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
        self.body = body
    }

    /// Whether the status is in 200…299.
    public var isSuccess: Bool { 200..<300 ~= status }

    /// Returns the value of a header, ignoring the case of its name; nil if the response has no such header.
    public func header(_ name: String) -> String? { headers[name.lowercased()] }
}
