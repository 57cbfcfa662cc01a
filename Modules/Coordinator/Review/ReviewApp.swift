import Binding
public import Interactor
public import TextUI
import View
public import ViewModel

/// An app of one screen: the review of what is pending.
public final class ReviewApp {
    let container: Container
    let work = Work()
    public weak var host: (any AppHost)?

    let interactor: ReviewInteractor
    /// What carries decisions out.
    private let deciding: Work

    /// A review that has not been started.
    public init(store: any PendingChangesStore) {
        deciding = Work(within: work)
        interactor = ReviewInteractor(store: store, reading: Work(within: work), deciding: deciding)
        container = Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: nil))
    }

    /// What was done so far, in a line, and what was refused last.
    public var outcome: String { ReviewViewModel(interactor: interactor).outcome }

    /// Whether the last attempt was refused.
    public var hasFailed: Bool { ReviewViewModel(interactor: interactor).problem != nil }
}

extension ReviewApp: ContainerApp, ContainerNavigator {
    /// Builds the screen and begins to read.
    public func start() {
        container.configure(with: ContainerViewModel(badges: [], showsKeyHints: true, navigator: self))
        ReviewCoordinator(app: self).start()
        interactor.load()
    }

    public func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        container.draw(size: size, tick: tick, appearance: appearance, transcribes: transcribes)
    }

    public var theme: Theme { .dark }

    public func finishSaving() async { await deciding.settle() }
}
