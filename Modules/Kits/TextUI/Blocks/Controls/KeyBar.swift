/// A row of as many key hints as fit, the most important first.
public struct KeyBar: RowBlock {
    private let hints: [Hint]

    /// A key and what it does.
    public struct Hint: Hashable, Sendable {
        /// The name of one key, or of several keys.
        public let key: String
        /// The names of all keys with this action.
        ///
        /// The key bar has no room for all of these names.
        public let allKeys: String
        /// The key's action, in a word or two.
        public let action: String
        /// The key that a click on the hint presses; nil if a click does nothing.
        public let pressedKey: Key?

        /// Whether the hint stays visible even if more important hints do not fit.
        let isPinned: Bool

        /// Creates a hint that shows the key's own name.
        ///
        /// A pinned hint stays visible even if more important hints do not fit.
        public init(_ key: Key, _ action: String, isPinned: Bool = false) {
            self.init(key.name, action, pressing: key, isPinned: isPinned)
        }

        /// Creates a hint for several keys, shown by the name of their group.
        public init(_ keys: KeyGroup, _ action: String, pressing key: Key? = nil) {
            self.init(keys.rawValue, action, pressing: key)
        }

        /// Creates a hint for several keys with the same action.
        ///
        /// The bar names only the first key, and a click presses that key.
        ///
        /// A pinned hint stays visible even if more important hints do not fit.
        public init(_ keys: [Key], _ action: String, isPinned: Bool = false) {
            key = keys.first?.name ?? ""
            allKeys = keys.map(\.name).joined(separator: ", ")
            self.action = action
            pressedKey = keys.first
            self.isPinned = isPinned
        }

        /// Creates a hint for several keys, shown by one name, such as `1/2`.
        ///
        /// A pinned hint stays visible even if more important hints do not fit.
        public init(_ keys: String, _ action: String, pressing key: Key? = nil, isPinned: Bool = false) {
            self.key = keys
            allKeys = keys
            self.action = action
            pressedKey = key
            self.isPinned = isPinned
        }
    }

    /// - Parameter hints: The hints, the most important first.
    public init(_ hints: [Hint]) {
        self.hints = hints
    }

    /// Draws the pinned hints, and the other hints up to the first that does not fit completely.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        var room = frame.width
        for hint in hints where hint.isPinned { room -= hint.width + Self.gap }
        var x = frame.x
        var isFull = false
        var shown: [Hint] = []
        for hint in hints {
            if !hint.isPinned {
                isFull = isFull || hint.width > room
                if isFull { continue }
                room -= hint.width + Self.gap
            }
            guard x + hint.width <= frame.maxX else { break }
            hint.draw(x: x, y: frame.y, on: &canvas)
            x += hint.width + Self.gap
            shown.append(hint)
        }
        let label = { shown.map { "\($0.key) \($0.action)" }.joined(separator: "; ") }
        canvas.element(Transcript.Element(.keys, label()), in: frame)
    }

    /// The number of columns between two hints.
    private static var gap: Int { 2 }
}

extension KeyBar.Hint {
    fileprivate var width: Int { SanitizedText(key).width + 1 + SanitizedText(action).width }

    fileprivate func draw(x: Int, y: Int, on canvas: inout Canvas) {
        let key = SanitizedText(key)
        if let pressedKey { canvas.report(.key(pressedKey), in: Rect(x: x, y: y, width: width, height: 1)) }
        canvas.styled({ $0.foreground = .accent }) { $0.draw(key, x: x, y: y) }
        canvas.styled({ $0.foreground = .secondary }) { $0.draw(SanitizedText(" \(action)"), x: x + key.width, y: y) }
    }
}
