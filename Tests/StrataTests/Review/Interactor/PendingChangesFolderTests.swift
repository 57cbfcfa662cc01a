import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A package's pending texts in the review", .leakChecks)
struct PendingChangesFolderTests {
    @Test("report those that cannot be reviewed, and show the others")
    func unreadable() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        for name in ["list.txt", "odd.txt"] { try package.layAside("Grace\n", for: name) }
        try package.package.write([0xFF], to: SnapshotPackage.path("odd.txt"))
        try package.package.write("{", to: "Snapshots/.pending/FixtureTests/Screens/broken.txt.json")

        let review = makeFolder(package).pendingChanges()

        #expect(review.waiting.map(\.id) == [SnapshotPackage.path("list.txt")])
        try #require(review.unreadable.count == 2)
        #expect(review.unreadable[0].contains("Screens/broken.txt.json"))
        #expect(review.unreadable[1].contains("not UTF-8") && review.unreadable[1].contains("Screens/odd.txt"))
    }

    @Test("become snapshots or are removed")
    func decisions() throws {
        let package = try SnapshotPackage(snapshots: ["a.txt": "Ada\n", "b.txt": "Ada\n"])
        for name in ["a.txt", "b.txt", "c.txt"] { try package.layAside("Grace\n", for: name) }
        let folder = makeFolder(package)
        let waiting = folder.pendingChanges().waiting
        try #require(waiting.count == 3)

        _ = try folder.accept(waiting[0])
        _ = try folder.reject(waiting[1])

        #expect(try package.text(of: "a.txt") == "Grace\n")
        #expect(try package.text(of: "b.txt") == "Ada\n")
        #expect(folder.pendingChanges().waiting == [waiting[2]])
    }

    @Test("are as they were after a decision was undone, and so are snapshots and sources", arguments: [true, false])
    func undone(isAccepted: Bool) throws {
        let package = try SnapshotPackage(snapshots: ["changed.txt": "Ada\r\n"])
        for name in ["changed.txt", "new.txt"] { try package.layAside("Grace\n", for: name) }
        try package.package.write("expect(a)\nexpect(b) { \"Ada\" } // why\n", to: SnapshotPackage.source)
        try package.layAsideInline("new", line: 1)
        try package.layAsideInline("Grace", line: 2, insteadOf: "Ada")
        let files = try package.package.files
        let folder = makeFolder(package)
        let changes = folder.pendingChanges().waiting
        try #require(changes.count == 4)

        let decided = try changes.map { ($0, isAccepted ? try folder.accept($0) : try folder.reject($0)) }
        #expect(folder.pendingChanges().waiting.isEmpty)
        for (change, file) in decided.reversed() { try folder.undo(file, of: change) }

        #expect(try package.package.files == files)
        #expect(folder.pendingChanges().waiting == changes)
    }

    @Test("stay decided if the snapshot has changed since, or another text is pending")
    func notUndone() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.layAside("Grace\n", for: "list.txt")
        let folder = makeFolder(package)
        let change = try #require(folder.pendingChanges().current)
        let file = try folder.accept(change)
        try package.package.write("Jean\n", to: SnapshotPackage.path("list.txt"))
        #expect(throws: SnapshotFileError.self) { try folder.undo(file, of: change) }
        #expect(try package.text(of: "list.txt") == "Jean\n")

        try package.layAside("Bo\n", for: "list.txt")
        let other = folder.pendingChanges().waiting
        #expect(throws: SnapshotFileError.self) { try folder.undo(file, of: change) }
        #expect(folder.pendingChanges().waiting == other)
    }

    @Test(
        "begin with the one at the given place, or the next after it",
        arguments: zip(["a", "b", "c", "d"], ["a", "c", "c", "a"]))
    func place(place: String, first: String) throws {
        let package = try SnapshotPackage()
        for name in ["a.txt", "c.txt"] { try package.layAside("Grace\n", for: name) }
        var folder = makeFolder(package)
        folder.place = SnapshotPackage.path("\(place).txt")
        #expect(folder.pendingChanges().current?.id == SnapshotPackage.path("\(first).txt"))
        #expect(folder.pendingChanges().waiting.count == 2)
    }

    @Test("are refused and left unchanged if another text has replaced them", arguments: [true, false])
    func replaced(isAccepted: Bool) throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        let message = try refusal(isOutdated: true, isAccepted: isAccepted, in: package) {
            try package.layAside("Jean\n", for: "list.txt")
        }
        #expect(message.contains("was replaced") && message.contains("Screens/list.txt.json"))
    }

    @Test("are refused and left unchanged if the snapshot was changed by hand")
    func changedByHand() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        let message = try refusal(isOutdated: true, in: package) {
            try package.package.write("Jean\n", to: SnapshotPackage.path("list.txt"))
        }
        #expect(message.contains("was changed after") && message.contains("Screens/list.txt"))
    }

    @Test("are not accepted if their tests are gone")
    func goneTest() throws {
        let package = try SnapshotPackage()
        let message = try refusal(tests: ["FixtureTests.Screens/other()"], in: package)
        #expect(message.contains("FixtureTests.Screens/list() is gone"))
        #expect(message.contains("snapshots reject \(SnapshotPackage.path("list.txt"))"))
    }

    @Test("are left unchanged if the snapshot cannot be written, and accepted once it can")
    func unwritable() throws {
        let package = try SnapshotPackage()
        let message = try refusal(in: package) {
            try package.package.write("in the way", to: SnapshotPackage.folder)
        }
        #expect(message.contains("Screens/list.txt"))
        try FileManager.default.removeItem(atPath: package.package.file(SnapshotPackage.folder))
        let folder = makeFolder(package)
        _ = try folder.accept(#require(folder.pendingChanges().current))
        #expect(try package.text(of: "list.txt") == "Grace\n")
    }

    /// Expects that a decision on a text fails and changes nothing, and returns the message.
    ///
    /// - Parameter change: What happens between the reading and the decision.
    private func refusal(
        isOutdated: Bool = false, isAccepted: Bool = true, tests: [String] = [], in package: SnapshotPackage,
        after change: () throws -> Void = {}
    ) throws -> String {
        try package.layAside("Grace\n", for: "list.txt")
        let folder = makeFolder(package, tests: tests)
        let shown = try #require(folder.pendingChanges().current)
        try change()
        let before = try package.package.files
        let error = #expect(throws: SnapshotFileError.self) {
            _ = isAccepted ? try folder.accept(shown) : try folder.reject(shown)
        }
        #expect(try package.package.files == before)
        let refusal = ReviewProgress.Refusal(decision: .accept, error: try #require(error))
        #expect(refusal.isOutdated == isOutdated)
        return refusal.error.description
    }

    private func makeFolder(_ package: SnapshotPackage, tests: [String] = []) -> PendingChangesFolder {
        PendingChangesFolder(store: package.store, tests: PendingTests(of: package.store) { tests })
    }
}
