/// The look of a cell.
///
/// A style is stored as one number (the attributes, then 25 bits for each colour), so that a cell is small and two
/// styles compare fast.
public struct Style: Hashable, Sendable {
    private var bits: UInt64

    /// Creates a style; by default, it has the terminal's own colours and no attributes.
    public init(foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []) {
        bits = UInt64(attributes.rawValue) | foreground.code << Style.foregroundShift
        bits |= background.code << Style.backgroundShift
    }

    /// The colour of the character.
    public var foreground: Color {
        get { Color(code: bits >> Style.foregroundShift & Color.codeMask) }
        set { replace(Style.foregroundShift, newValue.code) }
    }

    /// The colour behind the character.
    public var background: Color {
        get { Color(code: bits >> Style.backgroundShift & Color.codeMask) }
        set { replace(Style.backgroundShift, newValue.code) }
    }

    /// Weight, slant and the like.
    public var attributes: Attributes {
        get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits)) }
        set { bits = bits & ~0xFF | UInt64(newValue.rawValue) }
    }

    private static let foregroundShift: UInt64 = 8
    private static let backgroundShift: UInt64 = 33

    private mutating func replace(_ shift: UInt64, _ code: UInt64) {
        bits = bits & ~(Color.codeMask << shift) | code << shift
    }

    /// The terminal's own colours and no attributes.
    public static let plain = Style()

    /// The ways in which a character can be emphasised.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each attribute.
        public let rawValue: UInt8

        /// Creates the set of attributes whose bits are set.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Heavier strokes.
        public static let bold = Attributes(rawValue: 1)
        /// Less contrast.
        public static let dim = Attributes(rawValue: 2)
        /// Slanted strokes.
        public static let italic = Attributes(rawValue: 4)
        /// A line below the character.
        public static let underline = Attributes(rawValue: 8)
        /// Foreground and background swapped.
        public static let reverse = Attributes(rawValue: 16)
    }
}
