/// Lines of the old text and the lines that replace them in the new text; one of the two ranges may be empty.
struct LineChange: Equatable {
    /// The lines' numbers in the old text, from 0.
    var old: Range<Int>
    /// The lines' numbers in the new text, from 0.
    var new: Range<Int>

    var count: Int { old.count + new.count }
}
