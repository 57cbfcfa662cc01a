import Testing
import ViewModel

@Suite("The words of the shop's screens")
struct ShopWordsTests {
    @Test(
        "are as a view shows them",
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

    @Test("tell the price before a sale, or only that it is one")
    func sale() {
        let sale = PriceText(payable: "€ 4", was: "€ 5")
        #expect(sale.wasText == "was € 5" && sale.saleText == "sale")
        let regular = PriceText(payable: "€ 4", was: nil)
        #expect(regular.wasText == nil && regular.saleText == nil)
    }
}
