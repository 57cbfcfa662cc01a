import Testing
import ViewModel

// Trying again belongs to the key or button beside an error, and starting again stands against it.

/// Expects that an error's text is made of sentences and never says to try again, or says to start again instead.
func expectAdvice(_ error: some ExplainedError, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = error.text.lowercased()
    let isSentence = [".", "”"].contains(text.last)
    #expect(!text.contains("try again") && isSentence, "\(error.text)", sourceLocation: sourceLocation)
    #expect(!text.contains("start again") || !error.allowsRetry, "\(error.text)", sourceLocation: sourceLocation)
}

/// Expects either a new start, or the advice to try again, once, as in the key bar.
func expectOneWayOn(_ text: String, _ action: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    let startsAgain = text.contains("tart again")
    let count = text.lowercased().ranges(of: "try again").count
    let isSound = startsAgain ? count == 0 && action == nil : count == 1 && action == "try again"
    #expect(isSound, "\(text), key bar: \(action ?? "nothing")", sourceLocation: sourceLocation)
}
