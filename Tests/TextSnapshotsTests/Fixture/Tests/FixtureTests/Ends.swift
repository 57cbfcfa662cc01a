import Foundation
import Testing
import TextSnapshots

/// Whether to run the tests that end in different ways.
let endsDifferently = environment["FIXTURE"] == "ends"

@Suite(.enabled(if: endsDifferently), .snapshots()) struct Ends {
    @Test func passes() { expectSnapshot(of: "a text", as: .lines) }

    @Test func hasKnownIssue() {
        expectSnapshot(of: "a text", as: .lines)
        withKnownIssue { _ = Issue.record("known") }
    }

    @Test func warns() {
        expectSnapshot(of: "a text", as: .lines)
        Issue.record("a warning", severity: .warning)
    }

    @Test func fails() {
        expectSnapshot(of: "a text", as: .lines)
        if environment["FIXTURE_FAILS"] != nil { Issue.record("failed") }
    }

    @Test func detaches() async {
        expectSnapshot(of: "a text", as: .lines)
        guard environment["FIXTURE_DETACHES"] != nil else { return }
        await Task.detached { _ = Issue.record("detached") }.value
    }

    @Test(arguments: [1, 2]) func cancelsCase(number: Int) throws {
        expectSnapshot(of: "a text", as: .lines)
        if number == 1 { try Test.cancel("cancelled") }
    }

    @Test func cancels() throws {
        expectSnapshot(of: "a text", as: .lines)
        try Test.cancel("cancelled")
    }

    @Test(.disabled()) func skipped() {}

    @Test func strategyThrows() {
        struct Failure: Error {}
        let strategy = Snapshotting<Int> {
            if environment["FIXTURE_THROWS"] != nil { throw Failure() } else { "\($0)" }
        }
        withKnownIssue(isIntermittent: true) { expectSnapshot(of: 1, as: strategy) }
    }
}

@Suite(.enabled(if: endsDifferently)) struct EndsWithoutTrait {
    @Test func uses() { expectSnapshot(of: "a text", as: .lines) }

    @Test func usesNone() {}

    @Test(.enabled(if: environment["FIXTURE_EXITS"] != nil)) func exits() async throws {
        // Waits until the other tests have compared their snapshots.
        try await Task.sleep(for: .milliseconds(300))
        guard environment["FIXTURE_EXITS"] != "thread" else { return Thread.detachNewThread { exit(0) } }
        exit(0)
    }

    @Test(.enabled(if: environment["FIXTURE_EXITS"] != nil)) func waits() async throws {
        try await Task.sleep(for: .seconds(5))
    }
}

@Test(.enabled(if: endsDifferently)) func freeEnd() { expectSnapshot(of: "a text", as: .lines) }
