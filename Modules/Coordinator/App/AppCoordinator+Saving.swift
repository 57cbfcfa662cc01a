import Binding
import Interactor
import Shell
import ViewModel

/// The end of the app, which waits for changes that are being saved.
extension AppCoordinator {
    /// Waits until every change has been saved, or has failed to be, or until the waiting task is cancelled; returns at
    /// once if the user has given up all changes that are still being saved.
    ///
    /// Then `lossAtEnd` says what is lost and the user was not told of: neither by an alert nor by the question before
    /// quitting, both of which count only once they are answered. A like that fails is not told: nobody typed it.
    public func finishSaving() async {
        if !unfinished.isEmpty, !isGivenUp {
            shell.isSaving = true
            defer {
                shell.isSaving = false
                if shell.toasts.message == StorageWords.saving { shell.toasts.dismiss() }
            }
            shell.toasts.show(StorageWords.saving)
            await storing.settle()
        }
        let losses = untoldFailures
        var sentences = losses.map(\.reason).removingDuplicates().map { reason in
            "\(CommonWords.notSaved(losses.filter { $0.reason == reason }.map(\.subject))) \(reason)"
        }
        if !unfinished.isEmpty { sentences.append(StorageWords.perhapsNotSaved(unfinished)) }
        lossAtEnd = sentences.isEmpty ? nil : sentences.joined(separator: " ")
        // The app goes on: what the question named may still be saved.
        if needsDecision, !Task.isCancelled { namedLosses = nil }
    }

    /// Whether a change has failed that the question before quitting did not name; false if the user did not wait for
    /// the question.
    public var needsDecision: Bool { !isInterrupted && !untoldFailures.isEmpty }

    private var untoldFailures: [Failure] {
        failures.filter { answeredLosses?.failures.contains($0.origin) != true }
    }

    /// What the screens lose because the app ends without an answer of the user, as by a signal; nil if they have
    /// answered the question before quitting, or if nothing is lost.
    ///
    /// A failed change is left out: `lossAtEnd` tells it, with its reason.
    public var lossWithoutQuestion: String? {
        guard answeredLosses == nil else { return nil }
        let told = failures.map { CommonWords.willBeLost($0.subject) }
        let losses = shell.lossesOfScreens.filter { !told.contains($0) }
        return losses.isEmpty ? nil : StorageWords.notAsked(losses)
    }

    /// Remembers what the question before quitting names, until the user stays.
    func didNameLosses(_ isQuitting: Bool) {
        namedLosses = isQuitting ? NamedLosses(failures: Set(failures.map(\.origin)), unfinished: unfinished) : nil
        isInterrupted = false
    }

    /// What the question before quitting named when the user answered it; nil if they have not.
    private var answeredLosses: NamedLosses? { shell.isAskingToQuit ? nil : namedLosses }

    /// What the question before quitting says of failures that no screen reports, and of changes that are still being
    /// saved; these alone are no reason to ask.
    var lossesWithoutScreen: [String] {
        let losses = failuresWithoutScreen.map { CommonWords.willBeLost($0.subject) }
        let isAsking = !losses.isEmpty || !shell.lossesOfScreens.isEmpty
        return isAsking && !unfinished.isEmpty ? losses + [StorageWords.stillSaving(unfinished)] : losses
    }

    /// Whether the user has ended the app at a question that names everything that is still being saved.
    private var isGivenUp: Bool {
        guard isInterrupted, let namedLosses else { return false }
        return unfinished.allSatisfy(namedLosses.unfinished.contains)
    }

    // The arrays below have a line for each feature: an app without the feature leaves out its line.

    /// The changes that failed to be saved and that the user has not decided about, and why.
    private var failures: [Failure] {
        let failures: [[Failure]] = [
            lists.undecidedFailures.map {
                Failure(origin: .list($0.id), subject: $0.change.subject, reason: $0.error.reason)
            },
            failuresWithoutScreen,
        ]
        return failures.flatMap(\.self)
    }

    /// Those of data that no open screen reports.
    private var failuresWithoutScreen: [Failure] {
        let failures: [Failure?] = [
            bookmarks.undecidedFailure.map {
                Failure(origin: .bookmarks, subject: CommonWords.latestBookmarksChanges, reason: $0.text)
            },
            settings.undecidedFailure.map {
                Failure(origin: .settings, subject: CommonWords.latestSettingsChanges, reason: $0.text)
            },
        ]
        return failures.compactMap(\.self)
    }

    /// The changes that are still being saved; none if nothing outlives the app, so that there is nothing to wait for.
    private var unfinished: [String] {
        guard dependencies.storage != nil else { return [] }
        let subjects: [[String]] = [
            lists.pendingChanges.map(\.subject),
            bookmarks.isSaving ? [CommonWords.latestBookmarksChanges] : [],
            settings.isSaving ? [CommonWords.latestSettingsChanges] : [],
            productLikes.isSending ? [StorageWords.lastLike] : [],
        ]
        return subjects.flatMap(\.self).removingDuplicates()
    }

    /// A change that failed to be saved.
    private struct Failure {
        let origin: FailureOrigin
        let subject: String
        let reason: String
    }

    /// What the question before quitting names.
    struct NamedLosses {
        let failures: Set<FailureOrigin>
        /// The changes that are still being saved.
        let unfinished: [String]
    }

    /// Tells the failed changes of lists apart; bookmarks and settings have one at most.
    enum FailureOrigin: Hashable {
        case list(FailedChange.ID)
        case bookmarks
        case settings
    }
}

nonisolated extension [String] {
    fileprivate func removingDuplicates() -> [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
