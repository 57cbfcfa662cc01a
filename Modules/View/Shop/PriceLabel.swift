import TextUI
import ViewModel

/// A price; during a sale, it follows the old price or, if `showsWas` is false, the word “sale”.
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
