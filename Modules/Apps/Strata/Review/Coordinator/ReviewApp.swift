import Binding
import Shell
import TextUI

/// The review as an app with a single screen.
final class ReviewApp: ShellApp {
    let shell: Shell
    let work = Work()
    let interactor: ReviewInteractor
    /// The work that carries out decisions; it must finish before the app ends.
    private let deciding: Work

    /// The change whose source is to be opened in an editor; nil if the user wants to leave.
    private(set) var opened: PendingChange.ID?

    /// Creates a review that has not started.
    ///
    /// - Parameters:
    ///   - review: The earlier review to continue; nil to start a new one.
    ///   - clock: Measures how long a toast is shown.
    init(_ review: Review? = nil, store: any PendingChangesStore, clock: any Clock<Duration>) {
        deciding = Work(within: work)
        interactor = ReviewInteractor(review, store: store, reading: Work(within: work), deciding: deciding)
        shell = Shell(words: .english, clock: clock)
    }

    /// Opens the review's screen.
    func start() {
        ReviewCoordinator(interactor: interactor, navigation: shell.navigation()) { [weak self] in self?.open($0) }
            .start()
    }

    /// Leaves the terminal to the editor; the review continues afterwards.
    private func open(_ id: PendingChange.ID) {
        opened = id
        shell.host?.quit()
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

    /// Whether the last step of the review failed.
    var hasFailed: Bool { interactor.model.refusal != nil }
}
