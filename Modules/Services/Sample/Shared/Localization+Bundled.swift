public import Foundation
public import Model

extension Localization {
    /// The localization that goes with the bundled data: British English, the Gregorian calendar and Greenwich time.
    public static let bundled = Localization(
        locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
}

extension Date {
    /// The day that goes with the bundled data: the last day of 2025, on which the people's ages are as recorded.
    public static let bundled = Date(timeIntervalSince1970: 1_767_139_200)
}
