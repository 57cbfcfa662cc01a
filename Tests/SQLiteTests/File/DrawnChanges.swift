import Model
import TestDoubles
import TestKit

/// A random series of changes to bookmarks, the same for the same seed.
struct DrawnChanges {
    enum Kind: String, CaseIterable {
        case add, remove, removeAll
    }

    private var chance: SeededGenerator
    private let series: Int
    private var count = 0

    /// - Parameter series: The number of the series; different series add different people.
    init(series: Int) {
        chance = SeededGenerator(seed: UInt64(series))
        self.series = series
    }

    /// Returns the next change, which has an effect if `users` are bookmarked.
    mutating func next(for users: [User]) -> BookmarksChange {
        // Removing all bookmarks is rare, so that many pages of the file are in use when it happens.
        let kinds: [Kind] = [.add, .add, .add, .add, .add, .remove, .remove, .removeAll]
        switch users.isEmpty ? .add : chance.pick(kinds) {
        case .add: return .add(newUser())
        case .remove: return .remove(chance.pick(users).uniqueID)
        case .removeAll: return .removeAll
        }
    }

    /// Returns a person whose row takes up to six pages of the file, so that half a change would show.
    private mutating func newUser() -> User {
        count += 1
        let phone = String(repeating: "\(chance.number(below: 10))", count: chance.number(below: 20_000))
        return User.called("\(series)-\(count)", phone: phone)
    }
}

extension BookmarksChange {
    var kind: DrawnChanges.Kind {
        switch self {
        case .add: .add
        case .remove: .remove
        case .removeAll: .removeAll
        }
    }
}
