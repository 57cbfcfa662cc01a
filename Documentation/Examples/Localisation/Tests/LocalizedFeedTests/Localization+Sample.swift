import Foundation
import Model

extension Localization {
    /// Returns the localization of that locale, in Greenwich time.
    static func sample(_ locale: String) -> Localization {
        Localization(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    }
}
