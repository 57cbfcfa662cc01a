/// One note on its own screen.
public struct NoteViewModel {
    /// The whole text.
    public let text: String

    /// Shows `text`, which never changes.
    public init(text: String) {
        self.text = text
    }
}
