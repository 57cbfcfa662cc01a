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

// MARK: - As 25 bits

extension Color {
    static let codeMask: UInt64 = (1 << 25) - 1
    private static let fixed: UInt64 = 1 << 24
    private static let semantic: [Color] = [.standard, .accent, .secondary, .success, .warning, .destructive]

    /// A number below 2²⁵: of a fixed colour its parts below the highest bit.
    var code: UInt64 {
        switch self {
        case .standard: 0
        case .accent: 1
        case .secondary: 2
        case .success: 3
        case .warning: 4
        case .destructive: 5
        case .rgb(let red, let green, let blue): Color.fixed | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
        }
    }

    /// The colour of that code; the standard one for a number that is none's.
    init(code: UInt64) {
        if code & Color.fixed != 0 {
            self = .rgb(
                UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
                UInt8(truncatingIfNeeded: code))
        } else {
            self = code < Color.semantic.count ? Color.semantic[Int(code)] : .standard
        }
    }
}
