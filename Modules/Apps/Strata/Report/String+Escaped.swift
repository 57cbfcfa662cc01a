import SnapshotFiles

nonisolated extension String {
    /// Escapes the text for a page, so that it contains no markup, hides nothing, and cannot reverse the order of
    /// characters.
    ///
    /// - Parameter mark: Returns the markup for an invisible code point from its number, such as `U+202E`.
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

    /// Returns whether the scalar joins emoji or gives an emoji its colours, and so may stay invisible.
    private func isWithinEmoji(_ scalar: Unicode.Scalar, at index: Index) -> Bool {
        guard scalar == "\u{200D}" || scalar == "\u{FE0F}", index > startIndex else { return false }
        let before = unicodeScalars[unicodeScalars.index(before: index)]
        if scalar == "\u{FE0F}" { return before.isPictograph }
        let after = unicodeScalars[unicodeScalars.index(after: index)...].first
        return (before.isPictograph || before == "\u{FE0F}") && after?.isPictograph == true
    }
}

nonisolated extension Unicode.Scalar {
    /// Whether it is invisible, looks like a space, or is not allowed in a document.
    fileprivate var isHidden: Bool { isInvisible || isBlank || properties.isNoncharacterCodePoint }

    fileprivate var isPictograph: Bool { !isASCII && properties.isEmoji }
}
