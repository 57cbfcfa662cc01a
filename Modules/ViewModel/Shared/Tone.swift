/// The meaning of a colour; the view layer chooses the colour.
public nonisolated enum Tone: Hashable, Sendable {
    /// For an action.
    case accent
    /// For an action that removes something.
    case destructive
}
