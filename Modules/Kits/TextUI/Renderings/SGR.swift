/// Styles as a terminal's "select graphic rendition" sequences (ECMA-48, 8.3.117).
public struct SGR: Hashable, Sendable {
    private let theme: Theme
    private let depth: ColorDepth

    /// Creates sequences that show the colours of `theme`, as far as `depth` allows.
    public init(theme: Theme, depth: ColorDepth) {
        self.theme = theme
        self.depth = depth
    }

    /// Appends the sequence that turns `previous` into `style`; nothing if both look the same.
    public func append(_ style: Style, after previous: Style, to bytes: inout [UInt8]) {
        let style = visible(style)
        let previous = visible(previous)
        guard style != previous else { return }
        if style == .plain { return bytes.append(contentsOf: "\u{1B}[m".utf8) }
        let adds = previous.attributes.isSubset(of: style.attributes)
        let start = adds ? previous : .plain
        var codes = adds ? [] : [0]
        for (attribute, code) in SGR.codes where style.attributes.subtracting(start.attributes).contains(attribute) {
            codes.append(code)
        }
        if style.foreground != start.foreground { codes += self.codes(of: style.foreground, base: 30) }
        if style.background != start.background { codes += self.codes(of: style.background, base: 40) }
        // Joined as bytes, which avoids several temporary strings for each sequence.
        bytes.append(contentsOf: "\u{1B}[".utf8)
        for (index, code) in codes.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ";")) }
            bytes.append(contentsOf: String(code).utf8)
        }
        bytes.append(UInt8(ascii: "m"))
    }

    /// Returns `style` as it can be shown: colours that the theme or the depth lacks become the terminal's default.
    public func visible(_ style: Style) -> Style {
        var style = style
        if style.foreground != .standard, color(style.foreground) == nil { style.foreground = .standard }
        if style.background != .standard, color(style.background) == nil { style.background = .standard }
        return style
    }

    private static let codes: [(Style.Attributes, Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]

    private func color(_ color: Color) -> Theme.RGB? {
        depth == .none ? nil : theme.resolve(color)
    }

    /// Returns the codes of `color`; `base` is 30 for a foreground and 40 for a background.
    private func codes(of color: Color, base: Int) -> [Int] {
        guard let rgb = self.color(color) else { return [base + 9] }
        switch depth {
        case .none: return [base + 9]
        case .ansi16:
            let index = rgb.nearestOf16
            return [index < 8 ? base + index : base + 60 + index - 8]
        case .ansi256: return [base + 8, 5, rgb.nearestOf256]
        case .trueColor: return [base + 8, 2, Int(rgb.red), Int(rgb.green), Int(rgb.blue)]
        }
    }
}
