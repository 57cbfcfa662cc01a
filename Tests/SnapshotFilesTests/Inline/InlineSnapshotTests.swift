import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A pending inline snapshot", .leakChecks)
struct InlineSnapshotTests {
    @Test(
        "Inline snapshots can be accepted in any order, and are written into their source",
        arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]])
    func anyOrder(order: [Int]) throws {
        let package = try InlineFixture.makePackage()
        let pending = [
            try package.savePending("one\ntwo", line: 2), try package.savePending("three", line: 3),
            try package.savePending("four\nfive", line: 4, insteadOf: "Ada"),
        ]

        for index in order { try package.store.accept(pending[index]) }

        let source = InlineSource(try package.text(of: InlineFixture.file))
        let recorded = source.calls.compactMap(source.reference)
        #expect(recorded == ["one\ntwo", "three", "four\nfive"].map { SnapshotContent($0) })
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("No inline snapshot is lost if several snapshots in one source are accepted at the same time")
    func atOnce() async throws {
        let package = try InlineFixture.makePackage()
        let numbers = 1...(SlowTests.areEnabled ? 50 : 10)
        let calls = numbers.map { "    expectInlineSnapshot(of: \($0), as: .dump)\n" }
        try package.write(calls.joined(), to: InlineFixture.file)
        let pending = try numbers.map { try package.savePending("text \($0)", line: $0) }

        let store = package.store
        await withThrowingTaskGroup { group in
            for snapshot in pending { group.addTask { @concurrent in try store.accept(snapshot) } }
        }

        let source = InlineSource(try package.text(of: InlineFixture.file))
        #expect(source.calls.compactMap(source.reference) == numbers.map { SnapshotContent("text \($0)") })
    }

    @Test("A pending inline snapshot is compared with the literal in its source")
    func reference() throws {
        let package = try InlineFixture.makePackage()
        let new = try package.savePending("Hello", line: 2)
        let changed = try package.savePending("Grace", line: 4, insteadOf: "Ada")

        #expect(try package.store.reference(of: new) == nil)
        #expect(try package.store.reference(of: changed) == SnapshotContent("Ada"))
        try package.store.accept(new)
        #expect(try new.status(comparedTo: package.store.reference(of: new)) == .alreadyRecorded)
        #expect(try changed.status(comparedTo: package.store.reference(of: changed)) == .changed)
    }

    @Test("Accepting an inline snapshot keeps the permissions of its source")
    func permissions() throws {
        let package = try InlineFixture.makePackage()
        let file = package.file(InlineFixture.file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try package.store.accept(try package.savePending("Hello", line: 2))
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    }

    @Test("An inline snapshot may contain the markers of a merge, because the markers are indented")
    func markers() throws {
        let package = try InlineFixture.makePackage()
        let text = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n"
        let pending = try package.savePending(text, line: 2)
        try package.store.accept(pending)
        #expect(try package.store.reference(of: pending) == SnapshotContent(text))
    }

    @Test("After an inline call has moved, a run removes the pending text that the call left at its old line")
    func supersedes() throws {
        let package = try InlineFixture.makePackage()
        let old = try package.savePending("Hello", line: 2)
        let other = try package.savePending("Grace", line: 4, insteadOf: "Ada")
        let moved =
            "// new\n"
            + InlineFixture.source.replacing(
                "lines)\n    expectInlineSnapshot(of: greeting, as: .lines)", with: "lines)")
        try package.write(moved, to: InlineFixture.file)
        let sources = InlineSources(binary: nil)

        try sources.removePending(of: "\(InlineFixture.file):3:25", in: package.store)

        #expect(package.store.pendingSnapshots() == [other])
        #expect(old.path == "\(InlineFixture.file):2:25")
    }

    @Test("After an inline call has moved, a run keeps the newer pending text of another call at the old line")
    func supersedesOnlyEarlier() throws {
        let package = try InlineFixture.makePackage()
        _ = try package.savePending("Hello", line: 2)
        let first = "    expectInlineSnapshot(of: greeting, as: .lines)\n"
        let other = "    expectInlineSnapshot(of: 1, as: .dump)\n"
        try package.write(InlineFixture.source.replacing(first + first, with: other + first), to: InlineFixture.file)
        let sources = InlineSources(binary: nil)
        try sources.removePending(of: "\(InlineFixture.file):4:25", in: package.store)
        let new = try package.savePending("1", line: 2)

        try sources.removePending(of: "\(InlineFixture.file):3:25", in: package.store)

        #expect(package.store.pendingSnapshots() == [new])
    }

    @Test("Tests that run again without a build record an inline snapshot, unless its source was edited in between")
    func secondRun() throws {
        let package = try InlineFixture.makePackage()
        try package.write("", to: "program")
        let binary = FileStamp(of: package.file("program"))
        func record(_ text: String, line: Int) throws {
            let path = "\(InlineFixture.file):\(line):25"
            let sources = InlineSources(binary: binary)
            let place = try sources.place(of: path, holding: nil, in: package.store)
            try sources.record(
                PendingSnapshot(
                    name: SnapshotName(module: "FixtureTests", components: ["greets()"]), path: path,
                    sourceLocation: path, reference: nil, content: SnapshotContent(text), inline: place),
                in: package.store)
        }
        try record("one\ntwo", line: 2)
        try record("three", line: 3)

        let source = InlineSource(try package.text(of: InlineFixture.file))
        #expect(source.calls.compactMap(source.reference) == ["one\ntwo", "three", "Ada"].map { SnapshotContent($0) })
        try package.write("\(String(source.scalars))// edited\n", to: InlineFixture.file)
        #expect(throws: SnapshotFileError.inline(.changedSinceBuild(file: package.file(InlineFixture.file)))) {
            try record("three", line: 3)
        }
    }
}
