import Foundation
public import Model

extension Localization {
    /// The localization that goes with the bundled data: British English, the Gregorian calendar and Greenwich time.
    public static let bundled = Localization(
        locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
}
