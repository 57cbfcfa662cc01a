extension TerminalSession {
    /// Returns whether the terminal that `environment` describes can show an app.
    ///
    /// A dumb terminal only prints lines. It would print the sequences that move the cursor, switch to the alternate
    /// screen or ask for the mouse.
    public static func canShowApps(environment: [String: String]) -> Bool { environment["TERM"] != "dumb" }
}
