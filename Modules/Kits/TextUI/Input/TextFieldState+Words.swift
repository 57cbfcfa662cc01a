/// Words as GNU Readline has them: letters and digits, or, for ctrl-w, whatever blanks separate.
extension TextFieldState {
    /// Where the word to the left of the cursor begins, in characters from the start.
    var wordStart: Int { start(of: \.isWordPart) }

    /// Where what blanks separate, to the left of the cursor, begins.
    var argumentStart: Int { start { !$0.isWhitespace } }

    /// Where the word to the right of the cursor ends.
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
