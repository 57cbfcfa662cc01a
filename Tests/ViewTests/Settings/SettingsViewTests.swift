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

@MainActor
@Suite("The settings' view", .leakChecks)
struct SettingsViewTests {
    private let store = InMemorySettingsStore()
    private let work = Work()

    @Test("keeps the notifications switch to itself: nothing of it is stored")
    func notifications() {
        let view = makeView()
        #expect(view.text.contains("You will hear of nothing"))
        view.press(.end, .enter)
        #expect(view.text.contains("[x] Notifications"))
        #expect(view.text.contains("You will hear of new users"))
        view.press(.space)
        #expect(view.text.contains("[ ] Notifications"))
        #expect(work.isSettled && store.saved == nil)
    }

    @Test("keeps the selection and the switch when it is handed another view model")
    func configure() async {
        let view = makeView()
        view.press(.end, .enter)
        let settings = makeInteractor()
        settings.update { $0.theme = .light }
        view.configure(with: SettingsViewModel(interactor: settings))
        #expect(view.text.contains("Theme: Light"))
        #expect(view.text.contains("▸ [x] Notifications"))
        await work.settle()
    }

    @Test("has no use for r while nothing has failed")
    func retry() {
        #expect(!makeView().handle(.character("r")))
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> SettingsInteractor {
        trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    private func makeView(sourceLocation: SourceLocation = #_sourceLocation) -> SettingsView {
        let viewModel = SettingsViewModel(interactor: makeInteractor(sourceLocation: sourceLocation))
        return trackForLeaks(SettingsView(viewModel: viewModel), sourceLocation: sourceLocation)
    }
}
