public import Foundation

extension Date {
    /// The moment that many seconds after the first of 2026, in Greenwich.
    public static func sample(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_767_225_600 + seconds) }
}
