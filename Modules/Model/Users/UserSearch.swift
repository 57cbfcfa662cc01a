import Foundation

/// Finds people by name, email address, city or country; ignores case, diacritics and surrounding white space.
///
/// Each person's text is folded once, when it is added. All texts stand in one run of bytes, so that a search is one
/// pass over memory and needs no index.
public struct UserSearch: Hashable, Sendable {
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
        // One string, because the standard library appends to strings faster than to arrays of bytes in a debug build.
        var added = ""
        var fieldEnds: [Int] = []
        var ends = ends
        for user in users {
            for field in [user.fullName, user.email, user.location.city, user.location.country] {
                guard let field else { continue }
                added += Self.folded(field)
                fieldEnds.append(added.utf8.count)
                added += " "
            }
            ends.append(text.count - 1 + added.utf8.count)
        }
        var bytes = added.utf8CString
        for end in fieldEnds { bytes[end] = Self.separator }
        return UserSearch(text: Array(text.dropLast()) + bytes, ends: ends)
    }

    /// Returns the places of the people whose text contains `query`, in ascending order; all places for a blank query.
    ///
    /// Complexity: O(length of all text).
    public func matches(_ query: String) -> [Int] {
        let needle = Self.folded(query.trimmingCharacters(in: .whitespacesAndNewlines))
        guard !needle.isEmpty else { return Array(ends.indices) }
        return text.withUnsafeBufferPointer { text in
            needle.withCString { needle in text.baseAddress.map { matches(needle, in: $0) } ?? [] }
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

    /// Returns `string` without case and diacritics, and without zeros, which end a string in C.
    private static func folded(_ string: String) -> String {
        // Foundation takes a microsecond and more a string; only ASCII has as many bytes as UTF-16 units.
        let isASCII = string.utf8.count == string.utf16.count
        let folded =
            isASCII
            ? string.lowercased() : string.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return strlen(folded) == folded.utf8.count ? folded : folded.filter { $0 != "\0" }
    }
}
