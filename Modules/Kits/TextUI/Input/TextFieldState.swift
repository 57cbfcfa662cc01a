/// The text of a field, and the position of its cursor.
public struct TextFieldState: Hashable, Sendable {
    /// The text as it was typed; blocks sanitize it when they draw it.
    public private(set) var text: String
    /// The position of the cursor in characters, 0…`text.count`.
    private var cursor: Int

    /// Creates a state with the cursor at the end of `text`.
    public init(text: String = "") {
        self.text = text
        cursor = text.count
    }

    /// The text to the left of the cursor.
    public var textBeforeCursor: String { String(text.prefix(cursor)) }
    /// The text under the cursor and to the right of it.
    public var textAfterCursor: String { String(text.dropFirst(cursor)) }

    /// Handles a key that edits the text or moves the cursor.
    ///
    /// Pasted text becomes one line.
    ///
    /// The keys that move over or remove a word or the line are those of GNU Readline.
    ///
    /// - Returns: Whether the key is one that a text field handles.
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

    /// Inserts `string`, which may join the characters next to it, so the cursor is counted again.
    private mutating func insert(_ string: String) {
        let head = textBeforeCursor + string
        text = head + textAfterCursor
        cursor = min(head.count, text.count)
    }

    /// Removes the characters in `range`; the ones around them may join, so the cursor is limited.
    private mutating func remove(_ range: Range<Int>) {
        text = String(text.prefix(range.lowerBound)) + text.dropFirst(range.upperBound)
        cursor = min(range.lowerBound, text.count)
    }
}
