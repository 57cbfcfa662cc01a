extension TerminalSession {
    /// Whether the terminal that `environment` describes can show an app.
    ///
    /// A dumb one only prints line after line: it would print every sequence that moves the cursor, switches to the
    /// alternate screen or asks for the mouse.
    public static func canShowApps(environment: [String: String]) -> Bool { environment["TERM"] != "dumb" }
}
