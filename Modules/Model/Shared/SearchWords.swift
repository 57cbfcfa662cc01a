import Foundation

/// The words of a search, which may occur in any order; case, accents and width are ignored.
public struct SearchWords: Hashable, Sendable {
    /// Each word, folded and zero-terminated for the C library.
    private let words: [[CChar]]

    /// No words.
    public static let none = SearchWords("")

    /// Creates the words of `query`, which are separated by white space.
    public init(_ query: String) {
        words = query.folded.split(whereSeparator: \.isWhitespace).map { Array(String($0).utf8CString) }
    }

    /// Whether there are no words; a search then finds everything.
    public var isEmpty: Bool { words.isEmpty }

    /// Returns whether `text` contains every word.
    ///
    /// To search several texts, join them with white space: no word matches across white space.
    public func areFound(in text: String) -> Bool {
        isEmpty || text.folded.withCString { areFound(in: $0) }
    }

    /// Returns whether a folded, zero-terminated text contains every word.
    ///
    /// Uses the C library for speed: `strstr` compares many bytes in one step.
    func areFound(in text: UnsafePointer<CChar>) -> Bool {
        words.allSatisfy { strstr(text, $0) != nil }
    }

    /// Returns the parts of `text` that match a word, in ascending order; matches that overlap or touch are one part.
    ///
    /// A character is included as a whole, even if a word matches only a part of it, such as an `s` in `ß`.
    ///
    /// Complexity: O(words · length of the text).
    public func ranges(in text: String) -> [Range<String.Index>] {
        if isEmpty { return [] }
        var bytes: [CChar] = []
        var characters: [String.Index] = []
        for index in text.indices {
            bytes += String(text[index]).folded.utf8CString.dropLast()
            characters += Array(repeating: index, count: bytes.count - characters.count)
        }
        let found = words.flatMap { word in
            bytes.indices.filter { bytes[$0...].starts(with: word.dropLast()) }.map { $0..<$0 + word.count - 1 }
        }
        let marks = found.map { characters[$0.lowerBound]..<text.index(after: characters[$0.upperBound - 1]) }
        return Array(RangeSet(marks).ranges)
    }
}
