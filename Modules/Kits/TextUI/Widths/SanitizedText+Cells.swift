extension SanitizedText {
    /// Calls `scalar` with each character that consists of one scalar, and `character` with the others, in order.
    ///
    /// The canvas avoids `Character` values where it can: creating one costs more than all other steps of drawing.
    @inline(__always)
    func forEachCluster(scalar: (Unicode.Scalar, Int) -> Void, character: (Character, Int) -> Void) {
        if isASCII {
            for byte in string.utf8 { scalar(Unicode.Scalar(byte), 1) }
            return
        }
        string.forEachCluster { range, cells, single in
            if let single { scalar(single, cells) } else { character(string[range.lowerBound], cells) }
            return true
        }
    }

    /// Returns the longest prefix of whole characters that takes at most `width` cells.
    public func prefix(width: Int) -> SanitizedText {
        if self.width <= width { return self }
        if isASCII { return slice(..<string.utf8.index(string.startIndex, offsetBy: max(0, width))) }
        var taken = 0
        var end = string.startIndex
        string.forEachCluster { range, cells, _ in
            taken += cells
            if taken <= width { end = range.upperBound }
            return taken < width
        }
        return slice(..<end)
    }

    private func slice(_ range: some RangeExpression<String.Index>) -> SanitizedText {
        SanitizedText(sanitized: String(string[range]))
    }
}
