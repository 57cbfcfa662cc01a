import TextUI

/// A heart for what is liked, with sparks around it while that is new; as much room whatever it shows.
struct LikeMark: Block {
    let isLiked: Bool
    /// How far the sparks are, from 0; nil while there are none.
    let step: Int?

    /// How many steps the sparks take.
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

    /// The characters of a heart, and of the sparks that fly up and go out.
    private struct Look {
        let empty: SanitizedText
        let full: SanitizedText
        let sparks: [SanitizedText]

        init(empty: String, full: String, sparks: String) {
            self.empty = SanitizedText(empty)
            self.full = SanitizedText(full)
            self.sparks = sparks.map { SanitizedText(String($0)) }
        }

        static let unicode = Look(empty: "♡", full: "♥", sparks: "·✧✦✧·")
        static let ascii = Look(empty: "", full: "<3", sparks: ".+*+.")
    }
}
