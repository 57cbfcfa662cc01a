/// Styles as a terminal's "select graphic rendition" sequences (ECMA-48, 8.3.117).
public struct SGR: Hashable, Sendable {
    private let theme: Theme
    private let depth: ColorDepth

    /// Sequences that show `theme` in at most `depth` colours.
    public init(theme: Theme, depth: ColorDepth) {
        self.theme = theme
        self.depth = depth
    }

    /// Appends the sequence that sets `style`, whatever was set before.
    public func append(_ style: Style, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: "\u{1B}[0".utf8)
        for (attribute, code) in SGR.codes where style.attributes.contains(attribute) {
            bytes.append(contentsOf: ";\(code)".utf8)
        }
        append(style.foreground, base: 30, to: &bytes)
        append(style.background, base: 40, to: &bytes)
        bytes.append(UInt8(ascii: "m"))
    }

    /// What can be seen of `style`: the colours that theme and depth leave out are the terminal's own.
    public func visible(_ style: Style) -> Style {
        var style = style
        if color(style.foreground) == nil { style.foreground = .standard }
        if color(style.background) == nil { style.background = .standard }
        return style
    }

    private static let codes: [(Style.Attributes, Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]

    private func color(_ color: Color) -> Theme.RGB? {
        depth == .none ? nil : theme.resolve(color)
    }

    /// `base` is 30 for a foreground and 40 for a background.
    private func append(_ color: Color, base: Int, to bytes: inout [UInt8]) {
        guard let rgb = self.color(color) else { return }
        switch depth {
        case .none: break
        case .ansi16:
            let index = rgb.nearestOf16
            bytes.append(contentsOf: ";\(index < 8 ? base + index : base + 60 + index - 8)".utf8)
        case .ansi256:
            bytes.append(contentsOf: ";\(base + 8);5;\(rgb.nearestOf256)".utf8)
        case .trueColor:
            bytes.append(contentsOf: ";\(base + 8);2;\(rgb.red);\(rgb.green);\(rgb.blue)".utf8)
        }
    }
}
