/// The line-by-line difference of two texts, as `diff -u` writes it and `patch` reads it, without the two file names.
package struct UnifiedDiff: Sendable, CustomStringConvertible {
    /// The hunks from top to bottom; empty if the texts are equal.
    package let hunks: [DiffHunk]

    package init(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) {
        hunks = DiffHunk.hunks(of: LineDifference(from: old, to: new))
    }

    /// The hunks' text, ending with a newline; empty if the texts are equal.
    package var description: String {
        var text: [UInt8] = []
        for hunk in hunks { hunk.write(to: &text) }
        return String(decoding: text, as: UTF8.self)
    }
}
