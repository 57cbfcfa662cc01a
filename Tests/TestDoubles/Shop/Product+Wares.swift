import Foundation
public import Model

extension Product {
    /// A product with several variants and prices; one variant is on sale.
    public static let jacket = Product(
        id: "jacket", name: "Field Jacket",
        price: .range(from: .euros(cents: 11_900), to: .euros(cents: 14_900)),
        skus: [
            .sample(
                "jacket-olive-s", color: "Olive", size: "S", means: "chest 86–91 cm",
                price: .sale(was: .euros(cents: 14_900), now: .euros(cents: 11_900))),
            .sample("jacket-olive-m", color: "Olive", price: .regular(.euros(cents: 14_900))),
            .sample("jacket-navy-m", color: "Midnight Navy", price: .regular(.euros(cents: 14_900))),
        ])

    /// A product with one variant, on sale.
    public static let hat = Product(
        id: "hat", name: "Felt Hat",
        price: .single(.sale(was: .euros(cents: 5_850), now: .euros(cents: 3_995))),
        skus: [
            .sample(
                "hat-walnut", color: "Walnut", size: "One size", means: "fits all",
                price: .sale(was: .euros(cents: 5_850), now: .euros(cents: 3_995)))
        ])

    /// A product with a price in yen and a Japanese name.
    public static let cups = Product(
        id: "cups", name: "有田焼 湯呑", price: .range(from: .yen(1_980), to: .yen(2_640)),
        skus: [
            .sample("cups-small", color: "藍", size: "小", means: "0.1 l", price: .regular(.yen(1_980))),
            .sample("cups-large", color: "藍", size: "大", means: "0.2 l", price: .regular(.yen(2_640))),
        ])

    /// A product without variants, which cannot be bought.
    public static let gloves = Product(
        id: "gloves", name: "Work Gloves", price: .single(.regular(.euros(cents: 1_800))), skus: [])

    /// A product whose name is longer than a line.
    public static let postcards = Product(
        id: "postcards",
        name: "Postcards of Lighthouses of the North Atlantic, Hand-Printed, Box of Twenty-Four Without Envelopes",
        price: .single(.regular(.euros(cents: 2_100))),
        skus: [
            .sample(
                "postcards", color: "All the Colours of the Sea", size: "One size", means: "10.5 × 14.8 cm",
                price: .regular(.euros(cents: 2_100)))
        ])
}

extension Product {
    /// The product in the SimpleViewModel article, on which the shop is based; its size has no description.
    public static let published = Product(
        id: "1", name: "Name", price: .single(.regular(Money(10, "USD"))),
        skus: [
            SKU(
                id: "1", color: SKU.Color(name: "Red"), size: SKU.Size(name: "Medium"),
                price: .regular(Money(10, "USD")))
        ])
}

extension [Product] {
    /// A small shop with every form of price.
    public static let wares: [Product] = [.sample(), .jacket, .hat, .cups, .gloves, .postcards]
}
