import TextUI

/// The keys that were read from the terminal and not yet taken by the app, in order.
struct KeyQueue {
    private var keys: [Key] = []
    /// Whether a ctrl-c is among the keys.
    private(set) var hasInterrupt = false

    /// The maximum number of keys that are read ahead.
    ///
    /// Further keys wait in the terminal, so memory stays bounded, however slow the app is.
    static let limit = 1 << 17

    var count: Int { keys.count }
    var isEmpty: Bool { keys.isEmpty }
    var isFull: Bool { count >= KeyQueue.limit }

    mutating func append(_ new: [Key]) {
        keys += new
        if new.contains(where: \.isInterrupt) { hasInterrupt = true }
    }

    /// Removes and returns all keys or, if a ctrl-c is among them, the keys up to the first ctrl-c.
    mutating func take() -> [Key] {
        guard hasInterrupt, let interrupt = keys.firstIndex(where: \.isInterrupt) else {
            defer { keys = [] }
            return keys
        }
        let taken = Array(keys[...interrupt])
        keys.removeSubrange(...interrupt)
        hasInterrupt = keys.contains(where: \.isInterrupt)
        return taken
    }
}

extension Key {
    /// Whether this key is ctrl-c, which interrupts the keys before it.
    var isInterrupt: Bool {
        if case .control(let character) = self { character == "c" } else { false }
    }
}
