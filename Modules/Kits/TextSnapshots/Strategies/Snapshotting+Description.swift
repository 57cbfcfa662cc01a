extension Snapshotting {
    /// Shows a value as it describes itself.
    ///
    ///     expectSnapshot(of: point, as: .description)
    ///
    /// makes the text that `print` would show, for example:
    ///
    ///     Point(x: 1.0, y: 2.0)
    ///
    /// The order of a `Set`'s elements and a `Dictionary`'s entries differs from run to run; `dump` sorts both.
    public static var description: Self { Self { String(describing: $0) } }
}
