extension SanitizedText {
    /// The number of columns between tab stops.
    static let tabStop = 4

    /// Returns the lines of `string`, at least one.
    ///
    /// They are separated by a line feed, a carriage return, both, NEL, LS or PS.
    ///
    /// A tab becomes blanks up to the next multiple of 4 columns.
    public static func lines(of string: String) -> [SanitizedText] {
        if isOneLine(string) { return [SanitizedText(string)] }
        return string.split(omittingEmptySubsequences: false, whereSeparator: \.separatesLines).map(line)
    }

    /// Returns whether `string` is a single line without tabs and other C0 controls.
    static func isOneLine(_ string: String) -> Bool {
        string.isPrintableASCII
            || !string.unicodeScalars.contains { $0.value < 0x20 || 0x85 == $0.value || 0x2028...0x2029 ~= $0.value }
    }

    private static func line(_ line: Substring) -> SanitizedText {
        var columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { SanitizedText(String($0)) }
        guard let last = columns.popLast() else { return SanitizedText("") }
        let blanks = columns.map { $0.string + String(repeating: " ", count: tabStop - $0.width % tabStop) }
        return SanitizedText(sanitized: blanks.joined() + last.string)
    }
}

extension Character {
    fileprivate var separatesLines: Bool {
        switch self {
        case "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
