/// Words as in GNU Readline: letters and digits or, for ctrl-w, everything between blanks.
extension TextFieldState {
    /// The start of the word to the left of the cursor, in characters from the start of the text.
    var wordStart: Int { start(of: \.isWordPart) }

    /// The same for a word in the sense of ctrl-w.
    var argumentStart: Int { start { !$0.isWhitespace } }

    /// The end of the word to the right of the cursor.
    var wordEnd: Int {
        let gap = textAfterCursor.prefix { !$0.isWordPart }
        let word = textAfterCursor.dropFirst(gap.count).prefix(while: \.isWordPart)
        return textBeforeCursor.count + gap.count + word.count
    }

    private func start(of isPart: (Character) -> Bool) -> Int {
        let characters = Array(textBeforeCursor)
        guard let last = characters.lastIndex(where: isPart) else { return 0 }
        return characters[..<last].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
