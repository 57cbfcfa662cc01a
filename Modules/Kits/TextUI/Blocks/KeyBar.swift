/// What the keys do, as many of them as there is room for, the most important first.
public struct KeyBar: Block {
    private let hints: [Hint]

    /// A key and what it does.
    public struct Hint: Hashable, Sendable {
        /// What is printed on it.
        public let key: String
        /// A word or two.
        public let action: String

        /// The key's name, then what it does.
        public init(_ key: String, _ action: String) {
            self.key = key
            self.action = action
        }
    }

    /// - Parameter hints: The most important first.
    public init(_ hints: [Hint]) {
        self.hints = hints
    }

    /// A line of all the width that is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    /// From side to side.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws the hints that fit whole, up to the first that does not.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        var x = frame.x
        for hint in hints {
            let key = SanitizedText(hint.key)
            let action = SanitizedText(" \(hint.action)")
            guard x + key.width + action.width <= frame.maxX else { return }
            canvas.styled({ $0.foreground = .accent }) { $0.draw(key, x: x, y: frame.y) }
            canvas.styled({ $0.foreground = .secondary }) { $0.draw(action, x: x + key.width, y: frame.y) }
            x += key.width + action.width + 2
        }
    }
}
