/// A fixed colour, or a meaning that a theme maps to a colour.
public enum Color: Hashable, Sendable {
    /// The terminal's default colour.
    case standard
    /// The colour of elements that the user can act on, and of the focus.
    case accent
    /// The colour of less important text.
    case secondary
    case success
    case warning
    /// The colour of actions that delete something, and of failures.
    case destructive
    /// A fixed colour, such as that of a pixel; each part is in 0…255.
    case rgb(UInt8, UInt8, UInt8)
}

// MARK: - As 25 bits

extension Color {
    static let codeMask: UInt64 = (1 << 25) - 1
    private static let fixed: UInt64 = 1 << 24
    private static let semantic: [Color] = [.standard, .accent, .secondary, .success, .warning, .destructive]

    /// A number below 2²⁵.
    ///
    /// If the highest bit is set, the colour is fixed, and the lower bits are red, green and blue.
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

    /// Creates the colour with this code; ``standard`` for an unknown code.
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
