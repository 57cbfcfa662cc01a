import Testing

extension ScreenStateTests {
    @Test("shop", arguments: ScreenState.shop)
    func shop(state: ScreenState) async throws { try await expectState(state, files: files) }

    @Test("product", arguments: ScreenState.product)
    func product(state: ScreenState) async throws { try await expectState(state, files: files) }

    @Test("bag", arguments: ScreenState.bag)
    func bag(state: ScreenState) async throws { try await expectState(state, files: files) }

    @Test("Selection, likes, sales and the bag show in plain text", arguments: StateChange.shop)
    func shopInPlainText(change: StateChange) async throws { try await expectPlainChange(change, files: files) }
}

extension ScreenState {
    fileprivate static let shop = [
        ScreenState("loading", "--screen shop --no-wait", "⠋ Loading products"),
        ScreenState("loaded", "--screen shop", "│34 products"),
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
        ScreenState("liked", "--screen product --keys l", " Liked "),
        ScreenState("added", "--screen product --keys enter", "Successfully added product!"),
        ScreenState("withdrawn", "--screen shop --keys \"end enter\"", "This product is no longer"),
        ScreenState("failed", "--screen product --shop @closing-shop.json", "║ The file "),
        ScreenState(
            "dismissed", "--screen product --shop @closing-shop.json --keys esc", "The product could not be shown"),
        ScreenState(
            "loading again", "--screen product --shop @closing-shop.json --keys enter --no-wait",
            "⠋ Loading the product"),
        ScreenState("help", "--screen product --keys ?", "═ Help ═"),
    ]

    fileprivate static let bag = [
        ScreenState("empty", "--screen bag", "Your bag is empty"),
        ScreenState("one", "--screen product --keys \"enter b\"", "▸ 1 ×   Linen Shirt"),
        ScreenState("several", "--screen product --keys \"enter down enter b +\"", "│ 3 items"),
        ScreenState(
            "two currencies",
            "--screen product --locale en_GB --keys \"enter esc end up up up up up up enter enter b\"",
            "Total €39.90 + US$36.00"),
        ScreenState("clearing", "--screen product --keys \"enter b c\"", "remove everything from the bag?"),
        ScreenState("help", "--screen bag --keys ?", "═ Help ═"),
    ]
}

extension StateChange {
    fileprivate static let shop = [
        StateChange("selected", "--screen shop", "--screen shop --keys down"),
        StateChange("liked", "--screen shop", "--screen shop --keys l"),
        StateChange("selected variant", "--screen product", "--screen product --keys down"),
        StateChange("liked product", "--screen product", "--screen product --keys l"),
        StateChange("added", "--screen product", "--screen product --keys \"enter esc\""),
        StateChange(
            "selected in the bag", "--screen product --keys \"enter down enter esc b\"",
            "--screen product --keys \"enter down enter esc b down\""),
        StateChange("sale", "--screen shop --shop @regular.json", "--screen shop --shop @sale.json"),
        StateChange("sale of a product", "--screen product --shop @regular.json", "--screen product --shop @sale.json"),
    ]
}

/// Catalogues: none, an empty one, and one with a product without variants and one with a long name.
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
