import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A package's pending texts in the review", .leakChecks)
struct PendingChangesFolderTests {
    @Test("Pending texts that cannot be reviewed are reported, and the other texts are shown")
    func unreadable() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        for name in ["list.txt", "odd.txt"] { try package.savePending("Grace\n", for: name) }
        try package.package.write([0xFF], to: SnapshotPackage.path("odd.txt"))
        try package.package.write("{", to: "Snapshots/.pending/FixtureTests/Screens/broken.txt.json")

        let review = makeFolder(package).pendingChanges()

        #expect(review.waiting.map(\.id) == [SnapshotPackage.path("list.txt")])
        try #require(review.unreadable.count == 2)
        #expect(review.unreadable[0].contains("Screens/broken.txt.json"))
        #expect(review.unreadable[1].contains("not UTF-8") && review.unreadable[1].contains("Screens/odd.txt"))
    }

    @Test("Accepted and rejected texts are pending again after the decisions are undone")
    func decisions() throws {
        let package = try SnapshotPackage(snapshots: ["a.txt": "Ada\n", "b.txt": "Ada\n"])
        for name in ["a.txt", "b.txt", "c.txt"] { try package.savePending("Grace\n", for: name) }
        let folder = makeFolder(package)
        let waiting = folder.pendingChanges().waiting
        try #require(waiting.count == 3)

        let accepted = try folder.accept(waiting[0])
        let rejected = try folder.reject(waiting[1])

        #expect(try package.text(of: "a.txt") == "Grace\n")
        #expect(try package.text(of: "b.txt") == "Ada\n")
        #expect(folder.pendingChanges().waiting == [waiting[2]])
        try folder.undo(rejected, of: waiting[1])
        try folder.undo(accepted, of: waiting[0])
        #expect(folder.pendingChanges().waiting == waiting)
    }

    @Test("A pending text is not accepted if its test no longer exists")
    func goneTest() throws {
        let package = try SnapshotPackage()
        try package.savePending("Grace\n", for: "list.txt")
        let folder = makeFolder(package, tests: ["FixtureTests.Screens/other()"])
        let change = try #require(folder.pendingChanges().current)
        #expect(throws: SnapshotFileError.self) { try folder.accept(change) }
        #expect(folder.pendingChanges().waiting == [change])
    }

    @Test(
        "The review begins at the given path or the next pending text, or at the first text if none follows",
        arguments: zip(["a", "b", "c", "d"], ["a", "c", "c", "a"]))
    func place(place: String, first: String) throws {
        let package = try SnapshotPackage()
        for name in ["a.txt", "c.txt"] { try package.savePending("Grace\n", for: name) }
        var folder = makeFolder(package)
        folder.place = SnapshotPackage.path("\(place).txt")
        #expect(folder.pendingChanges().current?.id == SnapshotPackage.path("\(first).txt"))
        #expect(folder.pendingChanges().waiting.count == 2)
    }

    private func makeFolder(_ package: SnapshotPackage, tests: [String] = []) -> PendingChangesFolder {
        PendingChangesFolder(store: package.store, tests: PendingTests(of: package.store) { tests })
    }
}
