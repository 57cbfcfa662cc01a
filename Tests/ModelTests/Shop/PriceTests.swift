import Model
import TestDoubles
import Testing

@Suite("The price of a product")
struct PriceTests {
    @Test(
        "A product's price is computed from the prices of its variants",
        arguments: [
            ("without variants, there is no price", [], nil),
            ("one variant has its own price", [sale(was: 50, now: 35)], .single(sale(was: 50, now: 35))),
            (
                "equal amounts to pay give the first variant's price", [.regular(euros(35)), sale(was: 50, now: 35)],
                .single(.regular(euros(35)))
            ),
            (
                "different amounts to pay give a range, whatever their order",
                [.regular(euros(40)), sale(was: 50, now: 30), .regular(euros(35))],
                .range(from: euros(30), to: euros(40))
            ),
        ] as [(String, [SinglePrice], Price?)])
    func price(variants: String, prices: [SinglePrice], price: Price?) {
        #expect(Price(of: prices.map { .sample(price: $0) }) == price, "\(variants)")
    }

    private static func euros(_ amount: Int) -> Money { .euros(cents: amount * 100) }

    private static func sale(was: Int, now: Int) -> SinglePrice { .sale(was: euros(was), now: euros(now)) }
}
