extension Snapshotting {
    /// Shows a value as it describes itself.
    ///
    ///     expectSnapshot(of: point, as: .description)
    ///
    /// makes the text that `print` would show, for example:
    ///
    ///     Point(x: 1.0, y: 2.0)
    ///
    /// The elements of a `Set` and the entries of a `Dictionary` come in another order in each run; `dump` sorts both.
    public static var description: Self { Self { String(describing: $0) } }
}
