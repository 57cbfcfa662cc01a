/// The line-by-line difference of two texts, as `diff -u` writes it and `patch` reads it, without the two file names.
package struct UnifiedDiff: CustomStringConvertible {
    /// The hunks from top to bottom; empty if the texts are equal.
    package let hunks: [DiffHunk]

    package init(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) {
        hunks = DiffHunk.hunks(of: LineEdit.edits(from: old, to: new))
    }

    /// The hunks' text, ending with a newline; empty if the texts are equal.
    package var description: String { hunks.reduce(into: "") { $0 += $1.description } }
}
