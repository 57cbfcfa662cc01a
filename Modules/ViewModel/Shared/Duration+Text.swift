nonisolated extension Duration {
    /// A time in words, such as `30 seconds` or `2 hours`, rounded up from two minutes on.
    var text: String {
        let (seconds, attoseconds) = components
        if attoseconds != 0, seconds < 120 {
            return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) milliseconds"
        }
        let (size, unit): (Int64, String) =
            switch seconds {
            case ..<120: (1, "second")
            case ..<7200: (60, "minute")
            default: (3600, "hour")
            }
        let count = seconds / size + (seconds % size > 0 ? 1 : 0)
        return "\(count) \(unit)\(count == 1 ? "" : "s")"
    }
}
