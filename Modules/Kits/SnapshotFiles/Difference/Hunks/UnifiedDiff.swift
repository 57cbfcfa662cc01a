/// The difference of two texts, line by line, as `diff -u` writes it and `patch` reads it, without the two file names.
package struct UnifiedDiff: CustomStringConvertible {
    /// From top to bottom; none where the texts are equal.
    package let hunks: [DiffHunk]

    package init(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) {
        hunks = DiffHunk.hunks(of: LineEdit.edits(from: old, to: new))
    }

    /// Ends with a newline; empty where the texts are equal.
    package var description: String { hunks.reduce(into: "") { $0 += $1.description } }
}
