import SnapshotFiles
import TestProcesses

extension SnapshotPackage {
    /// The source of the suite's inline snapshots.
    static let source = "Tests/FixtureTests/Screens.swift"

    /// Saves a pending text for the call at `line` of the source, as the test with that call would.
    ///
    /// - Parameter reference: The literal in the call's closure; nil if the call has no closure.
    func savePendingInline(_ text: String, line: Int, insteadOf reference: String? = nil) throws {
        let source = try package.text(of: Self.source).split(separator: "\n", omittingEmptySubsequences: false)
        let column = source[line - 1].utf8.prefix { $0 != UInt8(ascii: "(") }.count + 1
        let path = try store.inlinePath(file: package.file(Self.source), line: line, column: column)
        let reference = reference.map { SnapshotContent($0) }
        try store.savePending(
            PendingSnapshot(
                name: SnapshotName(module: "FixtureTests", components: ["Screens", "greets()"]), path: path,
                sourceLocation: path, reference: reference, content: SnapshotContent(text),
                inline: try InlineSources(binary: nil).place(of: path, holding: reference, in: store)))
    }
}
