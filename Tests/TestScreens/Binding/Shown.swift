public import Shell
import TextUI

/// Everything on a screen that the screen's binding may change.
public struct Shown: Hashable {
    private let title: String
    private let keyHints: [KeyBar.Hint]
    private let storing: String?
    private let styledText: String
    private let transcript: Transcript
    private var prompt: [String]

    /// Draws `screen` in a standard terminal.
    @MainActor
    public init(_ screen: some Screen) {
        let frame = screen.draw()
        title = screen.title
        keyHints = screen.keyHints
        storing = screen.storing
        styledText = frame.grid.styledText
        transcript = frame.transcript
        prompt = screen.prompts.first.map { [$0.title, $0.message] + $0.actions.map(\.label) } ?? []
    }

    /// This value without the prompt, because a screen that is bound later has missed the event that raised the prompt.
    public var withoutPrompt: Shown {
        var shown = self
        shown.prompt = []
        return shown
    }
}
