import Foundation
import Model

extension Localization {
    /// British English, the Gregorian calendar, Greenwich time.
    static let sample = Localization(
        locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
}
