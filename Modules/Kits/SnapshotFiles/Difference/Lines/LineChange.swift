/// Lines that are replaced by others; one of both ranges may be empty.
struct LineChange: Equatable {
    /// The lines' numbers in the old text, from 0.
    var old: Range<Int>
    /// The lines' numbers in the new text, from 0.
    var new: Range<Int>

    var count: Int { old.count + new.count }
}
