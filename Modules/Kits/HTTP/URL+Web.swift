public import Foundation

extension URL {
    /// Whether this is an HTTP address: it has the scheme `http` or `https`, and a host.
    public var isWebAddress: Bool {
        guard let scheme = scheme?.lowercased(), let host = host() else { return false }
        return ["http", "https"].contains(scheme) && !host.isEmpty
    }

    /// The same address with a lower-case scheme.
    ///
    /// `URLSession` on Linux rejects `HTTP://`, although schemes are case-insensitive (RFC 3986, section 3.1).
    var withLowercaseScheme: URL {
        guard let scheme, var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
        components.scheme = scheme.lowercased()
        return components.url ?? self
    }

    /// The host, and the port if it is given: the name by which a user recognises the server.
    public var server: String {
        let name = host() ?? ""
        // Brackets separate the colons of an IPv6 address from the port's colon.
        let host = name.contains(":") ? "[\(name)]" : name
        return port.map { "\(host):\($0)" } ?? host
    }

    /// Returns whether both URLs have the same scheme, host and port: only then may they receive the same secret.
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && server.lowercased() == other.server.lowercased()
    }
}
