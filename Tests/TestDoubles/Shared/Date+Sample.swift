public import Foundation

extension Date {
    /// Returns the moment `seconds` after the start of 2026 in Greenwich.
    public static func sample(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_767_225_600 + seconds) }
}
