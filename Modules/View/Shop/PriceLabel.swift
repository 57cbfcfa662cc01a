import TextUI
import ViewModel

/// A price, after the price before a sale; if `showsWas` is false, the word “sale” replaces the price before the sale.
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
