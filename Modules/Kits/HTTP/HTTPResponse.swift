public import Foundation

/// The answer of a server, whatever its status says.
public struct HTTPResponse: Hashable, Sendable {
    /// Such as 200 or 404.
    public let status: Int
    /// All of it; of an answer without success, as much as came.
    public internal(set) var body: Data
    private let headers: [String: String]

    init(status: Int, headers: [String: String], body: Data = Data()) {
        self.status = status
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
        self.body = body
    }

    /// Whether the answer is what was asked for.
    public var isSuccess: Bool { 200..<300 ~= status }

    /// The value of a header, by its name in whatever case; nil where it did not come.
    public func header(_ name: String) -> String? { headers[name.lowercased()] }
}
