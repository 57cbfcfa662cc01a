import Foundation

/// The way to a screen: what names each screen of its stack, from the first one of the tab to this one.
///
/// As a text it is the screen's link, such as `users/ID`. Each feature declares its routes in an extension.
public nonisolated struct Route: Hashable, Sendable {
    /// The name of a place, then the parts of the screens that were opened from it, such as the ID of a row.
    public let parts: [String]

    public init(_ parts: String...) { self.init(parts) }

    public init(_ parts: [String]) { self.parts = parts }

    /// The tab that lists the places without a tab of their own.
    public static let more = Route("more")

    /// The part that stands for the ID of the first row.
    public static let first = "first"
}

// MARK: - Links

nonisolated extension Route {
    /// The URL scheme that may stand in front of a link, as in `strata:users/ID` or `strata://users/ID`.
    private static let scheme = "strata:"

    /// Reads a link; nil if it has an empty part, or one that is not percent-encoded UTF-8.
    public init?(link: String) {
        let path = link.hasPrefix(Self.scheme) ? link.dropFirst(Self.scheme.count).trimmingPrefix("//") : link[...]
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map {
            $0.removingPercentEncoding ?? ""
        }
        guard !parts.contains("") else { return nil }
        self.init(parts)
    }

    /// The parts, with `/` between them; all but RFC 3986's unreserved characters are percent-encoded.
    public var link: String {
        parts.map { $0.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? "" }.joined(separator: "/")
    }
}

nonisolated extension CharacterSet {
    /// The characters that mean themselves in every part of a URL (RFC 3986, section 2.3).
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
