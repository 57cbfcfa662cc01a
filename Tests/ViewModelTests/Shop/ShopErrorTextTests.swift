import Interactor
import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("The text of a shop error")
struct ShopErrorTextTests {
    private static let unavailable = Interactor.NetworkError.each.map { ShopError.unavailable($0) }

    @Test(
        "A shop error's text says what happened, and a retry is offered only if it can help",
        arguments: [
            (ShopError.noProduct(id: "tea"), "This product is no longer in the shop. Choose another one.", false),
            (
                .unavailable(.recordingError(.malformed(path: "/shop.json", .missing("name")))),
                "The file /shop.json cannot be read: “name” is missing. Correct the file.", true
            ),
            (
                .unavailable(.httpError(503)),
                "The shop is not available: HTTP error with status code: 503. Wait a while.", true
            ),
        ])
    func text(error: ShopError, expected: String, allowsRetry: Bool) {
        #expect(error.text == expected)
        #expect(error.allowsRetry == allowsRetry)
    }

    @Test(
        "A shop error on a page without a product ends with what to do",
        arguments: [(ProductViewModel.Error.Recovery.goBack, "Lost.\nGo back"), (.retry, "Lost.\nTry again")])
    func page(recovery: ProductViewModel.Error.Recovery, expected: String) {
        #expect(ProductViewModel.Error(text: "Lost.", recovery: recovery, isLoadFailure: true).pageText == expected)
    }

    @Test(
        "A failed like's text says whether saving or removing failed, and why",
        arguments: [
            (true, "Your like could not be saved. This product is no longer in the shop. Choose another one."),
            (false, "Your like could not be removed. This product is no longer in the shop. Choose another one."),
        ])
    func like(isLiked: Bool, expected: String) {
        let failure = LikeFailure(productID: "tea", isLiked: isLiked, error: .noProduct(id: "tea"))
        #expect(failure.text == expected)
    }

    @Test("A shop error's text is a sentence that advises no retry", arguments: [.noProduct(id: "tea")] + unavailable)
    func advice(error: ShopError) {
        expectAdvice(error)
    }

    @Test("A shop error is followed by one hint: to try again, or to start again", arguments: unavailable)
    func recovery(error: ShopError) {
        let products = ProductsViewModel.Products(model: .error(error, nil), likes: [], localization: .sample)
        expectOneRecovery(products.emptyState?.subtitle ?? "", products.reloadAction)
        let recovery = error.allowsRetry ? ProductViewModel.Error.Recovery.retry : .goBack
        let page = ProductViewModel.Error(text: error.text, recovery: recovery, isLoadFailure: true)
        expectOneRecovery(page.pageText, ProductViewModel.Error.reloadAction(after: page))
    }

    @Test(
        "The texts on the shop's screens are the expected ones",
        arguments: [
            (ShopWords.title, "Shop"), (ShopWords.loadingProducts, "Loading products"), (ShopWords.likedRow, "liked"),
            (ShopWords.title(ofProduct: nil), "Product"), (ShopWords.loadingProduct, "Loading the product"),
            (ShopWords.noProduct, "The product could not be shown"), (ShopWords.outOfStock, "Out of stock"),
            (ShopWords.checkAgain, "Reload to check again"), (ShopWords.addedToBag, "Added to bag"),
            (ShopWords.addToBagButton, "Add to bag"), (ShopWords.bag, "Bag"), (ShopWords.emptyBag, "Your bag is empty"),
            (ShopWords.emptyBagHint, "Items you add will appear here"), (ShopWords.total, "Total"),
            (ShopWords.addToBag, "add to bag"), (ShopWords.openBag, "bag"), (ShopWords.oneMore, "one more"),
            (ShopWords.oneLess, "one less"), (ShopWords.clear, "clear"), (ShopWords.back, "Back"),
            (ShopWords.clearBag, "Clear bag"), (ShopWords.like(isLiked: true), "Liked"),
            (ShopWords.like(isLiked: false), "Like"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }

    @Test("A sale price has a text for the earlier price and a text that names the sale; a regular price has neither")
    func sale() {
        let sale = PriceText(payable: "€ 4", was: "€ 5")
        #expect(sale.wasText == "was € 5" && sale.saleText == "sale")
        let regular = PriceText(payable: "€ 4", was: nil)
        #expect(regular.wasText == nil && regular.saleText == nil)
    }
}
