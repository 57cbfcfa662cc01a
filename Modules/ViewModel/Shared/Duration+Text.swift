nonisolated extension Duration {
    /// The duration in words, such as `1500 milliseconds`, `30 seconds`, `90 minutes` or `2 hours`.
    ///
    /// Two minutes or more are rounded up to whole minutes, and two hours or more to whole hours.
    /// Exactly 60 seconds become `1 minute`, and exactly 60 minutes `1 hour`.
    var text: String {
        let (seconds, attoseconds) = components
        if attoseconds != 0, seconds < 120 {
            return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) milliseconds"
        }
        let minutes = seconds / 60 + (seconds % 60 > 0 ? 1 : 0)
        let hours = minutes / 60 + (minutes % 60 > 0 ? 1 : 0)
        if seconds < 60 || seconds < 120 && seconds != 60 { return Self.text(seconds, "second") }
        if minutes < 60 || minutes < 120 && minutes != 60 { return Self.text(minutes, "minute") }
        return Self.text(hours, "hour")
    }

    private static func text(_ count: Int64, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }
}
