import Foundation

/// Parsing for the dates of a random-user service, which are in GMT.
enum ServiceDate {
    /// The accepted formats: ISO 8601 with or without milliseconds; the format of API version 1.1, such as
    /// `1971-05-17 19:33:06`; a date without a time.
    private static let styles: [Date.ISO8601FormatStyle] = {
        let day = Date.ISO8601FormatStyle(dateTimeSeparator: .space).year().month().day()
        return [.init(includingFractionalSeconds: true), .init(), day.time(includingFractionalSeconds: false), day]
    }()

    /// Parses a date; a text without a time means the beginning of the day.
    static func date(_ text: String) -> Date? {
        for style in styles {
            if let date = try? style.parse(text) { return date }
        }
        return nil
    }
}
