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
        // The user knows of earlier failures; bookmarks and settings with one save nothing until it is decided.
        let known = (bookmarks.unsavedReason, settings.unsavedReason, lists: lists.recentFailures.count)
        shell.toasts.show(StorageWords.saving)
        await storing.settle()
        var losses = lists.recentFailures.dropFirst(known.lists).map { ($0.change.subject, $0.error.text) }
        if known.0 == nil, let reason = bookmarks.unsavedReason { losses.append((StorageWords.bookmarks, reason.text)) }
        if known.1 == nil, let reason = settings.unsavedReason { losses.append((StorageWords.settings, reason.text)) }
        let failures = losses.first.map { "\(CommonWords.notSaved(losses.map(\.0))) \($0.1)" }
        let sentences = [failures, unfinished].compactMap(\.self)
        lossAtEnd = sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// Names the changes that are still being saved; nil if there is none.
    private var unfinished: String? {
        var subjects = lists.unsavedChanges.map(\.subject)
        if bookmarks.isSaving { subjects.append(StorageWords.bookmarks) }
        if settings.isSaving { subjects.append(StorageWords.settings) }
        return subjects.isEmpty ? nil : StorageWords.perhapsNotSaved(subjects)
    }
}
