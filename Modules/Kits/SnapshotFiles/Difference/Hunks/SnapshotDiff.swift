/// What leads from a snapshot to another text: a unified diff below the names of its files.
///
/// `patch -p0` in the package's folder can apply it.
package struct SnapshotDiff: CustomStringConvertible {
    package let diff: UnifiedDiff
    private let heading: String

    /// - Parameters:
    ///   - path: The snapshot's, relative to the package.
    ///   - reference: What the snapshot holds; nil where there is none.
    package init(at path: String, from reference: SnapshotText?, to text: SnapshotText) {
        diff = UnifiedDiff(from: reference?.bytesAsGiven ?? [], to: text.bytes[...])
        heading = "--- \(reference == nil ? "/dev/null" : path)\n+++ \(path)\n"
    }

    /// All of it.
    package var description: String { heading + diff.description }

    /// As a failure shows it.
    package var summary: String { heading + diff.summary }
}
