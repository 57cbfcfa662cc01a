extension String {
    /// The line without what cannot be seen.
    ///
    /// Two that are composed differently need no more than this, for strings are compared as Unicode text.
    ///
    /// - Parameter joinsBlanks: Whether blanks in a row are one, for a tab looks like any number of them.
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

    /// The text with characters that cannot be seen, or not be told from a space, by their code points.
    var showingInvisible: String {
        reduce(into: "") { text, character in
            let isHidden = character != " " && character.unicodeScalars.allSatisfy { $0.isBlank || $0.isInvisible }
            text += isHidden ? String(character).codePoints : String(character)
        }
    }

    /// All of the text by its code points.
    var codePoints: String { unicodeScalars.map { "<\($0.codePoint)>" }.joined() }
}
