import Model

/// The entries of a recorded response, readable or not, in their order.
struct Recording {
    enum Entry {
        case user(User)
        case skipped(reason: FormatError)
    }

    let entries: [Entry]
    let seed: String?

    init(entries: [Entry], seed: String?) {
        self.entries = entries
        self.seed = seed
    }

    /// Creates a recording from one long page.
    init(_ page: UserPage) {
        var entries: [Entry] = []
        var users = page.users[...]
        for skipped in page.skipped {
            // Skipped entries are in the page's order, so the difference is never negative.
            let before = users.prefix(max(0, skipped.index - entries.count))
            entries += before.map(Entry.user)
            entries.append(.skipped(reason: skipped.reason))
            users = users.dropFirst(before.count)
        }
        self.init(entries: entries + users.map(Entry.user), seed: page.seed)
    }

    /// The readable people.
    var users: [User] {
        entries.compactMap { if case .user(let user) = $0 { user } else { nil } }
    }

    /// Returns a page, numbered from 1; pages after the last entry are empty.
    func page(_ number: Int, seed: String?) -> UserPage {
        // Checked first, because the product below could overflow for a larger number.
        let pageCount = (entries.count + UserPage.size - 1) / UserPage.size
        guard 1...max(1, pageCount) ~= number else { return UserPage(users: [], seed: seed) }
        var users: [User] = []
        var skipped: [SkippedUser] = []
        for (index, entry) in entries.dropFirst((number - 1) * UserPage.size).prefix(UserPage.size).enumerated() {
            switch entry {
            case .user(let user): users.append(user)
            case .skipped(let reason): skipped.append(SkippedUser(index: index, reason: reason))
            }
        }
        return UserPage(users: users, skipped: skipped, seed: seed)
    }
}
