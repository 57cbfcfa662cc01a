/// A picture that shows two coloured pixels per cell or, without colours or in plain ASCII, one shade per cell.
///
/// A cell is about twice as high as it is wide, so half a cell is a square pixel.
public struct Picture: Block {
    private let width: Int
    private let height: Int
    private let rgb: [UInt8]

    /// - Parameters:
    ///   - width: The width in pixels, clamped to 1…65,535.
    ///   - height: The height in pixels, clamped to the same range.
    ///   - rgb: Red, green and blue of each pixel, 0…255, row by row from the top left. Missing pixels are black.
    public init(width: Int, height: Int, rgb: [UInt8]) {
        self.width = min(max(1, width), 0xFFFF)
        self.height = min(max(1, height), 0xFFFF)
        self.rgb = rgb
    }

    /// Returns the largest size within `proposal` that has the picture's aspect ratio; no side shrinks to zero.
    public func sizeThatFits(_ proposal: Size) -> Size {
        proposal.fitted(toPixels: width, height)
    }

    /// Fills the frame, whatever its aspect ratio.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.element(Transcript.Element(.picture), in: frame)
        let symbols = canvas.appearance.symbols
        let halfBlock = canvas.appearance.usesColor ? symbols.halfBlock : nil
        let visible = frame.intersection(canvas.clip)
        for y in visible.y..<visible.maxY {
            for x in visible.x..<visible.maxX {
                let upper = pixel(x - frame.x, (y - frame.y) * 2, of: frame)
                let lower = pixel(x - frame.x, (y - frame.y) * 2 + 1, of: frame)
                if let halfBlock {
                    canvas.styled({ ($0.foreground, $0.background) = (upper.color, lower.color) }) {
                        $0.draw(halfBlock, x: x, y: y)
                    }
                } else {
                    let light = (upper.luminance + lower.luminance) / 2
                    canvas.draw(symbols.shade(of: light), x: x, y: y)
                }
            }
        }
    }

    /// Returns the source pixel nearest to the middle of a half cell in `frame`.
    private func pixel(_ x: Int, _ halfRow: Int, of frame: Rect) -> Theme.RGB {
        let column = (2 * x + 1) * width / (2 * frame.width)
        let row = (2 * halfRow + 1) * height / (4 * frame.height)
        let index = (row * width + column) * 3
        guard index + 2 < rgb.count else { return Theme.RGB(0, 0, 0) }
        return Theme.RGB(rgb[index], rgb[index + 1], rgb[index + 2])
    }
}

extension Theme.RGB {
    fileprivate var color: Color { .rgb(red, green, blue) }

    /// The brightness, 0…255, weighted as in ITU-R BT.601.
    fileprivate var luminance: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }
}
