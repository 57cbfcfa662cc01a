/// The screens of one tab, the front one last.
struct Stack {
    private var entries: [Entry] = []

    /// A screen with its path and its coordinator, which the entry keeps alive.
    private struct Entry {
        let screen: any Screen
        let path: () -> [String]
        let owner: AnyObject?
        var isOpen = false
    }

    /// The screen that is shown; the others are behind it.
    var front: (any Screen)? { entries.last?.screen }

    /// All screens, from the front one to the first.
    var screens: some Sequence<any Screen> { entries.reversed().lazy.map(\.screen) }

    /// Whether there is a screen behind the front one.
    var canPop: Bool { entries.count > 1 }

    /// The coordinator that pushed the front screen.
    var frontOwner: AnyObject? { entries.last?.owner }

    /// The path of each screen, from the first screen to the front one.
    var paths: [[String]] { entries.map { $0.path() } }

    mutating func push(_ screen: any Screen, at path: @escaping () -> [String], keeping owner: AnyObject?) {
        entries.append(Entry(screen: screen, path: path, owner: owner))
    }

    /// Closes the front screen, unless it is the first.
    mutating func pop() {
        if canPop { entries.removeLast() }
    }

    /// Closes the screen that `owner` pushed, wherever it is in the stack, unless it is the first.
    mutating func pop(_ owner: AnyObject) {
        guard let index = entries.lastIndex(where: { $0.owner === owner }), index > 0 else { return }
        entries.remove(at: index)
    }

    /// Closes every screen except the first.
    mutating func popToRoot() {
        entries.removeLast(max(0, entries.count - 1))
    }

    /// Marks the front screen as open.
    ///
    /// - Returns: The screen, if it was not open yet.
    mutating func openFront() -> (any Screen)? {
        guard let last = entries.indices.last, !entries[last].isOpen else { return nil }
        entries[last].isOpen = true
        return entries[last].screen
    }
}
