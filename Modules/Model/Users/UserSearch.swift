import Foundation

/// Finds people by name, email address, city or country; ignores case, diacritics and surrounding white space.
///
/// Each person's text is folded once, when it is added. All texts stand in one run of bytes, so that a search is one
/// pass over memory and needs no index.
public struct UserSearch: Sendable {
    /// The folded fields, person after person, each field closed by `separator`, and a zero behind them all.
    private let text: [CChar]
    /// Where each person's text ends.
    private let ends: [Int]

    /// A byte that UTF-8 never holds, so that no query reaches across it.
    private static let separator = CChar(bitPattern: 0xFF)

    /// A search without people.
    public init() {
        self.init(text: [0], ends: [])
    }

    private init(text: [CChar], ends: [Int]) {
        self.text = text
        self.ends = ends
    }

    /// The number of people to search.
    public var count: Int { ends.count }

    /// Returns this search with `users` behind those already there.
    ///
    /// Complexity: O(length of all text); only the new text is folded.
    public func appending(_ users: some Sequence<User>) -> UserSearch {
        var text = Array(text.dropLast())
        var ends = ends
        for user in users {
            for field in [user.fullName, user.email, user.location.city, user.location.country].compactMap(\.self) {
                text += Self.folded(field)
                text.append(Self.separator)
            }
            ends.append(text.count)
        }
        text.append(0)
        return UserSearch(text: text, ends: ends)
    }

    /// Returns the places of the people whose text contains `query`, in ascending order; all places for a blank query.
    ///
    /// Complexity: O(length of all text).
    public func matches(_ query: String) -> [Int] {
        let needle = Self.folded(query.trimmingCharacters(in: .whitespacesAndNewlines))
        guard !needle.isEmpty else { return Array(ends.indices) }
        return text.withUnsafeBufferPointer { text in
            (needle + [0]).withUnsafeBufferPointer { needle in
                guard let text = text.baseAddress, let needle = needle.baseAddress else { return [] }
                return matches(needle, in: text)
            }
        }
    }

    /// The C library compares many bytes at once; both of its strings end in a zero.
    private func matches(_ needle: UnsafePointer<CChar>, in text: UnsafePointer<CChar>) -> [Int] {
        var found: [Int] = []
        var position = text
        var user = 0
        while let hit = strstr(position, needle) {
            let offset = UnsafePointer(hit) - text
            // Every hit lies before the last end, because the text ends there.
            while ends[user] <= offset { user += 1 }
            found.append(user)
            position = text + ends[user]
        }
        return found
    }

    /// Returns the bytes of `string` without case and diacritics, and without zeros, which end a string in C.
    private static func folded(_ string: String) -> [CChar] {
        string.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8.lazy
            .filter { $0 != 0 }.map { CChar(bitPattern: $0) }
    }
}
