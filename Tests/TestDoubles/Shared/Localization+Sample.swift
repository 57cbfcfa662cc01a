public import Foundation
public import Model

extension Localization {
    /// British English, the Gregorian calendar, Greenwich time.
    public static var sample: Localization { .sample() }

    /// Returns British English, the Gregorian calendar and Greenwich time, unless given otherwise.
    public static func sample(
        locale: String = "en_GB", calendar: Calendar.Identifier = .gregorian, timeZone: TimeZone = .gmt
    ) -> Localization {
        Localization(locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar), timeZone: timeZone)
    }
}
