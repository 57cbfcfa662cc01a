import Testing
import TextSnapshots

@Suite(.enabled(if: isPointByPoint), .snapshots(record: .missing)) struct Uses {
    struct User: Encodable {
        let name: String
        let languages: Set<String>
        let ages: [String: Int]

        static func load() async throws -> User {
            User(name: "Ada", languages: ["en", "fr", "la"], ages: ["b": 2, "a": 1, "c": 3])
        }
    }

    @Test func awaited() async throws {
        expectSnapshot(of: try await User.load(), as: .dump)
        expectSnapshot(of: try await User.load().ages, as: .json, named: "ages")
    }

    @Test @MainActor func asynchronous() async {
        let loading = Snapshotting<String>.lines.asyncPullback { (name: String) in try await User.load().name + name }
        await expectSnapshot(of: " Lovelace", as: loading)
    }

    @Test func pulledBack() {
        let card = Snapshotting<String>.lines.pullback { (user: User) in "\(user.name)!" }
        expectSnapshot(of: User(name: "Grace", languages: [], ages: [:]), as: card)
    }

    @Test func helper() { expectGreeting(of: "Ada") }

    @Test func group() {
        expectSnapshots(of: "Ada", as: ["model": .dump, "screen": .lines, "wire": .json])
    }
}

/// Swift Testing lists it on the main actor, whose thread waits for the list when a process of XCTest ends.
@Suite(.enabled(if: isPointByPoint)) @MainActor struct MainActorUses {
    @Test func nothing() {}
}
