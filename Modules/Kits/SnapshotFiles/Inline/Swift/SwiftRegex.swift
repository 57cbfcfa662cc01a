/// Regex literals, which can contain quotes and brackets.
enum SwiftRegex {
    /// Returns the end of the regex literal at `index`; nil if there is none.
    ///
    /// Source: SE-0354. A slash is an operator if it follows an operand, if a blank follows it, or if no slash closes
    /// it on its line.
    static func end(in source: [Unicode.Scalar], at index: Int, followsOperand: Bool) -> Int? {
        let pounds = source[index...].prefix { $0 == "#" }.count
        let start = index + pounds
        guard source.hasText(["/"], at: start), pounds > 0 || !followsOperand, start + 1 < source.count else {
            return nil
        }
        let closing = ["/"] + [Unicode.Scalar](repeating: "#", count: pounds)
        let isMultiline = pounds > 0 && source[start + 1].isSwiftNewline
        guard pounds > 0 || !source[start + 1].properties.isWhitespace else { return nil }
        var (offset, groups) = (start + 1, 0)
        while offset < source.count, isMultiline || !source[offset].isSwiftNewline {
            if source.hasText(closing, at: offset) { return offset + closing.count }
            groups += source[offset] == "(" ? 1 : source[offset] == ")" ? -1 : 0
            // The slash is an operator that is passed as an argument, as in `reduce(1, /)`.
            if groups < 0, pounds == 0 { return nil }
            offset += source[offset] == "\\" ? 2 : 1
        }
        return nil
    }
}
