/// Opens other screens from the notes.
public protocol NotesNavigator: AnyObject {
    /// Opens a screen with the whole text of a note.
    func showNote(_ text: String)
}
