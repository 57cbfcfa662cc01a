/// A line of a trace: what happened, then to whom.
nonisolated struct TraceLine {
    enum Kind: String {
        case pressed, taken, changed, told, began, ended, pushed, closed, selected, presented, answered, quit, drawn
    }

    /// What stands before the lines of a difference.
    static let indentation = String(repeating: " ", count: 4)

    let text: String

    init(_ kind: Kind, _ text: String) {
        let name = "  \(kind.rawValue)"
        self.text = name + String(repeating: " ", count: max(1, 13 - name.count)) + text
    }
}
