public import Foundation

/// What new lists and items are dated and named by.
public struct Stamps {
    /// The moment in which it is called.
    public let now: () -> Date
    /// A new identifier with each call.
    public let makeID: () -> UUID
    /// A clock and a source of identifiers; nothing is taken from the system.
    public init(now: @escaping () -> Date, makeID: @escaping () -> UUID) {
        self.now = now
        self.makeID = makeID
    }
}
