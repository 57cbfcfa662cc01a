import Foundation

/// Finds people by name, e-mail, city or country; case, diacritics and surrounding white space do not count.
///
/// Each person's text is folded once, when it is added. All of it stands in one run of bytes, so that a search is one
/// pass over memory without an index to keep.
public struct UserSearch: Sendable {
    /// The folded fields, person after person, each field closed by `separator`, and a zero behind them all.
    private var text: [CChar] = [0]
    /// Where each person's text ends.
    private var ends: [Int] = []

    /// A byte that UTF-8 never holds: no query reaches across it.
    private static let separator = CChar(bitPattern: 0xFF)

    /// A search that finds nobody yet.
    public init() {}

    /// How many people can be found.
    public var count: Int { ends.count }

    /// Adds `users` behind those already there.
    ///
    /// Complexity: O(length of their text).
    public mutating func append(_ users: some Sequence<User>) {
        text.removeLast()
        for user in users {
            for field in [user.fullName, user.email, user.location.city, user.location.country].compactMap(\.self) {
                text += Self.folded(field)
                text.append(Self.separator)
            }
            ends.append(text.count)
        }
        text.append(0)
    }

    /// The places of the people whose text holds `query`, in ascending order; of all for a blank query.
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

    /// The C library looks at many bytes at once; both of its strings end in a zero.
    private func matches(_ needle: UnsafePointer<CChar>, in text: UnsafePointer<CChar>) -> [Int] {
        var found: [Int] = []
        var position = text
        var user = 0
        while let hit = strstr(position, needle) {
            let offset = UnsafePointer(hit) - text
            // Every hit lies before the last end, for the text ends there.
            while ends[user] <= offset { user += 1 }
            found.append(user)
            position = text + ends[user]
        }
        return found
    }

    /// The bytes of `string` without case and diacritics; and without zeros, which end a string in C.
    private static func folded(_ string: String) -> [CChar] {
        string.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8.lazy
            .filter { $0 != 0 }.map { CChar(bitPattern: $0) }
    }
}
