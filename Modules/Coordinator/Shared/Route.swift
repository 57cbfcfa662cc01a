/// A screen as a value, by which it can be opened from outside.
///
/// A feature names its routes in an extension. The app's table of places decides which of them it has.
public nonisolated struct Route: Hashable, Sendable {
    /// What the command line calls the screen.
    public let name: String

    /// The route of that name.
    public init(_ name: String) {
        self.name = name
    }
}
