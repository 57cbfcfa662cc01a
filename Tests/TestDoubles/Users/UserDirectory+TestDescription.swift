public import Model

/// Keeps failure messages short.
extension UserDirectory: CustomDebugStringConvertible {
    /// The counts and the seed, but not the people.
    public var debugDescription: String {
        "\(users.count) users, pages: \(pageCount), seed: \(seed ?? "none"), more: \(hasMoreData), skipped: \(skipped.count)"
    }
}
