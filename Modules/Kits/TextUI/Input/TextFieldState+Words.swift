/// Words as in GNU Readline: letters and digits or, for ctrl-w, everything between blanks.
extension TextFieldState {
    /// The start of the word to the left of the cursor.
    var wordStart: String.Index { start(of: \.isWordPart) }

    /// The start of the word that ctrl-w cuts, to the left of the cursor.
    var argumentStart: String.Index { start { !$0.isWhitespace } }

    /// The end of the word to the right of the cursor.
    var wordEnd: String.Index {
        let word = textAfterCursor.drop { !$0.isWordPart }
        return word.drop(while: \.isWordPart).startIndex
    }

    private func start(of isPart: (Character) -> Bool) -> String.Index {
        let text = textBeforeCursor
        guard let last = text.lastIndex(where: isPart) else { return text.startIndex }
        return text[..<last].lastIndex { !isPart($0) }.map(text.index(after:)) ?? text.startIndex
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
