/// A search for people by the texts of their rows: name, email address (or username), city and country.
///
/// Each person's text is folded once, when the person is added. All texts are in one array, so a search is one pass
/// over memory and needs no index.
public struct UserSearch: Hashable, Sendable {
    /// The folded texts, person after person, each zero-terminated.
    private var text: [CChar] = []
    /// Where each person's text begins.
    private var starts: [Int] = []

    /// Creates a search without people.
    public init() {}

    /// The number of people to search.
    public var count: Int { starts.count }

    /// Returns this search with `users` added at the end.
    ///
    /// Complexity: O(length of all text); only the new text is folded.
    public func appending(_ users: some Sequence<User>) -> UserSearch {
        var search = self
        // One string for speed: in a debug build, appending to a string is faster than appending to an array of bytes.
        var added = ""
        for user in users {
            search.starts.append(text.count + added.utf8.count)
            let texts = [user.fullName, user.emailOrUsername, user.location.cityAndCountry]
            added += texts.joined(separator: " ").folded + "\0"
        }
        search.text += added.utf8CString.dropLast()
        return search
    }

    /// Returns, in ascending order, the indices of the people whose texts contain all of `words`.
    ///
    /// Complexity: O(words · length of all text).
    public func matches(_ words: SearchWords) -> [Int] {
        text.withUnsafeBufferPointer { text in
            guard let first = text.baseAddress else { return [] }
            return starts.indices.filter { words.areFound(in: first + starts[$0]) }
        }
    }
}
