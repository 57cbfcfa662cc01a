import Foundation
import TestKit
import Testing

/// A feature has the same folder name in all its layers and names nothing of another, so that it can be read, tested
/// and removed on its own.
@Suite("The rooms", .computesLong)
struct RoomsTests {
    private let sources: [Source]
    /// The files of the services, the app and the doubles in a folder of a feature, or in `Shared`.
    private let others: [Source]

    init() throws {
        sources = try House.sources
        let rooms = Set(sources.map(\.room)).subtracting(["App"])
        others = try (House.services + House.aroundLayers).filter { rooms.contains($0.room) }
    }

    private var features: Set<String> { Set(sources.map(\.room)).subtracting(["App", "Shared", ""]) }

    @Test("are folders: no file is directly in a layer")
    func looseFiles() {
        #expect(sources.filter { $0.room.isEmpty }.map(\.path).isEmpty)
    }

    @Test("extend from the view models to the coordinators")
    func layersOfFeatures() {
        for feature in features {
            let layers = Set(sources.filter { $0.room == feature }.map(\.layer))
            #expect(layers.isSuperset(of: ["ViewModel", "View", "Coordinator"]), "\(feature)")
        }
        #expect(features.count >= 2)
    }

    @Test("name nothing of another, also in services, app and doubles: what they share knows no feature, nor does App")
    func acquaintances() {
        let owners = rooms(declaring: sources + others)
        let nested = Dictionary(grouping: sources + others, by: \.room)
            .mapValues { Set($0.flatMap(\.nestedTypes)) }
        for source in sources + others {
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

    @Test("name no route of another")
    func routes() {
        let routes = sources.flatMap { source in source.routes.map { (route: $0, room: source.room) } }
        #expect(routes.count > features.count)
        for source in sources where source.layer == "Coordinator" {
            for (route, room) in routes where room != source.room && room != "Shared" {
                #expect(!source.implicitMembers.contains(route), "\(source.path) names .\(route) of \(room)")
            }
        }
    }

    /// They are copied with the feature; `Whole` is never copied, and all else is in every app.
    @Test("are not named by tests outside of them, but for those of several features, in Whole")
    func tests() throws {
        let features = features
        // A service of one feature alone has no rooms: it is copied as a whole, and so are its tests.
        let whole = Dictionary(grouping: try House.services) { $0.layer }
            .filter { !$0.value.contains { features.contains($0.room) } }
        let tests = try House.tests.filter { test in !whole.keys.contains { "\($0)Tests" == test.layer } }
        let own = Dictionary(grouping: tests, by: \.layer)
            .mapValues { Set($0.flatMap { $0.declaredTypes.union($0.nestedTypes) }) }
        let owners = rooms(declaring: sources).compactMapValues { $0.count == 1 ? $0.first : nil }
        for test in tests where !features.contains(test.room) && test.room != "Whole" {
            for word in test.words.subtracting(own[test.layer] ?? []).sorted() {
                guard let feature = owners[word], features.contains(feature) else { continue }
                Issue.record("\(test.path) names \(word) of \(feature)")
            }
        }
    }

    /// Returns the rooms in which each type is declared.
    private func rooms(declaring sources: [Source]) -> [String: Set<String>] {
        var rooms: [String: Set<String>] = [:]
        for source in sources {
            for name in source.declaredTypes { rooms[name, default: []].insert(source.room) }
        }
        return rooms
    }
}
