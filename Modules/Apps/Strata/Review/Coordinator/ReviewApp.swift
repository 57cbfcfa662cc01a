import Binding
import Shell

/// An app with a single screen, which reviews what is pending.
final class ReviewApp: ShellApp {
    let shell: Shell
    let work = Work()
    let interactor: ReviewInteractor
    /// Carries out decisions, and must be finished before the app ends.
    private let deciding: Work

    /// Creates a review that has not started.
    ///
    /// - Parameter clock: Measures how long a toast is shown.
    init(store: any PendingChangesStore, clock: any Clock<Duration>) {
        deciding = Work(within: work)
        interactor = ReviewInteractor(store: store, reading: Work(within: work), deciding: deciding)
        shell = Shell(words: .english, clock: clock)
    }

    /// Opens the review's screen.
    func start() {
        ReviewCoordinator(interactor: interactor, navigation: shell.navigation()).start()
    }

    /// Waits until all decisions are carried out; reading may be abandoned.
    func finishSaving() async -> Bool {
        guard !deciding.isSettled else { return true }
        shell.isSaving = true
        defer { shell.isSaving = false }
        await deciding.settle()
        return true
    }

    /// A one-line summary of the decisions so far, and of the last failure.
    var outcome: String { ReviewViewModel(model: interactor.model, nil).outcome }

    /// Whether the last attempt failed.
    var hasFailed: Bool { interactor.model.refusal != nil }
}
