/// The items to buy: one item for each variant, in the order in which they were added.
public struct Bag: Hashable, Codable, Sendable {
    /// The items, in the order in which they were added.
    public let items: [Item]

    /// A variant of a product, and its quantity.
    public struct Item: Identifiable, Hashable, Codable, Sendable {
        /// The product that the variant belongs to, without its other variants.
        public let product: Product
        public let sku: SKU
        /// The number of pieces, at least 1.
        public let quantity: Int

        /// The ID of the variant.
        public var id: SKU.ID { sku.id }
        /// The price of the whole quantity.
        public var price: Money { sku.price.payable * quantity }
    }
}

extension Bag {
    /// Creates an empty bag.
    public init() { self.init(items: []) }

    /// The number of pieces.
    ///
    /// Complexity: O(items).
    public var count: Int { items.reduce(0) { $0 + $1.quantity } }

    /// One sum for each currency, in the order in which the currencies were added; empty for an empty bag.
    ///
    /// The app has no exchange rates, so amounts in different currencies are not added up.
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

    /// Returns the bag after `change`.
    ///
    /// Complexity: O(items).
    public func applying(_ change: BagChange) -> Bag {
        switch change {
        case .add(let sku, let product): adding(sku, of: product)
        case .removeOne(let id): removingOne(id)
        case .removeAll: Bag()
        }
    }

    private func adding(_ sku: SKU, of product: Product) -> Bag {
        // Leave out the other variants: they are not in the bag, and there may be many.
        let product = Product(id: product.id, name: product.name, price: product.price, skus: [sku])
        guard let index = items.firstIndex(where: { $0.id == sku.id }) else {
            return Bag(items: items + [Item(product: product, sku: sku, quantity: 1)])
        }
        var items = items
        items[index] = Item(product: product, sku: sku, quantity: items[index].quantity + 1)
        return Bag(items: items)
    }

    private func removingOne(_ id: SKU.ID) -> Bag {
        Bag(
            items: items.compactMap { item in
                guard item.id == id else { return item }
                guard item.quantity > 1 else { return nil }
                return Item(product: item.product, sku: item.sku, quantity: item.quantity - 1)
            })
    }
}

/// One change to the bag.
public enum BagChange: Hashable, Sendable {
    /// Adds one more piece of a variant of a product; pieces already in the bag take the new price.
    case add(SKU, of: Product)
    /// Removes one piece of the variant with that ID, if there is one; removing the last piece removes the item.
    case removeOne(SKU.ID)
    case removeAll
}
