public import Foundation

extension URL {
    /// Whether this is an address that HTTP can ask for.
    public var isWebAddress: Bool {
        guard let scheme = scheme?.lowercased(), let host = host() else { return false }
        return ["http", "https"].contains(scheme) && !host.isEmpty
    }

    /// Host and, where it is named, port: what a user recognises a server by.
    public var server: String {
        let host = host() ?? ""
        return port.map { "\(host):\($0)" } ?? host
    }

    /// Whether what is meant for the server of the other address may be told to this one's, too.
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && server.lowercased() == other.server.lowercased()
    }
}
