import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The file of the bag", .leakChecks)
struct BagFileTests {
    private let sku = SKU.sample("moss")

    @Test("Fulfils the contract of all stores", arguments: BagStoreContract.allCases)
    func contract(rule: BagStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test("Contains it when it is opened again")
    func reopening() async throws {
        let folder = try makeFolder()
        let bag = try await makeStore(folder.database).apply(.add(sku, of: .sample()))
        #expect(try await makeStore(folder.database).bag() == bag && bag.count == 1)
    }

    @Test("Keeps what another process has added since it was read")
    func otherProcess() async throws {
        let folder = try makeFolder()
        let (store, other) = (makeStore(folder.database), makeStore(folder.database))
        #expect(try await store.bag() == Bag())
        try await other.apply(.add(sku, of: .sample()))
        #expect(try await store.apply(.add(sku, of: .sample())).count == 2)
        #expect(try await other.bag().count == 2)
    }

    @Test("Opens with all it held if it is of a version that did not store the bag", arguments: [false, true])
    func older(isReadOnly: Bool) async throws {
        let folder = try makeFolder()
        do {
            let before = Schema(features: [UsersTables(), ListsTables(), SettingsTables()])
            let store = makeStore(folder.database, schema: before)
            try await store.apply(.add(.called("Ada")))
            _ = try await store.apply(.theme(.light))
        }
        if isReadOnly { try folder.setPermissions(0o444, of: folder.database) }
        let store = makeStore(folder.database)
        #expect(try await store.bag() == Bag())
        #expect(try await store.bookmarks() == [.called("Ada")])
        #expect(try await store.settings() == Settings(theme: .light))
        if isReadOnly {
            await #expect(throws: StoreError.readOnly(path: folder.database)) {
                try await store.apply(.add(sku, of: .sample()))
            }
        } else {
            #expect(try await store.apply(.add(sku, of: .sample())).count == 1)
        }
    }

    @Test(
        "Gives an error that names the damage, and keeps it when a change comes",
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
        for _ in 0..<2 {
            let error = await #expect(throws: StoreError.self) { try await store.bag() }
            try expectCorrupt(error, in: folder, reason)
            await #expect(throws: StoreError.self) { try await store.apply(.add(sku, of: .sample())) }
        }
    }
}
