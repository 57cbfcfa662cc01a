import TestKit

@testable import SQLite

/// A pseudo-random series of changes to notes, which depends only on the number of the series.
struct DrawnChanges {
    private var chance: SeededGenerator
    private let series: Int
    private var count = 0

    /// - Parameter series: The number of the series; different series add different notes.
    init(series: Int) {
        chance = SeededGenerator(seed: UInt64(series))
        self.series = series
    }

    /// Returns the next change, chosen so that it changes a store that contains `notes`.
    mutating func next(for notes: [String]) -> NotesChange {
        guard !notes.isEmpty else { return .add(newNote()) }
        // Removing all notes is rare, so that many pages of the file are in use when it happens.
        switch chance.number(below: 8) {
        case 0...4: return .add(newNote())
        case 5...6: return .remove(chance.pick(notes))
        default: return .removeAll
        }
    }

    /// Returns a note whose row takes up to six pages of the file, so that a partial write would be detected.
    private mutating func newNote() -> String {
        count += 1
        let text = String(repeating: "\(chance.number(below: 10))", count: chance.number(below: 20_000))
        return "\(series)-\(count) \(text)"
    }
}

extension NotesChange {
    static let kinds: Set = ["add", "remove", "removeAll"]

    var kind: String { String("\(self)".prefix { $0 != "(" }) }
}
