import Interactor

/// The words of one note's screen.
public nonisolated enum NoteWords {
    public static var title: String { "Note" }

    // Verbs, for a key bar.
    /// Opens the screen.
    public static var open: String { "open" }
    static var tryAgain: String { "try again" }

    static var loading: String { "Loading a tip" }
    static func tip(_ text: String) -> String { "Tip: \(text)" }

    static func text(of error: TipError) -> String {
        switch error {
        case .offline: "The tip could not be loaded, because you are offline."
        case .refused(let status): "The tip could not be loaded: the service answered with status \(status)."
        }
    }
}
