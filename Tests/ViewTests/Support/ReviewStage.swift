import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

/// The review in its container, put together as the coordinator does it, on a store that the test holds.
@MainActor
final class ReviewStage {
    let store: InMemoryPendingChanges
    let navigator = NavigatorMock()
    let container: Container
    private let work = Work()

    /// A stage whose review has been read, unless the store's gate keeps it waiting.
    init(_ store: InMemoryPendingChanges, sourceLocation: SourceLocation = #_sourceLocation) {
        self.store = store
        container = Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator))
        let interactor = ReviewInteractor(store: store, reading: work, deciding: work)
        let view = ReviewView(viewModel: ReviewViewModel(interactor: interactor))
        for object in [self, container, navigator, interactor, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        interactor.bind(to: view) { ReviewViewModel(interactor: $0) }
        container.addTab(view.title, root: view, coordinator: navigator)
        interactor.load()
    }

    /// A stage that shows the first of `changes`.
    static func showing(
        _ changes: ReviewedChange..., unreadable: [String] = [], size: ScreenSize = .standard,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ReviewStage {
        let stage = ReviewStage(
            InMemoryPendingChanges(changes, unreadable: unreadable), sourceLocation: sourceLocation)
        await stage.settle(size)
        return stage
    }

    /// Waits until the store has done what it was asked for, and draws.
    func settle(_ size: ScreenSize = .standard) async {
        await settleUnseen()
        _ = draw(size)
    }

    /// Waits until the store has done what it was asked for.
    func settleUnseen() async { await work.settle() }

    /// Presses `keys` at once, before anything is drawn.
    func press(_ keys: Key...) {
        for key in keys { container.press(key) }
    }

    /// Types `text` as a user does, who sees what each key does.
    func type(_ text: String, size: ScreenSize = .standard) async {
        for character in text {
            container.press(.character(character))
            await settle(size)
        }
    }

    func draw(_ size: ScreenSize = .standard, symbols: Symbols = .unicode) -> Frame {
        container.draw(size: size.size, appearance: Appearance(symbols: symbols), transcribes: true)
    }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }

    /// The title in the upper edge.
    var title: Substring { screen.prefix { $0 != "\n" } }
}
