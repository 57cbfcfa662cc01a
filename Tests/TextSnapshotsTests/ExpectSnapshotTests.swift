import Testing
import TextSnapshots

@Suite("expectSnapshot", .snapshots())
struct ExpectSnapshotTests {
    @MainActor final class Badge {
        let count = 3
    }

    struct User: Encodable {
        var name: String
        var city: String
    }

    @Test("expectSnapshot finds the snapshot in this package")
    func lines() {
        expectSnapshot(of: "Ada\nLondon", as: .lines)
    }

    @Test("expectSnapshot accepts a strategy that was pulled back to another type", arguments: ["Ada", "Grace"])
    func pullback(name: String) {
        let user = User(name: name, city: "London")
        expectSnapshot(of: user, as: .card)
        expectSnapshot(of: user, as: .card.pullback { User(name: $0.name, city: "elsewhere") }, named: "moved")
    }

    @Test("expectSnapshot accepts an expression that awaits and may throw")
    func awaited() async throws {
        expectSnapshot(of: try await load(failing: false), as: .dump)
    }

    @Test("expectSnapshot rethrows an error of its expression")
    func throwing() async {
        await #expect(throws: CancellationError.self) {
            expectSnapshot(of: try await load(failing: true), as: .dump, named: "never")
        }
    }

    @Test("expectSnapshots compares a value by several strategies, each with its own file")
    func group() {
        expectSnapshots(of: User(name: "Ada", city: "London"), as: ["card": .card, "model": .dump, "wire": .json])
    }

    private func load(failing: Bool) async throws -> User {
        if failing { throw CancellationError() }
        return User(name: "Ada", city: "London")
    }

    @Test("expectSnapshot shows a value that is isolated to the main actor")
    @MainActor func mainActor() {
        expectSnapshot(of: Badge(), as: .count)
    }
}

extension Snapshotting where Value == ExpectSnapshotTests.User {
    fileprivate static var card: Self { Snapshotting<String>.lines.pullback { "\($0.name)\n\($0.city)" } }
}

extension Snapshotting where Value == ExpectSnapshotTests.Badge {
    @MainActor fileprivate static var count: Self { Snapshotting<String>.lines.pullback { "\($0.count) new" } }
}
