extension SanitizedText {
    /// The number of columns between tab stops.
    static let tabStop = 4

    /// Returns the lines of `string`, at least one.
    ///
    /// Lines are separated by LF, CR, CR LF, NEL, LS or PS.
    ///
    /// A tab becomes blanks up to the next multiple of 4 columns.
    public static func lines(of string: String) -> [SanitizedText] {
        if let line = SanitizedText(oneLine: string) { return [line] }
        return string.split(omittingEmptySubsequences: false, whereSeparator: \.separatesLines).map(line)
    }

    /// Sanitizes a single line; nil if `string` has line breaks, tabs or other C0 controls.
    init?(oneLine string: String) {
        if string.isPrintableASCII {
            self.init(sanitized: string, width: string.utf8.count)
        } else if string.unicodeScalars.contains(where: {
            $0.value < 0x20 || 0x85 == $0.value || 0x2028...0x2029 ~= $0.value
        }) {
            return nil
        } else {
            self.init(string)
        }
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
