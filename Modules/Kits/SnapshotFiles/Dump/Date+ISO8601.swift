import Foundation

extension Date {
    /// The date in ISO 8601, to the nearest millisecond; whole seconds have no fraction.
    package var iso8601: String {
        let seconds = timeIntervalSinceReferenceDate
        // The format cannot show the years beyond this.
        guard abs(seconds) < 300_000_000_000 else { return "Date(timeIntervalSinceReferenceDate: \(seconds))" }
        guard seconds != seconds.rounded() else { return formatted(ISO8601FormatStyle()) }
        // The format cuts off digits after the milliseconds, and 0.9 s may be stored as 0.89999 s.
        return (self + 0.0005).formatted(ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
