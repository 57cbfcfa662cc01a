import Binding
import Interactor
import Shell
import ViewModel

/// The end of the app, which waits for changes that are being saved.
extension AppCoordinator {
    /// Waits until every change has been saved, or has failed to be, or until the waiting task is cancelled.
    ///
    /// Then `lossAtEnd` says what is lost and the user was not told of: neither by an alert that they answered, nor by
    /// the question before quitting.
    public func finishSaving() async {
        if !storing.isSettled {
            shell.isSaving = true
            defer { shell.isSaving = false }
            shell.toasts.show(StorageWords.saving)
            await storing.settle()
        }
        let losses = failures.filter { !shell.namedLosses.contains($0.willBeLost) }
        let failed = losses.first.map { "\(CommonWords.notSaved(losses.map(\.subject))) \($0.reason)" }
        let subjects = unfinished.flatMap(\.self)
        let perhaps = subjects.isEmpty ? nil : StorageWords.perhapsNotSaved(subjects)
        let sentences = [failed, perhaps].compactMap(\.self)
        lossAtEnd = sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// The changes that failed to be saved and that the user has not decided about, for each kind of data, and why.
    private var failures: [Failure] {
        lists.undecidedFailures.map { Failure(subject: $0.change.subject, reason: $0.error.text) } + otherFailures
    }

    /// Those of data whose screen may be closed.
    private var otherFailures: [Failure] {
        [(CommonWords.lastBookmarksChange, bookmarks.untoldFailure), (StorageWords.settings, settings.untoldFailure)]
            .compactMap { subject, error in error.map { Failure(subject: subject, reason: $0.text) } }
    }

    /// What the question before quitting says of `otherFailures`.
    var lossesWithoutScreen: [String] { otherFailures.map(\.willBeLost) }

    /// A change that failed to be saved.
    private struct Failure {
        let subject: String
        let reason: String

        /// The sentence that names the change in the question before quitting.
        var willBeLost: String { CommonWords.willBeLost(subject) }
    }

    /// The changes that are still being saved, for each kind of data.
    private var unfinished: [[String]] {
        [
            lists.unsavedChanges.map(\.subject),
            bookmarks.isSaving ? [CommonWords.lastBookmarksChange] : [],
            settings.isSaving ? [StorageWords.settings] : [],
        ]
    }
}
