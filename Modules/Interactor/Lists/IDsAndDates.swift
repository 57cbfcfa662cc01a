public import Foundation

/// The source of identifiers and dates for new lists and items.
public struct IDsAndDates {
    /// Returns the current moment.
    public let now: () -> Date
    /// Returns a new identifier with each call.
    public let makeID: () -> UUID

    /// Creates a value that uses only the given sources, not the clock or the identifiers of the system.
    public init(now: @escaping () -> Date, makeID: @escaping () -> UUID) {
        self.now = now
        self.makeID = makeID
    }
}
