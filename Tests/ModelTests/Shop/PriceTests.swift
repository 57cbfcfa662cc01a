import Model
import TestDoubles
import Testing

@Suite("The price of a product")
struct PriceTests {
    @Test(
        "is made of the prices of its variants",
        arguments: [
            Variants("none has no price", [], nil),
            Variants("one has its own", [sale(was: 50, now: 35)], .single(sale(was: 50, now: 35))),
            Variants(
                "several at one price have that of the first", [.regular(euros(35)), sale(was: 50, now: 35)],
                .single(.regular(euros(35)))),
            Variants(
                "several prices are a range of what is paid, in any order",
                [.regular(euros(40)), sale(was: 50, now: 30), .regular(euros(35))],
                .range(from: euros(30), to: euros(40))),
        ])
    func price(variants: Variants) {
        #expect(Price(of: variants.prices.map { .sample(price: $0) }) == variants.price)
    }

    @Test(
        "is to be paid as it is now",
        arguments: [(SinglePrice.regular(euros(50)), euros(50)), (sale(was: 50, now: 35), euros(35))])
    func payable(price: SinglePrice, payable: Money) {
        #expect(price.payable == payable)
    }

    /// The prices of a product's variants, and the price of the product.
    struct Variants: CustomTestStringConvertible {
        let testDescription: String
        let prices: [SinglePrice]
        let price: Price?

        init(_ description: String, _ prices: [SinglePrice], _ price: Price?) {
            (testDescription, self.prices, self.price) = (description, prices, price)
        }
    }

    private static func euros(_ amount: Int) -> Money { .euros(cents: amount * 100) }

    private static func sale(was: Int, now: Int) -> SinglePrice { .sale(was: euros(was), now: euros(now)) }
}
