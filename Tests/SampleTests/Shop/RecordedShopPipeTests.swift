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
}
