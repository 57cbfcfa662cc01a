/// A colour by its meaning, or a fixed one; a theme turns it into what a terminal shows.
public enum Color: Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// What can be acted on, and where the focus is.
    case accent
    /// What matters less.
    case secondary
    case success
    case warning
    /// What deletes, or has failed.
    case destructive
    /// A fixed colour, such as a pixel's: 0…255 each.
    case rgb(UInt8, UInt8, UInt8)
}
