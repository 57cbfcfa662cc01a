/// The meaning of a colour; the view layer chooses the colour.
public nonisolated enum Tone: Hashable, Sendable {
    /// The colour of an action.
    case accent
    /// The colour of an action that removes something.
    case destructive
}
