import Foundation
import Testing

/// A feature is the same folder on every floor that it has, and names nothing of another: it can be read, tested and
/// taken out alone.
@Suite("The rooms")
struct RoomsTests {
    private let sources: [Source]

    init() throws {
        sources = try House.sources()
    }

    private var features: Set<String> { Set(sources.map(\.room)).subtracting(["App", "Shared", ""]) }

    @Test("are folders: no file lies loose on a floor")
    func looseFiles() {
        #expect(sources.filter { $0.room.isEmpty }.map(\.path).isEmpty)
    }

    @Test("reach from the view models to the coordinators")
    func floorsOfFeatures() {
        for feature in features {
            let floors = Set(sources.filter { $0.room == feature }.map(\.floor))
            #expect(floors.isSuperset(of: ["ViewModel", "View", "Coordinator"]), "\(feature)")
        }
        #expect(features.count >= 2)
    }

    @Test("name nothing of another: only the app knows features")
    func acquaintances() {
        var owners: [String: Set<String>] = [:]
        var nested: [String: Set<String>] = [:]
        for source in sources {
            for name in source.declaredTypes { owners[name, default: []].insert(source.room) }
            nested[source.room, default: []].formUnion(source.nestedTypes)
        }
        for source in sources where source.room != "App" {
            // A name that is nested in a type of the room means that one there.
            for word in source.words.subtracting(nested[source.room] ?? []) {
                // A name that several rooms declare, such as Field, is each room's own.
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
            #expect(users.count >= 2, "\(entry.path) is used by \(users.sorted()) alone")
        }
        #expect(!entries.isEmpty)
    }

    /// The rooms that name something of `entry`, themselves or through another shared entry.
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
