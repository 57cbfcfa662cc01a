import Foundation
public import Model

extension Localization {
    /// British English, the Gregorian calendar, Greenwich time.
    public static var sample: Localization {
        Localization(locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    }
}
