import Testing
import TextSnapshots

let hasKnownIssues = environment["FIXTURE"] == "known"

@Suite(.enabled(if: hasKnownIssues), .snapshots()) struct Known {
    @Test func new() { withKnownIssue { expectSnapshot(of: "new", as: .lines) } }

    @Test func inline() { withKnownIssue { expectInlineSnapshot(of: "new", as: .lines) } }

    @Test func asynchronous() async {
        await withKnownIssue { await expectSnapshot(of: "new", as: AsyncSnapshotting { $0 }) }
    }

    @Test func notMatched() {
        withKnownIssue(isIntermittent: true) {
            expectSnapshot(of: "new", as: .lines)
        } matching: { _ in
            false
        }
    }

    @Test func verified() {
        withKnownIssue { _ = verifySnapshot(of: "new", as: .lines).map { Issue.record(Comment(rawValue: $0)) } }
    }
}

@Suite(.enabled(if: hasKnownIssues)) struct KnownWithoutTrait {
    @Test func group() { withKnownIssue { expectSnapshots(of: "new", as: ["a": .lines, "b": .dump]) } }
}
