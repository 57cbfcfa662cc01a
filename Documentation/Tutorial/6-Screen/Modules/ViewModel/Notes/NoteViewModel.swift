/// One note on its own screen.
public struct NoteViewModel {
    /// The whole text.
    public let text: String

    /// A note never changes, so this is all.
    public init(text: String) {
        self.text = text
    }
}
