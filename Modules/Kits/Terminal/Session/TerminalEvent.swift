/// What a terminal tells its app.
public enum TerminalEvent: Hashable, Sendable {
    /// Keys were typed: take them with `takeKeys()`, and draw once behind all of them.
    case keys
    /// Another process asked the app to stop (TSTP): answer with `suspend()`.
    case suspendRequested
    /// What was drawn may be gone, as in a window of another size, after a stop or behind another window: the next frame
    /// is drawn whole.
    case exposed
    /// A signal asks the app to end: answer with `end(by:)`.
    case terminated(signal: Int32)
    /// The terminal is gone, nothing can be read or shown any more; the last event.
    case closed
}
