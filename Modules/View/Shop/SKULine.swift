import TextUI
import ViewModel

/// A variant in one line; a narrow line leaves out the size's description and, during a sale, the old price.
struct SKULine: RowBlock {
    let viewModel: SKUViewModel

    func draw(in frame: Rect, on canvas: inout Canvas) {
        let isWide = frame.width >= 56
        HStack(spacing: 1) {
            cell(viewModel.color).frame(width: isWide ? 16 : frame.width / 3)
            cell(viewModel.size).frame(width: 8)
            if isWide, let description = viewModel.sizeDescription { cell(description).foreground(.secondary) }
            Spacer()
            PriceLabel(price: viewModel.price, showsWas: isWide)
        }
        .padding(Insets(trailing: 1))
        .draw(in: frame, on: &canvas)
    }

    private func cell(_ text: String) -> Text { Text(text).lineLimit(1) }
}
