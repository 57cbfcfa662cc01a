import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("An inline snapshot that cannot be recorded", .leakChecks)
struct InlineRefusalTests {
    @Test(
        "Accepting an inline snapshot writes nothing if the call that is found may not be the original call",
        arguments: [
            ("expectInlineSnapshot(of: name, as: .lines) {", "expectInlineSnapshot(of: names, as: .lines) {"),
            ("\"Ada\"", "\"Jean\""), ("\"Ada\"", "ada"), ("\"Ada\"", "\"\\(ada)\""),
            ("func greets", "func other() {\nexpectInlineSnapshot(of: name, as: .lines) { \"Ada\" }\n}\nfunc greets"),
        ])
    func refused(old: String, new: String) throws {
        let package = try InlineFixture.makePackage()
        let pending = try package.savePending("Grace", line: 4, insteadOf: "Ada")
        let source = InlineFixture.source.replacing(old, with: new)
        try package.write(source, to: InlineFixture.file)

        let error = #expect(throws: SnapshotFileError.self) { try package.store.accept(pending) }

        #expect(error?.description.contains("nothing was written") == true, "\(error?.description ?? "")")
        #expect(try package.text(of: InlineFixture.file) == source)
        #expect(package.store.pendingSnapshots() == [pending])
    }

    @Test("An inline snapshot is refused if its source is missing, read-only or not UTF-8")
    func unwritable() throws {
        let package = try InlineFixture.makePackage()
        let pending = try package.savePending("Hello", line: 2)
        let file = package.file(InlineFixture.file)
        let accept = { try package.store.accept(pending) }

        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
        #expect(throws: SnapshotFileError.inline(.readOnly(file: file))) { try accept() }
        #expect(try package.text(of: InlineFixture.file) == InlineFixture.source)
        try package.removeFile(InlineFixture.file)
        #expect(throws: SnapshotFileError.inline(.noSource(file: file))) { try accept() }
        try package.write([0xFF], to: InlineFixture.file)
        #expect(throws: SnapshotFileError.inline(.notUTF8(file: file))) { try accept() }
    }

    @Test("An inline snapshot is never written outside of its package, not even through a link")
    func outside() throws {
        let (package, other) = (try InlineFixture.makePackage(), try InlineFixture.makePackage())
        let file = other.file(InlineFixture.file)
        #expect(throws: SnapshotFileError.inline(.outsidePackage(file: file, package: "\(package.folder.path)/"))) {
            try package.store.inlinePath(file: file, line: 2, column: 25)
        }

        let pending = try package.savePending("Hello", line: 2)
        try package.removeFile(InlineFixture.file)
        try package.link(InlineFixture.file, to: file)
        #expect(throws: SnapshotFileError.inline(.outsidePackage(file: file, package: "\(package.folder.path)/"))) {
            try package.store.accept(pending)
        }
        #expect(try other.text(of: InlineFixture.file) == InlineFixture.source)
    }

    @Test("An inline snapshot's error lists causes of a missing call, and says whether another run can help")
    func causes() {
        let noCall = InlineSnapshotError.noCall(path: "Tests/Fixture.swift:2:24")
        let causes = ["the source was changed", "a macro contains the call", "a helper makes it"]
        #expect(causes.allSatisfy { noCall.description.contains("if \($0), ") })
        #expect(!noCall.endsWithAnotherRun)
        #expect(InlineSnapshotError.changedSinceBuild(file: "Fixture.swift").endsWithAnotherRun)
    }

    @Test("An inline snapshot is not saved as pending if its source is newer than the tests or lacks the call")
    func stale() throws {
        let package = try InlineFixture.makePackage()
        let path = "\(InlineFixture.file):2:25"
        try package.write("", to: "old")
        try package.age("old")
        let old = InlineSources(binary: FileStamp(of: package.file("old")))
        #expect(throws: SnapshotFileError.inline(.changedSinceBuild(file: package.file(InlineFixture.file)))) {
            try old.place(of: path, holding: nil, in: package.store)
        }
        let sources = InlineSources(binary: FileStamp(of: package.file(InlineFixture.file)))
        let beside = "\(InlineFixture.file):2:24"
        #expect(throws: SnapshotFileError.inline(.noCall(path: beside))) {
            try sources.place(of: beside, holding: nil, in: package.store)
        }
        #expect(throws: SnapshotFileError.inline(.noLiteral(path: path))) {
            try sources.place(of: path, holding: SnapshotContent("Ada"), in: package.store)
        }
    }
}
