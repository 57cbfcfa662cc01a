/// The role of a scalar in its cluster; the raw values are the letters of ``WidthTable``.
enum ScalarClass: Unicode.Scalar {
    case narrow = "n"
    case wide = "w"
    /// Takes one cell, and joins the cluster before it: most Indic vowel signs.
    case spacing = "s"
    case mark = "m"
    /// Joins the cluster after it: the Arabic number signs.
    case prepend = "q"
    /// An initial Hangul consonant.
    case leadingJamo = "l"
    /// A Hangul vowel or final consonant, drawn in the cells of the initial consonant before it.
    case trailingJamo = "j"
    /// Shown as text unless a selector follows; includes the ASCII digits, with which keycap emoji begin.
    case textEmoji = "t"
    /// Shown as an emoji unless a selector follows.
    case emoji = "e"
    /// An emoji that no selector changes, or a character that is wide even as text.
    case pictograph = "p"
    case skinTone = "k"
    case regional = "r"
    /// A variation selector.
    case selector = "v"
    /// ZWJ or ZWNJ.
    case joiner = "z"
    /// A tag letter, as in the flags of England, Scotland and Wales.
    case tag = "g"
    case control = "c"
    /// Invisible: formatting, bidirectional controls, fillers.
    case invisible = "i"
    /// Unassigned, private, or not a character.
    case unknown = "u"

    /// The number of cells that a scalar takes by itself, or adds to a cluster.
    var width: Int {
        switch self {
        case .narrow, .spacing, .prepend, .textEmoji, .unknown: 1
        case .wide, .leadingJamo, .emoji, .pictograph, .skinTone, .regional: 2
        case .mark, .trailingJamo, .selector, .joiner, .tag, .control, .invisible: 0
        }
    }

    /// Whether this is one of the classes whose scalars never join each other.
    ///
    /// If all scalars of a text have such classes, each scalar is a cluster and can be drawn.
    var standsAlone: Bool {
        switch self {
        case .narrow, .wide, .textEmoji, .emoji, .pictograph: true
        default: false
        }
    }

    /// Returns the class of `scalar`.
    ///
    /// Complexity: O(1), one load for planes 0 and 1.
    static func of(_ scalar: Unicode.Scalar) -> ScalarClass {
        table.of(scalar)
    }

    /// The shared table.
    ///
    /// A loop reads this property only once, because each access checks whether the table is initialized.
    static let table = Table()

    /// The classes of all scalars.
    struct Table: Sendable {
        /// One entry for each scalar of the generated table.
        ///
        /// A test checks that the runs cover all scalars.
        private let classes = Table.decode(WidthTable.runs)

        func of(_ scalar: Unicode.Scalar) -> ScalarClass {
            if scalar.value < WidthTable.scalarCount { return classes[Int(scalar.value)] }
            switch scalar.value {
            case 0x20000...0x2FFFD, 0x30000...0x3FFFD: return .wide
            case 0xE0020...0xE007F: return .tag
            case 0xE0100...0xE01EF: return .selector
            case 0xE0000...0xE0FFF: return .invisible
            default: return .unknown
            }
        }

        private static func decode(_ runs: StaticString) -> [ScalarClass] {
            var table: [ScalarClass] = []
            table.reserveCapacity(WidthTable.scalarCount)
            var run: (of: ScalarClass, length: Int)?
            func close() {
                // An array: a debug build would append the elements of a `Repeated` one by one, which would take 60 ms.
                if let run { table.append(contentsOf: Array(repeating: run.of, count: max(run.length, 1))) }
            }
            runs.withUTF8Buffer { bytes in
                for byte in bytes {
                    if let next = ScalarClass(rawValue: Unicode.Scalar(byte)) {
                        close()
                        run = (next, 0)
                    } else if let digit = Character(Unicode.Scalar(byte)).hexDigitValue, let open = run {
                        run = (open.of, open.length * 16 + digit)
                    }
                }
            }
            close()
            return table
        }
    }
}
