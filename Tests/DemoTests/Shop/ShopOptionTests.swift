import Testing

@testable import Demo

@MainActor
@Suite("The option for the shop's products")
struct ShopOptionTests {
    @Test("expects a file or the bundled products", arguments: ["live", "http://127.0.0.1:9/"])
    func mistake(value: String) {
        let error = #expect(throws: UsageError.self) { try safeComposition(["--shop", value]) }
        #expect(error?.description == "--shop: expected sample or a file; got '\(value)'")
    }
}
