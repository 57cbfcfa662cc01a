import Testing

extension ScreenStateTests {
    @Test(
        "Each state of each shop screen can be reached, and no two states of a screen look alike",
        arguments: [ScreenState.shop, ScreenState.product, ScreenState.bag])
    func shop(states: [ScreenState]) async throws { try await expectStates(states, files: files) }
}

extension ScreenState {
    fileprivate static let shop = [
        ScreenState("loading", "--screen shop --no-wait", "⠋ Loading products"),
        ScreenState("loaded", "--screen shop", "│34 products"),
        ScreenState("second product", "--screen shop --keys down", "│34 products"),
        ScreenState("regular price", "--screen shop --shop @regular.json", "Work Gloves"),
        ScreenState("sale", "--screen shop --shop @sale.json", "Work Gloves"),
        ScreenState("liked", "--screen shop --keys l", "▸ ★ Linen Shirt"),
        ScreenState("like refused", "--screen shop --keys \"end l\"", "Your like could not be saved."),
        ScreenState("empty", "--screen shop --shop @no-wares.json", "No products available"),
        ScreenState(
            "failure dismissed", "--screen shop --shop @missing.json --keys esc", "Products could not be loaded"),
        ScreenState("failed", "--screen shop --shop @missing.json", "║ The file "),
        ScreenState("unreadable", "--screen shop --shop @no-catalogue.json", "cannot be read"),
        ScreenState("reloading", "--screen shop --keys r --no-wait", "│⠋ 34 products"),
        ScreenState("reload failed", "--screen shop --shop @closing-shop.json --keys r", "does not exist"),
        ScreenState(
            "dismissed", "--screen shop --shop @closing-shop.json --keys \"r esc\"", "2 products, the last load failed"),
        ScreenState("help", "--screen shop --keys ?", "═ Help ═"),
    ]

    fileprivate static let product = [
        ScreenState("loading", "--screen product --no-wait", "⠋ Loading the product"),
        ScreenState("many variants", "--screen product", "chest 86–91 cm"),
        ScreenState(
            "one variant, long name", "--screen product --shop @wares.json --keys \"esc down enter\"", "│ Stranger8 "),
        ScreenState("no variant", "--screen product --shop @wares.json", "Out of stock"),
        ScreenState("second variant", "--screen product --keys down", "chest 86–91 cm"),
        ScreenState("regular price", "--screen product --shop @regular.json", "Tan"),
        ScreenState("sale", "--screen product --shop @sale.json", "Tan"),
        ScreenState("liked", "--screen product --keys l", " Liked "),
        ScreenState("added", "--screen product --keys enter", "Successfully added product!"),
        ScreenState("in the bag", "--screen product --keys \"enter esc\"", "[Shop (1)]"),
        ScreenState("withdrawn", "--screen shop --keys \"end enter\"", "This product is no longer"),
        ScreenState("failed", "--screen product --shop @closing-shop.json", "║ The file "),
        ScreenState(
            "dismissed", "--screen product --shop @closing-shop.json --keys esc", "The product could not be shown"),
        ScreenState("help", "--screen product --keys ?", "═ Help ═"),
    ]

    fileprivate static let bag = [
        ScreenState("empty", "--screen bag", "Your bag is empty"),
        ScreenState("one", "--screen product --keys \"enter b\"", "▸ 1 ×   Linen Shirt"),
        ScreenState("several", "--screen product --keys \"enter down enter b +\"", "│ 3 items"),
        ScreenState("second of several", "--screen product --keys \"enter down enter b + down\"", "│ 3 items"),
        ScreenState(
            "two currencies",
            "--screen product --locale en_GB --keys \"enter esc end up up up up up up enter enter b\"",
            "Total €39.90 + US$36.00"),
        ScreenState("clearing", "--screen product --keys \"enter b c\"", "remove everything from the bag?"),
        ScreenState("help", "--screen bag --keys ?", "═ Help ═"),
    ]
}

/// Catalogues: invalid, empty, with two unusual products, with one at a regular price, and with one at a reduced price.
private let files = [
    "no-catalogue.json": "{}", "no-wares.json": #"{"products":[]}"#, "wares.json": wares, "closing-shop.json": wares,
    "regular.json": gloves(#""price":"18.00""#), "sale.json": gloves(#""price":{"was":"29.00","now":"18.00"}"#),
]

private func gloves(_ price: String) -> String {
    #"{"products":[{"id":"gloves","name":"Work Gloves","currency":"EUR",\#(price),"skus":[{"id":"gloves-m","#
        + #""color":{"name":"Tan"},"size":{"name":"M"},\#(price)}]}]}"#
}

private let wares = """
    {"products":[{"id":"gloves","name":"Work Gloves","currency":"EUR","price":"18.00","skus":[]},
    {"id":"cards","name":"\(StateSources.longName)","currency":"USD","price":"21.00","skus":[{"id":"cards-mixed",
    "color":{"name":"Mixed"},"size":{"name":"One size","meta":"fits all"},"price":"21.00"}]}]}
    """
