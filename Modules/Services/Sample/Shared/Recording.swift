import Model

/// The entries of a recorded answer, each in its place, readable or not.
struct Recording {
    enum Entry {
        case user(User)
        case skipped(reason: String)
    }

    let entries: [Entry]
    let seed: String?

    init(entries: [Entry], seed: String?) {
        self.entries = entries
        self.seed = seed
    }

    /// The recording of one long page.
    init(_ page: UserPage) {
        var entries: [Entry] = []
        var users = page.users[...]
        for skipped in page.skipped {
            // The skipped are in the page's order, so that the difference is never negative.
            let before = users.prefix(max(0, skipped.index - entries.count))
            entries += before.map(Entry.user)
            entries.append(.skipped(reason: skipped.reason))
            users = users.dropFirst(before.count)
        }
        self.init(entries: entries + users.map(Entry.user), seed: page.seed)
    }

    /// Those who could be read.
    var users: [User] {
        entries.compactMap { if case .user(let user) = $0 { user } else { nil } }
    }

    /// The page of that number, from 1; behind the last entry pages are empty.
    func page(_ number: Int, seed: String?) -> UserPage {
        var page = UserPage(users: [], seed: seed)
        // So many pages hold an entry; of a number beyond, the product could overflow.
        let pageCount = (entries.count + UserPage.size - 1) / UserPage.size
        guard 1...max(1, pageCount) ~= number else { return page }
        for (index, entry) in entries.dropFirst((number - 1) * UserPage.size).prefix(UserPage.size).enumerated() {
            switch entry {
            case .user(let user): page.users.append(user)
            case .skipped(let reason): page.skipped.append(SkippedUser(index: index, reason: reason))
            }
        }
        return page
    }
}
