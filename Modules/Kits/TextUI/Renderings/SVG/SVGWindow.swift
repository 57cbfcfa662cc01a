/// The window around the grid in a picture: a title bar with three dots, and a margin.
struct SVGWindow {
    let size: Size
    let theme: Theme
    let title: SanitizedText

    private static let barHeight = 28
    private static let margin = 9
    /// The number of columns for the dots.
    ///
    /// The same number stays free on the right, so that the title is centred.
    private static let roomForDots = 9
    private static let dots = ["#ff5f57", "#febc2e", "#28c840"]
    private static let fonts = "Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

    private var width: Int { size.width * SVGCell.width + 2 * Self.margin }
    private var height: Int { Self.barHeight + size.height * SVGCell.height + 2 * Self.margin }

    var opening: [String] {
        [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            """,
            "<title>\(title.string.xml)</title>",
            "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(color(10))\"/>",
            // An edge of one unit separates a light window from a light page.
            """
            <path d="M1 \(Self.barHeight)H\(width - 1)V\(height - 8)a7 7 0 0 1 -7 7H8a7 7 0 0 1 -7 -7Z" \
            fill="\(color(0))"/>
            """,
        ] + dots + [
            """
            <g transform="translate(\(Self.margin) \(Self.barHeight + Self.margin))" text-anchor="middle" \
            font-family="\(Self.fonts)" font-size="\(SVGCell.fontSize)" fill="\(color(100))" \
            style="font-variant-ligatures:none">
            """
        ] + shownTitle
    }

    var closing: [String] { ["</g>", "</svg>"] }

    private var dots: [String] {
        Self.dots.enumerated().map { index, color in
            "<circle cx=\"\(16 + 18 * index)\" cy=\"\(Self.barHeight / 2)\" r=\"5\" fill=\"\(color)\"/>"
        }
    }

    /// The title's element, positioned relative to the grid's corner, like all elements of the SVG group.
    private var shownTitle: [String] {
        let room = max(0, size.width - 2 * Self.roomForDots)
        let shown = title.truncated(to: room, ellipsis: Symbols.unicode.ellipsis)
        guard !shown.string.isEmpty else { return [] }
        let x = (size.width * SVGCell.width) / 2
        let y = SVGCell.baseline - SVGCell.height / 2 - Self.barHeight / 2 - Self.margin
        return ["<text x=\"\(x)\" y=\"\(y)\" fill=\"\(color(70))\">\(shown.string.xml)</text>"]
    }

    /// Returns the background mixed with `percent` of the foreground.
    private func color(_ percent: Int) -> String {
        theme.background.mixed(with: theme.foreground, percent: percent).hexadecimal
    }
}
