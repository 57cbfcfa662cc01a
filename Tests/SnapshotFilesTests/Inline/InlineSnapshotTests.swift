import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A pending inline snapshot", .leakChecks)
struct InlineSnapshotTests {
    private static let source = """
        func greets() {
            expectInlineSnapshot(of: greeting, as: .lines)
            expectInlineSnapshot(of: greeting, as: .lines)
            expectInlineSnapshot(of: name, as: .lines) {
                "Ada"
            }
        }

        """
    private static let file = "Tests/FixtureTests/Fixture.swift"

    @Test("lies beside the others, named after its source and line")
    func lies() throws {
        let package = try makePackage()
        let pending = try layAside("Hello", line: 2, in: package)

        #expect(pending.path == "\(Self.file):2")
        #expect(package.store.pendingFile(pending.path) == package.file("Snapshots/.pending/\(Self.file):2.json"))
        #expect(package.store.pendingSnapshots() == [pending])
        #expect(package.store.brokenPending().isEmpty)
    }

    @Test("is written into its source when it is accepted")
    func accepted() throws {
        let package = try makePackage()
        try package.store.accept(try layAside("Hello\n", line: 2, in: package))
        try package.store.accept(try layAside("Grace", line: 8, insteadOf: "Ada", in: package))

        #expect(
            try package.text(of: Self.file) == """
                func greets() {
                    expectInlineSnapshot(of: greeting, as: .lines) {
                        \"""
                        Hello
                        \"""
                    }
                    expectInlineSnapshot(of: greeting, as: .lines)
                    expectInlineSnapshot(of: name, as: .lines) {
                        \"""
                        Grace
                        \"""
                    }
                }

                """)
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test(
        "can be accepted in any order with others of its source",
        arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]])
    func anyOrder(order: [Int]) throws {
        let package = try makePackage()
        let pending = [
            try layAside("one\ntwo", line: 2, in: package), try layAside("three", line: 3, in: package),
            try layAside("four\nfive", line: 4, insteadOf: "Ada", in: package),
        ]

        for index in order { try package.store.accept(pending[index]) }

        let source = InlineSource(try package.text(of: Self.file))
        let recorded = source.calls.compactMap(source.reference)
        #expect(recorded == ["one\ntwo", "three", "four\nfive"].map { SnapshotContent($0) })
    }

    @Test("is not lost if others of its source are accepted at the same time")
    func atOnce() async throws {
        let package = try makePackage()
        let calls = (1...50).map { "    expectInlineSnapshot(of: \($0), as: .dump)\n" }
        try package.write(calls.joined(), to: Self.file)
        let pending = try (1...50).map { try layAside("text \($0)", line: $0, in: package) }

        let store = package.store
        await withThrowingTaskGroup { group in
            for snapshot in pending { group.addTask { @concurrent in try store.accept(snapshot) } }
        }

        let source = InlineSource(try package.text(of: Self.file))
        #expect(source.calls.compactMap(source.reference) == (1...50).map { SnapshotContent("text \($0)") })
    }

    @Test("is removed when it is rejected, and leaves the source unchanged")
    func rejected() throws {
        let package = try makePackage()
        try package.store.reject(try layAside("Hello", line: 2, in: package))

        #expect(try package.text(of: Self.file) == Self.source)
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("is compared with the literal in its source")
    func reference() throws {
        let package = try makePackage()
        let new = try layAside("Hello", line: 2, in: package)
        let changed = try layAside("Grace", line: 4, insteadOf: "Ada", in: package)

        #expect(try package.store.reference(of: new) == nil)
        #expect(try package.store.reference(of: changed) == SnapshotContent("Ada"))
        try package.store.accept(new)
        #expect(try new.standing(to: package.store.reference(of: new)) == .alike)
        #expect(try changed.standing(to: package.store.reference(of: changed)) == .changed)
    }

    @Test("follows its call to another line, if it is the only one that fits")
    func moved() throws {
        let package = try makePackage()
        let pending = try layAside("Grace", line: 4, insteadOf: "Ada", in: package)
        try package.write("// new\n\(Self.source)", to: Self.file)

        try package.store.accept(pending)

        #expect(try package.text(of: Self.file).hasPrefix("// new\nfunc greets"))
        #expect(try package.text(of: Self.file).contains("        Grace\n"))
    }

    @Test(
        "is refused if its call is not clearly the same, and nothing is written",
        arguments: [
            ("expectInlineSnapshot(of: name, as: .lines) {", "expectInlineSnapshot(of: names, as: .lines) {"),
            ("\"Ada\"", "\"Jean\""), ("\"Ada\"", "ada"), ("\"Ada\"", "\"\\(ada)\""),
            ("func greets", "func other() {\nexpectInlineSnapshot(of: name, as: .lines) { \"Ada\" }\n}\nfunc greets"),
        ])
    func refused(old: String, new: String) throws {
        let package = try makePackage()
        let pending = try layAside("Grace", line: 4, insteadOf: "Ada", in: package)
        let source = Self.source.replacing(old, with: new)
        try package.write(source, to: Self.file)

        let error = #expect(throws: SnapshotFileError.self) { try package.store.accept(pending) }

        #expect(error?.description.contains("nothing was written") == true, "\(error?.description ?? "")")
        #expect(try package.text(of: Self.file) == source)
        #expect(package.store.pendingSnapshots() == [pending])
    }

    @Test("is refused if its source is gone, no text, or read-only")
    func unwritable() throws {
        let package = try makePackage()
        let pending = try layAside("Hello", line: 2, in: package)
        let file = package.file(Self.file)
        let accept = { try package.store.accept(pending) }

        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
        #expect(throws: SnapshotFileError.inline(.readOnly(file: file))) { try accept() }
        #expect(try package.text(of: Self.file) == Self.source)
        try FileManager.default.removeItem(atPath: file)
        #expect(throws: SnapshotFileError.inline(.noSource(file: file))) { try accept() }
        try package.write([0xFF], to: Self.file)
        #expect(throws: SnapshotFileError.inline(.notUTF8(file: file))) { try accept() }
    }

    @Test("is never written outside of its package, not even through a link")
    func outside() throws {
        let (package, other) = (try makePackage(), try makePackage())
        let file = other.file(Self.file)
        #expect(throws: SnapshotFileError.inline(.outsidePackage(file: file, package: "\(package.folder.path)/"))) {
            try package.store.inlinePath(file: file, line: 2)
        }

        let pending = try layAside("Hello", line: 2, in: package)
        try FileManager.default.removeItem(atPath: package.file(Self.file))
        try FileManager.default.createSymbolicLink(atPath: package.file(Self.file), withDestinationPath: file)
        #expect(throws: SnapshotFileError.inline(.outsidePackage(file: file, package: "\(package.folder.path)/"))) {
            try package.store.accept(pending)
        }
        #expect(try other.text(of: Self.file) == Self.source)
    }

    @Test("keeps the permissions of its source")
    func permissions() throws {
        let package = try makePackage()
        let file = package.file(Self.file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try package.store.accept(try layAside("Hello", line: 2, in: package))
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    }

    @Test("may contain the markers of a merge, because they are indented in the source")
    func markers() throws {
        let package = try makePackage()
        let text = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n"
        let pending = try layAside(text, line: 2, in: package)
        try package.store.accept(pending)
        #expect(try package.store.reference(of: pending) == SnapshotContent(text))
    }

    @Test("is not laid aside if the source is newer than the tests, or holds something else")
    func stale() throws {
        let package = try makePackage()
        let path = "\(Self.file):2"
        try package.write("", to: "old")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: package.file("old"))
        let old = InlineSources(binary: FileStamp(of: package.file("old")))
        #expect(throws: SnapshotFileError.inline(.changedSinceBuild(file: package.file(Self.file)))) {
            try old.place(of: path, column: 25, holding: nil, in: package.store)
        }
        let sources = InlineSources(binary: FileStamp(of: package.file(Self.file)))
        #expect(throws: SnapshotFileError.inline(.noCall(path: path))) {
            try sources.place(of: path, column: 24, holding: nil, in: package.store)
        }
        #expect(throws: SnapshotFileError.inline(.noLiteral(path: path))) {
            try sources.place(of: path, column: 25, holding: SnapshotContent("Ada"), in: package.store)
        }
    }

    @Test("replaces what an earlier run laid aside for the same call at another line")
    func supersedes() throws {
        let package = try makePackage()
        let old = try layAside("Hello", line: 2, in: package)
        let other = try layAside("Grace", line: 4, insteadOf: "Ada", in: package)
        let moved =
            "// new\n"
            + Self.source.replacing("lines)\n    expectInlineSnapshot(of: greeting, as: .lines)", with: "lines)")
        try package.write(moved, to: Self.file)
        let sources = InlineSources(binary: nil)

        try sources.removePending(of: "\(Self.file):3", column: 25, in: package.store)

        #expect(package.store.pendingSnapshots() == [other])
        #expect(old.path == "\(Self.file):2")
    }

    private func makePackage() throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write(Self.source, to: Self.file)
        return package
    }

    /// Lays a text aside for the call at a line, as its test would.
    private func layAside(
        _ text: String, line: Int, insteadOf reference: String? = nil, in package: TemporaryPackage
    ) throws -> PendingSnapshot {
        let store = package.store
        let path = try store.inlinePath(file: package.file(Self.file), line: line)
        let reference = reference.map { SnapshotContent($0) }
        let pending = PendingSnapshot(
            name: SnapshotName(module: "FixtureTests", components: ["greets()"]), path: path, sourceLocation: path,
            reference: reference, content: SnapshotContent(text),
            inline: try InlineSources(binary: nil).place(of: path, column: 25, holding: reference, in: store))
        try store.layAside(pending)
        return pending
    }
}
