import Testing
import TextSnapshots

private let isNever = environment["FIXTURE"] == "never"

@Suite(.snapshots(record: .never), .enabled(if: isNever)) struct Never {
    @Test func ofSuite() {
        expectSnapshot(of: "new", as: .lines)
        expectInlineSnapshot(of: "new", as: .lines) { "old" }
    }

    @Test(.snapshots(record: .all)) func withinSuite() {
        expectSnapshot(of: "new", as: .lines, record: .all)
        expectInlineSnapshot(of: "new", as: .lines, record: .all)
    }
}

@Suite(.enabled(if: isNever)) struct NeverOfCall {
    @Test func call() {
        expectSnapshot(of: "new", as: .lines, record: .never)
        expectInlineSnapshot(of: "new", as: .lines, record: .never) { "old" }
    }
}
