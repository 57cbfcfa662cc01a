public import Foundation
public import Model

extension Localization {
    /// British English, the Gregorian calendar, Greenwich time.
    public static var sample: Localization { .sample() }

    /// British English, the Gregorian calendar and Greenwich time, apart from what is given.
    public static func sample(
        locale: String = "en_GB", calendar: Calendar.Identifier = .gregorian, timeZone: TimeZone = .gmt
    ) -> Localization {
        Localization(locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar), timeZone: timeZone)
    }
}
