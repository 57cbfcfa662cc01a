import Binding
import Interactor
import Shell
import ViewModel

/// The end of the app, which waits for changes that are being saved.
extension AppCoordinator {
    /// Waits until every change has been saved, or has failed to be, or until the waiting task is cancelled.
    ///
    /// Then `lossAtEnd` says what is lost.
    public func finishSaving() async {
        guard !storing.isSettled else { return }
        // The user knows of earlier failures.
        let known = failures.map(\.count)
        shell.toasts.show(StorageWords.saving)
        await storing.settle()
        let losses = zip(failures, known).flatMap { $0.dropFirst($1) }
        let failed = losses.first.map { "\(CommonWords.notSaved(losses.map(\.subject))) \($0.reason)" }
        let subjects = unfinished.flatMap(\.self)
        let perhaps = subjects.isEmpty ? nil : StorageWords.perhapsNotSaved(subjects)
        let sentences = [failed, perhaps].compactMap(\.self)
        lossAtEnd = sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// The changes that failed to be saved, for each kind of data, and why.
    ///
    /// Bookmarks and settings with such a change save nothing more until the user has decided about it.
    private var failures: [[(subject: String, reason: String)]] {
        [
            lists.recentFailures.map { ($0.change.subject, $0.error.text) },
            bookmarks.unsavedReason.map { [(StorageWords.bookmarks, $0.text)] } ?? [],
            settings.unsavedReason.map { [(StorageWords.settings, $0.text)] } ?? [],
        ]
    }

    /// The changes that are still being saved, for each kind of data.
    private var unfinished: [[String]] {
        [
            lists.unsavedChanges.map(\.subject),
            bookmarks.isSaving ? [StorageWords.bookmarks] : [],
            settings.isSaving ? [StorageWords.settings] : [],
        ]
    }
}
