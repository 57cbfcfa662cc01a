import TextUI
import ViewModel

/// A price, on its left the one before a sale, if there is room for it.
struct PriceLabel: CompositeBlock {
    let price: PriceText
    var showsWas = true

    var body: some Block {
        HStack(spacing: 1) {
            if showsWas, let was = price.was { Text(ShopWords.was(was)).lineLimit(1).foreground(.secondary) }
            Text(price.payable).lineLimit(1).foreground(price.was == nil ? .standard : .success)
        }
    }
}
