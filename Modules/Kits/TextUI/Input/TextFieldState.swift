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
    /// - Returns: Whether the key was one for a text field.
    public mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let string): insert(string.split(whereSeparator: \.isNewline).joined(separator: " "))
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = text.count
        case .backspace: remove(at: cursor - 1)
        case .delete: remove(at: cursor)
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

    /// The characters that stood around the removed one may join, too.
    private mutating func remove(at place: Int) {
        guard place >= 0, place < text.count else { return }
        text.remove(at: text.index(text.startIndex, offsetBy: place))
        cursor = min(place, text.count)
    }
}
