public import Model

/// The rows of a list of people; each row is created lazily, so a list of any length is passed on in O(1).
public nonisolated struct UserRows: RandomAccessCollection, Sendable {
    private let everyone: [User]
    /// The indices of the visible people in `everyone`; nil shows everyone.
    private let found: [Int]?
    private let bookmarks: Bookmarks
    private let search: SearchWords

    /// Creates the rows of everyone, or of the people that a search found.
    ///
    /// - Parameter found: The indices in `everyone` that `search` found, in ascending order; nil shows everyone.
    ///   Indices past the end are ignored.
    public init(_ everyone: [User], found: [Int]?, bookmarks: Bookmarks, search: SearchWords = .none) {
        self.everyone = everyone
        self.bookmarks = bookmarks
        self.search = search
        let isWithin = found?.last.map { $0 < everyone.count } ?? true
        self.found = isWithin ? found : found?.filter { $0 < everyone.count }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { found?.count ?? everyone.count }

    public subscript(index: Int) -> UserRow {
        let user = everyone[place(of: index)]
        return UserRow(user: user, isBookmarked: bookmarks.contains(user), search: search)
    }

    /// Returns the person in the row at `index`; nil out of range.
    public func user(at index: Int) -> User? {
        indices.contains(index) ? everyone[place(of: index)] : nil
    }

    /// The people of all rows.
    ///
    /// Complexity: O(rows) while searching.
    var users: [User] {
        found.map { $0.map { everyone[$0] } } ?? everyone
    }

    private func place(of index: Int) -> Int { found.map { $0[index] } ?? index }
}
