/// The actions of a review's keys, in a word or two.
nonisolated enum ReviewHints {
    static let accept = "accept"
    static let reject = "reject"

    /// - Parameter count: The number of alike changes besides the current one.
    static func acceptAlike(_ count: Int) -> String { "accept this and \(count) like it" }

    static let skip = "skip"
    static let columns = "columns"
    static let lookAgain = "look again"
    static let helpTitle = "Help"
    static let help = "help"
    static let quit = "quit"
    static let nextTab = "next tab"
    static let back = "back"
    static let dismiss = "dismiss"
    static let move = "move"
    static let press = "choose"
    static let nextButton = "next button"
    static let scroll = "scroll"
    static let close = "close"
    static let arrows = "arrows"
    static let movementKeys = "arrows, page keys"
    static let otherKeys = "other keys"
    static let quitTitle = "Quit"
    static let quitButton = "Quit"
    static let stayButton = "Stay"
    static let endWithoutSaving = "end without saving"
    static let saving = "Saving…"
    static let dropped = "Keys pressed since had no effect"
}
