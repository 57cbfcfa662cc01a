public import Foundation

/// The clock and the source of identifiers for new lists and items.
public struct Stamps {
    /// Returns the current moment.
    public let now: () -> Date
    /// Returns a new identifier with each call.
    public let makeID: () -> UUID

    /// Creates stamps from the given sources; nothing is taken from the system.
    public init(now: @escaping () -> Date, makeID: @escaping () -> UUID) {
        self.now = now
        self.makeID = makeID
    }
}
