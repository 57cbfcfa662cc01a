import Model
import TestDoubles
import Testing

@Suite("A bag")
struct BagTests {
    private let shirt = Product.sample()
    private let moss = SKU.sample("moss", price: .regular(.euros(cents: 1_999)))
    private let sand = SKU.sample("sand", price: .sale(was: .euros(cents: 1_999), now: .euros(cents: 1_450)))
    private let tea = SKU.sample("tea", price: .regular(.yen(1_980)))

    @Test("A new bag is empty, and has no sum in any currency")
    func empty() {
        #expect(Bag().items.isEmpty && Bag().count == 0)
        #expect(Bag().total.isEmpty)
    }

    @Test("A bag lists each variant once, with its quantity, in the order in which the variants were added")
    func order() {
        let bag = bag(of: sand, moss, sand)
        #expect(bag.items.map(\.sku) == [sand, moss])
        #expect(bag.items.map(\.quantity) == [2, 1])
        #expect(bag.count == 3)
    }

    @Test("In a bag, all pieces of a variant have the price of the piece added last")
    func newPrice() {
        let reduced = SKU.sample("moss", price: .sale(was: .euros(cents: 1_999), now: .euros(cents: 1_500)))
        let renamed = Product.sample(name: "Linen Shirt, Summer", skus: [reduced])
        let bag = bag(of: moss, sand).applying(.add(reduced, of: renamed))
        #expect(bag.items.map(\.sku) == [reduced, sand])
        #expect(bag.items.map(\.product.name) == ["Linen Shirt, Summer", "Linen Shirt"])
        #expect(bag.items.map(\.price) == [.euros(cents: 3_000), .euros(cents: 1_450)])
    }

    @Test("A bag's total is the sum of the amounts to pay for all pieces")
    func total() {
        #expect(bag(of: moss, sand, sand).total == [.euros(cents: 1_999 + 2 * 1_450)])
        #expect(bag(of: sand, sand).items.first?.price == .euros(cents: 2_900))
    }

    @Test("A bag has a sum for each currency, in the order in which the currencies were added")
    func mixedCurrencies() {
        #expect(bag(of: tea, moss, tea, sand).total == [.yen(3_960), .euros(cents: 3_449)])
    }

    @Test("Each removal takes one piece from a bag, and removing an item's last piece removes the item")
    func removal() {
        let bag = bag(of: moss, sand, moss).applying(.removeOne("moss"))
        #expect(bag.items.map(\.quantity) == [1, 1])
        #expect(bag.applying(.removeOne("moss")).items.map(\.sku) == [sand])
    }

    @Test("A bag stays the same if an absent variant is removed")
    func removalOfStranger() {
        #expect(bag(of: moss).applying(.removeOne("nothing")) == bag(of: moss))
    }

    @Test("The product of an item in a bag contains only the item's own variant")
    func variants() {
        let product = Product.sample(skus: [moss, sand])
        let items = Bag().applying(.add(sand, of: product)).items
        #expect(items.map(\.product) == [.sample(skus: [sand])])
    }

    @Test("The change `removeAll` empties a bag")
    func clear() {
        #expect(bag(of: moss, sand, moss).applying(.removeAll) == Bag())
    }

    private func bag(of skus: SKU...) -> Bag {
        skus.reduce(Bag()) { $0.applying(.add($1, of: shirt)) }
    }
}
