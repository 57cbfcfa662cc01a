import TextUI

/// A heart, filled if the entry is liked, with animated sparks after a new like; its width never changes.
struct LikeMark: Block {
    let isLiked: Bool
    /// The current step of the animation, from 0; nil without an animation.
    let step: Int?

    /// The number of steps of the animation.
    static var stepCount: Int { Look.unicode.sparks.count }

    private static let width = 4

    func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(Self.width, proposal.width), height: min(1, proposal.height))
    }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        let look = canvas.appearance.symbols.glyph(named: "heart") == nil ? Look.ascii : .unicode
        let heart = isLiked ? look.full : look.empty
        canvas.styled({ $0.foreground = isLiked ? .destructive : .secondary }) {
            $0.draw(heart, x: frame.x + 1, y: frame.y)
        }
        guard let step, look.sparks.indices.contains(step) else { return }
        canvas.styled({ $0.foreground = .warning }) {
            $0.draw(look.sparks[step], x: frame.x, y: frame.y)
            if heart.width == 1 { $0.draw(look.sparks[step], x: frame.x + 2, y: frame.y) }
        }
    }

    /// The characters of the heart, and of the sparks in each step.
    private struct Look {
        let empty: SanitizedText
        let full: SanitizedText
        let sparks: [SanitizedText]

        static let unicode = Look(empty: SanitizedText("♡"), full: SanitizedText("♥"), sparks: steps("·✧✦✧·"))
        static let ascii = Look(empty: SanitizedText(""), full: SanitizedText("<3"), sparks: steps(".+*+."))

        private static func steps(_ text: String) -> [SanitizedText] { text.map { SanitizedText(String($0)) } }
    }
}
