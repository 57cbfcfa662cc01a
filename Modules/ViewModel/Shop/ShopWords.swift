/// The words of the shop; the texts of its errors are in `ShopError+Text.swift` and `LikeFailure+Text.swift`.
public nonisolated enum ShopWords {
    // The list.
    public static var title: String { "Shop" }
    public static var loadingProducts: String { "Loading products" }
    /// The screen reader's word for the mark of a liked row.
    public static var likedRow: String { "liked" }
    static var noProducts: String { "No products available" }
    static var notLoaded: String { "Products could not be loaded" }

    static func count(_ count: Int) -> String { count == 1 ? "1 product" : "\(count) products" }

    // A product.
    /// - Parameter name: The name of the product; nil until the product is loaded.
    public static func title(ofProduct name: String?) -> String { name ?? "Product" }
    public static var loadingProduct: String { "Loading the product" }
    public static var noProduct: String { "The product could not be shown" }
    public static var outOfStock: String { "Out of stock" }
    public static var checkAgain: String { "Reload to check again" }
    public static var addedToBag: String { "Added to bag" }
    static var toast: String { "Successfully added product!" }

    // Titles of buttons.
    public static var addToBagButton: String { "Add to bag" }
    public static func like(isLiked: Bool) -> String { isLiked ? "Liked" : "Like" }

    /// The price before a sale.
    static func was(_ price: String) -> String { "was \(price)" }
    static var sale: String { "sale" }

    // The bag.
    public static var bag: String { "Bag" }
    public static var emptyBag: String { "Your bag is empty" }
    public static var emptyBagHint: String { "Items you add will appear here" }
    public static var total: String { "Total" }
    public static var loadingBag: String { "Loading the bag" }
    static var unreadableBag: String { "The bag is not available" }
    static var unreadBag: String { "Your bag could not be read." }
    static var latestBagChange: String { "your latest change to the bag" }
    static var clearQuestion: String { "Are you sure you want to remove everything from the bag?" }

    /// Returns the quantity that precedes the name of an item in the bag, such as `2 ×`.
    static func quantity(_ count: Int) -> String { "\(count) ×" }

    static func pieces(_ count: Int) -> String { "\(count) \(count == 1 ? "item" : "items")" }

    // Verbs, for a key bar.
    public static var addToBag: String { "add to bag" }
    public static var openBag: String { "bag" }
    public static var oneMore: String { "one more" }
    public static var oneLess: String { "one less" }
    public static var clear: String { "clear" }

    // Prompts.
    public static var back: String { "Back" }
    public static var clearBag: String { "Clear bag" }

    // Advice on empty screens.
    static var goBack: String { "Go back" }
}
