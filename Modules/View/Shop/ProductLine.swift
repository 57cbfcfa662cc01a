import TextUI
import ViewModel

/// A line of the shop's list; during a sale, a narrow line leaves out the old price.
struct ProductLine: RowBlock {
    let product: ProductRow

    func draw(in frame: Rect, on canvas: inout Canvas) {
        HStack {
            KeptMark(isKept: product.isLiked)
            Text(product.name).lineLimit(1).padding(Insets(trailing: 1)).flexible()
            PriceLabel(price: product.price, showsWas: frame.width >= 50)
        }
        .padding(Insets(trailing: 1))
        .draw(in: frame, on: &canvas)
        if product.isLiked { canvas.element(Transcript.Element(.text, ShopWords.likedRow), in: frame) }
    }
}
