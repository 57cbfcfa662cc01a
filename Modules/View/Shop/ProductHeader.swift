import TextUI
import ViewModel

/// What a product is called, what it costs, and the button that likes it.
struct ProductHeader: CompositeBlock {
    let product: ProductViewModel.Product
    let isLiked: Bool

    var body: some Block {
        VStack {
            Text(product.name).bold()
            PriceLabel(price: product.price)
            Spacer().frame(height: 1)
            Text(isLiked ? " Liked " : " Like ")
                // Reversed, so that the text has the terminal's own background: on both themes it can be read.
                .foreground(isLiked ? .success : .accent).reverse()
                .accessibilityElement(
                    Transcript.Element(.button, isLiked ? "Liked" : "Like", states: [isLiked ? .on : .off])
                )
                .tapTarget(.key(.character("l")))
        }
        .padding(horizontal: 1)
    }
}
