import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("A comparison with a snapshot", .leakChecks)
struct SnapshotAssertionTests {
    private static let path = "Snapshots/FixtureTests/Screens/list.txt"
    private static let pendingFile = "Snapshots/.pending/FixtureTests/Screens/list.txt.json"
    private static let newText = "\n--- /dev/null\n+++ \(path)\n@@ -0,0 +1 @@\n+Ada"
    private static let difference = "\n--- \(path)\n+++ \(path)\n@@ -1 +1 @@\n-Grace\n+Ada"
    private static let command =
        #"SNAPSHOT_RECORD=all SNAPSHOT_PATH=\#(path) swift test --filter '^FixtureTests.Screens/list\('"#

    @Test("An equal text passes in each mode, and the file stays unchanged", arguments: SnapshotRecording.allCases)
    func unchanged(recording: SnapshotRecording) throws {
        let package = try makeFixture("\nAda\r\nGrace\n")

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "\nAda\r\nGrace")

        #expect(verdict == .unchanged)
        #expect(verdict.failure == nil)
        #expect(try Array(package.text(of: Self.path).utf8) == Array("\nAda\r\nGrace\n".utf8))
    }

    @Test(
        "A new or changed text is recorded if the mode says so, and fails with the change",
        arguments: [
            (.all, nil, "Recorded a new snapshot"), (.missing, nil, "Recorded a new snapshot"),
            (.all, "Grace\n", "\(difference)\n\nRecorded the change"),
            (.failed, "Grace\n", "\(difference)\n\nRecorded the change"),
        ] as [(SnapshotRecording, String?, String)])
    func records(recording: SnapshotRecording, snapshot: String?, event: String) throws {
        let package = try makeFixture(snapshot)

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada")

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
        #expect(verdict.failure == "\(event), unless this issue is known: \(package.file(Self.path))")
    }

    @Test("A text with a known issue is saved as pending", arguments: [.all, .missing, .failed] as Modes)
    func knownIssue(recording: SnapshotRecording) throws {
        let package = try makeFixture(recording == .failed ? "Grace\n" : nil)

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada", reportingKnownIssue: true)

        #expect(verdict.failure?.contains("unless this issue is known: ") == true)
        let pending = try #require(package.store.pendingSnapshots().first)
        #expect(pending.content == SnapshotContent("Ada") && pending.isKnownIssue)
        #expect(try package.files[Self.path] == (recording == .failed ? "Grace\n" : nil))
    }

    @Test("An assertion records no text before its failure is reported")
    func reportsFirst() throws {
        let package = try makePackage()
        _ = try package.makeAssertion(recording: .all).verdict(on: SnapshotContent("Ada"))
        #expect(try package.files == ["Package.swift": ""])
    }

    @Test("If a path is requested, only the snapshot at that path is recorded", arguments: [.all, .missing] as Modes)
    func recordedPath(recording: SnapshotRecording) throws {
        let package = try makePackage()

        _ = try package.makeAssertion(recording: recording, recordedPath: "\(Self.path).other").verdict(on: "Ada")
        #expect(try package.files.keys.contains(Self.pendingFile) && !package.files.keys.contains(Self.path))

        _ = try package.makeAssertion(recording: recording, recordedPath: Self.path).verdict(on: "Ada")
        #expect(try package.text(of: Self.path) == "Ada\n")
    }

    @Test(
        "A new or changed text that the mode does not record is saved as pending, and fails with the difference",
        arguments: [
            (.pending, nil, newText, "There is no snapshot of this yet"),
            (.failed, nil, newText, "There is no snapshot of this yet"),
            (.pending, "Grace\n", difference, "The snapshot differs"),
            (.missing, "Grace\n", difference, "The snapshot differs"),
        ] as [(SnapshotRecording, String?, String, String)])
    func savesPending(recording: SnapshotRecording, snapshot: String?, difference: String, event: String) throws {
        let package = try makeFixture(snapshot)

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada")

        #expect(try package.files[Self.path] == snapshot)
        let pending = try #require(package.store.pendingSnapshots().first)
        #expect(pending.content == SnapshotContent("Ada"))
        #expect(pending.referenceChecksum == snapshot.map { SnapshotContent(ofFile: $0).checksum })
        #expect(pending.sourceLocation.contains("/Tests/TextSnapshotsTests/SnapshotAssertionTests.swift:"))
        #expect(
            verdict.failure == """
                \(difference)

                \(event): \(package.file(Self.path))
                Saved for review: \(package.file(Self.pendingFile))
                To accept the text: \(Self.command)
                """)
    }

    @Test("A failure suggests the command `snapshots accept` only for a pending text")
    func acceptedByTool() throws {
        let package = try makePackage(["Package.swift": #".executable(name: "strata", targets: ["Strata"])"#])
        func ending(_ recording: SnapshotRecording) throws -> Substring? {
            try package.makeAssertion(recording: recording).verdict(on: "Ada").failure?.split(separator: "\n").last
        }

        #expect(try ending(.pending) == "To accept the text: swift run strata snapshots accept \(Self.path)")
        #expect(try ending(.never) == "To accept the text: \(Self.command)")
    }

    @Test("A failure shows the difference even if the text cannot be saved as pending")
    func cannotSavePending() throws {
        let package = try makePackage(["Snapshots/.pending": "in the way"])

        let failure = try package.makeAssertion(recording: .pending).verdict(on: "Ada").failure

        #expect(failure?.contains("+Ada\n") == true)
        #expect(failure?.contains("\nNot saved: The snapshot cannot be written: ") == true)
        #expect(failure?.hasSuffix("\nTo accept the text: \(Self.command)") == true)
    }

    @Test("A text is pending until it is recorded or a new text equals the snapshot", arguments: [true, false])
    func pendingNoMore(isRecorded: Bool) throws {
        let package = try makeFixture("Ada\n")
        _ = try package.makeAssertion(recording: .pending).verdict(on: "Grace")
        try #require(package.store.pendingSnapshots().count == 1)

        _ = try package.makeAssertion(recording: isRecorded ? .all : .pending).verdict(on: isRecorded ? "Grace" : "Ada")

        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("Nothing is written or removed with `record: .never`, even at the requested path")
    func never() throws {
        let package = try makePackage()
        _ = try package.makeAssertion(recording: .pending).verdict(on: "Jean")
        let files = try package.files

        let verdict = try package.makeAssertion(recording: .never, recordedPath: Self.path).verdict(on: "Ada")

        #expect(try package.files == files)
        let event = "There is no snapshot of this yet: \(package.file(Self.path))"
        #expect(verdict.failure == "\(Self.newText)\n\n\(event)\nTo accept the text: \(Self.command)")
    }

    @Test(
        "An unfinished merge, or a file that is not UTF-8, stays unchanged in every mode",
        arguments: SnapshotRecording.allCases,
        [
            (Array("<<<<<<< HEAD\nAda\n=======\nGrace\n>>>>>>> topic\n".utf8), SnapshotFileError.conflict),
            ([0xFF, 10], SnapshotFileError.notUTF8),
        ] as [([UInt8], @Sendable (String) -> SnapshotFileError)])
    func broken(
        recording: SnapshotRecording, snapshot: (bytes: [UInt8], error: @Sendable (String) -> SnapshotFileError)
    ) throws {
        let package = try makePackage()
        let file = package.file(Self.path)
        try package.write(snapshot.bytes, to: Self.path)

        #expect(throws: snapshot.error(file)) { try package.makeAssertion(recording: recording).verdict(on: "Ada\n") }

        #expect(try package.paths == ["Package.swift", Self.path])
        #expect(FileManager.default.contents(atPath: file) == Data(snapshot.bytes))
    }

    @Test("Data is compared by its bytes", arguments: [true, false])
    func data(isEqual: Bool) throws {
        let package = try makePackage()
        try package.write([0xFF, 13, 10], to: Self.path)
        let content = SnapshotContent.data(SnapshotData(isEqual ? [0xFF, 13, 10] : [0xFF, 10]))

        let verdict = try package.makeAssertion(recording: .pending).verdict(on: content)

        #expect((verdict == .unchanged) == isEqual)
        #expect(package.store.pendingSnapshots().map(\.content) == (isEqual ? [] : [content]))
    }

    private typealias Modes = [SnapshotRecording]

    private func makeFixture(_ snapshot: String?) throws -> TemporaryPackage {
        try makePackage(snapshot.map { [Self.path: $0] } ?? [:])
    }
}
