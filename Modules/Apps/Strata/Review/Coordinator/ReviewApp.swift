import Binding
import Shell

/// An app of one screen: the review of what is pending.
final class ReviewApp: ShellApp {
    let shell: Shell
    let work = Work()
    let interactor: ReviewInteractor
    /// What carries decisions out.
    private let deciding: Work

    /// A review that has not been started.
    ///
    /// - Parameter clock: Measures how long the shell shows a toast.
    init(store: any PendingChangesStore, clock: any Clock<Duration>) {
        deciding = Work(within: work)
        interactor = ReviewInteractor(store: store, reading: Work(within: work), deciding: deciding)
        shell = Shell(words: .review, clock: clock)
    }

    /// Opens the review's screen.
    func start() {
        ReviewCoordinator(interactor: interactor, navigation: shell.navigation()).start()
    }

    /// Waits until every decision is carried out; what is only being read is given up.
    func finishSaving() async { await deciding.settle() }

    /// What was done so far, in a line, and what was refused last.
    var outcome: String { ReviewViewModel(model: interactor.model, nil).outcome }

    /// Whether the last attempt was refused.
    var hasFailed: Bool { interactor.model.refusal != nil }
}
