extension Snapshotting where Value == String {
    /// Shows a text as it is and compares it line by line.
    public static var lines: Self { Self { $0 } }
}
