import Foundation
import TestKit
import Testing

/// The tests of a feature lie in its room and are copied with it; what needs several features lies in `Whole`, which is
/// never copied; and all else is in every app.
@Suite("The tests outside the rooms", .computesLong)
struct TestRoomsTests {
    private let features: Set<String>
    /// The feature of each type that only one feature declares.
    private let owners: [String: String]
    private let tests: [Source]

    init() throws {
        let sources = try House.sources
        let features = Set(sources.map(\.room)).subtracting(["App", "Shared"])
        var rooms: [String: Set<String>] = [:]
        for source in sources {
            for name in source.declaredTypes { rooms[name, default: []].insert(source.room) }
        }
        self.features = features
        owners = rooms.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { features.contains($0.value) }
        // A service of one feature alone has no rooms: it is copied as a whole, and so are its tests.
        let whole = Dictionary(grouping: try House.services) { $0.floor }
            .filter { !$0.value.contains { features.contains($0.room) } }
        tests = try House.tests.filter { test in !whole.keys.contains { "\($0)Tests" == test.floor } }
    }

    @Test("name no feature")
    func names() {
        let own = Dictionary(grouping: tests, by: \.floor)
            .mapValues { $0.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes.union($1.nestedTypes)) } }
        for test in tests where !features.contains(test.room) && test.room != "Whole" {
            for word in test.words.subtracting(own[test.floor] ?? []).sorted() {
                guard let feature = owners[word] else { continue }
                Issue.record("\(test.path) names \(word) of \(feature)")
            }
        }
        #expect(features.count >= 2 && owners.count >= 2)
    }
}
