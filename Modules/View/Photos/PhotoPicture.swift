import TextUI
import ViewModel

/// A photo at its aspect ratio: its preview, its colour, or its description in a frame.
///
/// The view draws the first of these three that the data and the terminal allow.
struct PhotoPicture: Block {
    let image: PhotoImage
    /// The photo's width in pixels.
    let width: Int
    /// The photo's height in pixels.
    let height: Int
    let altText: String

    func sizeThatFits(_ proposal: Size) -> Size { proposal.fitted(toPixels: width, height) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.element(Transcript.Element(.picture, altText), in: frame) { canvas in
            switch image {
            case .picture(let width, let height, let rgb):
                Picture(width: width, height: height, rgb: rgb).draw(in: frame, on: &canvas)
            case .color(let red, let green, let blue) where canvas.appearance.usesColor:
                canvas.styled({ $0.background = .rgb(red, green, blue) }) { $0.fill(frame) }
            case .color, .empty:
                Text(altText).multilineTextAlignment(.center).foreground(.secondary).centered().border()
                    .draw(in: frame, on: &canvas)
            }
        }
    }
}
