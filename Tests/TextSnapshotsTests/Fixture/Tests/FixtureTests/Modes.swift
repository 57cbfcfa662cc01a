import Testing
import TextSnapshots

@Suite("Some display name", .serialized, .snapshots()) struct Outer {
    @Suite struct Inner {
        @Test("Another", arguments: [1, 2]) func card(number: Int) {
            expectSnapshot(of: "card \(number)\nof \(environment["FIXTURE_NAME"] ?? "Ada")", as: .lines)
        }

        @Test(.enabled(if: environment["FIXTURE_SKIPS"] != nil)) func skipped() {
            expectSnapshot(of: "seldom", as: .lines)
        }
    }

    @Test func cancelled() throws {
        if environment["FIXTURE_CANCELS"] != nil { try Test.cancel("as it is told") }
        expectSnapshot(of: "in time", as: .lines)
    }

    @Test func loop() {
        for name in ["Ada", "Grace", "Ada"] { expectSnapshot(of: name, as: .lines) }
    }

    @Test(arguments: [1]) func overloaded(value: Int) {}

    @Test(.enabled(if: environment["FIXTURE_SKIPS"] != nil), arguments: ["a"]) func overloaded(value: String) {}

    @Test func fails() {
        if environment["FIXTURE_FAILS"] != nil { Issue.record("as it is told") }
    }
}

@Suite(.serialized) struct WithoutTrait {
    @Test func loop() {
        for name in ["Ada", "Grace"] { expectSnapshot(of: name, as: .lines) }
        expectSnapshot(of: "Ada", as: .lines)
    }
}
