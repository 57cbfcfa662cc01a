/// An event that a session reports to its app.
public enum TerminalEvent: Hashable, Sendable {
    /// Keys were typed: take them with `takeKeys()`, then draw once for all of them.
    case keys
    /// Another process asked the app to stop (TSTP): answer with `suspend()`.
    case suspendRequested
    /// The last frame may be damaged, for example by a new window size, a stop, or another program. The next frame is
    /// drawn completely.
    case exposed
    /// A signal asks the app to end: answer with `end(by:)`.
    case terminated(signal: Int32)
    /// The terminal is gone: nothing more can be read or shown. This is the last event.
    case closed
}
