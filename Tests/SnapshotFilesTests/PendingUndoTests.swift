import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A decision on a pending snapshot", .leakChecks)
struct PendingUndoTests {
    @Test("Undoing a review decision restores snapshots, sources and pending texts", arguments: [true, false])
    func undone(isAccepted: Bool) throws {
        let package = try InlineFixture.makePackage()
        try package.write("Ada\r\n", to: PendingSnapshot.snapshotPath)
        let card = SnapshotName(module: "FixtureTests", components: ["Screens", "card()"])
        let files = [
            PendingSnapshot.sample(insteadOf: "Ada\r\n"),
            PendingSnapshot.sample(SnapshotContent("new"), of: card),
        ]
        for pending in files { try package.store.savePending(pending) }
        let inline = [
            try package.savePending("new", line: 2), try package.savePending("Grace", line: 4, insteadOf: "Ada"),
        ]
        let before = try package.files

        let decided = try (files + inline).map { ($0, try decide($0, isAccepted: isAccepted, in: package)) }
        #expect(package.store.pendingSnapshots().isEmpty)
        for (pending, file) in decided.reversed() { try package.store.undo(file, of: pending) }

        #expect(try package.files == before)
    }

    @Test("A review decision cannot be undone if the snapshot has since changed or another text is pending")
    func notUndone() throws {
        let pending = PendingSnapshot.sample()
        let package = try makePending(pending)
        let file = try decide(pending, isAccepted: true, in: package)
        try package.write("Jean\n", to: PendingSnapshot.snapshotPath)
        #expect(throws: SnapshotFileError.self) { try package.store.undo(file, of: pending) }
        #expect(try package.text(of: PendingSnapshot.snapshotPath) == "Jean\n")

        try package.write("Grace\n", to: PendingSnapshot.snapshotPath)
        let other = PendingSnapshot.sample("Bo", insteadOf: "Grace\n")
        try package.store.savePending(other)
        #expect(throws: SnapshotFileError.self) { try package.store.undo(file, of: pending) }
        #expect(package.store.pendingSnapshots() == [other])
    }

    private func decide(
        _ pending: PendingSnapshot, isAccepted: Bool, in package: TemporaryPackage
    ) throws -> DecidedFile {
        let store = package.store
        return try store.undoably(pending) { () throws(SnapshotFileError) in
            if isAccepted { try store.accept(pending) } else { try store.reject(pending) }
        }
    }
}
