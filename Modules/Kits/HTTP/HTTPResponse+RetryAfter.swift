public import Foundation

extension HTTPResponse {
    /// Returns how long the server asks its clients to wait, from the header `Retry-After` (RFC 9110, section 10.2.3).
    ///
    /// A date is compared with the response's own header `Date`, so that a wrong clock on this machine does no harm.
    ///
    /// - Parameter now: The current date, for a response that has no valid header `Date`.
    /// - Returns: A time from one second to one day; nil if no valid header gives a time in this range.
    public func retryDelay(now: Date) -> Duration? {
        guard let value = header("Retry-After") else { return nil }
        let seconds =
            Int(value).map(Double.init)
            ?? Self.date(value)?.timeIntervalSince(header("Date").flatMap(Self.date) ?? now).rounded(.up)
        // Nobody waits longer than a day.
        guard let seconds, 1...86_400 ~= seconds else { return nil }
        return .seconds(seconds)
    }

    /// Whether a retry may succeed: the status is 429 or a server error.
    public var isRetryable: Bool { status == 429 || 500..<600 ~= status }

    /// Parses a date in one of HTTP's three formats (RFC 9110, section 5.6.7).
    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        let formats = ["EEE, dd MMM yyyy HH:mm:ss zzz", "EEEE, dd-MMM-yy HH:mm:ss zzz", "EEE MMM d HH:mm:ss yyyy"]
        for format in formats {
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }
}
