/// The tables of one feature.
///
/// Their version is the number of migrations that made them.
protocol Tables: Sendable {
    /// The name of their version in a file; it never changes.
    var name: String { get }

    /// The statements of each migration, the oldest first; a released one never changes.
    ///
    /// The one at index `n` leads from version `n` to `n + 1`.
    var migrations: [[StaticString]] { get }
}
