public import Testing

extension TerminalProcess {
    /// Expects the terminal to be as it was before anything ran in it.
    public func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen.modes == ScreenEmulator.initialModes, sourceLocation: sourceLocation)
        let (now, original) = withTerminal { ($0.attributes, $0.originalAttributes) }
        #expect(now == original, sourceLocation: sourceLocation)
    }
}
