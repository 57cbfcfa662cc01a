/// Pixels, two to a cell; or, where there is no colour, shades.
///
/// A cell is about twice as high as it is wide, so that a half cell is a square pixel.
public struct Picture: Block {
    private let width: Int
    private let height: Int
    private let rgb: [UInt8]

    /// - Parameters:
    ///   - width: In pixels, 1…65,535; what is outside of that counts as the nearest.
    ///   - height: In pixels, as the width.
    ///   - rgb: Red, green and blue, 0…255, row by row from the top left; what is missing is black.
    public init(width: Int, height: Int, rgb: [UInt8]) {
        self.width = min(max(1, width), 0xFFFF)
        self.height = min(max(1, height), 0xFFFF)
        self.rgb = rgb
    }

    /// The largest size within `proposal` at the picture's own aspect ratio, but no side of it nothing.
    public func sizeThatFits(_ proposal: Size) -> Size {
        let room = Size(width: proposal.width, height: proposal.height * 2)
        let heightAtFullWidth = room.width * height / width
        let pixels =
            heightAtFullWidth <= room.height
            ? Size(width: room.width, height: max(1, heightAtFullWidth))
            : Size(width: max(1, room.height * width / height), height: room.height)
        return Size(width: min(pixels.width, proposal.width), height: min((pixels.height + 1) / 2, proposal.height))
    }

    /// Fills the frame, whatever its aspect ratio.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.element(Transcript.Element(.picture), in: frame)
        let symbols = canvas.appearance.symbols
        let halfBlock = canvas.appearance.usesColor ? symbols.halfBlock : nil
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let upper = pixel(x, y * 2, of: frame)
                let lower = pixel(x, y * 2 + 1, of: frame)
                if let halfBlock {
                    canvas.styled({ ($0.foreground, $0.background) = (upper.color, lower.color) }) {
                        $0.draw(halfBlock, x: frame.x + x, y: frame.y + y)
                    }
                } else {
                    let light = (upper.luminance + lower.luminance) / 2
                    canvas.draw(symbols.shade(of: light), x: frame.x + x, y: frame.y + y)
                }
            }
        }
    }

    /// The source pixel nearest to the middle of the frame's half cell.
    private func pixel(_ x: Int, _ halfRow: Int, of frame: Rect) -> Pixel {
        let column = (2 * x + 1) * width / (2 * frame.width)
        let row = (2 * halfRow + 1) * height / (4 * frame.height)
        let index = (row * width + column) * 3
        guard index + 2 < rgb.count else { return Pixel(red: 0, green: 0, blue: 0) }
        return Pixel(red: rgb[index], green: rgb[index + 1], blue: rgb[index + 2])
    }
}

private struct Pixel {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    var color: Color { .rgb(red, green, blue) }

    /// 0…255, weighed as in ITU-R BT.601.
    var luminance: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }
}
