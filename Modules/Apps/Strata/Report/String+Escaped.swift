import SnapshotFiles

nonisolated extension String {
    /// The text for a page: nothing in it is markup, and nothing in it is hidden or changes the order of what is seen.
    ///
    /// - Parameter mark: The markup for a code point that cannot be seen, such as `U+202E`.
    func escaped(marking mark: (String) -> String) -> String {
        var escaped = ""
        var run = startIndex
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            guard let replacement = replacement(of: scalar, at: index, mark) else { continue }
            escaped += self[run..<index] + replacement
            run = unicodeScalars.index(after: index)
        }
        return run == startIndex ? self : escaped + self[run...]
    }

    private func replacement(of scalar: Unicode.Scalar, at index: Index, _ mark: (String) -> String) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case " "..."~", "\n", "\t": nil
        default: scalar.isHidden && !isWithinEmoji(scalar, at: index) ? mark(scalar.codePointNumber) : nil
        }
    }

    /// Whether it makes one picture of several code points, or a coloured one of a plain one, and is no loss to the eye.
    private func isWithinEmoji(_ scalar: Unicode.Scalar, at index: Index) -> Bool {
        guard scalar == "\u{200D}" || scalar == "\u{FE0F}", index > startIndex else { return false }
        let before = unicodeScalars[unicodeScalars.index(before: index)]
        if scalar == "\u{FE0F}" { return before.isPictograph }
        let after = unicodeScalars[unicodeScalars.index(after: index)...].first
        return (before.isPictograph || before == "\u{FE0F}") && after?.isPictograph == true
    }
}

nonisolated extension Unicode.Scalar {
    /// Whether nothing of it is seen, or no more than of a space, or no document may hold it.
    fileprivate var isHidden: Bool { isInvisible || isBlank || properties.isNoncharacterCodePoint }

    fileprivate var isPictograph: Bool { !isASCII && properties.isEmoji }
}
