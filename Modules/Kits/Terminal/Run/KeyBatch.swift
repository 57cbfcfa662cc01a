import TextUI

/// Keys that arrived together, to be handled one by one.
struct KeyBatch {
    private var keys: ArraySlice<Key>
    /// The end of the characters that were offered to a text field.
    ///
    /// Characters before it are not offered again.
    private var endOfOffer = 0

    init(_ keys: [Key]) {
        self.keys = keys[...]
    }

    var endsWithInterrupt: Bool { keys.last?.isInterrupt == true }

    mutating func next() -> Key? { keys.popFirst() }

    /// Offers the next characters to `take`; if it takes them, removes them and returns true.
    ///
    /// A single character is pressed as a key instead.
    mutating func takeText(_ take: ([Character]) -> Bool) -> Bool {
        guard keys.startIndex >= endOfOffer else { return false }
        var characters: [Character] = []
        for key in keys {
            guard case .character(let character) = key else { break }
            characters.append(character)
        }
        endOfOffer = keys.startIndex + characters.count
        guard characters.count > 1, take(characters) else { return false }
        keys.removeFirst(characters.count)
        return true
    }

    /// Drops all keys except a ctrl-c at the end.
    mutating func skipToInterrupt() {
        keys = keys.suffix(endsWithInterrupt ? 1 : 0)
    }
}
