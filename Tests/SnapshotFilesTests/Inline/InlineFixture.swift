import TestProcesses
import Testing

@testable import SnapshotFiles

/// A source with three inline snapshots, of which only the last is recorded.
enum InlineFixture {
    static let source = """
        func greets() {
            expectInlineSnapshot(of: greeting, as: .lines)
            expectInlineSnapshot(of: greeting, as: .lines)
            expectInlineSnapshot(of: name, as: .lines) {
                "Ada"
            }
        }

        """
    static let file = "Tests/FixtureTests/Fixture.swift"

    static func makePackage() throws -> TemporaryPackage { try TestProcesses.makePackage([file: source]) }
}

extension TemporaryPackage {
    /// Saves a pending text for the call at `line`, as the test with that call would.
    func savePending(_ text: String, line: Int, insteadOf reference: String? = nil) throws -> PendingSnapshot {
        let path = try store.inlinePath(file: file(InlineFixture.file), line: line, column: 25)
        let reference = reference.map { SnapshotContent($0) }
        let pending = PendingSnapshot(
            name: SnapshotName(module: "FixtureTests", components: ["greets()"]), path: path, sourceLocation: path,
            reference: reference, content: SnapshotContent(text),
            inline: try InlineSources(binary: nil).place(of: path, holding: reference, in: store))
        try store.savePending(pending)
        return pending
    }
}
