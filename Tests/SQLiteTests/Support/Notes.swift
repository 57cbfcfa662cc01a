import Interactor

@testable import SQLite

/// The tables of a feature that only these tests have.
struct NotesTables: Tables {
    let name = "notes"
    var migrations: [[StaticString]] = [
        ["CREATE TABLE IF NOT EXISTS notes (number INTEGER PRIMARY KEY, text TEXT NOT NULL)"],
        ["CREATE INDEX notes_by_text ON notes (text)"],
    ]
}

extension Schema {
    /// The schema of an app that stores only notes.
    static let notes = Schema(features: [NotesTables()])
}

/// A change to the notes.
enum NotesChange: Hashable {
    case add(String)
    case remove(String)
    case removeAll
}

extension SQLiteDatabase {
    /// Creates a store of notes for a child process, in which nothing is checked for leaks.
    init(notes path: String) {
        self.init(file: DatabaseFile(path: path), schema: .notes)
    }

    /// Returns all notes, in the order they were added.
    func notes() throws(StoreError) -> [String] {
        try perform { connection throws(StoreError) in
            var notes: [String] = []
            let rows = try connection.prepare("SELECT text FROM notes ORDER BY number")
            while try rows.step() { notes.append(try rows.text(0, of: "notes")) }
            return notes
        }
    }

    func change(_ change: NotesChange) throws(StoreError) {
        try perform { connection throws(StoreError) in
            switch change {
            case .add(let text): try connection.execute("INSERT INTO notes (text) VALUES (?)", .text(text))
            case .remove(let text): try connection.execute("DELETE FROM notes WHERE text = ?", .text(text))
            case .removeAll: try connection.execute("DELETE FROM notes")
            }
        }
    }
}

extension [String] {
    /// Returns the notes after `change`.
    func applying(_ change: NotesChange) -> [String] {
        switch change {
        case .add(let text): self + [text]
        case .remove(let text): filter { $0 != text }
        case .removeAll: []
        }
    }
}
