import TestSupport
import Testing

@testable import TextSnapshots

@Suite("A comparison with a snapshot", .leakChecks)
struct SnapshotAssertionTests {
    private static let path = "Snapshots/FixtureTests/Screens/list.txt"

    @Test("passes where the text is the snapshot's and leaves its file alone", arguments: SnapshotRecording.allCases)
    func unchanged(recording: SnapshotRecording) throws {
        let package = try makePackage(snapshot: "Ada\r\nGrace")

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada\nGrace\n")

        #expect(verdict == .unchanged)
        #expect(verdict.failure == nil)
        #expect(try Array(package.text(of: Self.path).utf8) == Array("Ada\r\nGrace".utf8))
    }

    @Test(
        "records a text without a snapshot where it was asked to, and fails",
        arguments: [SnapshotRecording.all, .missing])
    func recordsNew(recording: SnapshotRecording) throws {
        let package = try makePackage()

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada")

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
        let file = package.file(Self.path)
        #expect(verdict.failure == "Recorded a new snapshot: \(file)")
    }

    @Test("records a changed text where all is recorded, and fails with the difference")
    func recordsChange() throws {
        let package = try makePackage(snapshot: "Ada\nGrace\n")

        let verdict = try package.makeAssertion(recording: .all).verdict(on: "Ada\nJean\n")

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\nJean\n"])
        let failure = try #require(verdict.failure)
        #expect(failure.contains("-Grace\n+Jean\n"))
        #expect(failure.contains("Recorded the change: \(package.file(Self.path))"))
    }

    @Test("passes when it is run again after it has recorded")
    func passesAfterRecording() throws {
        let package = try makePackage()
        _ = try package.makeAssertion(recording: .all).verdict(on: "Ada")

        #expect(try package.makeAssertion(recording: .never).verdict(on: "Ada") == .unchanged)
    }

    @Test("writes nothing for a changed text unless all is recorded", arguments: [SnapshotRecording.never, .missing])
    func rejectsChange(recording: SnapshotRecording) throws {
        let package = try makePackage(snapshot: "title\nAda\nGrace")

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "title\nAda\nJean\n")

        #expect(try package.files == ["Package.swift": "", Self.path: "title\nAda\nGrace"])
        #expect(
            verdict.failure == #"""

                --- Snapshots/FixtureTests/Screens/list.txt
                +++ Snapshots/FixtureTests/Screens/list.txt
                @@ -1,3 +1,3 @@
                 title
                 Ada
                -Grace
                \ No newline at end of file
                +Jean

                The snapshot differs: \#(package.file(Self.path))
                To accept the text: SNAPSHOT_RECORD=all swift test --filter '^FixtureTests.Screens/list\('
                """#)
    }

    @Test("writes nothing for a text without a snapshot where nothing is recorded")
    func rejectsNew() throws {
        let package = try makePackage()

        let verdict = try package.makeAssertion(recording: .never).verdict(on: "Ada\nGrace")

        #expect(try package.files == ["Package.swift": ""])
        #expect(
            verdict.failure == #"""

                --- /dev/null
                +++ Snapshots/FixtureTests/Screens/list.txt
                @@ -0,0 +1,2 @@
                +Ada
                +Grace

                There is no snapshot of this yet: \#(package.file(Self.path))
                To accept the text: SNAPSHOT_RECORD=all swift test --filter '^FixtureTests.Screens/list\('
                """#)
    }

    private func makePackage(snapshot: String? = nil) throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        if let snapshot { try package.write(snapshot, to: Self.path) }
        return package
    }
}
