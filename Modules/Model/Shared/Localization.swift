public import Foundation

/// The language, the calendar and the time zone in which dates and amounts are formatted.
///
/// The formatted texts have no direction marks, because a text screen would show these as unknown characters.
public struct Localization: Hashable, Sendable {
    public let locale: Locale
    public let calendar: Calendar
    /// The time zone of the user.
    public let timeZone: TimeZone

    /// Creates a localization; nothing is read from the system.
    public init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    /// Returns the day of `date` with the month in words, such as `8 March 1992`.
    ///
    /// The time zone is UTC: a birthday is a day, not a moment, and the services send birthdays in UTC.
    public func day(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
        ).withoutDirectionMarks
    }

    /// Returns the day and the time of `date` in short form, such as `8 Mar 1992 at 15:13`.
    public func moment(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(
                date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
        ).withoutDirectionMarks
    }
}

extension String {
    /// The text without direction marks.
    var withoutDirectionMarks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isBidiControl }))
    }
}
