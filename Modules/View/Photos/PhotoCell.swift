import TextUI
import ViewModel

/// A photo in a grid: the photographer's name, and the picture below.
struct PhotoCell: CompositeBlock {
    let viewModel: PhotoCellViewModel
    let isSelected: Bool

    var body: some Block {
        VStack {
            PhotoTitle(text: viewModel.titleText, isSelected: isSelected)
            PhotoPicture(
                image: viewModel.image, width: viewModel.imageWidth, height: viewModel.imageHeight,
                altText: viewModel.altText
            )
            .centered()
        }
    }
}

/// The photographer's name; the name of a selected cell is marked like a selected row of a list.
private struct PhotoTitle: RowBlock {
    let text: String
    let isSelected: Bool

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.styled({ if isSelected { $0.attributes.insert(.reverse) } }) { canvas in
            canvas.fill(frame)
            if isSelected { canvas.draw(canvas.appearance.symbols.selected, x: frame.x, y: frame.y) }
            Text(text).lineLimit(1).draw(in: frame.inset(by: Insets(leading: 2)), on: &canvas)
        }
    }
}
