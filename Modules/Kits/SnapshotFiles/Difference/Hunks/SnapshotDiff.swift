/// A unified diff from a snapshot to another text, headed by the file's name.
///
/// It can be applied with `patch -p0` in the package's folder.
package struct SnapshotDiff: CustomStringConvertible {
    package let diff: UnifiedDiff
    private let heading: String

    /// - Parameters:
    ///   - path: The snapshot's path, relative to the package.
    ///   - reference: The snapshot's text; nil if there is no snapshot.
    package init(at path: String, from reference: SnapshotText?, to text: SnapshotText) {
        diff = UnifiedDiff(from: reference?.bytesAsGiven ?? [], to: text.bytes[...])
        heading = "--- \(reference == nil ? "/dev/null" : path)\n+++ \(path)\n"
    }

    /// The whole diff.
    package var description: String { heading + diff.description }

    /// The diff as a failed test shows it: shortened if it is long, with notes on partly changed lines.
    package var summary: String { heading + diff.summary }
}
