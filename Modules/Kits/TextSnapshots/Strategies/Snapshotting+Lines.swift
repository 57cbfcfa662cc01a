extension Snapshotting where Value == String {
    /// Takes a text as it is and compares it line by line.
    public static var lines: Self { Self { $0 } }
}
