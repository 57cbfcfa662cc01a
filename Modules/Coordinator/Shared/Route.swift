import Foundation

/// The path to a screen: one or more parts for each screen of its stack, starting with the first screen of the tab.
///
/// The text of a route is the screen's link, such as `users/ID`. Each feature declares its routes in an extension.
public nonisolated struct Route: Hashable, Sendable {
    /// The name of a place, then the parts of the screens opened from the place, such as the ID of a row.
    public let parts: [String]

    public init(_ parts: String...) { self.init(parts) }

    public init(_ parts: [String]) { self.parts = parts }

    /// The More tab, which lists the places without their own tab.
    public static let more = Route("more")

    /// The part that stands for the ID of the first row.
    public static let first = "first"
}

// MARK: - Links

nonisolated extension Route {
    /// The optional URL scheme of a link, as in `strata:users/ID` or `strata://users/ID`.
    private static let scheme = "strata:"

    /// Creates a route from a link; nil if a part is empty or not percent-encoded UTF-8.
    public init?(link: String) {
        let path = link.hasPrefix(Self.scheme) ? link.dropFirst(Self.scheme.count).trimmingPrefix("//") : link[...]
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map {
            $0.removingPercentEncoding ?? ""
        }
        guard !parts.contains("") else { return nil }
        self.init(parts)
    }

    /// The parts, separated by `/`; all characters except the unreserved characters of RFC 3986 are percent-encoded.
    public var link: String {
        parts.map { $0.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? "" }.joined(separator: "/")
    }
}

nonisolated extension CharacterSet {
    /// The unreserved characters, which need no encoding in any part of a URL (RFC 3986, section 2.3).
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
