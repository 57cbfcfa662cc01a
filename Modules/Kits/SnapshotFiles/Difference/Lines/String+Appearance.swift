extension String {
    /// Returns the line as it looks: with spaces for blanks, without trailing blanks, and without invisible characters.
    ///
    /// Composed and decomposed characters are left as they are, because strings compare them as equal.
    ///
    /// - Parameter joinsBlanks: Whether a run of blanks becomes one space; a tab may look like any number of spaces.
    func appearance(joinsBlanks: Bool) -> String {
        var seen: [Unicode.Scalar] = []
        for scalar in unicodeScalars {
            if !scalar.isBlank {
                if !scalar.isInvisible { seen.append(scalar) }
            } else if !joinsBlanks || seen.last != " " {
                seen.append(" ")
            }
        }
        while seen.last == " " { seen.removeLast() }
        return String(String.UnicodeScalarView(seen))
    }

    /// The text, with code points for characters that are invisible or that look like a space without being one.
    var showingInvisible: String {
        reduce(into: "") { text, character in
            let isHidden = character != " " && character.unicodeScalars.allSatisfy { $0.isBlank || $0.isInvisible }
            text += isHidden ? String(character).codePoints : String(character)
        }
    }

    /// The code points of the whole text, such as `<U+0041 LATIN CAPITAL LETTER A>`.
    var codePoints: String { unicodeScalars.map { "<\($0.codePoint)>" }.joined() }
}
