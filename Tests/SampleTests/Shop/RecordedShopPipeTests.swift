import Foundation
import Interactor
import Model
import Sample
import TestKit
import Testing

@Suite("A pipe with a shop", .leakChecks, .endsWhenStuck)
struct RecordedShopPipeTests {
    @Test("is read once, and later requests are answered from what was read")
    func once() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let pipe = try folder.makePipe()
        let shop = trackForLeaks(RecordedShop(contentsOf: pipe))
        let reading = Task { try await shop.products().products.map(\.id) }
        pipe.write(#"{"products":[{"id":"tea","name":"Tea","currency":"EUR","price":"1","skus":[]}]}"#)
        #expect(try await reading.value == ["tea"])
        #expect(try await shop.products().products.map(\.id) == ["tea"])
        #expect(try await shop.product(id: "tea").name == "Tea")
        try await shop.setLiked(true, product: "tea")
    }

    @Test("gives the same error again, without another writer, if the data is broken")
    func broken() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let pipe = try folder.makePipe()
        let shop = trackForLeaks(RecordedShop(contentsOf: pipe))
        pipe.write("{")
        let fault = FormatError(path: "", position: .init(line: 1, column: 2), expected: .json, found: .end)
        let error = ShopError.unavailable(.recordingError(.pipe(path: pipe.path(percentEncoded: false), fault)))
        for _ in 1...2 { await #expect(throws: error) { try await shop.products() } }
    }
}
