public import Foundation

/// What new lists and items are dated and named by, and where their dates are read.
public struct Stamps {
    /// The moment in which it is called.
    public let now: () -> Date
    /// A new identifier with each call.
    public let makeID: () -> UUID
    /// Where the user is.
    public let timeZone: TimeZone

    /// A clock, a source of identifiers, and a time zone; nothing is taken from the system.
    public init(now: @escaping () -> Date, makeID: @escaping () -> UUID, timeZone: TimeZone) {
        self.now = now
        self.makeID = makeID
        self.timeZone = timeZone
    }
}
