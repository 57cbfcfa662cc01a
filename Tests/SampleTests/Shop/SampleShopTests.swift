import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import Sample

@Suite("The sample shop", .leakChecks, .endsWhenStuck)
struct SampleShopTests {
    @Test("The sample shop has at least 30 products, and skips none of them")
    func products() async throws {
        let page = try await RecordedShop.sample().products()
        #expect(page.products.count >= 30 && page.skipped.isEmpty)
    }

    @Test("The sample shop returns each of its products by ID, except the withdrawn one")
    func product() async throws {
        let shop = RecordedShop.sample()
        for product in try await shop.products().products where product.id != "sailing-boat-limited-edition" {
            #expect(try await shop.product(id: product.id) == product)
        }
    }

    @Test("A withdrawn or unknown product is not found", arguments: ["sailing-boat-limited-edition", "nothing", ""])
    func missing(id: String) async throws {
        await #expect(throws: ShopError.noProduct(id: id)) { try await RecordedShop.sample().product(id: id) }
    }

    @Test("The error for a missing file of products names the file")
    func missingFile() async throws {
        let shop = RecordedShop(contentsOf: URL(filePath: "/nowhere/products.json"))
        let error = RecordingError.missing(path: "/nowhere/products.json")
        await #expect(throws: ShopError.unavailable(.recordingError(error))) {
            try await shop.products()
        }
    }

    @Test("A recorded shop reads its file again for each request")
    func changedFile() async throws {
        let folder = try TemporaryFolder()
        let shop = RecordedShop(contentsOf: URL(filePath: folder.path(of: "shop.json")))
        try folder.write(.catalogue(price: #""1""#), to: "shop.json")
        #expect(try await shop.product(id: "tea").price == .single(.regular(.euros(cents: 100))))
        try folder.write(.catalogue(price: #""2""#), to: "shop.json")
        #expect(try await shop.products().products.map(\.price) == [.single(.regular(.euros(cents: 200)))])
        #expect(try await shop.product(id: "tea").price == .single(.regular(.euros(cents: 200))))
    }

    @Test("A recorded shop reads a pipe once, and answers later requests from memory")
    func pipe() async throws {
        let folder = try TemporaryFolder()
        let pipe = try folder.makePipe()
        let shop = trackForLeaks(RecordedShop(contentsOf: pipe))
        pipe.write(.catalogue(price: #""1""#))
        for _ in 1...2 { #expect(try await shop.products().products.map(\.id) == ["tea"]) }
        #expect(try await shop.product(id: "tea").name == "Tea")
        try await shop.setLiked(true, product: "tea")
    }

    @Test("The sample shop accepts likes only for available products")
    func likes() async throws {
        let shop = RecordedShop.sample()
        for isLiked in [true, false] {
            try await shop.setLiked(isLiked, product: "linen-shirt")
            await #expect(throws: ShopError.noProduct(id: "nothing")) {
                try await shop.setLiked(isLiked, product: "nothing")
            }
        }
    }
}
