/// The name of a screen that can be opened from outside, as a deep link would.
///
/// Each feature declares its routes in an extension; the app opens those of its features' places.
public nonisolated struct Route: Hashable, Sendable {
    /// The name of the screen on the command line.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }
}

nonisolated extension Route {
    /// The tab that lists the places without a tab of their own.
    public static let more = Route("more")
}
