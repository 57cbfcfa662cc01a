/// The words of the shop; the texts of its errors are in `ShopError+Text.swift` and `LikeFailure+Text.swift`.
public nonisolated enum ShopWords {
    // The list.
    public static let title = "Shop"
    public static let loadingProducts = "Loading products"
    /// What a screen reader says of a row with a mark.
    public static let likedRow = "liked"
    static let noProducts = "No products available"
    static let notLoaded = "Products could not be loaded"
    static let reload = "Press r to reload"

    /// Such as `34 products`, or `34 products, the last load failed`.
    static func summary(count: Int, hasFailed: Bool) -> String {
        let products = "\(count) \(count == 1 ? "product" : "products")"
        return hasFailed ? "\(products), the last load failed" : products
    }

    // A product.
    public static let product = "Product"
    public static let loadingProduct = "Loading the product"
    public static let noProduct = "The product could not be shown"
    public static let outOfStock = "Out of stock"
    public static let checkAgain = "Press r to check again"
    public static let addedToBag = "Added to bag"
    static let toast = "Successfully added product!"

    /// What the button says.
    public static func like(isLiked: Bool) -> String { isLiked ? "Liked" : "Like" }

    /// The price before a sale.
    public static func was(_ price: String) -> String { "was \(price)" }

    // The bag.
    public static let bag = "Bag"
    public static let emptyBag = "Your bag is empty"
    public static let emptyBagHint = "Items you add will appear here"
    public static let total = "Total"
    static let clearQuestion = "Are you sure you want to remove everything from the bag?"

    /// Such as `2 ×`, before the name of what is in the bag.
    static func quantity(_ count: Int) -> String { "\(count) ×" }

    static func pieces(_ count: Int) -> String { "\(count) \(count == 1 ? "item" : "items")" }

    // What keys do.
    public static let addToBag = "add to bag"
    public static let openBag = "bag"
    public static let oneMore = "one more"
    public static let oneLess = "one less"
    public static let clear = "clear"

    // Prompts.
    public static let back = "Back"
    public static let clearBag = "Clear bag"

    // Errors, where there is nothing else to show.
    static let pressEscToGoBack = "Press esc to go back"
}
