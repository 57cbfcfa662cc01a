import Foundation
import TestKit
import Testing

/// A feature has the same folder name on all its floors and names nothing of another, so that it can be read, tested
/// and removed on its own.
@Suite("The rooms", .computesLong)
struct RoomsTests {
    private let sources: [Source]

    init() throws { sources = try House.sources }

    private var features: Set<String> { Set(sources.map(\.room)).subtracting(["App", "Shared", ""]) }

    @Test("are folders: no file is directly on a floor")
    func looseFiles() {
        #expect(sources.filter { $0.room.isEmpty }.map(\.path).isEmpty)
    }

    @Test("extend from the view models to the coordinators")
    func floorsOfFeatures() {
        for feature in features {
            let floors = Set(sources.filter { $0.room == feature }.map(\.floor))
            #expect(floors.isSuperset(of: ["ViewModel", "View", "Coordinator"]), "\(feature)")
        }
        #expect(features.count >= 2)
    }

    @Test("name nothing of another: neither what features share nor the app knows a feature")
    func acquaintances() {
        var owners: [String: Set<String>] = [:]
        var nested: [String: Set<String>] = [:]
        for source in sources {
            for name in source.declaredTypes { owners[name, default: []].insert(source.room) }
            nested[source.room, default: []].formUnion(source.nestedTypes)
        }
        for source in sources {
            // Within its room, the name of a nested type means that type.
            for word in source.words.subtracting(nested[source.room] ?? []) {
                // If several rooms declare the same name, such as Field, each room means its own.
                guard let rooms = owners[word], rooms.count == 1, let other = rooms.first else { continue }
                #expect(
                    other == source.room || other == "Shared",
                    "\(source.path) names \(word), which is declared in \(other)")
            }
        }
    }
}
