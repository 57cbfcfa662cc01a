import Binding
import Shell
import ViewModel

/// How the app ends: it waits for pending changes, and reports losses.
extension AppCoordinator {
    /// Waits until every pending change has succeeded or failed, or until the waiting task is cancelled.
    ///
    /// This method does not wait if only reads are pending, or if the user has interrupted the app.
    ///
    /// - Returns: Whether the app may end; if not, a change has just failed, and the user has to answer its alert.
    public func finishSaving() async -> Bool {
        guard !unfinished.isEmpty || !shared.sending.isSettled, shell.decision != .interrupt else { return true }
        let known = shell.unansweredLosses
        shell.isSaving = true
        shell.toasts.show(StorageWords.savingAtEnd)
        if !unfinished.isEmpty { await shared.storing.settle() }
        await shared.sending.settle()
        if shell.toasts.message == StorageWords.savingAtEnd { shell.toasts.dismiss() }
        let mayEnd = shell.unansweredLosses == known
        // If the app ends, `isSaving` stays true: the shell must not process the keys that it has held back.
        if !mayEnd { shell.isSaving = false }
        return mayEnd
    }

    /// The warning when the app ends: changes that are or may be lost, and ignored keys and clicks; nil if none.
    public var lossAtEnd: String? {
        let kept = shell.keptCount == 0 ? [] : [StorageWords.dropped(shell.keptCount)]
        let losses = shell.unansweredLosses + unfinished.map(StorageWords.perhapsNotSaved) + kept
        return losses.isEmpty ? nil : losses.joined(separator: " ")
    }

    /// The names of the changes being stored; empty if the app keeps its data only in memory.
    private var unfinished: [String] { shared.storage == nil ? [] : Set(shell.storing).sorted() }

    /// The warning when the app ends: text in open forms that the user has not agreed to lose; nil if there is none.
    public var textLossAtEnd: String? {
        let losses = shell.unansweredTexts
        return losses.isEmpty ? nil : StorageWords.unansweredQuestion(losses)
    }
}
