import Testing

@testable import Demo

@MainActor
@Suite("The option for the shop's products")
struct ShopOptionTests {
    @Test("The option --shop accepts only a file or the word sample", arguments: ["live", "http://127.0.0.1:9/"])
    func mistake(value: String) {
        let error = #expect(throws: UsageError.self) { try safeComposition(["--shop", value]) }
        #expect(error?.description == "--shop: expected sample or a file; got '\(value)'")
    }
}
