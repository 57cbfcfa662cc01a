/// A unified diff from a snapshot to another content, headed by the file's name.
///
/// It can be applied with `patch -p0` in the package's folder. For data such as pictures, there is a sentence instead,
/// which `patch` ignores.
package struct SnapshotDiff: Sendable, CustomStringConvertible {
    /// The diff; it has no hunks if either side is data.
    package let diff: UnifiedDiff
    /// How the data differs; nil for texts.
    package let dataDifference: DataDifference?
    /// Whether there is no snapshot yet.
    let isNew: Bool
    private let heading: String

    /// - Parameters:
    ///   - path: The snapshot's path, relative to the package.
    ///   - reference: The snapshot's content; nil if there is no snapshot.
    package init(at path: String, from reference: SnapshotContent?, to content: SnapshotContent) {
        isNew = reference == nil
        let file = reference == nil ? "/dev/null" : path
        if let text = content.text, reference.map({ $0.text != nil }) ?? true {
            diff = UnifiedDiff(from: reference?.text?.bytes[...] ?? [], to: text.bytes[...])
            dataDifference = nil
            heading = "--- \(file)\n+++ \(path)\n"
        } else {
            diff = UnifiedDiff(from: [], to: [])
            dataDifference = DataDifference(from: reference?.bytes, to: content.bytes)
            heading = "Binary files \(file) and \(path) differ\n"
        }
    }

    /// The approximate size of the whole diff in bytes, known without creating the diff.
    package var byteCount: Int { heading.utf8.count + diff.hunks.reduce(0) { $0 + $1.byteCount } }

    /// The whole diff.
    package var description: String { heading + diff.description }

    /// The diff as a failed test shows it: shortened if it is long, with notes on partly changed lines.
    package var summary: String { heading + (dataDifference.map { "\($0)\n" } ?? diff.summary) }
}
