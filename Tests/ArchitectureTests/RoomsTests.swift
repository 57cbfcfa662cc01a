import TestKit
import Testing

/// Each feature has folders of the same name in its layers, and its code names nothing of another feature, so that you
/// can read, test and remove each feature separately.
@Suite("The folders of features", .computesLong)
struct RoomsTests {
    private let sources: [Source]
    /// The files of the services, the app and the test doubles that are in a feature's folder or in `Shared`.
    private let others: [Source]

    init() throws {
        sources = try House.sources
        let rooms = Set(sources.map(\.room)).subtracting(["App"])
        others = try (House.services + House.aroundLayers).filter { rooms.contains($0.room) }
    }

    private var features: Set<String> { Set(sources.map(\.room)).subtracting(["App", "Shared", ""]) }

    @Test("No file is directly in a layer's folder")
    func looseFiles() {
        #expect(sources.filter { $0.room.isEmpty }.map(\.path).isEmpty)
    }

    @Test("Each feature has a folder in each of ViewModel, View and Coordinator")
    func layersOfFeatures() {
        for feature in features {
            let layers = Set(sources.filter { $0.room == feature }.map(\.layer))
            #expect(layers.isSuperset(of: ["ViewModel", "View", "Coordinator"]), "\(feature)")
        }
        #expect(features.count >= 2)
    }

    @Test("No feature's folder names a type of another feature; Shared and App name no feature's types")
    func acquaintances() {
        let owners = rooms(declaring: sources + others)
        let nested = Dictionary(grouping: sources + others, by: \.room)
            .mapValues { Set($0.flatMap(\.nestedTypes)) }
        for source in sources + others {
            // A word refers to a nested type if the source's folder declares a nested type of this name.
            for word in source.words.subtracting(nested[source.room] ?? []) {
                // If several folders declare a type of the same name, such as Field, each folder uses its own type.
                guard let rooms = owners[word], rooms.count == 1, let other = rooms.first else { continue }
                #expect(
                    other == source.room || other == "Shared",
                    "\(source.path) names \(word), which is declared in \(other)")
            }
        }
    }

    @Test("No coordinator names a route of another feature")
    func routes() {
        let routes = sources.flatMap { source in source.routes.map { (route: $0, room: source.room) } }
        #expect(routes.count > features.count)
        for source in sources where source.layer == "Coordinator" {
            for (route, room) in routes where room != source.room && room != "Shared" {
                #expect(!source.implicitMembers.contains(route), "\(source.path) names .\(route) of \(room)")
            }
        }
    }

    /// `strata` copies a feature with the feature's tests, never copies `Whole`, and gives every app all other tests.
    @Test("Only the tests in a feature's folders and in Whole name the feature's types")
    func tests() throws {
        let features = features
        // A service that only one feature uses is copied as a whole, with its tests, so it has no folders for features.
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

    /// Returns the folders in which each type is declared.
    private func rooms(declaring sources: [Source]) -> [String: Set<String>] {
        var rooms: [String: Set<String>] = [:]
        for source in sources {
            for name in source.declaredTypes { rooms[name, default: []].insert(source.room) }
        }
        return rooms
    }
}
