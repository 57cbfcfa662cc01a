/// What has been typed into a field, and where the cursor is.
public struct TextFieldState: Hashable, Sendable {
    /// All of it, as it was typed: blocks make it safe to draw.
    public private(set) var text: String
    /// In characters, from the start: 0…`text.count`.
    private var cursor: Int

    /// The cursor stands at the end of `text`.
    public init(text: String = "") {
        self.text = text
        cursor = text.count
    }

    /// What stands to the left of the cursor.
    public var textBeforeCursor: String { String(text.prefix(cursor)) }
    /// What stands under the cursor and to the right of it.
    public var textAfterCursor: String { String(text.dropFirst(cursor)) }

    /// Edits the text, or moves the cursor, as `key` says; what is pasted becomes one line.
    ///
    /// Words and the line are moved over and removed by the keys of GNU Readline.
    ///
    /// - Returns: Whether the key was one for a text field.
    public mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let string): insert(string.split(whereSeparator: \.isNewline).joined(separator: " "))
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .modified(.left, .control), .modified(.left, .alt), .alt("b"): cursor = wordStart
        case .modified(.right, .control), .modified(.right, .alt), .alt("f"): cursor = wordEnd
        case .backspace: remove(max(0, cursor - 1)..<cursor)
        case .delete: remove(cursor..<min(cursor + 1, text.count))
        case .modified(.backspace, .alt): remove(wordStart..<cursor)
        case .modified(.delete, .control), .modified(.delete, .alt), .alt("d"): remove(cursor..<wordEnd)
        case .control("w"): remove(argumentStart..<cursor)
        case .control("u"): remove(0..<cursor)
        case .control("k"): remove(cursor..<text.count)
        default: return false
        }
        return true
    }

    /// What is inserted may join the characters beside it, so the cursor is counted anew.
    private mutating func insert(_ string: String) {
        let head = textBeforeCursor + string
        text = head + textAfterCursor
        cursor = min(head.count, text.count)
    }

    /// The characters that stood around the removed ones may join, too.
    private mutating func remove(_ range: Range<Int>) {
        text = String(text.prefix(range.lowerBound)) + text.dropFirst(range.upperBound)
        cursor = min(range.lowerBound, text.count)
    }
}
