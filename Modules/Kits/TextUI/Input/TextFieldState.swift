/// The text of a field, and the position of its cursor.
///
/// The text is stored in two parts, so that a long text does not slow down typing.
public struct TextFieldState: Hashable, Sendable {
    /// The text to the left of the cursor.
    public private(set) var textBeforeCursor: String
    /// The text under the cursor and to the right of it.
    public private(set) var textAfterCursor = ""
    /// The text last cut from this field, which ctrl-y inserts.
    private var cut = ""

    /// Creates a state with the cursor at the end of `text`.
    public init(text: String = "") {
        textBeforeCursor = text
    }

    /// The text as it was typed; blocks sanitize it when they draw it.
    ///
    /// Complexity: O(length of the text).
    public var text: String { textBeforeCursor + textAfterCursor }

    /// Handles a key that edits the text or moves the cursor.
    ///
    /// Pasted text becomes one line, with spaces in place of line breaks and tabs.
    ///
    /// The keys for moving by a word and for cutting text are those of GNU Readline.
    ///
    /// - Returns: Whether the key is one that a text field handles.
    public mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .text(let characters): for character in characters { insert(String(character)) }
        case .paste(let string): insert(TextFieldState.line(of: string))
        case .left: moveBack(to: previous)
        case .right: moveForward(to: next)
        case .home, .control("a"): moveBack(to: textBeforeCursor.startIndex)
        case .end, .control("e"): moveForward(to: textAfterCursor.endIndex)
        case .modified(.left, .control), .modified(.left, .alt), .alt("b"): moveBack(to: wordStart)
        case .modified(.right, .control), .modified(.right, .alt), .alt("f"): moveForward(to: wordEnd)
        case .backspace: removeBack(to: previous)
        case .delete: removeForward(to: next)
        case .modified(.backspace, .alt): cutBack(to: wordStart)
        case .modified(.delete, .control), .modified(.delete, .alt), .alt("d"): cutForward(to: wordEnd)
        case .control("w"): cutBack(to: argumentStart)
        case .control("u"): cutBack(to: textBeforeCursor.startIndex)
        case .control("k"): cutForward(to: textAfterCursor.endIndex)
        case .control("y"): insert(cut)
        default: return false
        }
        return true
    }

    private static func line(of string: String) -> String {
        string.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    }

    private var previous: String.Index { textBeforeCursor.dropLast().endIndex }
    private var next: String.Index { textAfterCursor.dropFirst().startIndex }

    private mutating func insert(_ string: String) {
        textBeforeCursor += string
        leaveJoinedCharacter()
    }

    private mutating func moveBack(to index: String.Index) {
        textAfterCursor.insert(contentsOf: textBeforeCursor[index...], at: textAfterCursor.startIndex)
        textBeforeCursor.removeSubrange(index...)
    }

    private mutating func moveForward(to index: String.Index) {
        textBeforeCursor += textAfterCursor[..<index]
        textAfterCursor.removeSubrange(..<index)
    }

    private mutating func cutBack(to index: String.Index) {
        keep(textBeforeCursor[index...])
        removeBack(to: index)
    }

    private mutating func cutForward(to index: String.Index) {
        keep(textAfterCursor[..<index])
        removeForward(to: index)
    }

    private mutating func keep(_ text: Substring) {
        if !text.isEmpty { cut = String(text) }
    }

    private mutating func removeBack(to index: String.Index) {
        textBeforeCursor.removeSubrange(index...)
        leaveJoinedCharacter()
    }

    private mutating func removeForward(to index: String.Index) {
        textAfterCursor.removeSubrange(..<index)
        leaveJoinedCharacter()
    }

    /// Moves the cursor past a character that both sides form together, such as a letter and its accent.
    private mutating func leaveJoinedCharacter() {
        while let next = textAfterCursor.first, let last = textBeforeCursor.last {
            let joined = "\(last)\(next)".prefix(1).utf8.count - last.utf8.count
            guard joined > 0 else { return }
            moveForward(to: textAfterCursor.utf8.index(textAfterCursor.startIndex, offsetBy: joined))
        }
    }
}
