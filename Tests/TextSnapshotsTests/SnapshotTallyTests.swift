import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("The tally of a run's snapshots", .leakChecks)
struct SnapshotTallyTests {
    @Test("counts new, changed and unchanged ones, but none that were not recorded")
    func counted() throws {
        let package = trackForLeaks(try TemporaryPackage())
        var tally = SnapshotTally()
        let steps: [(SnapshotRecording, String)] = [
            (.pending, "Ada"), (.all, "Ada"), (.never, "Ada"), (.pending, "Ada"), (.never, "Grace"), (.failed, "Grace"),
        ]

        for (recording, text) in steps {
            tally.count(try package.makeAssertion(recording: recording).verdict(on: text))
        }

        #expect(tally.description == "Snapshots: 1 new, 1 changed, 2 unchanged.")
    }
}
