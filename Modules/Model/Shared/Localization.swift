public import Foundation

/// The language and the calendar that dates and amounts are written in.
public struct Localization: Hashable, Sendable {
    /// Whose words and order dates have, and whose signs amounts.
    public var locale: Locale
    /// What days are counted by.
    public var calendar: Calendar
    /// Where the user is.
    public var timeZone: TimeZone

    /// A language and a calendar; nothing is taken from the system.
    public init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    /// The day of `date`, with the month in words, such as `8 March 1992`.
    ///
    /// It is the day in Greenwich, wherever the user is: a birthday is a day, not a moment, and is read where the services
    /// write it.
    public func day(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt))
    }

    /// The day and the time of `date`, as short as they can be told apart from others, such as `8 Mar 1992 at 15:13`.
    public func moment(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(
                date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
    }
}
