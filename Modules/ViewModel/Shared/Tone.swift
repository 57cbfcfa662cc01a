/// What a colour means; the view layer says what it looks like.
public nonisolated enum Tone: Hashable, Sendable {
    /// Blue: something to do.
    case accent
    /// Red: something that takes away.
    case destructive
    /// Green: something that is added.
    case success
}
