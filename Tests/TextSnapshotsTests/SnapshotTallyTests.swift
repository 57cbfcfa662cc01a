import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("The tally of a run's snapshots", .leakChecks)
struct SnapshotTallyTests {
    @Test("The tally counts recorded texts as new or changed, and also counts unchanged texts")
    func counted() throws {
        let package = try makePackage()
        var tally = SnapshotTally()
        let steps: [(SnapshotRecording, String)] = [
            (.pending, "Ada"), (.all, "Ada"), (.never, "Ada"), (.pending, "Ada"), (.never, "Grace"), (.failed, "Grace"),
        ]

        for (recording, text) in steps {
            tally.count(try package.makeAssertion(recording: recording).verdict(on: text))
        }

        #expect(tally.description == "Snapshots: 1 new, 1 changed, 2 unchanged.")
    }

    @Test("The tally counts texts that are not written only because of `record: .never`", arguments: [true, false])
    func forbidden(asksForWriting: Bool) throws {
        let package = try makePackage()
        let verdict = try package.makeAssertion(recording: .never).verdict(on: "Ada")
        var tally = SnapshotTally()
        tally.count(verdict, asksForWriting: true)
        tally.count(verdict.inCode(.never), asksForWriting: asksForWriting)
        let remark = "Not recorded: the test's code says `record: .never`"
        #expect(verdict.inCode(.never).failure?.hasSuffix(remark) == true)
        #expect(
            tally.description == "Snapshots: 0 new, 0 changed, 0 unchanged."
                + (asksForWriting ? " 1 not written, because of `record: .never`." : ""))
    }
}
