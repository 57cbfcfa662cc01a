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
    private static let command =
        #"SNAPSHOT_RECORD=all SNAPSHOT_PATH=\#(path) swift test --filter '^FixtureTests.Screens/list\('"#

    @Test("passes if the text equals the snapshot, and leaves its file alone", arguments: SnapshotRecording.allCases)
    func unchanged(recording: SnapshotRecording) throws {
        let package = try makePackage(snapshot: "\nAda\r\nGrace\n")

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "\nAda\r\nGrace")

        #expect(verdict == .unchanged)
        #expect(verdict.failure == nil)
        #expect(try Array(package.text(of: Self.path).utf8) == Array("\nAda\r\nGrace\n".utf8))
    }

    @Test("records a new text in these modes, and fails", arguments: [.all, .missing] as Modes)
    func recordsNew(recording: SnapshotRecording) throws {
        let package = try makePackage()

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada")

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
        let file = package.file(Self.path)
        #expect(verdict.failure == "Recorded a new snapshot, unless this issue is known: \(file)")
    }

    @Test("records a changed text in these modes, and fails with it", arguments: [.all, .failed] as Modes)
    func recordsChange(recording: SnapshotRecording) throws {
        let package = try makePackage(snapshot: "Ada\nGrace\n")

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada\nJean")

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\nJean\n"])
        let failure = try #require(verdict.failure)
        #expect(failure.contains("-Grace\n+Jean\n"))
        #expect(failure.contains("Recorded the change, unless this issue is known: \(package.file(Self.path))"))
    }

    @Test("lays a text aside if its failure is a known issue", arguments: [.all, .missing, .failed] as Modes)
    func knownIssue(recording: SnapshotRecording) throws {
        let package = try makePackage(snapshot: recording == .failed ? "Grace\n" : nil)

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada", reportingKnownIssue: true)

        #expect(verdict.failure?.contains("unless this issue is known: ") == true)
        #expect(package.pending.map(\.content.text?.string) == ["Ada\n"])
        #expect(package.pending.map(\.isKnown) == [true])
        #expect(try package.files[Self.path] == (recording == .failed ? "Grace\n" : nil))
    }

    @Test("records nothing before its failure is reported")
    func reportsFirst() throws {
        let package = try makePackage()
        _ = try package.makeAssertion(recording: .all).verdict(on: SnapshotContent("Ada"))
        #expect(try package.files == ["Package.swift": ""])
    }

    @Test("records only the snapshot at the path that is asked for", arguments: [.all, .missing] as Modes)
    func recordedPath(recording: SnapshotRecording) throws {
        let package = try makePackage()

        _ = try package.makeAssertion(recording: recording, recordedPath: "\(Self.path).other").verdict(on: "Ada")
        #expect(try package.files.keys.contains(Self.pendingFile) && !package.files.keys.contains(Self.path))

        _ = try package.makeAssertion(recording: recording, recordedPath: Self.path).verdict(on: "Ada")
        #expect(try package.text(of: Self.path) == "Ada\n")
    }

    @Test("passes the next time after it has recorded")
    func passesAfterRecording() throws {
        let package = try makePackage()
        _ = try package.makeAssertion(recording: .all).verdict(on: "Ada")

        #expect(try package.makeAssertion(recording: .never).verdict(on: "Ada") == .unchanged)
    }

    @Test("lays a changed text aside in these modes", arguments: [.pending, .missing] as Modes)
    func laysChangeAside(recording: SnapshotRecording) throws {
        let package = try makePackage(snapshot: "title\nAda\nGrace")

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "title\nAda\nJean")

        #expect(try package.text(of: Self.path) == "title\nAda\nGrace")
        let pending = try #require(package.pending.first)
        #expect(pending.content.text?.string == "title\nAda\nJean\n")
        #expect(pending.referenceChecksum == SnapshotContent(ofFile: "title\nAda\nGrace").checksum)
        #expect(pending.sourceLocation.contains("/Tests/TextSnapshotsTests/SnapshotAssertionTests.swift:"))
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
                Laid aside for review: \#(package.file(Self.pendingFile))
                To accept the text: \#(Self.command)
                """#)
    }

    @Test("names only the command of the package's own program to accept a text that was laid aside")
    func acceptedByTool() throws {
        let package = try makePackage()
        try package.write(#".executable(name: "strata", targets: ["Strata"])"#, to: "Package.swift")
        func ending(_ recording: SnapshotRecording) throws -> Substring? {
            try package.makeAssertion(recording: recording).verdict(on: "Ada").failure?.split(separator: "\n").last
        }

        #expect(try ending(.pending) == "To accept the text: swift run strata snapshots accept \(Self.path)")
        #expect(try ending(.never) == "To accept the text: \(Self.command)")

        try FileManager.default.removeItem(atPath: package.file("Snapshots/.pending"))
        try package.write("in the way", to: "Snapshots/.pending")
        #expect(try ending(.pending) == "To accept the text: \(Self.command)")
    }

    @Test("lays a new text aside in these modes", arguments: [.pending, .failed] as Modes)
    func laysNewAside(recording: SnapshotRecording) throws {
        let package = try makePackage()

        let verdict = try package.makeAssertion(recording: recording).verdict(on: "Ada")

        #expect(package.pending.map(\.referenceChecksum) == [nil])
        let paths = ["Package.swift", "Snapshots/.pending/.gitignore", Self.pendingFile]
        #expect(try package.files.keys.sorted() == paths)
        #expect(verdict.failure?.contains("Laid aside for review: \(package.file(Self.pendingFile))") == true)
    }

    @Test("shows the difference even if the text cannot be laid aside")
    func cannotLayAside() throws {
        let package = try makePackage()
        try package.write("in the way", to: "Snapshots/.pending")

        let failure = try package.makeAssertion(recording: .pending).verdict(on: "Ada").failure

        let file = package.file(Self.pendingFile)
        #expect(failure?.contains("+Ada\n") == true)
        #expect(failure?.contains("Not laid aside: The snapshot cannot be written: ") == true, "\(file)")
    }

    @Test("removes the pending text when the text equals the snapshot again, or is recorded", arguments: [true, false])
    func pendingNoMore(isRecorded: Bool) throws {
        let package = try makePackage(snapshot: "Ada\n")
        _ = try package.makeAssertion(recording: .pending).verdict(on: "Grace")
        try #require(package.pending.count == 1)

        _ = try package.makeAssertion(recording: isRecorded ? .all : .pending).verdict(on: isRecorded ? "Grace" : "Ada")

        #expect(package.pending.isEmpty)
    }

    @Test("writes and removes nothing in the mode never, even at the path that is asked for")
    func never() throws {
        let package = try makePackage()
        _ = try package.makeAssertion(recording: .pending).verdict(on: "Jean")
        let files = try package.files

        let verdict = try package.makeAssertion(recording: .never, recordedPath: Self.path).verdict(on: "Ada\nGrace")

        #expect(try package.files == files)
        #expect(
            verdict.failure == """

                --- /dev/null
                +++ Snapshots/FixtureTests/Screens/list.txt
                @@ -0,0 +1,2 @@
                +Ada
                +Grace

                There is no snapshot of this yet: \(package.file(Self.path))
                To accept the text: \(Self.command)
                """)
    }

    @Test("leaves an unfinished merge unchanged in every mode", arguments: SnapshotRecording.allCases)
    func conflict(recording: SnapshotRecording) throws {
        let package = try makePackage(snapshot: "<<<<<<< HEAD\nAda\n=======\nGrace\n>>>>>>> topic\n")
        let files = try package.files

        #expect(throws: SnapshotFileError.conflict(file: package.file(Self.path))) {
            try package.makeAssertion(recording: recording).verdict(on: "Ada\n")
        }

        #expect(try package.files == files)
    }

    @Test("compares data by its bytes, and shows sizes instead of bytes", arguments: [true, false])
    func data(isEqual: Bool) throws {
        let package = try makePackage()
        let path = "Snapshots/FixtureTests/Screens/list.txt"
        try package.write([0xFF, 13, 10], to: path)
        let content = SnapshotContent.data(SnapshotData(isEqual ? [0xFF, 13, 10] : [0xFF, 10]))

        let failure = try package.makeAssertion(recording: .pending).verdict(on: content).failure

        #expect((failure == nil) == isEqual)
        #expect(package.pending.map(\.content) == (isEqual ? [] : [content]))
        guard let failure else { return }
        #expect(
            failure.hasPrefix(
                """

                Binary files \(path) and \(path) differ
                Old: 3 bytes
                New: 2 bytes
                2 of 3 bytes differ, the first after 1.

                The snapshot differs: \(package.file(path))
                """), "\(failure)")
    }

    private typealias Modes = [SnapshotRecording]

    private func makePackage(snapshot: String? = nil) throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        if let snapshot { try package.write(snapshot, to: Self.path) }
        return package
    }
}

extension TemporaryPackage {
    fileprivate var pending: [PendingSnapshot] { SnapshotStore(root: folder.path).pendingSnapshots() }
}
