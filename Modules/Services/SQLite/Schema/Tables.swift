/// The tables of one feature.
///
/// Their version is the number of migrations that made them.
protocol Tables: Sendable {
    /// The name under which a file stores their version; it never changes.
    var name: String { get }

    /// The statements of each migration, the oldest first; a released migration never changes.
    ///
    /// The migration at index `n` leads from version `n` to `n + 1`.
    var migrations: [[StaticString]] { get }
}
