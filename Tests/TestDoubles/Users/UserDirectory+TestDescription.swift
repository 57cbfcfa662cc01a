public import Model

/// Keeps failure messages short.
extension UserDirectory: CustomDebugStringConvertible {
    /// How much there is of everything.
    public var debugDescription: String {
        "\(users.count) users, pages: \(pageCount), seed: \(seed ?? "none"), more: \(hasMoreData), skipped: \(skipped.count)"
    }
}
