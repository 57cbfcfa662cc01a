/// What is about to be bought, in the order in which it was added, each variant once.
public struct Bag: Hashable, Sendable {
    /// In the order in which they were added.
    public private(set) var items: [Item] = []

    /// A variant of a product, and how many of it.
    public struct Item: Identifiable, Hashable, Sendable {
        /// What it is a variant of.
        public let product: Product
        /// The variant itself.
        public let sku: SKU
        /// At least 1.
        public fileprivate(set) var quantity: Int

        /// The variant's.
        public var id: SKU.ID { sku.id }
        /// What all of them cost.
        public var price: Money { sku.price.payable * quantity }
    }

    /// An empty bag.
    public init() {}

    /// How many pieces there are.
    ///
    /// Complexity: O(items).
    public var count: Int { items.reduce(0) { $0 + $1.quantity } }

    /// What all of it costs: a sum for each currency, in the order in which they came; nothing for an empty bag.
    ///
    /// There is no rate by which two currencies could be one sum.
    ///
    /// Complexity: O(items × currencies).
    public var total: [Money] {
        items.map(\.price).reduce(into: []) { sums, price in
            if let index = sums.firstIndex(where: { $0.currency == price.currency }) {
                sums[index] = Money(sums[index].amount + price.amount, price.currency)
            } else {
                sums.append(price)
            }
        }
    }

    /// This bag after `change`.
    ///
    /// Complexity: O(items).
    public func applying(_ change: BagChange) -> Bag {
        var bag = self
        switch change {
        case .add(let sku, let product): bag.add(sku, of: product)
        case .removeOne(let id): bag.removeOne(id)
        case .removeAll: bag.items = []
        }
        return bag
    }

    private mutating func add(_ sku: SKU, of product: Product) {
        if let index = items.firstIndex(where: { $0.id == sku.id }) {
            items[index] = Item(product: product, sku: sku, quantity: items[index].quantity + 1)
        } else {
            items.append(Item(product: product, sku: sku, quantity: 1))
        }
    }

    private mutating func removeOne(_ id: SKU.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].quantity -= 1
        if items[index].quantity == 0 { items.remove(at: index) }
    }
}

/// One change of the bag.
public enum BagChange: Hashable, Sendable {
    /// Adds one more of it; what was added of it before is from now on as this one, and costs as much.
    case add(SKU, of: Product)
    /// Takes one of that variant out.
    case removeOne(SKU.ID)
    case removeAll
}
