import Testing
import TextSnapshots

@Suite("Some display name", .serialized, .snapshots()) struct Outer {
    @Suite struct Inner {
        @Test("Another", arguments: [1, 2]) func card(number: Int) {
            expectSnapshot(of: "card \(number)\nof Ada", as: .lines)
        }
    }

    @Test func cancelled() {
        expectSnapshot(of: "in time", as: .lines)
    }

    @Test func loop() {
        for name in ["Ada", "Grace", "Ada"] { expectSnapshot(of: name, as: .lines) }
    }
}

@Suite(.serialized) struct WithoutTrait {
    @Test func loop() {
        for name in ["Ada", "Grace"] { expectSnapshot(of: name, as: .lines) }
        expectSnapshot(of: "Ada", as: .lines)
    }
}
