extension Array {
    /// Returns a page of `size` elements, numbered from 1, and whether another one follows.
    ///
    /// A page that does not exist is empty.
    func page(_ number: Int, of size: Int) -> (elements: [Element], hasNext: Bool) {
        // Checked first, because the product below could overflow for a larger number.
        let pageCount = (count + size - 1) / size
        guard 1...Swift.max(1, pageCount) ~= number else { return ([], false) }
        return (Array(dropFirst((number - 1) * size).prefix(size)), number < pageCount)
    }
}
