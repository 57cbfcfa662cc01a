import Foundation
import TestKit
import Testing

/// A feature has the same folder name on all its floors and names nothing of another, so that it can be read, tested
/// and removed on its own.
@Suite("The rooms", .computesLong)
struct RoomsTests {
    private let sources: [Source]
    private let services: [Source]

    init() throws {
        sources = try House.sources
        services = try House.services
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

    @Test("name nothing of another, nor do their folders in a service: only the app knows features")
    func acquaintances() {
        let rooms = features.union(["Shared"])
        var owners: [String: Set<String>] = [:]
        var nested: [String: Set<String>] = [:]
        for source in sources + services.filter({ rooms.contains($0.room) }) {
            for name in source.declaredTypes { owners[name, default: []].insert(source.room) }
            nested[source.room, default: []].formUnion(source.nestedTypes)
        }
        for source in sources + services where rooms.contains(source.room) {
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

    @Test("share only what two of them use")
    func shared() {
        let entries = sources.filter { $0.room == "Shared" }
        for entry in entries {
            let users = users(of: entry, among: entries)
            #expect(users.count >= 2, "\(entry.path) is used only by \(users.sorted())")
        }
        #expect(!entries.isEmpty)
    }

    /// Returns the rooms that name something of `entry`, directly or through another shared entry.
    private func users(of entry: Source, among entries: [Source]) -> Set<String> {
        var reached = [entry.path: entry]
        var rest = [entry]
        while let next = rest.popLast() {
            for other in entries where reached[other.path] == nil && !other.words.isDisjoint(with: next.declared) {
                reached[other.path] = other
                rest.append(other)
            }
        }
        let names = reached.values.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        return Set(sources.filter { $0.room != "Shared" && !$0.words.isDisjoint(with: names) }.map(\.room))
    }
}
