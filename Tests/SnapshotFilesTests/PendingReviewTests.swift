import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("The review of a pending snapshot", .leakChecks)
struct PendingReviewTests {
    private static let conflict = "<<<<<<< HEAD\nAda\n=======\nJean\n>>>>>>> topic\n"

    @Test("A pending snapshot remembers whether its failure is a known issue", arguments: [true, false])
    func knownIssue(isKnownIssue: Bool) throws {
        let pending = PendingSnapshot.sample(SnapshotContent("Grace"), isKnownIssue: isKnownIssue)
        let package = try makePending(pending)
        #expect(package.store.pendingSnapshots() == [pending])
        #expect(pending.status(comparedTo: nil) == (isKnownIssue ? .known : .new))
    }

    @Test("An accepted pending text becomes the snapshot", arguments: [nil, "Ada\n"])
    func accepted(snapshot: String?) throws {
        let package = try makePackage(snapshot: snapshot)
        let pending = PendingSnapshot.sample(insteadOf: snapshot)
        try package.store.savePending(pending)

        try package.store.accept(pending)

        #expect(try package.text(of: PendingSnapshot.snapshotPath) == "Grace\n")
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("A rejected pending text is removed, and the snapshot stays unchanged")
    func rejected() throws {
        let pending = PendingSnapshot.sample(insteadOf: "Ada\n")
        let package = try makePending(pending, snapshot: "Ada\n")

        try package.store.reject(pending)

        #expect(try package.text(of: PendingSnapshot.snapshotPath) == "Ada\n")
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test(
        "A pending text is refused if the snapshot has since changed, and the error says how",
        arguments: [
            (nil, "Jean", "was recorded"), ("Ada", "Jean", "was changed"), ("Ada", nil, "was deleted"),
        ] as [(made: String?, now: String?, change: String)])
    func changedSince(made: String?, now: String?, change: String) throws {
        let package = try makePackage(snapshot: now)

        let error = try expectRefusal(of: PendingSnapshot.sample(insteadOf: made), in: package)

        #expect(
            error?.description == """
                The snapshot \(change) after the pending text was made, so nothing was written: \
                \(package.file(PendingSnapshot.snapshotPath)); run the test again
                """)
    }

    @Test(
        "A pending text does not replace an unfinished merge, or a file that is not UTF-8",
        arguments: [
            (Array(conflict.utf8), SnapshotFileError.conflict), ([0x41, 0xFF], SnapshotFileError.notUTF8),
        ] as [([UInt8], @Sendable (String) -> SnapshotFileError)])
    func broken(snapshot: [UInt8], error: @Sendable (String) -> SnapshotFileError) throws {
        let pending = PendingSnapshot.sample(insteadOf: String(decoding: snapshot, as: UTF8.self))
        let package = try makePending(pending)
        let file = package.file(PendingSnapshot.snapshotPath)
        try package.write(snapshot, to: PendingSnapshot.snapshotPath)

        #expect(throws: error(file)) { try package.store.accept(pending) }

        #expect(FileManager.default.contents(atPath: file) == Data(snapshot))
        #expect(package.store.pendingSnapshots() == [pending])
    }

    @Test("Nothing is lost if an accepted snapshot cannot be written")
    func unwritable() throws {
        let package = try makePackage(["Snapshots/FixtureTests": "in the way"])

        let error = try expectRefusal(of: PendingSnapshot.sample(), in: package)

        #expect(error?.description.hasPrefix("The snapshot cannot be") == true)
    }

    @Test("A pending text that was replaced or removed can be neither accepted nor rejected")
    func reviewedAnother() throws {
        let package = try makePackage()
        let error = SnapshotFileError.pendingReplaced(file: package.file(PendingSnapshot.file))
        #expect(throws: error) { try package.store.accept(PendingSnapshot.sample()) }
        try package.store.savePending(PendingSnapshot.sample("Jean"))

        #expect(throws: error) { try package.store.accept(PendingSnapshot.sample()) }
        #expect(throws: error) { try package.store.reject(PendingSnapshot.sample()) }

        #expect(package.store.pendingSnapshots() == [PendingSnapshot.sample("Jean")])
        #expect(try package.files[PendingSnapshot.snapshotPath] == nil)
    }

    @Test("A text with the markers of an unfinished merge cannot be saved as pending")
    func ownConflict() throws {
        let package = try makePackage(snapshot: "Ada\n")
        let pending = PendingSnapshot.sample(Self.conflict, insteadOf: "Ada\n")
        let error = SnapshotFileError.conflictInText(file: package.file(PendingSnapshot.snapshotPath))

        #expect(throws: error) { try package.store.savePending(pending) }

        #expect(package.store.pendingSnapshots().isEmpty)
        #expect(error.description.hasSuffix("; show it differently, for example with a space before each line"))
    }

    @Test("A pending text can be accepted again if the first attempt was interrupted")
    func acceptedTwice() throws {
        let pending = PendingSnapshot.sample(insteadOf: "Ada\n")
        let package = try makePending(pending, snapshot: "Grace\n")

        try package.store.accept(pending)

        #expect(package.store.pendingSnapshots().isEmpty)
    }

    private func expectRefusal(
        of pending: PendingSnapshot, in package: TemporaryPackage, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> SnapshotFileError? {
        try package.store.savePending(pending)
        let files = try package.files
        let error = #expect(throws: SnapshotFileError.self, sourceLocation: sourceLocation) {
            try package.store.accept(pending)
        }
        #expect(try package.files == files, sourceLocation: sourceLocation)
        return error
    }
}
