import TextUI
import ViewModel

/// A line of the bag; a narrow line truncates the name, but not the variant: two lines may differ only in the variant.
struct BagLine: RowBlock {
    let item: BagViewModel.Bag.Item

    func draw(in frame: Rect, on canvas: inout Canvas) {
        HStack(spacing: 1) {
            Text(item.quantity).lineLimit(1).frame(width: 5)
            // A fixed width aligns the variants.
            Text(item.name).lineLimit(1).frame(width: frame.width >= 50 ? frame.width * 2 / 5 : frame.width / 4)
            Text(item.variant).lineLimit(1).foreground(.secondary).flexible()
            Text(item.price).lineLimit(1)
        }
        .padding(Insets(trailing: 1))
        .draw(in: frame, on: &canvas)
    }
}
