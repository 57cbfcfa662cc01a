public import Testing

extension TerminalProcess {
    /// Types `keys`, and waits until `text` is visible.
    ///
    /// - Throws: An error of Swift Testing if `text` does not appear in time.
    public func press(
        _ keys: String, until text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        type(keys)
        let isShown = await wait { $0.screen.text.contains(text) }
        try #require(isShown, "\(screen.text)", sourceLocation: sourceLocation)
    }

    /// Expects the terminal to be as it was before anything ran in it.
    public func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen.modes == ScreenEmulator.initialModes, sourceLocation: sourceLocation)
        let (now, original) = withTerminal { ($0.attributes, $0.originalAttributes) }
        #expect(now == original, sourceLocation: sourceLocation)
    }
}
