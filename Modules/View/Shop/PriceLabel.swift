import TextUI
import ViewModel

/// A price, on its left the one before a sale, or only a word for a sale if there is no room for more.
struct PriceLabel: CompositeBlock {
    let price: PriceText
    var showsWas = true

    var body: some Block {
        HStack(spacing: 1) {
            if let sale = showsWas ? price.wasText : price.saleText { Text(sale).lineLimit(1).foreground(.secondary) }
            Text(price.payable).lineLimit(1).foreground(price.was == nil ? .standard : .success)
        }
    }
}
