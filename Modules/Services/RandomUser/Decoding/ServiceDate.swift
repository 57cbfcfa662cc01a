import Foundation

/// Parsing and arithmetic for the service's dates, which are in GMT.
enum ServiceDate {
    /// Parses ISO 8601 with or without milliseconds, and the format of version 1.1, such as `1971-05-17 19:33:06`.
    static func date(_ text: String) -> Date? {
        let plain = Date.ISO8601FormatStyle(dateTimeSeparator: .space).year().month().day()
            .time(includingFractionalSeconds: false)
        for style in [.init(includingFractionalSeconds: true), .init(), plain] as [Date.ISO8601FormatStyle] {
            if let date = try? style.parse(text) { return date }
        }
        return nil
    }

    /// Returns the completed years between two dates; 0 if `end` is before `start`.
    static func years(from start: Date, to end: Date) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return max(0, calendar.dateComponents([.year], from: start, to: end).year ?? 0)
    }
}
