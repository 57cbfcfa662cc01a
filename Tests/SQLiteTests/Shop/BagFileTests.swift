import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The file of the bag", .leakChecks)
struct BagFileTests {
    private let sku = SKU.sample("moss")

    @Test("The file of the bag obeys the rules for every bag store", arguments: BagStoreContract.allCases)
    func contract(rule: BagStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test(
        "Reading or changing a damaged bag is an error that names the damaged field; the bag is not replaced",
        arguments: [
            (
                #"UPDATE bag SET json = replace(json, '"quantity":1', '"quantity":0')"#,
                FormatError(
                    path: "bag.items[0].quantity", expected: .wholeNumber(1...1_000_000_000), found: .value("0"))
            ),
            (
                #"UPDATE bag SET json = replace(json, '"sku":{"color"', '"sku":{"colour"')"#,
                FormatError(path: "bag.items[0].sku.color", expected: .value, found: .nothing)
            ),
            (
                #"UPDATE bag SET json = replace(json, '"quantity":1', '"quantity":1.5')"#,
                FormatError(path: "bag", expected: .value, found: .other)
            ),
            ("UPDATE bag SET json = x'00'", FormatError(path: "bag.json", expected: .text, found: .bytes(1))),
        ] as [(StaticString, FormatError)])
    func damage(_ damage: StaticString, reason: FormatError) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(sku, of: .sample(skus: [])))
        try makeConnection(folder.database).execute(damage)
        let error = StoreError.corrupt(path: folder.database, reason)
        await #expect(throws: error) { try await store.apply(.add(sku, of: .sample())) }
        await #expect(throws: error) { try await store.bag() }
    }
}
