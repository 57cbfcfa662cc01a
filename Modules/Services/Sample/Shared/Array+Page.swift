extension Array {
    /// Returns a page of at most `size` elements, numbered from 1, and whether another page follows.
    ///
    /// A page that does not exist is empty.
    func page(_ number: Int, of size: Int) -> (elements: [Element], hasNext: Bool) {
        // The number is checked first: with a larger number, the product below could overflow.
        let pageCount = (count + size - 1) / size
        guard 1...Swift.max(1, pageCount) ~= number else { return ([], false) }
        return (Array(dropFirst((number - 1) * size).prefix(size)), number < pageCount)
    }
}
