import Foundation
import TestKit
import Testing

/// A feature has the same folder name on all its floors and names nothing of another, so that it can be read, tested
/// and removed on its own.
@Suite("The rooms", .computesLong)
struct RoomsTests {
    private let sources: [Source]
    /// The files of the services, the app and the doubles in a folder of a feature, or in `Shared`.
    private let others: [Source]

    init() throws {
        sources = try House.sources
        let rooms = Set(sources.map(\.room)).subtracting(["App"])
        others = try (House.services + House.aroundFloors).filter { rooms.contains($0.room) }
    }

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

    @Test("name nothing of another, also in services, app and doubles: what they share knows no feature, nor does App")
    func acquaintances() {
        var owners: [String: Set<String>] = [:]
        var nested: [String: Set<String>] = [:]
        for source in sources + others {
            for name in source.declaredTypes { owners[name, default: []].insert(source.room) }
            nested[source.room, default: []].formUnion(source.nestedTypes)
        }
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
        for source in sources where source.floor == "Coordinator" {
            for (route, room) in routes where room != source.room && room != "Shared" {
                #expect(!source.implicitMembers.contains(route), "\(source.path) names .\(route) of \(room)")
            }
        }
    }
}
