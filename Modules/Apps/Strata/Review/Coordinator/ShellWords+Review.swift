import Shell

extension ShellWords {
    /// The shell's words in a review.
    static let review = ShellWords(
        helpTitle: ReviewHints.helpTitle, help: ReviewHints.help, quit: ReviewHints.quit, nextTab: ReviewHints.nextTab,
        back: ReviewHints.back, dismiss: ReviewHints.dismiss, move: ReviewHints.move, press: ReviewHints.press,
        nextButton: ReviewHints.nextButton, scroll: ReviewHints.scroll, close: ReviewHints.close,
        arrows: ReviewHints.arrows, movementKeys: ReviewHints.movementKeys, otherKeys: ReviewHints.otherKeys,
        quitTitle: ReviewHints.quitTitle, quitButton: ReviewHints.quitButton, stayButton: ReviewHints.stayButton,
        endWithoutSaving: ReviewHints.endWithoutSaving, saving: ReviewHints.saving, dropped: ReviewHints.dropped)
}
