import TestKit

@testable import SQLite

/// A random series of changes to notes, the same for the same seed.
struct DrawnChanges {
    enum Kind: String, CaseIterable {
        case add, remove, removeAll
    }

    private var chance: SeededGenerator
    private let series: Int
    private var count = 0

    /// - Parameter series: The number of the series; different series add different notes.
    init(series: Int) {
        chance = SeededGenerator(seed: UInt64(series))
        self.series = series
    }

    /// Returns the next change, which has an effect if `notes` are stored.
    mutating func next(for notes: [String]) -> NotesChange {
        // Removing all notes is rare, so that many pages of the file are in use when it happens.
        let kinds: [Kind] = [.add, .add, .add, .add, .add, .remove, .remove, .removeAll]
        switch notes.isEmpty ? .add : chance.pick(kinds) {
        case .add: return .add(newNote())
        case .remove: return .remove(chance.pick(notes))
        case .removeAll: return .removeAll
        }
    }

    /// Returns a note whose row takes up to six pages of the file, so that half a change would show.
    private mutating func newNote() -> String {
        count += 1
        let text = String(repeating: "\(chance.number(below: 10))", count: chance.number(below: 20_000))
        return "\(series)-\(count) \(text)"
    }
}

extension NotesChange {
    var kind: DrawnChanges.Kind {
        switch self {
        case .add: .add
        case .remove: .remove
        case .removeAll: .removeAll
        }
    }
}
