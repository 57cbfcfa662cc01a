nonisolated extension [UInt8] {
    /// Returns the number of quotes that open the string literal at `index`, after its pound signs: 1 or 3.
    ///
    /// After pound signs, three quotes open a multi-line literal only if no closing delimiter follows on the line:
    /// `#"""#` is a one-line literal.
    func openingQuotes(at index: Int, pounds: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        guard self[Swift.min(index, count)...].starts(with: [quote, quote, quote]) else { return 1 }
        let rest = self[(index + 2)...].prefix { $0 != UInt8(ascii: "\n") }
        let closing = [quote] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
        return pounds > 0 && rest.contains(closing) ? 1 : 3
    }
}
