import Binding
import Shell
import ViewModel

/// The end of the app, which waits for what is being stored.
extension AppCoordinator {
    /// Waits until everything is stored or sent, or has failed to be, or until the waiting task is cancelled.
    ///
    /// It does not wait for readings, nor at all if the user has interrupted the app.
    ///
    /// - Returns: Whether the app may end; if not, something has failed meanwhile, and the user has to answer its alert.
    public func finishSaving() async -> Bool {
        guard !unfinished.isEmpty || !shared.sending.isSettled, shell.decision != .interrupt else { return true }
        let known = shell.unansweredLosses
        shell.isSaving = true
        shell.toasts.show(StorageWords.savingAtEnd)
        if !unfinished.isEmpty { await shared.storing.settle() }
        await shared.sending.settle()
        if shell.toasts.message == StorageWords.savingAtEnd { shell.toasts.dismiss() }
        let mayEnd = shell.unansweredLosses == known
        // Otherwise, the shell would hand on what it has kept.
        if !mayEnd { shell.isSaving = false }
        return mayEnd
    }

    /// Says what is not stored at the end of the app, or may not be, and how many keys were dropped; nil if all is well.
    public var lossAtEnd: String? {
        let kept = shell.keptCount == 0 ? [] : [StorageWords.dropped(shell.keptCount)]
        let losses = shell.unansweredLosses + unfinished.map(StorageWords.perhapsNotSaved) + kept
        return losses.isEmpty ? nil : losses.joined(separator: " ")
    }

    /// What is being stored; nothing if nothing outlives the app.
    private var unfinished: [String] { shared.storage == nil ? [] : Set(shell.storing).sorted() }

    /// Says what is typed in open forms at the end of the app; nil if nothing is, or if the user lets it go.
    public var textLossAtEnd: String? {
        let losses = shell.unansweredTexts
        return losses.isEmpty ? nil : StorageWords.notAsked(losses)
    }
}
