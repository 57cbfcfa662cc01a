import TextUI
import ViewModel

/// The name and the price of a product, and the button that likes it.
struct ProductHeader: CompositeBlock {
    let product: ProductViewModel.Product
    let isLiked: Bool
    let hasAdded: Bool

    var body: some Block {
        VStack {
            Text(product.name).bold()
            PriceLabel(price: product.price)
            Spacer().frame(height: 1)
            HStack(spacing: 2) {
                likeButton
                if hasAdded { Text(ShopWords.addedToBag).lineLimit(1).foreground(.success) }
            }
        }
        .padding(horizontal: 1)
    }

    private var likeButton: some Block {
        let label = ShopWords.like(isLiked: isLiked)
        return Text(" \(label) ")
            // Reversed colours: the text gets the terminal's background colour, which is readable in both themes.
            .foreground(isLiked ? .success : .accent).reverse()
            .accessibilityElement(Transcript.Element(.button, label, states: [isLiked ? .on : .off]))
            .tapTarget(.key(.character("l")))
    }
}
