import Model
import TestDoubles
import TestKit

/// A series of changes of bookmarks, the same for the same seed.
struct DrawnChanges {
    enum Kind: String, CaseIterable {
        case add, remove, removeAll
    }

    private var chance: SeededGenerator
    private let series: Int
    private var count = 0

    /// - Parameter series: The people added by one series are in no other.
    init(series: Int) {
        chance = SeededGenerator(seed: UInt64(series))
        self.series = series
    }

    /// Returns the next change, which changes something where `users` are bookmarked.
    mutating func next(for users: [User]) -> BookmarksChange {
        // Bookmarks are rarely removed all at once, so that many pages of the file are in use then.
        let kinds: [Kind] = [.add, .add, .add, .add, .add, .remove, .remove, .removeAll]
        switch users.isEmpty ? .add : chance.pick(kinds) {
        case .add: return .add(newUser())
        case .remove: return .remove(chance.pick(users).uniqueID)
        case .removeAll: return .removeAll
        }
    }

    /// Returns a person whose row takes up to six pages of the file, so that half of a change would show.
    private mutating func newUser() -> User {
        count += 1
        var user = User.called("\(series)-\(count)")
        user.phone = String(repeating: "\(chance.number(below: 10))", count: chance.number(below: 20_000))
        return user
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
