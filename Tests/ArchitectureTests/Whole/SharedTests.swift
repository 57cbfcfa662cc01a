import TestKit
import Testing

@Suite("The shared files", .computesLong)
struct SharedTests {
    private let sources: [Source]
    private let services: [Source]

    init() throws {
        sources = try House.sources
        services = try House.services
    }

    @Test("Each shared file is used by at least two features, or by two services")
    func users() {
        let entries = sources.filter { $0.room == "Shared" }
        for entry in entries {
            let users = users(of: entry, among: entries)
            #expect(users.count >= 2, "\(entry.path) is used only by \(users.sorted())")
        }
        #expect(!entries.isEmpty)
    }

    /// Returns the folders that name a declaration of `entry`, directly or through other shared entries.
    ///
    /// If there is no such folder, the function returns the services that name such a declaration.
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
        let rooms = sources.filter { $0.room != "Shared" && !$0.words.isDisjoint(with: names) }.map(\.room)
        return Set(rooms.isEmpty ? services.filter { !$0.words.isDisjoint(with: names) }.map(\.layer) : rooms)
    }
}
